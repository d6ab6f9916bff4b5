/* Islands as a chart shows them: a coast seeded by the tile that grows together with that of a neighbour, shallows around it, and what stands on it. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { suitIcon } from './facts';
import { isRight, SPACE, type Place, type Spot } from './spots';
import { Strokes, type Kinds } from './strokes';

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
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const parts = points.map(({ x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return [at(x, y), at((x + next.x) / 2, (y + next.y) / 2)];
  });
  return `M${parts.at(-1)![1]}Q${parts.flat().join(' ')}Z`;
}

const apart = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/* The coast of an island, so far outside of itself; `ways` are the directions in which land goes on. */
export function coast(spot: Spot, ways: number[], out: number): string {
  const quarter = (spot.turned * Math.PI) / 2;
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI + quarter;
    const wild = 25.5 + 9 * chance(spot.tile, i) + 2.5 * Math.sin(3 * angle + spot.tile.charCodeAt(0));
    const far = ways.some((way) => apart(way, angle) < ISTHMUS.wide) ? ISTHMUS.reach : wild;
    return { x: spot.x * SPACE + MIDDLE + Math.cos(angle) * (far + out), y: spot.y * SPACE + MIDDLE + 1 + Math.sin(angle) * (far + out) };
  });
  return smooth(points);
}

/* The directions of islands on the spaces beside. */
const towards = (spot: Spot, islands: Spot[]) => islands.map(({ x, y }) => [x - spot.x, y - spot.y] as const).filter(([x, y]) => Math.hypot(x, y) === 1).map(([x, y]) => Math.atan2(y, x));

/* All islands together, layer by layer: where they touch no line parts them. */
export function Islands({ spots }: { spots: Spot[] }): JSX.Element {
  const islands = spots.filter(({ cell }) => cell.terrain === 'island');
  const ways = islands.map((spot) => towards(spot, islands));
  const line = (out: number) => islands.map((spot, i) => coast(spot, ways[i]!, out)).join('');
  const shore = line(0);
  return (
    <g class="ahoy-islands">
      {[26, 18, 10].map((width) => (
        <path key={width} d={shore} class="ahoy-shallows" stroke-width={width} />
      ))}
      <path d={line(8) + line(4)} class="ahoy-depth" />
      <path d={shore} class="ahoy-shore" />
      <path d={shore} class="ahoy-ground" />
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

const FROND = 'q-6-6-12 0 7-3 12 1-3-10-11-8 8 2 11 8 5-9 11-6-7 1-11 6 8-2 10 5-4-5-10-5 4 4 2 8-1-5-2-8-5 1-7 7 1-6 7-8z';

/* One landmark a suit; its foot is at 0, 0. */
const LANDMARKS: Record<string, Kinds> = {
  bird: { rock: 'M-13 2L-9-12-4-9-1-19 5-14 7-6 10-8 14 2z', strake: 'M-1-19L1-8-2 2M7-6L6 2M-9-12L-8-3', gull: 'M-17-19q3-4 5 0 2-4 5 0M6-23q3-4 5 0 2-4 5 0' },
  skull: { smoke: 'M0-17c-5-2-2-8 2-7 0-6 9-6 9 0 6 0 4 8-2 6-3 3-6 3-9 1z', rock: 'M-17 3Q-8-4-5-16 0-13 5-16 8-4 17 3z', lava: 'M-5-16Q0-13 5-16L3-7 1-11-1-3-3-10z' },
  swords: { wall: 'M-17 2v-8l2-2 2 2 2-2 2 2 2-2v10zM-6 2V-15h-2v-6h4v3h2v-3h4v3h2v-3h4v6H6V2zM7 2v-9l2-2 2 2 2-2 2 2v9z', door: 'M-2.5 2v-5a2.5 2.5 0 0 1 5 0v5zM-1-13h2v4h-2z' },
  tree: { trunk: 'M-12-1q1-8 5-13M6-4q1-8 5-13M-3 4q1-10 5-15', leaf: `M-7-14${FROND}M11-17${FROND}M2-11${FROND}` },
  compass: { beam: 'M0-20L-19-27V-15zM0-20L19-27V-15z', wall: 'M-4.5 2L-3-16H3L4.5 2z', roof: 'M-4.2-3L-3.7-9H3.7L4.2-3zM-4-23L0-28 4-23z', lamp: 'M-2.5-23h5v6h-5z' },
  fish: { wall: 'M-13 0v-6h10V0zM1-4v-6h10v6z', roof: 'M-15-5l7-7 7 7zM-1-9l7-7 7 7z', strake: 'M9 4V-3M20 4V-3M9-2Q14 3 20-2M9 1Q14 6 20 1M12-1v4M17-1v4' },
};

export const Landmark = ({ suit }: { suit: string }) => <Strokes {...LANDMARKS[suit]} />;

/* Away from the emblem, and from the cartouche of the region. */
function Ashore({ spot }: { spot: Spot }): JSX.Element {
  const [x, y, side] = [spot.x * SPACE + MIDDLE, spot.y * SPACE + (spot.corner > 1 ? 53 : 42), isRight(spot) ? -1 : 1];
  return (
    <>
      <g transform={`translate(${x + side * (15 + 3 * chance(spot.tile, 31))} ${y + 11}) scale(.8)`}>
        <Strokes trunk="M0 0q1-8 5-13" leaf={`M5-13${FROND}`} />
      </g>
      <g transform={`translate(${x + side * 8} ${y})`}>
        <Landmark suit={spot.suit} />
      </g>
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
