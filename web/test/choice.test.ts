import { describe, expect, it } from 'vitest';
import type { Move } from '../src/engine/protocol';
import { isSet, manner, members, narrow, offers, ofMembers, pick, questions, reachable, search, spoken } from '../src/model/choice';

const move = (verb: number, args: string[], targets: string[]): Move => ({ text: `${verb} ${args.join(' ')}`, label: '', verb, args, targets, clause: 'XX-1' });

const lay = ['nassau', 'havana', 'reef'].flatMap((card) => ['north', 'east'].map((way) => move(0, [card, way], [`card:${card}`, `direction:${way}`])));
const sail = ['north', 'east'].map((way) => move(1, [way], [`direction:${way}`, `cell:${way}`]));
const stop = move(2, [], []);
const moves = [...lay, ...sail, stop];

describe('narrowing', () => {
  it('keeps moves that touch everything picked', () => {
    expect(narrow(moves, [{ thing: 'card:nassau' }])).toHaveLength(2);
    expect(narrow(moves, [{ thing: 'card:nassau' }, { thing: 'direction:north' }])).toEqual([lay[0]]);
    expect(narrow(moves, [{ verb: 1 }, { arg: 0, word: 'east' }])).toEqual([sail[1]]);
  });

  it('finds the things that lead on', () => {
    const things = reachable(moves, [{ thing: 'card:havana' }]);
    expect([...things.keys()].sort()).toEqual(['card:havana', 'direction:east', 'direction:north']);
    expect(things.get('direction:east')).toHaveLength(1);
  });
});

describe('picking', () => {
  it('adds a thing that fits, takes one back that is picked again, begins anew with one that does not fit', () => {
    const once = pick(moves, [], 'card:nassau');
    expect(once).toEqual([{ thing: 'card:nassau' }]);
    expect(pick(moves, once, 'direction:north')).toHaveLength(2);
    expect(pick(moves, once, 'card:nassau')).toEqual([]);
    expect(pick(moves, once, 'cell:north')).toEqual([{ thing: 'cell:north' }]);
  });
});

describe('offering', () => {
  it('groups by verb and goes step by step where two arguments are open', () => {
    const [first, second, third] = offers(moves, []);
    expect(first).toMatchObject({ verb: 0, args: [null, null], open: [0, 1] });
    expect(first!.entries.map((entry) => entry.count)).toEqual([2, 2, 2]);
    expect(first!.entries[0]!.step).toEqual({ arg: 0, word: 'nassau' });
    expect(second!.entries.map((entry) => entry.move)).toEqual(sail);
    expect(third!.entries).toEqual([{ move: stop, count: 1 }]);
  });

  it('offers one of several moves that come to the same, unless another was picked', () => {
    const load = ['a', 'b', 'c'].map((field) => ({ ...move(4, ['r1', field], ['ship:r1', `field:${field}`]), ...(field === 'a' ? {} : { like: '4 r1 a' }) }));
    expect(offers(load, [])[0]).toMatchObject({ args: ['r1', null], open: [], entries: [{ move: load[0] }] });
    expect(offers(load, [{ thing: 'field:c' }])[0]!.entries).toEqual([{ move: load[2], count: 1 }]);
  });

  it('offers moves once one argument is left', () => {
    const [only] = offers(moves, [{ verb: 0 }, { arg: 0, word: 'reef' }]);
    expect(only).toMatchObject({ verb: 0, args: ['reef', null], open: [1] });
    expect(only!.entries.map((entry) => entry.move)).toEqual(lay.slice(4));
  });

  it('offers every move exactly once, however it is reached', () => {
    const reach = (path: Parameters<typeof offers>[1]): string[] =>
      offers(moves, path).flatMap(({ verb, entries }) => entries.flatMap((entry) => (entry.move ? [entry.move.text] : reach([...path, { verb }, entry.step!]))));
    expect(reach([]).sort()).toEqual(moves.map(({ text }) => text).sort());
  });
});

