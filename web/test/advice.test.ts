import { describe, expect, it } from 'vitest';
import type { Hint, HintCandidate, Move, MoveOdds, Schema, StoryMove } from '../src/engine/protocol';
import { outlook, percent, prospects, reasons, suggest, think, ties, type Candidate } from '../src/model/advice';
import { Texts } from '../src/model/texts';
import { bestOwn, between, ending, even, linesOf, spread, stops, swings, turnOf } from '../src/model/swing';

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
  const names = (list: Candidate[]) => list.map(({ move: text }) => text);
  const bare = (chosen: string, list: Partial<HintCandidate>[]): Hint => ({ ...hint(chosen, {}), candidates: list.map((one) => ({ move: '', chance: 0, visits: 9, ...one })) });
  const brings = (later: boolean) => ({ often: 1000, later, event: { kind: 'gained', seat: 0, text: '', args: [5] } });

  it('begins with the move that the bot would make, and leaves out what only looks better', () => {
    const { best } = suggest(hint('hunt', { pass: 700, hunt: 600, sail: 590 }), legal);
    expect(best.map(({ move: text, chance }) => [text, chance])).toEqual([['hunt', 600], ['sail', 590]]);
    expect(outlook(hint('hunt', { pass: 700, hunt: 600 }))).toBe(600);
  });
  it('knows only moves that can be made, and folds away what is far behind', () => {
    expect(suggest(hint('sail', { sail: 500, fly: 495 }), legal).best).toHaveLength(1);
    const { best, more } = suggest(hint('sail', { sail: 500, hunt: 490, pass: 200 }), legal);
    expect([names(best), names(more)]).toEqual([['sail', 'hunt'], ['pass']]);
    expect(outlook(hint('sail', {}))).toBeUndefined();
    expect(suggest(hint('sail', {}), legal)).toEqual({ best: [], more: [], tied: 0 });
  });
  it('suggests three moves at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map(move);
    const { best, more } = suggest(hint('a', { a: 500, b: 500, c: 500, d: 500, e: 500 }), many);
    expect([best.length, more.length]).toEqual([3, 2]);
  });
  it('does not suggest giving something up, unless that is clearly better', () => {
    const warned = [move('sail'), { ...move('retire'), warning: 'MM-27.8: You give up ship, cargo, cards and the gold aboard.' }];
    expect(names(suggest(hint('retire', { retire: 505, sail: 500 }), warned).best)).toEqual(['sail']);
    expect(names(suggest(hint('sail', { sail: 500, retire: 499 }), warned).best)).toEqual(['sail']);
    expect(names(suggest(hint('retire', { retire: 700, sail: 500 }), warned).best)).toEqual(['retire']);
  });
  it('puts what is of use itself before what is not, and leaves out detours to what is suggested', () => {
    const equal = bare('sail', [{ move: 'sail', chance: 500, then: { seat: 0, move: 'hunt', verb: 0, args: [] } }, { move: 'hunt', chance: 500, why: [brings(false)] }]);
    expect(names(suggest(equal, legal).best)).toEqual(['hunt']);
    expect(names(suggest(bare('sail', [{ move: 'sail', chance: 500, why: [brings(true)] }, { move: 'hunt', chance: 495, why: [brings(false)] }]), legal).best)).toEqual(['hunt', 'sail']);
  });
  it('calls moves equally good between which there is only noise', () => {
    const { best } = suggest(hint('sail', { sail: 500, hunt: 493, pass: 470 }), legal);
    expect(ties(best).map(names)).toEqual([['sail', 'hunt'], ['pass']]);
  });
  it('puts the end of the turn behind what is as good', () => {
    const idle = (ends: number) => suggest(bare('pass', [{ move: 'pass', chance: ends, ends: true }, { move: 'sail', chance: 495 }]), legal);
    expect(names(idle(500).best)).toEqual(['sail', 'pass']);
    expect(names(idle(520).best)).toEqual(['pass', 'sail']);
  });
  it('counts how many are as good as the best, shown or not', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map(move);
    expect(suggest(hint('a', { a: 500, b: 495, c: 492, d: 491, e: 400 }), many).tied).toBe(4);
  });

  describe('gives reasons', () => {
    const schema = { captains: 'seat', words: {}, verbs: [{ word: 'sail', label: 'Sail', args: [], at: [] }, { word: 'done', label: 'Done', args: [], at: [] }], events: [{ kind: 'gained', text: '{seat} receives {0} silver.', hidden: null, args: ['number'] }], decisions: [] } as unknown as Schema;
    const texts = new Texts(schema, ['Red']);
    const one = (text: string, more: Partial<Candidate> = {}): Candidate => ({ move: text, chance: 500, visits: 9, legal: move(text), ...more });
    const silver = (args: number) => ({ why: [{ often: 1000, later: false, event: { kind: 'gained', seat: 0, text: '', args: [args] } }] });
    const say = (more: Partial<Candidate>) => reasons({ best: [one('sail', more)], more: [] }, texts).of(one('sail', more));
    it('in one line', () => {
      expect(say({ why: [brings(false)] }).gains).toEqual(['Red receives 5 silver.']);
      expect(say({ why: [brings(true)] }).gains).toEqual(['Later this turn: Red receives 5 silver.']);
      expect(say({ why: [{ ...brings(true), often: 750 }] }).gains).toEqual(['Later this turn, 75% likely: Red receives 5 silver.']);
      expect(say({ why: [{ ...brings(true), next: true }] }).gains).toEqual(['Next turn: Red receives 5 silver.']);
      expect(say({ score: { mean: 150, low: 0, high: 3 } }).gains).toEqual(['Score by the end of the turn: +1.5 (0 to +3)']);
    });
    it('as a plan, if it brings several things', () => {
      expect(say({ why: [brings(false), { ...brings(true), often: 750, next: true }] }).gains).toEqual(['Red receives 5 silver.', 'Next turn, 75% likely: Red receives 5 silver.']);
    });
    it('also if one thing in it is open', () => {
      expect(say({ why: [{ often: 1000, later: false, event: { kind: 'gained', seat: 0, text: '' } }] }).gains).toEqual(['Red receives … silver.']);
    });
    it('or none, if nothing is known', () => {
      expect(say({ score: { mean: -100, low: -1, high: -1 } })).toEqual({ gains: [], price: '' });
    });
    it('by what follows, where nothing is gained yet, unless that is nothing', () => {
      const then = (verb: number) => ({ then: { seat: 0, move: '', verb, args: [] } });
      expect(say(then(0)).gains).toEqual(['Then: Sail']);
      expect(say(then(1)).gains).toEqual([]);
    });
    it('and says apart what a move costs', () => {
      const warned = one('sail', { legal: { ...move('sail'), warning: 'PL-6.5: The crew is unpaid.' }, why: [brings(false)] });
      expect(reasons({ best: [warned], more: [] }, texts).of(warned)).toEqual({ gains: ['Red receives 5 silver.'], price: 'The crew is unpaid.' });
    });
    it('once for all that share one', () => {
      const best = [one('a', silver(5)), one('b', silver(5))];
      const found = reasons({ best, more: [] }, texts);
      expect([found.shared, ...best.map((each) => found.of(each).gains)]).toEqual([['Red receives 5 silver.'], [], []]);
    });
    it('that tell a move from the others, and no others', () => {
      const best = [one('a', silver(5)), one('b', silver(8))];
      const more = ['c', 'd', 'e'].map((text) => one(text, silver(5)));
      const found = reasons({ best, more }, texts);
      expect([found.shared, ...[...best, ...more].map((each) => found.of(each).gains)]).toEqual([[], [], ['Red receives 8 silver.'], [], [], []]);
    });
  });

  const thinkFor = async (quickTakes: number) => {
    const asked: number[] = [];
    let clock = 0;
    const ask = (iterations: number) => {
      asked.push(iterations);
      clock += quickTakes;
      return Promise.resolve(hint('sail', {}, iterations));
    };
    const { iterations } = await think(ask, () => clock);
    return { asked, iterations };
  };
  it('is thought over as long as the time allows', async () => {
    expect(await thinkFor(100)).toEqual({ asked: [200, 2000], iterations: 2000 });
    expect(await thinkFor(1)).toEqual({ asked: [200, 20000], iterations: 20000 });
    expect(await thinkFor(800)).toEqual({ asked: [200], iterations: 200 });
  });
});

