import { describe, expect, it, vi } from 'vitest';
import type { Schema, Word } from '../src/engine/protocol';

vi.stubGlobal('document', { documentElement: {} });
const { allColours, coloursOf, exchanged, painted } = await import('../src/model/colours');
const { Texts } = await import('../src/model/texts');

const word = (word: string, facts?: Word['facts']): Word => ({ word, label: word.charAt(0).toUpperCase() + word.slice(1), facts });
const schema: Schema = {
  game: 'toy', rules: 1, captains: 'captain', seats: { 2: ['Red', 'Blue'], 3: ['Red', 'Blue', 'Green'] }, colours: true,
  owned: { captain: [[0, 1]], party: [[0, 2], [6, 1]], target: [[1, 1]] },
  options: [], fields: [], decisions: [], events: [],
  verbs: [{ word: 'attack', label: 'Attack {0}', args: ['captain'], at: [], clause: '' }],
  words: {
    captain: [word('red', { first: 1 }), word('blue'), word('green')],
    party: ['red-i', 'red-ii', 'blue-i', 'blue-ii', 'green-i', 'green-ii', 'fort-red', 'fort-blue', 'fort-green', 'pirates'].map((name) => word(name)),
    target: ['ship', 'red', 'blue', 'green'].map((name) => word(name)),
  },
};
const words = (painted: Schema, kind: string) => painted.words[kind]!.map(({ word }) => word);

describe('colours', () => {
  it('are those of the game, if it lets players choose', () => {
    expect(coloursOf(schema).map(({ word }) => word)).toEqual(['red', 'blue', 'green']);
    expect(coloursOf({ ...schema, colours: false })).toEqual([]);
    expect(coloursOf(null)).toEqual([]);
  });
  it('that nobody chose are left for the others, as the engine leaves them', () => {
    expect(allColours(schema, [])).toEqual([0, 1, 2]);
    expect(allColours(schema, ['blue'])).toEqual([1, 0, 2]);
    expect(allColours(schema, ['green', null])).toEqual([2, 1, 0]);
    expect(allColours(schema, ['green', 'red'])).toEqual([2, 0, 1]);
  });
  it('are exchanged, so that no two seats have the same', () => {
    expect(exchanged([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
    expect(exchanged([2, 1, 0], 1, 1)).toEqual([2, 1, 0]);
  });
});

describe('a schema in chosen colours', () => {
  const green = painted(schema, ['green', 'red']);
  it('has the words of the seats in their order, and leaves the others', () => {
    expect(words(green, 'captain')).toEqual(['green', 'red', 'blue']);
    expect(words(green, 'party')).toEqual(['green-i', 'green-ii', 'red-i', 'red-ii', 'blue-i', 'blue-ii', 'fort-green', 'fort-red', 'fort-blue', 'pirates']);
    expect(words(green, 'target')).toEqual(['ship', 'green', 'red', 'blue']);
    expect(green.seats).toEqual({ 2: ['Green', 'Red'], 3: ['Green', 'Red', 'Blue'] });
    expect(green.marks).toEqual([2, 0, 1]);
  });
  it('keeps what is printed on a thing', () => expect(green.words.captain![0]!.facts).toEqual({ first: 1 }));
  it('gives texts the players of the colours', () => {
    const texts = new Texts(green, ['Anna', 'Ben']);
    expect(texts.label('captain', 'green')).toBe('Anna');
    expect(texts.verb(0, ['red'])).toBe('Attack Ben');
    expect(texts.ownerOf('red-ii')).toBe(1);
    expect(texts.ownerOf('blue-i')).toBeUndefined();
  });
  it('is the usual one if nothing was chosen', () => {
    expect(painted(schema, undefined)).toBe(schema);
    expect(painted({ ...schema, colours: false }, ['green']).words).toBe(schema.words);
  });
});
