/* The coasts of ahoy: an island keeps to its space, but reaches over the border to one beside it. */
import { describe, expect, it } from 'vitest';
import { coast } from '../src/boards/ahoy/island';
import { SPACE, type Spot } from '../src/boards/ahoy/spots';

const spot = (tile: string, turned: number): Spot => ({ word: 'a-nw', x: 0, y: 0, cell: { terrain: 'island' }, region: 'a', corner: 0, turned, tile, suit: 'tree' });
const numbers = (d: string) => d.match(/-?\d+(\.\d+)?/g)!.map(Number);
const across = (d: string) => numbers(d).filter((_, i) => i % 2 === 0);
const TILES = ['f1', 'f2', 's1', 's2', 'c1', 'c2', 'k1', 'k2', 't1', 't2', 'b1', 'b2'];

describe('coast', () => {
  it('is the same whenever the tile is drawn, and another for another tile', () => {
    expect(coast(spot('f1', 1), [], 0)).toBe(coast(spot('f1', 1), [], 0));
    expect(new Set(TILES.map((tile) => coast(spot(tile, 0), [], 0))).size).toBe(TILES.length);
  });

  it('keeps to its space however the tile is turned', () => {
    for (const tile of TILES)
      for (const turned of [0, 1, 2, 3]) {
        const all = numbers(coast(spot(tile, turned), [], 0));
        expect(Math.min(...all)).toBeGreaterThan(-1);
        expect(Math.max(...all)).toBeLessThan(SPACE + 2);
      }
  });

  it('reaches over the border where land goes on', () => {
    for (const tile of TILES) expect(Math.max(...across(coast(spot(tile, 0), [0], 0)))).toBeGreaterThan(SPACE);
  });
});
