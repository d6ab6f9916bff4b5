import { describe, expect, it } from 'vitest';
import type { Hint, Move, MoveOdds, StoryMove } from '../src/engine/protocol';
import { best, outlook, percent, prospects, think } from '../src/model/advice';
import { ending, measure, stops, swings } from '../src/model/swing';

const move = (text: string): Move => ({ text, label: text, verb: 0, args: [], targets: [], clause: '' });
const legal = ['sail', 'hunt', 'pass'].map(move);
const hint = (chosen: string, chances: Record<string, number>, iterations = 200): Hint => ({
  iterations,
  candidates: Object.entries(chances).map(([text, chance]) => ({ move: text, chance, visits: 1 })),
  line: [{ seat: 0, move: chosen, verb: 0, args: [] }],
});

describe('percent', () => {
  it('calls only what is certain certain', () => {
    expect([0, 3, 5, 504, 996, 1000].map(percent)).toEqual(['0%', '< 1%', '1%', '50%', '> 99%', '100%']);
  });
});

describe('a hint', () => {
  it('begins with the move that the bot would make, and leaves out what only looks better', () => {
    const found = best(hint('hunt', { pass: 700, hunt: 600, sail: 400 }), legal, 5);
    expect(found.map(({ move: { text }, chance }) => [text, chance])).toEqual([['hunt', 600], ['sail', 400]]);
    expect(outlook(hint('hunt', { pass: 700, hunt: 600 }))).toBe(600);
  });
  it('is cut to the best, and knows only moves that can be made', () => {
    expect(best(hint('sail', { sail: 500, hunt: 400, pass: 300 }), legal, 2).map(({ move: { text } }) => text)).toEqual(['sail', 'hunt']);
    expect(best(hint('sail', { sail: 500, fly: 400 }), legal, 5)).toHaveLength(1);
    expect(outlook(hint('sail', {}))).toBeUndefined();
  });

  const thinkFor = async (quickTakes: number) => {
    const asked: number[] = [];
    const shown: boolean[] = [];
    let clock = 0;
    await think(
      (iterations) => {
        asked.push(iterations);
        clock += quickTakes;
        return Promise.resolve(hint('sail', {}, iterations));
      },
      (_, last) => shown.push(last),
      () => clock,
    );
    return { asked, shown };
  };
  it('is quick first and better afterwards, as the time allows', async () => {
    expect(await thinkFor(100)).toEqual({ asked: [200, 2000], shown: [false, true] });
    expect(await thinkFor(1)).toEqual({ asked: [200, 20000], shown: [false, true] });
    expect(await thinkFor(800)).toEqual({ asked: [200], shown: [true] });
  });
});

describe('odds', () => {
  const row = (text: string, events: Record<string, number>, score = { mean: 0, low: 0, high: 0 }): MoveOdds => ({ move: text, chance: 500, score, events });

  it('tell what moves apart and what may happen, and nothing else', () => {
    const { list, chancy } = prospects({ samples: 60, odds: [row('sail', { turn: 1000, lost: 1000 }), row('hunt', { turn: 1000, won: 900, lost: 100 })] }, legal);
    expect(list.map(({ outcomes }) => outcomes)).toEqual([[{ kind: 'lost', often: 1000 }], [{ kind: 'won', often: 900 }, { kind: 'lost', often: 100 }]]);
    expect(list[0]!.score).toBeNull();
    expect(chancy).toBe(true);
  });
  it('put moves with the same prospects together', () => {
    const { list } = prospects({ samples: 60, odds: [row('sail', { won: 500 }), row('hunt', { won: 400 }), row('pass', { won: 500 })] }, legal);
    expect(list.map(({ moves }) => moves.map(({ text }) => text))).toEqual([['sail', 'pass'], ['hunt']]);
  });
  it('know where nothing is left to chance, and where the score is', () => {
    const sure = prospects({ samples: 60, odds: [row('sail', { paid: 1000 }, { mean: -400, low: -4, high: -4 }), row('pass', {})] }, legal);
    expect(sure.chancy).toBe(false);
    expect(sure.list.map(({ score }) => score?.mean)).toEqual([-4, 0]);
    expect(prospects({ samples: 60, odds: [row('sail', {}, { mean: 150, low: 0, high: 3 })] }, legal).chancy).toBe(true);
  });
  it('tell what is certain and the same for all, if there is nothing else to tell', () => {
    const { list, chancy } = prospects({ samples: 60, odds: [row('sail', { lost: 1000 }), row('pass', { lost: 1000 })] }, legal);
    expect(list.map(({ moves, outcomes }) => [moves.length, outcomes])).toEqual([[2, [{ kind: 'lost', often: 1000 }]]]);
    expect(chancy).toBe(false);
  });
  it('name the four most telling kinds at most', () => {
    const events = { a: 10, b: 500, c: 300, d: 980, e: 400 };
    const { list } = prospects({ samples: 60, odds: [row('sail', events)] }, legal);
    expect(list[0]!.outcomes.map(({ kind }) => kind)).toEqual(['d', 'b', 'e', 'c']);
  });
});

describe('the swing of a game', () => {
  const story = (movers: (number | null)[]): StoryMove[] => movers.map((seat, i) => ({ move: i - 1, events: seat === null ? [{ kind: 'deal', seat: null, text: '' }] : [{ kind: 'move', seat, text: '' }] }));

  it('is looked at when another seat decides, and now and then while one does', () => {
    expect(stops(story([null, 0, 0, 1, 0]), [0, 1])).toEqual([{ at: 0, seat: 0 }, { at: 2, seat: 1 }, { at: 3, seat: 0 }]);
    expect(stops(story([null, 0, 0, 1, 0]), [1])).toEqual([{ at: 2, seat: 1 }]);
    expect(stops(story([null, ...Array<number>(10).fill(0)]), [0]).map(({ at }) => at)).toEqual([0, 8]);
  });
  it('is looked at no more often in a long game', () => {
    const long = stops(story([null, ...Array.from({ length: 1000 }, (_, i) => i % 2)]), [0, 1]);
    expect(long.filter(({ seat }) => seat === 0)).toHaveLength(100);
    expect(long.filter(({ seat }) => seat === 1)).toHaveLength(100);
    expect(long.every(({ at }, i) => i === 0 || at > long[i - 1]!.at)).toBe(true);
  });
  it('ends with what the winners share', () => {
    const seats = [1, 3, 1].map((place, seat) => ({ seat, score: 0, place }));
    expect(ending({ over: true, seats }, 9)).toEqual([{ at: 9, chance: 500 }, { at: 9, chance: 0 }, { at: 9, chance: 500 }]);
  });
  it('names its largest changes in their order, one that two seats felt only once, and no trifles', () => {
    const line = (...points: [number, number][]) => points.map(([at, chance]) => ({ at, chance }));
    const found = swings([line([0, 500], [10, 520], [20, 900], [30, 800]), line([1, 500], [21, 150], [31, 200])]);
    expect(found.map(({ seat, to }) => [seat, to.at])).toEqual([[0, 20], [0, 30]]);
    expect(swings([line([0, 500], [10, 540])])).toEqual([]);
    expect(swings([line([0, 0], [1, 100], [2, 0], [3, 200], [4, 0])])).toHaveLength(3);
  });
  it('takes about as long to look at in every game', () => {
    expect(measure(100, 80)).toBe(50);
    expect([measure(100, 1), measure(100, 1e6)]).toEqual([150, 25]);
  });
});
