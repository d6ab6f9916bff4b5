/* Islands as a chart shows them: a coast seeded by the tile that grows together with that of a neighbour, shallows around it, and what stands on it. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { suitIcon } from './facts';
import { isRight, SPACE, type Place, type Spot } from './spots';

const POINTS = 18;
const MIDDLE = SPACE / 2;
const ISTHMUS = { reach: MIDDLE + 7, wide: 0.55 }; /* beyond the border; in radians to each side */

/* Always the same for the same tile: between 0 and 1. */
export function chance(seed: string, i: number): number {
  const number = Math.sin([...seed].reduce((sum, char) => sum * 7 + char.charCodeAt(0), 1) * 0.37 + i * 78.233) * 43758.545;
  return number - Math.floor(number);
}

/* Through the middles between the points, each of them pulling the line towards itself. */
function smooth(points: Place[]): string {
  const at = (i: number) => points[i % points.length]!;
  const middle = (i: number) => `${((at(i).x + at(i + 1).x) / 2).toFixed(1)} ${((at(i).y + at(i + 1).y) / 2).toFixed(1)}`;
  return `M${middle(0)}${points.map((_, i) => `Q${at(i + 1).x.toFixed(1)} ${at(i + 1).y.toFixed(1)} ${middle(i + 1)}`).join('')}Z`;
}

const apart = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/* The coast of an island, so far outside of itself; `ways` are the directions in which land goes on. */
function coast(spot: Spot, ways: number[], out: number): string {
  const quarter = (spot.turned * Math.PI) / 2;
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI + quarter;
    const wild = 25.5 + 9 * chance(spot.tile, i) + 2.5 * Math.sin(3 * angle + spot.tile.charCodeAt(0));
    const far = ways.some((way) => apart(way, angle) < ISTHMUS.wide) ? ISTHMUS.reach : wild;
    return { x: spot.x * SPACE + MIDDLE + Math.cos(angle) * (far + out), y: spot.y * SPACE + MIDDLE + 1 + Math.sin(angle) * (far + out) };
  });
  return smooth(points);
}

/* Rocks off the coast, towards the corners of the space. */
function islets(spot: Spot): string {
  return [0, 1].map((i) => {
    const corner = ((Math.floor(4 * chance(spot.tile, 40)) + 2 * i + spot.turned) * Math.PI) / 2 + Math.PI / 4;
    const [x, y] = [(spot.x + 0.5) * SPACE + Math.cos(corner) * 43, (spot.y + 0.5) * SPACE + Math.sin(corner) * 43];
    return smooth([0, 1, 2, 3, 4].map((k) => ({ x: x + Math.cos(k * 1.257) * (3 + 4 * chance(spot.tile, 50 + k + 9 * i)), y: y + Math.sin(k * 1.257) * (2 + 3 * chance(spot.tile, 60 + k)) })));
  }).join('');
}

const WAYS = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const;

const towards = (spot: Spot, islands: Spot[]) =>
  WAYS.flatMap(([dx, dy], i) => (islands.some(({ x, y }) => x === spot.x + dx && y === spot.y + dy) ? [(i * Math.PI) / 2] : []));

/* All islands together, layer by layer: where they touch no line parts them. */
export function Islands({ spots }: { spots: Spot[] }): JSX.Element {
  const islands = spots.filter(({ cell }) => cell.terrain === 'island');
  const ways = islands.map((spot) => towards(spot, islands));
  const line = (out: number) => islands.map((spot, i) => coast(spot, ways[i]!, out)).join('');
  const shore = line(0);
  const land = shore + islands.map(islets).join('');
  return (
    <g class="ahoy-islands">
      {[26, 18, 10].map((width) => (
        <path key={width} d={shore} class="ahoy-shallows" stroke-width={width} />
      ))}
      <path d={line(8) + line(4)} class="ahoy-depth" />
      <path d={land} class="ahoy-shore" />
      <path d={land} class="ahoy-ground" />
      {islands.map((spot, i) => (
        <g key={spot.word} class={spot.suit}>
          <path d={coast(spot, ways[i]!, -9)} class="ahoy-high" />
          <path d={coast(spot, ways[i]!, -2.5)} fill="url(#hatch)" />
          <Ashore spot={spot} />
        </g>
      ))}
    </g>
  );
}

/* ---- What stands there ---- */

