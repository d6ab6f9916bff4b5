import { describe, expect, it } from 'vitest';
import type { GameEvent, Schema } from '../src/engine/protocol';
import { Texts } from '../src/model/texts';
import { toldIn } from '../src/model/told';

const schema = {
  captains: 'captain',
  words: { captain: [{ word: 'red', label: 'Red' }, { word: 'blue', label: 'Blue' }] },
  verbs: [],
  events: [{ kind: 'sails', text: '', args: ['fleet', 'node'] }, { kind: 'enters', text: '', args: ['zone', 'number'] }, { kind: 'recruits', text: '', args: ['crew'] }, { kind: 'round', text: '', args: ['number'] }],
} as unknown as Schema;
const texts = new Texts(schema, ['Anna', 'Ben']);
const event = (kind: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ kind, seat, text: '', args });

describe('what events tell of motion', () => {
  it('is the way of each fleet and each ship', () => {
    const { ways } = toldIn([event('sails', 0, 'red-i', 'bay'), event('enters', 1, 'havana', 3), event('sails', 0, 'red-ii', 'cape'), event('sails', 0, 'red-i', 'cape'), event('enters', 1, 'nassau', 2)], texts);
    expect(ways).toEqual([['node:bay', 'node:cape'], ['zone:havana', 'zone:nassau']]);
  });
  it('is what a player took', () => {
    expect(toldIn([event('recruits', 1, 'diver'), event('round', null, 2)], texts).taken).toEqual([{ thing: 'crew:diver', seat: 1 }]);
  });
});
