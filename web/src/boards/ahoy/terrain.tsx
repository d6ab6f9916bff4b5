/* What is printed on the spaces of a tile. Drawn in a square of 76; symbols stay upright when a tile is turned. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import { suitIcon, type CellFacts } from './facts';
import { OFFSET, SPACE } from './spots';

const SHORES = [
  'M14 22C22 8 52 8 62 20 70 34 66 56 54 64 38 70 18 66 11 52 8 42 8 32 14 22Z',
  'M18 14C34 6 58 12 65 28 68 46 60 64 44 66 26 70 10 60 10 42 10 30 10 20 18 14Z',
];

/* The emblem stands in an upper corner, away from the middle of the region, so that figures on the island leave it in sight. */
export function Island({ suit, turned, right }: { suit: string; turned: number; right: boolean }): JSX.Element {
  const shore = SHORES[turned % 2]!;
  return (
    <g class={`ahoy-island ${suit}`}>
      <path d={shore} class="ahoy-shore" filter="url(#coast)" />
      <path d={shore} fill="url(#hatch)" />
      <g transform={`translate(${right ? 43 : 7} 6) scale(1.080)`} class="ahoy-emblem">
        <circle cx="12" cy="12" r="13" />
        <g transform="translate(2.400 2.400) scale(.8)">
          <IconPath name={suitIcon(suit)} />
        </g>
      </g>
    </g>
  );
}

const DIRECTIONS = ['north', 'east', 'south', 'west'];

export function Terrain({ cell, turned }: { cell: CellFacts; turned: number }): JSX.Element {
  return (
    <g class={`ahoy-terrain ${cell.terrain}`}>
      {cell.terrain === 'fog' && <path d="M10 28c0-10 14-12 18-5 6-8 20-4 19 5 8-2 12 8 5 12H14c-8 0-10-9-4-12zM20 52h36M14 60h30" />}
      {cell.terrain === 'wreck' && <path d="M14 48l10 10h26l12-16-18 4zM34 46l-6-26M30 28l14 4M46 44l6-20M12 62q6-5 12 0t12 0 12 0 12 0" />}
      {cell.terrain === 'harbour' && (
        <g transform="translate(20 18) scale(1.500)">
          <IconPath name="anchor" />
        </g>
      )}
      {cell.terrain === 'current' && <Current way={(DIRECTIONS.indexOf(cell.current ?? 'north') + turned) % 4} />}
    </g>
  );
}

function Current({ way }: { way: number }): JSX.Element {
  return (
    <g transform={`translate(38 38) rotate(${way * 90})`}>
      {[-16, 0, 16].map((x) => (
        <path key={x} d={`M${x} 20q-5-8 0-16t0-16M${x - 6}-10l6-10 6 10`} />
      ))}
    </g>
  );
}

/* Between corner `edge` and the next, on the inner line of the region. */
export function Sandbar({ x, y, edge, size }: { x: number; y: number; edge: number; size: number }): JSX.Element {
  const half = size / 2;
  const [cx, cy, upright] = [
    [x + size, y + half, true],
    [x + size + half, y + size, false],
    [x + size, y + size + half, true],
    [x + half, y + size, false],
  ][edge] as [number, number, boolean];
  const d = upright ? `M${cx} ${cy - half + 8}q6 ${half / 2} 0 ${half - 8}t0 ${half - 8}` : `M${cx - half + 8} ${cy}q${half / 2} 6 ${half - 8} 0t${half - 8} 0`;
  return <path d={d} class="ahoy-sandbar" />;
}

/* In the corner away from the wealth die: the Tailwind value; beside it the Treasure, one coin each. */
export function Corner({ cell, corner }: { cell: CellFacts; corner: number }): JSX.Element {
  const [right, low] = OFFSET[corner]!;
  const [x, y] = [right ? SPACE - 25 : 7, low ? SPACE - 25 : 7];
  return (
    <g>
      {cell.tail && <Die value={cell.tail} x={x} y={y} size={18} class="ahoy-tail" />}
      {Array.from({ length: cell.gold ?? 0 }, (_, i) => (
        <circle key={i} class="ahoy-gold" cx={(right ? SPACE - 13 : 13) + (right ? -12 : 12) * Math.floor(i / 3)} cy={(low ? 16 : SPACE - 16) + (low ? 12 : -12) * (i % 3)} r="5.500" />
      ))}
    </g>
  );
}
