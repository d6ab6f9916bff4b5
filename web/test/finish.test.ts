import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Result, Schema, StoryMove } from '../src/engine/protocol';

vi.stubGlobal('document', { documentElement: {} });
const { headline, ranked, reason } = await import('../src/model/ending');
const { bestMoment, deedOf, piecesOf, reachOf, sourcesOf, turningPoint } = await import('../src/model/finish');
const { behind, choicesOf, costliest, mistakesOf, suspects } = await import('../src/model/mistakes');
const { Texts } = await import('../src/model/texts');

const word = (word: string) => ({ word, label: word });
const schema: Schema = {
  game: 'toy', rules: 1, captains: 'captain', seats: {}, sources: 'source', options: [], fields: [], decisions: [], verbs: [],
  events: [{ kind: 'end', text: 'The game is over.', args: [] }],
  words: { captain: ['red', 'blue', 'green'].map(word), source: ['start', 'trade', 'fines', 'wrecks'].map(word) },
};
const texts = new Texts(schema, ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve']);
const result = (...places: number[]): Result => ({ over: true, conceded: null, seats: places.map((place, seat) => ({ seat, place, score: 10 - place })) });

describe('the result in words', () => {
  it('tells the reader their own place', () => {
    expect(headline(result(1, 2), texts, 0)).toBe('You win');
    expect(headline(result(1, 2), texts, 1)).toBe('You lost');
    expect(headline(result(2, 1, 3, 4), texts, 0)).toBe('You came second of four');
    expect(headline(result(2, 1, 3), texts, 2)).toBe('You came third of three');
    expect(headline(result(1, 1, 3), texts, 0)).toBe('You share the victory');
    expect(headline(result(1, 2, 3, 4, 5), texts, 4)).toBe('Your place: 5 of 5');
  });
  it('has a sentence for every place at every table', () => {
    for (let players = 2; players <= 4; players++) {
      const places = Array.from({ length: players }, (_, i) => i + 1);
      for (const own of places.keys()) expect(headline(result(...places), texts, own)).toMatch(/^You (win|lost|came)/);
    }
  });
  it('names the winners to everybody else', () => {
    expect(headline(result(2, 1), texts, null)).toBe('Ben wins');
    expect(headline(result(1, 2, 1), texts, null)).toBe('Anna, Cleo share the victory');
    expect(headline({ ...result(1, 2), over: false }, texts, 0)).toBe('Without a result');
  });
  it('says why the game ended', () => {
    const story: StoryMove[] = [{ move: 4, events: [{ kind: 'end', seat: null, text: '', args: [] }] }];
    expect(reason(result(1, 2), story, texts, 0)).toBe('The game is over.');
    expect(reason({ ...result(1, 2), conceded: 1 }, story, texts, 0)).toBe('Ben gives up.');
    expect(reason({ ...result(1, 2), conceded: 1 }, story, texts, 1)).toBe('You gave up.');
  });
  it('lists the best first', () => expect(ranked(result(3, 1, 2)).map(({ seat }) => seat)).toEqual([1, 2, 0]));
});

describe('where the points came from', () => {
  const brought: Record<string, number>[] = [{ start: 5, trade: 10, fines: -3 }, { start: 5, fines: -4 }];
  const seats = brought.map((sources, seat) => ({ seat, place: seat + 1, score: 0, sources }));
  const sources = sourcesOf(schema, { over: true, seats });
  it('is told of what brought or cost somebody something', () => {
    expect(sources.map(({ word, colour, points }) => [word, colour, points])).toEqual([['start', 0, [5, 5]], ['trade', 1, [10, 0]], ['fines', 2, [-3, -4]]]);
    expect(sourcesOf({ ...schema, sources: undefined }, { over: true, seats })).toEqual([]);
    expect(sourcesOf(schema, result(1, 2))).toEqual([]);
  });
  it('is a bar whose pieces lie side by side, losses to the left of nought', () => {
    expect(piecesOf(sources, 0)).toEqual([{ source: 0, points: 5, from: 0, to: 5 }, { source: 1, points: 10, from: 5, to: 15 }, { source: 2, points: -3, from: -3, to: 0 }]);
    expect(piecesOf(sources, 1).reduce((sum, { points }) => sum + points, 0)).toBe(1);
  });
  it('has one scale for all', () => {
    expect(reachOf(sources, 2)).toEqual([-4, 15]);
    expect(reachOf([], 2)).toEqual([0, 1]);
  });
});

describe('the moments that mattered', () => {
  const line = (...chances: number[]) => chances.map((chance, i) => ({ at: i * 10, chance }));
  const lines = [line(300, 500, 450, 400, 1000), line(300, 250, 600, 590, 0)];
  const range = (swing: { from: { at: number }; to: { at: number } } | null) => swing && [swing.from.at, swing.to.at];
  it('are the largest rise of one seat, before the result itself', () => {
    expect(range(bestMoment(lines, 0))).toEqual([0, 10]);
    expect(range(bestMoment(lines, 1))).toEqual([10, 20]);
  });
  it('are one\'s own, where only those count', () => {
    const late = ({ from }: { from: { at: number } }) => from.at >= 10;
    expect(range(bestMoment(lines, 0, late))).toEqual([30, 40]);
    expect(range(bestMoment(lines, 1, late))).toEqual([10, 20]);
    expect(bestMoment(lines, 0, () => false)).toBeNull();
  });
  it('are the result, if nothing else was', () => {
    expect(range(bestMoment([line(500, 510, 1000)], 0))).toEqual([10, 20]);
    expect(bestMoment([[]], 0)).toBeNull();
  });
  it('are for all the largest change of any seat', () => expect(turningPoint(lines)).toMatchObject({ seat: 1, from: { at: 10 }, to: { at: 20 } }));

  const move = (seat: number, asked = true): GameEvent => ({ kind: 'move', seat, text: '', verb: 0, asked });
  const told = (seat: number): GameEvent => ({ kind: 'end', seat, text: '' });
  const story: StoryMove[] = [
    { move: 9, events: [move(0), told(0), told(0)] },
    { move: 10, events: [move(0)] },
    { move: 11, events: [move(0), told(0)] },
    { move: 12, events: [move(1), told(0), told(0)] },
    { move: 13, events: [move(0, false), told(0), told(0)] },
  ];
  const swing = (seat: number, from: number, to: number) => ({ seat, from: { at: from, chance: 0 }, to: { at: to, chance: 500 } });
  it('go back to an own choice with consequences, or to another’s', () => {
    expect(deedOf(story, swing(0, 10, 14))?.at).toBe(11);
    expect(deedOf(story, swing(2, 10, 14))).toMatchObject({ at: 12, event: { seat: 1 } });
    expect(deedOf(story, swing(0, 20, 30))).toBeNull();
    expect(deedOf(story, swing(0, 10, 14), () => true)).toBeNull();
  });
});

describe('mistakes', () => {
  const event = (move: string, asked = true): GameEvent => ({ kind: 'move', seat: 0, text: '', move, verb: 0, args: [], asked });
  const hint = (best: string, chances: Record<string, number>) => ({ iterations: 1, candidates: Object.entries(chances).map(([move, chance]) => ({ move, chance, visits: 1 })), line: [{ seat: 0, move: best, verb: 0, args: [] }] });
  it('are looked for where the seat had a choice', () => {
    const story: StoryMove[] = [{ move: 0, events: [event('sail')] }, { move: 1, events: [event('pass', false)] }, { move: 2, events: [{ ...event('hunt'), seat: 1 }] }, { move: 3, events: [event('hunt')] }];
    expect(choicesOf(story, 0).map(({ at }) => at)).toEqual([0, 3]);
  });
  it('are what was behind another move in the same position, not a fall of the chance', () => {
    expect(behind(hint('sail', { sail: 300, hunt: 250 }), event('hunt'))).toBe(50);
    expect(behind(hint('sail', { sail: 300, hunt: 250 }), event('sail'))).toBe(0);
    expect(behind(hint('sail', { sail: 300 }), event('fly'))).toBe(0);
  });
  it('are told in the order of the moves, if they are clear', () => {
    const of = (at: number, lead: number) => ({ at, event: event('sail'), better: hint('hunt', {}).line[0]!, chance: 500, lead });
    const found = mistakesOf([of(9, 60), of(3, 90), of(5, 20)]);
    expect(found.map(({ at }) => at)).toEqual([3, 9]);
    expect([costliest(found)?.at, costliest([])]).toEqual([3, null]);
    expect(suspects([{ behind: 10 }, { behind: 25 }, { behind: 80 }])).toEqual([{ behind: 80 }, { behind: 25 }]);
  });
});