describe('numbers and sets', () => {
  const how = (list: Move[], kinds: string[], nouns: string[] = [], label = (_: string, word: string) => word) => manner(offers(list, [])[0]!, kinds, (arg) => nouns[arg] ?? '', label);
  const sales = ['a', 'b', 'c'].flatMap((one, i, all) => [[one, ''], ...all.slice(i + 1).map((other) => [one, other])]).map((args) => move(5, args, args.filter(Boolean).map((word) => `cargo:${word}`)));

  it('takes a long run of numbers for an amount, a short one for a list', () => {
    const amounts = [0, 1, 2, 3, 4, 5, 6].map((n) => move(3, [String(n)], []));
    expect(how(amounts, ['number'])).toBe('number');
    expect(how(amounts.slice(0, 6), ['number'])).toBe('list');
    expect(how(amounts, ['turned'], [], (_, word) => `turned ${word} times`)).toBe('list');
  });

  it('counts several things only where their names are known', () => {
    const dice = [0, 1, 2].flatMap((ones) => [0, 1].map((twos) => move(4, [String(ones), String(twos)], [])));
    expect(how(dice, ['number', 'number'], ['ones', 'twos'])).toBe('counts');
    expect(how(dice, ['number', 'number'])).toBe('list');
  });

  it('knows sets by arguments that may be left out, and finds the move of a set', () => {
    expect(isSet(sales, ['cargo', 'cargo'])).toBe(true);
    expect(isSet(lay, ['card', 'direction'])).toBe(false);
    expect(how(sales, ['cargo', 'cargo'])).toBe('set');
    expect(members(sales[1]!, ['cargo', 'cargo'])).toEqual(['cargo:a', 'cargo:b']);
    expect(ofMembers(sales, ['cargo', 'cargo'], ['cargo:b', 'cargo:a'])).toBe(sales[1]);
    expect(ofMembers(sales, ['cargo', 'cargo'], ['cargo:a', 'cargo:b', 'cargo:c'])).toBeUndefined();
  });

  it('takes words that are spelled by their letters for sets', () => {
    const holds = ['a', 'b', 'ab', 'c', 'abc'].map((word) => move(6, [word], [`holds:${word}`]));
    const spelled = (_: string, word: string) => [...word.toUpperCase()].join(', ');
    expect(how(holds, ['holds'], [], spelled)).toBe('set');
    expect(how(holds, ['holds'])).toBe('list');
  });

  it('asks for things before numbers, and for the turn of a tile before its column', () => {
    const first = (args: string[][]) => offers(args.map((words) => move(7, words, [])), [])[0]!.entries.find(({ step }) => step)!.step;
    expect(first([1, 2, 3].flatMap((n) => ['sail', 'tailwind'].map((slot) => [String(n), slot])))).toEqual({ arg: 1, word: 'sail' });
    expect(first([0, 3].flatMap((x) => ['0', '1', '2'].map((turned) => [String(x), '1', turned])))).toEqual({ arg: 2, word: '0' });
  });

  it('leaves rows and columns to the board', () => {
    const lays = [0, 3].flatMap((x) => ['0', '1'].map((turned) => move(7, [String(x), '1', turned], [])));
    const says = (_: number, arg: number) => arg === 2;
    expect(offers(lays.slice(0, 3), [], says)[0]!.entries.map(({ move, arg }) => [move?.text, arg])).toEqual(lays.slice(0, 3).map(({ text }) => [text, undefined]));
    expect(offers([lays[0]!, lays[2]!], [], says)[0]!.entries.every(({ arg }) => arg === undefined)).toBe(true);
  });

  it('takes back one thing of several and keeps the rest', () => {
    const both = pick(sales, pick(sales, [], 'cargo:a'), 'cargo:b');
    expect(pick(sales, both, 'cargo:a')).toEqual([{ thing: 'cargo:b' }]);
  });
});

describe('asking why not', () => {
  const verbs = [
    { word: 'hunt', args: ['card'], at: ['action'] },
    { word: 'explore', args: ['card', 'direction'], at: ['sail'] },
    { word: 'trade', args: [], at: ['action'] },
  ];
  it('asks about the verbs of this decision that take such a thing', () => {
    expect(questions(verbs, 'action', 'card:harrier', [], () => undefined)).toEqual(['hunt harrier']);
    expect(questions(verbs, 'sail', 'card:harrier', [], () => 'north')).toEqual(['explore harrier north']);
    expect(questions(verbs, 'sail', 'cell:0,1', [], () => undefined)).toEqual([]);
  });
});

describe('searching', () => {
  it('wants every typed word, in any order, whatever the case', () => {
    expect(search('Lay Nassau to the north', 'NORTH nas')).toBe(true);
    expect(search('Lay Nassau to the north', 'south')).toBe(false);
  });
});

describe('what is heard of a button', () => {
  it('is the whole move, if that has what stands there', () => {
    expect(spoken('Nassau', 'Lay Nassau to the north')).toBe('Lay Nassau to the north');
  });
  it('begins with what stands there, if the whole has it in parentheses, as a part of a word, or not at all', () => {
    expect(spoken('Open Sea 2', 'Lay Treasure Fleet II (Open Sea 2) for the next captain')).toMatch(/^Open Sea 2: Lay/);
    expect(spoken('Sea', 'Sail to the Seats')).toBe('Sea: Sail to the Seats');
    expect(spoken('To the east', 'Sail on')).toBe('To the east: Sail on');
  });
});