describe('odds', () => {
  const row = (text: string, events: Record<string, number>, score = { mean: 0, low: 0, high: 0 }): MoveOdds => ({ move: text, chance: 500, score, events });

  it('tell what moves apart and what may happen, and nothing else', () => {
    const list = prospects({ samples: 60, odds: [row('sail', { turn: 1000, lost: 1000 }), row('hunt', { turn: 1000, won: 900, lost: 100 })] }, legal);
    expect(list.map(({ outcomes }) => outcomes)).toEqual([[{ kind: 'lost', often: 1000 }], [{ kind: 'won', often: 900 }, { kind: 'lost', often: 100 }]]);
    expect(list[0]!.score).toBeNull();
  });
  it('put moves with the same prospects together', () => {
    const list = prospects({ samples: 60, odds: [row('sail', { won: 500 }), row('hunt', { won: 400 }), row('pass', { won: 500 })] }, legal);
    expect(list.map(({ moves }) => moves.map(({ text }) => text))).toEqual([['sail', 'pass'], ['hunt']]);
  });
  it('are none where nothing is left to chance', () => {
    expect(prospects({ samples: 60, odds: [row('sail', { paid: 1000 }, { mean: -400, low: -4, high: -4 }), row('pass', {})] }, legal)).toEqual([]);
    expect(prospects({ samples: 60, odds: [row('sail', {}, { mean: 150, low: 0, high: 3 })] }, legal)).toHaveLength(1);
  });
  it('leave out what is certain for every move, what says nothing without its details, and moves of which nothing is left to say', () => {
    expect(prospects({ samples: 60, odds: [row('sail', { lost: 1000 }), row('pass', { lost: 1000 })] }, legal)).toEqual([]);
    const apart = { samples: 60, odds: [row('sail', { sails: 500, won: 400 }), row('pass', { sails: 400 })] };
    expect(prospects(apart, legal, (kind) => kind !== 'sails').map(({ outcomes }) => outcomes.map(({ kind }) => kind))).toEqual([['won']]);
    expect(prospects({ samples: 60, odds: [row('sail', { sails: 500 })] }, legal, () => false)).toEqual([]);
  });
  it('name the four most telling kinds at most', () => {
    const events = { a: 10, b: 500, c: 300, d: 980, e: 400 };
    const list = prospects({ samples: 60, odds: [row('sail', events)] }, legal);
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
    expect(long.filter(({ seat }) => seat === 0)).toHaveLength(56);
    expect(long.filter(({ seat }) => seat === 1)).toHaveLength(56);
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
  it('adds up to certainty at every point, whoever was asked', () => {
    const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
    expect([even(3), spread([200, 300, 500], 0, 600), spread([0, 0, 1000], 2, 0), spread([1000, 0], 0, 1000)].map(sum)).toEqual([1000, 1000, 1000, 1000]);
    expect(spread([200, 300, 500], 0, 600)).toEqual([600, 150, 250]);
    const looks = [{ at: 0, seat: 0, chance: 920 }, { at: 4, seat: 1, chance: 917 }, { at: 2, seat: 2, chance: 333 }];
    const lines = linesOf(looks, 3, [0, 1, 2], [{ at: 9, chance: 1000 }, { at: 9, chance: 0 }, { at: 9, chance: 0 }]);
    expect(lines.map((line) => line.map(({ at }) => at))).toEqual([[0, 2, 4, 9], [0, 2, 4, 9], [0, 2, 4, 9]]);
    [0, 1, 2, 3].forEach((i) => expect(sum(lines.map((line) => line[i]!.chance))).toBe(1000));
    expect(linesOf(looks, 3, [0], []).map((line) => line.length)).toEqual([3, 0, 0]); /* while the game goes on: one's own */
  });
  it('names the move that was made, and the best of one’s own', () => {
    const told = story([null, 0, 0, 1, 0]).map((one) => ({ ...one, events: one.events.map((event) => ({ ...event, asked: true })) }));
    const looks = [{ at: 0, seat: 0, chance: 500 }, { at: 2, seat: 1, chance: 200 }, { at: 3, seat: 0, chance: 500 }];
    const lines = linesOf(looks, 2, [0, 1], []);
    const turns = swings(lines).map((swing) => turnOf(swing, lines, told));
    expect(turns.map((turn) => [turn!.event.seat, turn!.at, turn!.change])).toEqual([[0, 2, 300], [1, 3, 300]]);
    expect(bestOwn(lines, told, 0)).toMatchObject({ at: 2, change: 300 });
    expect(bestOwn(lines, told, 1)).toMatchObject({ at: 3, change: 300 });
    expect(between(told, [0, 1], { seat: 0, from: { at: 0, chance: 0 }, to: { at: 3, chance: 0 } })).toEqual([{ at: 1, seat: 0 }, { at: 2, seat: 1 }]);
  });
});
