/* Small scenes for cards, put together from drawn things (see `inked`), 96 by 56: backdrops go on beyond the edges, since
 * a card may have more room than that. */
import type { JSX } from 'preact';
import { inked, seedOf } from './inked';
import { NationFlag } from './nations';
import { isShip, Ship, type ShipType } from './ships';

/* ---- Backdrops ---- */

export const crests = (y: number) => `M-100 ${y}${'q6-4 12 0t12 0'.repeat(12)}V200H-100Z`;
const SEA = `a${crests(46)}`;
export const SWELL = `d${crests(51)}`;
const SAND = 'yM-100 49Q-20 40 48 43T200 47V200H-100Z';
const GROUND = 'qM-100 47H200V200H-100Z';
const WALL = 'oM-100-300H200V45H-100Z~lM-100 12H200M-100 27H200';
const SKY = 'eM-100-300H200V60H-100Z~';
const BACKDROPS = { sea: SKY + SEA, sand: SKY + SAND, ground: SKY + GROUND, sky: SKY.slice(0, -1), room: `${WALL}~${GROUND}`, none: '' };

/* Something drawn about its foot, or a ship of this type: where it stands, how large, how far it leans; a ship's nation. */
export type Placed = [draw: string, x: number, y: number, scale?: number, tilt?: number, nation?: string];

const Put = ([draw, x, y, scale = 1, tilt = 0, nation]: Placed): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>{isShip(draw) ? <Sailing type={draw} nation={nation} /> : inked(draw)}</g>
);

/* A backdrop, what is drawn on it, things before it, and a wave before all. */
export const scene = (on: keyof typeof BACKDROPS, draw = '', things: Placed[] = [], before?: string): JSX.Element => (
  <g>
    {inked([BACKDROPS[on], draw].filter(Boolean).join('~') || undefined)}
    {things.map(Put)}
    {inked(before)}
  </g>
);

/* ---- Things ---- */

export const PALM = 'lM0 0Q2-12-2-22~oM-1.5 0Q1-12-3.5-22L-1-22Q4-12 2 0Z~gM-2-22Q-12-28-16-18-10-21-2-22-8-14-9-9 0-14-2-22 4-14 8-12 7-20-2-22 8-24 13-18 11-28-2-22 0-31-8-30-7-25-2-22Z';
export const CLOUD = 'wM-14 0q-6 0-6-4t6-4q1-7 8-6 5-6 11-1 8-1 8 6 5 1 5 5t-6 4Z';
export const COINS = 'bM-6-2a6 2.5 0 1 0 12 0 6 2.5 0 1 0-12 0ZM-6-5a6 2.5 0 1 0 12 0 6 2.5 0 1 0-12 0ZM-6-8a6 2.5 0 1 0 12 0 6 2.5 0 1 0-12 0Z';
export const BARREL = 'oM-7 0Q-9.5-9-7-18H7Q9.5-9 7 0Z~lM-8-5H8M-8-13H8';
export const SHEET = 'wM-20-38Q-14-41-8-38T20-38V-4Q14-1 8-4T-20-4Z~lM-13-31H13M-13-26H13M-13-21H6';
export const SEAL = 'rM-6 0Q-7-6 0-6.5 7-6 6 0 7 6 0 6-6 6-6 0Z~lM-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
export const TABLE = 'oM-100 34H200V40H-100ZM12 40h5V80h-5ZM79 40h5V80h-5Z';
export const MUG = 'mM-5 0V-11H5V0Z~lM5-9q5 0 4 4L5-3~wM-6-11q2-4 6-2 4-3 6 2Z';
export const HOUSES = [
  'wM-6 0V-12H6V0Z~rM-8-12L0-19 8-12Z~kM-2 0v-5h4v5Z',
  'yM-5 0V-15H5V0Z~oM-5-15V-18H-3L-2-21H2L3-18H5V-15Z~kM-2-6h4v3h-4ZM-2-12h4v3h-4Z', /* a stepped gable */
  'qM-8 0V-9H8V0Z~rM-10-9L-6-14H6L10-9Z~kM-5-6h3v3h-3ZM2-6h3v3h-3Z',
  'wM-4 0V-20H4V0Z~rM-5-20L0-29 5-20Z~kM-1.5-16h3v4h-3Z~bM0-29V-33M-2-31.5H2', /* a church */
  'qM-9 0L-7-13H7L9 0Z~qM-8-13v-3h3.5v3h3v-3h3v3h3v-3H8v3Z~kM-2-7h4v3h-4Z', /* a fort */
  'oM-2.5 0L-1.5-16h3L2.5 0Z~wM-1-16L-10-25-8-27 1-16ZM1-16L10-25 8-27-1-16ZM0-15L-9-6-7-4 1-15ZM0-15L9-6 7-4-1-15Z', /* a mill */
  'wM-3 0L-2-22H2L3 0Z~bM-2.5-22V-26H2.5V-22Z~rM-3.5-26L0-30 3.5-26Z~lM-2.5-8h5M-2-15h4', /* a light */
];
const FORT = 4;