const PALM = 'M5-13Q-1-19-7-13 0-16 5-12 2-22-6-20 2-18 5-12 10-21 16-18 9-17 5-12 13-14 15-7 11-12 5-12 9-8 7-4 6-9 5-12 0-11-2-5-1-11 5-13Z';

const Palm = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path class="ahoy-trunk" d="M0 0q1-8 5-13" />
    <path class="ahoy-leaf" d={PALM} />
  </g>
);

const Hut = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="ahoy-wall" d="M-5 0v-6H5V0z" />
    <path class="ahoy-roof" d="M-7-5L0-12 7-5z" />
  </g>
);

/* One landmark a suit; its foot is at 0, 0. */
export const LANDMARKS: Record<string, JSX.Element> = {
  bird: (
    <>
      <path class="ahoy-rock" d="M-13 2L-9-12-4-9-1-19 5-14 7-6 10-8 14 2z" />
      <path class="ahoy-crag" d="M-1-19L1-8-2 2M7-6L6 2M-9-12L-8-3" />
      <path class="ahoy-gull" d="M-17-19q3-4 5 0 2-4 5 0M6-23q3-4 5 0 2-4 5 0" />
    </>
  ),
  skull: (
    <>
      <path class="ahoy-smoke" d="M0-17c-5-2-2-8 2-7 0-6 9-6 9 0 6 0 4 8-2 6-3 3-6 3-9 1z" />
      <path class="ahoy-rock" d="M-17 3Q-8-4-5-16 0-13 5-16 8-4 17 3z" />
      <path class="ahoy-lava" d="M-5-16Q0-13 5-16L3-7 1-11-1-3-3-10z" />
    </>
  ),
  swords: (
    <>
      <path class="ahoy-wall" d="M-17 2v-8l2-2 2 2 2-2 2 2 2-2v10zM-6 2V-15h-2v-6h4v3h2v-3h4v3h2v-3h4v6H6V2zM7 2v-9l2-2 2 2 2-2 2 2v9z" />
      <path class="ahoy-door" d="M-2.500 2v-5a2.500 2.500 0 0 1 5 0v5zM-1-13h2v4h-2z" />
    </>
  ),
  tree: (
    <>
      <Palm x={-12} y={-1} scale={0.9} />
      <Palm x={6} y={-4} scale={1} />
      <Palm x={-3} y={3} scale={1.250} />
    </>
  ),
  compass: (
    <>
      <path class="ahoy-beam" d="M0-20L-19-27V-15zM0-20L19-27V-15z" />
      <path class="ahoy-wall" d="M-4.500 2L-3-16H3L4.500 2z" />
      <path class="ahoy-roof" d="M-4.200-3L-3.700-9H3.700L4.200-3zM-4-23L0-28 4-23z" />
      <path class="ahoy-lamp" d="M-2.500-23h5v6h-5z" />
    </>
  ),
  fish: (
    <>
      <Hut x={-8} y={0} />
      <Hut x={6} y={-4} />
      <path class="ahoy-net" d="M9 4V-3M20 4V-3M9-2Q14 3 20-2M9 1Q14 6 20 1M12-1v4M17-1v4" />
    </>
  ),
};

/* Away from the emblem, and from the cartouche of the region. */
function Ashore({ spot }: { spot: Spot }): JSX.Element {
  const [x, y, side] = [spot.x * SPACE, spot.y * SPACE + (spot.corner > 1 ? 11 : 0), isRight(spot) ? -1 : 1];
  return (
    <>
      {spot.suit !== 'tree' && <Palm x={x + MIDDLE + side * (15 + 3 * chance(spot.tile, 31))} y={y + 53} scale={0.8} />}
      <g transform={`translate(${x + MIDDLE + side * 8} ${y + 42})`}>{LANDMARKS[spot.suit]}</g>
    </>
  );
}

/* The suit, in an upper corner away from the middle of the region: figures on the island leave it in sight. */
export function Emblem({ spot }: { spot: Spot }): JSX.Element {
  return (
    <g class={`ahoy-emblem ${spot.suit}`} transform={`translate(${isRight(spot) ? 56 : 20} 19)`}>
      <circle r="14.500" />
      <circle r="11.500" class="ahoy-ring" />
      <g transform="translate(-9 -9) scale(.75)">
        <IconPath name={suitIcon(spot.suit)} />
      </g>
    </g>
  );
}

/* The island alone, as something that can be pointed at. */
export const outline = (spot: Spot) => coast({ ...spot, x: 0, y: 0 }, [], 0);
