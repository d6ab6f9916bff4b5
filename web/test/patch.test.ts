import { describe, expect, it } from 'vitest';
import type { View } from '../src/engine/protocol';
import { patched } from '../src/online/patch';

const view = {
  game: 'toy', players: 2, over: false, viewer: 0, plays: 3, options: {}, stack: [{ at: 'sail', seat: 0 }],
  deck: ['a', null], captain: [{ silver: 1, hold: ['sugar'], at: [4, 5] }, { silver: 2, hold: [], at: [6, 7] }],
} as unknown as View;

describe('a position brought up to date', () => {
  it('takes values in groups, lists and lists of groups', () => {
    const now = patched(view, { deck: [['a', null], ['b']], 'captain[1].silver': [2, 9], 'captain[0].hold': [['sugar'], []], 'captain[1].at[1]': [7, 8] });
    expect(now).toEqual({ ...view, deck: ['b'], captain: [{ silver: 1, hold: [], at: [4, 5] }, { silver: 9, hold: [], at: [6, 8] }] });
  });
  it('takes the parts of the head one by one', () => {
    const head = { game: 'toy', players: 2, over: true, viewer: 0, plays: 4, options: {}, stack: [] };
    expect(patched(view, { head: [{}, head] })).toEqual({ ...view, ...head });
  });
  it('leaves the old position as it was', () => {
    const before = JSON.stringify(view);
    patched(view, { 'captain[0].silver': [1, 2], head: [{}, { plays: 9 }] });
    expect(JSON.stringify(view)).toBe(before);
  });
});