/* ---- Scenes of several things ---- */

/* A waterfront, always the same one for a name: what stands there and how the hills run. */
export function skyline(name: string, kinds = [0, 1, 2, 3, 5, 6]): JSX.Element {
  const seed = seedOf(name);
  const bit = (i: number, of: number) => (Math.imul(seed ^ (i * 40503), 2654435761) >>> 18) % of;
  const hill = (i: number) => 34 - bit(i, 30);
  const stands = (x: number, i: number): Placed => [HOUSES[i === 1 + bit(9, 3) ? FORT : kinds[bit(i + 10, kinds.length)]!]!, x, 47, 1.1 + bit(i + 30, 4) * 0.14];
  const row = [2, 20, 38, 56, 74, 92].map(stands);
  return scene('sky', `gM-80 47Q-20 ${hill(1)} 20 ${hill(2) + 4}T70 ${hill(3)} 180 47Z`, row, `qM-80 46H170V50H-80Z~a${crests(51)}`);
}

/* A flag on its staff; one that may be any nation's is blank. */
export const Banner = ({ nation, x, y = 50, tilt = 0, flip }: { nation: string | undefined; x: number; y?: number; tilt?: number; flip?: boolean }): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${flip ? -1 : 1} 1)`}>
    {inked('oM-1 2V-44H1V2Z')}
    <g transform="translate(1 -43) scale(1.2)">{nation ? <NationFlag nation={nation} /> : inked('wM0 0H22V15H0Z~lM8 5q0-3 3-3t3 3-3 4M11 12h.1')}</g>
  </g>
);

/* A ship under way, with the flag of its nation at the stern. */
const Sailing = ({ type, nation }: { type: ShipType; nation?: string }): JSX.Element => (
  <>
    <Ship type={type} />
    {nation && (
      <g transform="translate(-31 -27) scale(.64)">
        {inked('oM20 0h2V36h-2Z')}
        <NationFlag nation={nation} />
      </g>
    )}
  </>
);

/* ---- Goods ---- */

export const GOODS: Record<string, string> = {
  sugar: 'wM-8 0L-3-24Q0-27 3-24L8 0Q0 3-8 0Z~nM-8 0L-6-9Q0-7 6-9L8 0Q0 3-8 0Z', /* a loaf in its blue paper */
  tobacco: 'gM0 0Q-14-8-8-26 2-18 0 0ZM0 0Q14-8 10-24 0-18 0 0Z~oM-2 0Q-6-14 0-28 6-14 2 0Z~bM-5-4H5V0H-5Z',
  cotton: 'wM-9-8q-5-7 2-10 1-8 8-6 8-2 8 6 6 3 1 10Z~oM-10-8L0-2 10-8 6 0H-6Z',
  cocoa: 'oM0 0Q-11-6-9-18-5-27 0-28 5-27 9-18 11-6 0 0Z~lM0-28V0M-4-26Q-8-12-3-2M4-26Q8-12 3-2',
  indigo: 'oM-10-4L-8 0H8L10-4Z~nM-10-4Q0-24 10-4Z~lM-4-8l2-3M2-9l2-3',
};
