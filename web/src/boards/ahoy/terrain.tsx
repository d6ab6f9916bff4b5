/* What is printed on the spaces of a tile besides islands. Drawn in a square of 76; pictures stay upright when a tile is turned. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import type { CellFacts } from './facts';
import { isRight, OFFSET, SPACE, type Spot } from './spots';
import { Strokes } from './strokes';

const DIRECTIONS = ['north', 'east', 'south', 'west'];

export function Terrain({ spot }: { spot: Spot }): JSX.Element {
  const { cell, turned } = spot;
  if (cell.terrain === 'fog') return <Fog />;
  if (cell.terrain === 'wreck') return <Wreck />;
  if (cell.terrain === 'harbour') return <Harbour west={!isRight(spot)} />;
  if (cell.terrain === 'current') return <Current way={(DIRECTIONS.indexOf(cell.current ?? 'north') + turned) % 4} />;
  return <Strokes foam="M24 30q4-4 8 0t8 0M38 48q4-4 8 0t8 0M18 54q3-3 6 0t6 0" />;
}

/* Banks of it, one before the other. */
function Fog(): JSX.Element {
  return (
    <>
      {([[18, 27, 1], [37, 36, 0.8], [14, 45, 1.050], [30, 54, 0.950], [16, 65, 1.150]] as const).map(([x, y, scale]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Strokes fog="M0 0c-8 0-9-9-1-10 0-8 12-10 16-4 6-7 18-4 18 4 9-2 13 10 3 10z" />
        </g>
      ))}
      <Strokes curl="M20 36q5-5 9 0M46 46q5-5 9 0M26 57q5-5 9 0M12 69h24M42 69h20M48 22h13" />
    </>
  );
}

/* Broken on the rocks, a torn sail at the yard. */
const Wreck = () => (
  <Strokes
    rock="M3 61l4-9 6-3 5 5 5 8zM48 64l5-8 6-2 8 11z"
    spar="M31 48L22 15M23.5 24L41 29M46 46L51 27"
    rag="M24 25L40 29 35 33 38 39 31 36 29 43 26 36 22 38z"
    timber="M9 44L14 56Q32 64 52 59L67 33 58 37 53 44 49 42 45 48 40 45 36 50 30 46 25 49 19 45z"
    strake="M13 50Q32 58 56 50M17 56L62 42M25 50l2 9M40 49l1 11"
    foam="M2 63q5-4 10 0t10 0 10 0 10 0 10 0 10 0 8 0M12 69q4-3 8 0t8 0M44 69q4-3 8 0t8 0"
  />
);

/* A quay with houses on the outer side, a pier and a mole into the region. */
const Harbour = ({ west }: { west: boolean }) => (
  <g transform={west ? undefined : `translate(${SPACE} 0) scale(-1 1)`}>
    <Strokes
      quay="M9 13Q16 5 27 12L31 24 29 42Q20 55 10 53 4 34 9 13Z"
      mole="M14 60Q38 72 58 56"
      pier="M29 29H52M29 33H52M34 27v8M40 27v8M46 27v8M52 27v8"
      wall="M10 25v-7h11v7zM19 36v-7h9v7zM10 48v-7h10v7z"
      roof="M8 19l7.5-7 7.5 7zM17 30l6.5-6 6.5 6zM8 42l7-6 7 6z"
      timber="M38 42h15l-3 5H41z"
      spar="M45 42V30M58 56v-9"
      lamp="M55.5 42h5v5h-5z"
      rag="M46 31q7 4 7 9h-7z"
    />
    <g transform="translate(46 3) scale(.95)" class="ahoy-anchor">
      <IconPath name="anchor" />
    </g>
  </g>
);

/* Streams that one sees flow; drawn towards the north. */
const STREAMS = 'M-21 26C-28 12-14 2-21-14M0 29C-7 14 7 2 0-18M21 26C14 12 28 2 21-14';

const Current = ({ way }: { way: number }) => (
  <g transform={`translate(38 38) rotate(${way * 90})`}>
    <Strokes race={STREAMS} curl="M-11 22C-16 11-6 4-11-8M10 22C5 11 15 4 10-8" flow={STREAMS} head="M-21-25l6.5 12-6.5-3-6.5 3zM0-30l7 13-7-3-7 3zM21-25l6.5 12-6.5-3-6.5 3z" />
  </g>
);

const BANK = 'M-3-25C6-24 8-14 5-6S8 10 5 18-4 27-6 20-5 8-6 0-9-25-3-25Z';

/* Between corner `edge` and the next, on the inner line of the region: a bank of sand. */
export function Sandbar({ edge }: { edge: number }): JSX.Element {
  const half = SPACE / 2;
  const [x, y] = [[SPACE, half - 8], [SPACE + half + 8, SPACE], [SPACE, SPACE + half + 8], [half - 8, SPACE]][edge]!;
  return (
    <g transform={`translate(${x} ${y}) rotate(${edge % 2 ? 90 : 0})`}>
      <Strokes sand={BANK} />
      <path fill="url(#shoal)" d={BANK} />
    </g>
  );
}

/* In the corner away from the wealth die: the Tailwind value in a gust; beside it the Treasure, one coin each. */
export function Corner({ cell, corner }: { cell: CellFacts; corner: number }): JSX.Element {
  const [right, low] = OFFSET[corner]!;
  const side = right ? -1 : 1;
  const [x, y] = [right ? SPACE - 27 : 7, low ? SPACE - 27 : 7];
  return (
    <>
      {cell.tail && (
        <>
          <g transform={`translate(${x + (right ? 0 : 20)} ${y}) scale(${side} 1)`}>
            <Strokes gust="M3 6H21a5 5 0 1 0-5-5M3 11H29a5 5 0 1 1-5 5M3 16h11" />
          </g>
          <Die value={cell.tail} x={x} y={y} size={20} />
        </>
      )}
      {Array.from({ length: cell.gold ?? 0 }, (_, i) => (
        <Coin key={i} x={(right ? SPACE - 15 : 15) + side * 6 * i} y={(low ? 17 : SPACE - 17) + (low ? 9 : -9) * i} />
      ))}
    </>
  );
}

/* A piece of gold. */
export const Coin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <Strokes rim="M-8 0v2A8 8 0 0 0 8 2V0z" coin="M-8 0A8 8 0 1 1 8 0 8 8 0 1 1-8 0Z" mint="M0-4.5L1.3-1.3 4.5 0 1.3 1.3 0 4.5-1.3 1.3-4.5 0-1.3-1.3z" />
  </g>
);
