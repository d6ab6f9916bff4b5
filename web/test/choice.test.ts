import { describe, expect, it } from 'vitest';
import type { Move } from '../src/engine/protocol';
import { narrow, offers, pick, questions, reachable, search } from '../src/model/choice';

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
