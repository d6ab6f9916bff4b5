/* Islands: each has a coast of its own, drawn by its number, as large as it has influence spaces; hills, palms and huts stand where the
 * pieces leave room. On a field of 232 by 128, of which the card takes the left. */
import type { JSX } from 'preact';
import { Contours } from '../parts/chart';

export interface Ground {
  x: number; /* its middle */
  y: number;
  rx: number;
  ry: number;
}

const EAST = 227; /* how far islands reach: there stands the flag */

export const groundOf = (spaces: number): Ground => ({ x: EAST - (45 + spaces * 4), y: 75, rx: 45 + spaces * 4, ry: 33 });

/* The same numbers between 0 and 1 for the same seed, always. */
function dice(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

type Point = [number, number];

/* A closed curve through all points (Catmull and Rom). */
function smooth(points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const bend = (i: number) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, ...c].map((n) => n.toFixed(1)).join(' ')}`;
  };
  return `M${at(0).map((n) => n.toFixed(1)).join(' ')}${points.map((_, i) => bend(i)).join('')}Z`;
}

const CAPES = 22;
const SWELLS = [2, 3, 5, 7];

/* Bays and capes are waves around a broad oval; `grown` draws the same coast further out, or further in. */
function coast(seed: number, { x, y, rx, ry }: Ground, grown = 0): string {
  const roll = dice(seed);
  const waves = SWELLS.map((often) => ({ often, height: (0.05 + roll() * 0.09) / Math.sqrt(often), turn: roll() * 2 * Math.PI }));
  const broad = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8;
  return smooth(
    Array.from({ length: CAPES }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / CAPES;
      const far = waves.reduce((sum, { often, height, turn }) => sum + height * Math.sin(often * angle + turn), 0.97) + (roll() - 0.5) * 0.07;
      return [x + broad(Math.cos(angle)) * (rx * far + grown), y + broad(Math.sin(angle)) * (ry * far + grown)];
    }),
  );
}

/* `holder`: the colour of whoever controls it runs along the shore. */
export function Land({ seed, spaces, holder }: { seed: number; spaces: number; holder?: string }): JSX.Element {
  const ground = groundOf(spaces);
  const shore = coast(seed, ground);
  return (
    <g aria-hidden="true">
      <Contours d={shore} steps={2} gap={5} />
      <path d={coast(seed, ground, 4)} class="reckoning-depth" />
      <path d={shore} class="reckoning-land" filter="url(#coast)" />
      {holder && <path d={shore} class="reckoning-held" style={{ stroke: holder }} />}
      {holder && <path d={shore} class="reckoning-land" />}
      <path d={coast(seed, ground, -4)} class="reckoning-green" />
      <path d={shore} fill="url(#hatch)" opacity=".5" />
      <Scenery seed={seed} ground={ground} />
    </g>
  );
}

/* ---- What grows and stands there ---- */

const Hill = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}>
    <path d="M-11 2Q-6-1-4-8-1-14 2-9 4-6 6-6 8-3 11 2Z" class="reckoning-hill" />
    <path d="M-.5-11.500Q0-5 3 2H11Q8-3 6-6 4-6 2-9Z" class="reckoning-slope" />
  </g>
);

const Palm = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}>
    <path d="M0 0Q-1-6 1-10" class="reckoning-trunk" />
    <path d="M1-10Q-4-14-7-9-3-11 1-10-1-15-5-15 0-15 1-10 3-15 7-14 3-13 1-10 6-12 8-7 5-10 1-10Z" class="reckoning-leaf" />
  </g>
);

const Rock = ({ x, y }: { x: number; y: number }) => <path transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} d="M-4 0L-2-4 0-3 2-5 5 0Z" class="reckoning-rock" />;

/* Hills along the ridge, palms at the western and southern shore, rocks before it. */
function Scenery({ seed, ground: { x, y, rx, ry } }: { seed: number; ground: Ground }): JSX.Element {
  const roll = dice(seed * 7 + 3);
  const hills = Array.from({ length: 2 + Math.floor(roll() * 3) }, (_, i) => ({ x: x - rx * 0.5 + i * 21 + roll() * 8, y: y - ry * 0.58 + roll() * 2, size: 0.75 + roll() * 0.45 }));
  const palms = Array.from({ length: 2 + Math.floor(roll() * 3) }, (_, i) => ({ x: x + rx * (0.12 + i * 0.14) + roll() * 4, y: y + ry * (0.56 + roll() * 0.2), size: 0.8 + roll() * 0.3 }));
  return (
    <>
      {hills.map((hill, i) => (
        <Hill key={i} {...hill} />
      ))}
      <Palm x={x - rx * 0.86} y={y + 6 + roll() * 6} size={0.9} />
      {palms.map((palm, i) => (
        <Palm key={i} {...palm} />
      ))}
      <Rock x={x - rx * (0.7 + roll() * 0.2)} y={y + ry + 4} />
    </>
  );
}

/* ---- Buildings, some 20 wide, on the line y = 0 ---- */

const BUILDINGS: Record<string, JSX.Element> = {
  fort: (
    <>
      <path d="M-9 0V-10H-10V-15H-7V-13H-5V-15H-2V-13H0V-15H3V-13H5V-15H8V-10H7V0Z" class="stone" />
      <path d="M-3 0V-5A2 2 0 0 1 1-5V0Z" class="gate" />
      <path d="M-1-15V-22" class="pole" />
      <path d="M-1-22Q3-24 7-21 3-20-1-18.500Z" class="cloth" />
    </>
  ),
  garrison: (
    <>
      <path d="M-9 0V-8H9V0Z" class="stone" />
      <path d="M-11-8L-7-14H7L11-8Z" class="roof" />
      <path d="M-6-6H-3V-3H-6ZM3-6H6V-3H3ZM-1.500 0V-5H1.500V0Z" class="gate" />
    </>
  ),
  outpost: (
    <>
      <path d="M-7 0V-7H7V0Z" class="timber" />
      <path d="M-9-7L0-14 9-7Z" class="thatch" />
      <path d="M-2 0V-5H2V0Z" class="gate" />
    </>
  ),
};

export const Building = ({ building, there }: { building: string; there: boolean }) => <g class={`reckoning-building ${there ? '' : 'plot'}`}>{BUILDINGS[building] ?? BUILDINGS.outpost}</g>;
