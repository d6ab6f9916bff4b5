import { describe, expect, it } from 'vitest';
import type { GameEvent, Schema } from '../src/engine/protocol';
import { digest } from '../src/model/digest';
import { Texts } from '../src/model/texts';

const schema = {
  captains: 'captain',
  words: { captain: [{ word: 'red', label: 'Red' }, { word: 'blue', label: 'Blue' }, { word: 'green', label: 'Green' }] },
  verbs: [{ word: 'sail', label: 'Sail', args: ['captain'], at: [], clause: '' }],
  events: [{ kind: 'hit', text: '{0} is hit.', args: ['captain'] }, { kind: 'draw', text: '{seat} draws {0}.', hidden: '{seat} draws.', args: ['card'] }],
} as unknown as Schema;
const texts = new Texts(schema, ['Anna', 'Ben', 'Cleo']);

const sails = (seat: number, asked = true): GameEvent => ({ kind: 'move', seat, text: '', verb: 0, args: ['red'], asked });
const hit = (word: string): GameEvent => ({ kind: 'hit', seat: null, text: '', args: [word] });
const draw: GameEvent = { kind: 'draw', seat: 0, text: '', args: ['map'] };
const turn: GameEvent = { kind: 'turn', seat: 0, text: '' };

describe('since your last turn', () => {
  const story = [
    { move: 4, events: [sails(1)] },
    { move: 5, events: [sails(1)] },
    { move: 6, events: [sails(1)] },
    { move: 7, events: [sails(1), hit('green')] },
    { move: 8, events: [sails(2), draw, hit('red'), turn, hit('red-3')] },
    { move: 9, events: [sails(0, false), hit('red-2')] },
  ];
  const { suffered, lines } = digest(story, 0, texts);

  it('has a line for each of the others', () => {
    expect(lines.map(({ seat }) => seat)).toEqual([1, 2]);
  });
  it('tells what was done to the reader, also where he had no choice, not his own luck nor what follows in his own turn', () => {
    expect(suffered.map(({ args }) => args![0])).toEqual(['red', 'red-2']);
  });
  it('puts moves that are alike together, without the one that led to what is told', () => {
    expect(lines[0]!.did).toEqual([{ label: 'Sail', times: 2 }]);
  });
  it('tells what a move led to instead of the move, unless it says nothing', () => {
    const lies = { ...hit('green'), seat: 1 };
    const did = (dull: string[]) => digest([{ move: 5, events: [sails(1), lies] }], 0, texts, { isTelling: () => false, dull }).lines.flatMap(({ did }) => did);
    expect(did([])).toEqual([{ label: 'Cleo is hit.', times: 1 }]);
    expect(did(['hit'])).toEqual([]);
  });
  it('leaves out moves that name nothing', () => {
    const done = { ...sails(1), args: [] };
    expect(digest([{ move: 5, events: [done] }], 0, texts).lines).toEqual([]);
  });
  it('tells what came of it, once', () => {
    const { lines } = digest(story, 0, texts, { isTelling: ({ kind }) => kind === 'hit', dull: [] });
    expect(lines.map(({ came }) => came.map(({ args }) => args![0]))).toEqual([['green'], []]);
  });
  it('has nothing done to an onlooker', () => {
    expect(digest(story, null, texts).suffered).toEqual([]);
  });
});
