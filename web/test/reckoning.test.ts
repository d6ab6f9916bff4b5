import { describe, expect, it } from 'vitest';
import { stowed, type HullSpace } from '../src/boards/reckoning/facts';

const hold = (size: number, loaded: boolean): HullSpace => ({ space: 'a', extension: null, facts: { hold: size }, loaded });

describe('goods in the drawing of the own ship', () => {
  it('lie in loaded holds only, cargo before coins', () => {
    expect(stowed([hold(4, true), hold(0, false), hold(3, false)], { cargo: 2, coins: 1 })).toEqual([{ cargo: 2, coins: 1 }, { cargo: 0, coins: 0 }, { cargo: 0, coins: 0 }]);
  });

  it('leave something for every hold that is loaded', () => {
    const loads = stowed([hold(4, true), hold(3, true)], { cargo: 3, coins: 0 });
    expect(loads.map(({ cargo }) => cargo)).toEqual([2, 1]);
  });

  it('are all drawn where all holds are full', () => {
    const loads = stowed([hold(4, true), hold(3, true)], { cargo: 5, coins: 2 });
    expect(loads).toEqual([{ cargo: 4, coins: 0 }, { cargo: 1, coins: 2 }]);
  });
});
