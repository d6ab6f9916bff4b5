/* What is printed on the spaces of a tile besides islands. Drawn in a square of 76; pictures stay upright when a tile is turned. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import type { CellFacts } from './facts';
import { isRight, OFFSET, SPACE, type Spot } from './spots';

const DIRECTIONS = ['north', 'east', 'south', 'west'];

export function Terrain({ spot }: { spot: Spot }): JSX.Element {
  const { cell, turned } = spot;
  return (
    <g class={`ahoy-terrain ${cell.terrain}`}>
      {cell.terrain === 'fog' && <Fog />}
      {cell.terrain === 'wreck' && <Wreck />}
      {cell.terrain === 'harbour' && <Harbour west={!isRight(spot)} />}
      {cell.terrain === 'current' && <Current way={(DIRECTIONS.indexOf(cell.current ?? 'north') + turned) % 4} />}
      {cell.terrain === 'open' && <path class="ahoy-crest" d="M24 30q4-4 8 0t8 0M38 48q4-4 8 0t8 0M18 54q3-3 6 0t6 0" />}
    </g>
  );
}

const BANK = 'M0 0c-8 0-9-9-1-10 0-8 12-10 16-4 6-7 18-4 18 4 9-2 13 10 3 10z';

/* Banks of it, one before the other. */
function Fog(): JSX.Element {
  return (
    <>
      {([[18, 27, 1], [37, 36, 0.8], [14, 45, 1.050], [30, 54, 0.950], [16, 65, 1.150]] as const).map(([x, y, scale]) => (
        <path key={y} d={BANK} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      <path class="ahoy-curl" d="M20 36q5-5 9 0M46 46q5-5 9 0M26 57q5-5 9 0M12 69h24M42 69h20M48 22h13" />
    </>
  );
}

/* Broken on the rocks, a torn sail at the yard. */
function Wreck(): JSX.Element {
  return (
    <>
      <path class="ahoy-rock" d="M3 61l4-9 6-3 5 5 5 8zM48 64l5-8 6-2 8 11z" />
      <path class="ahoy-spar" d="M31 48L22 15M23.500 24L41 29M46 46L51 27" />
      <path class="ahoy-rag" d="M24 25L40 29 35 33 38 39 31 36 29 43 26 36 22 38z" />
      <path class="ahoy-hull" d="M9 44L14 56Q32 64 52 59L67 33 58 37 53 44 49 42 45 48 40 45 36 50 30 46 25 49 19 45z" />
      <path class="ahoy-strake" d="M13 50Q32 58 56 50M17 56L62 42M25 50l2 9M40 49l1 11" />
      <path class="ahoy-foam" d="M2 63q5-4 10 0t10 0 10 0 10 0 10 0 10 0 8 0M12 69q4-3 8 0t8 0M44 69q4-3 8 0t8 0" />
    </>
  );
}

/* A quay with houses on the outer side, a pier and a mole into the region. */
function Harbour({ west }: { west: boolean }): JSX.Element {
  return (
    <g transform={west ? undefined : `translate(${SPACE} 0) scale(-1 1)`}>
      <path class="ahoy-shallows" stroke-width="9" d="M9 13Q16 5 27 12L31 24 29 42Q20 55 10 53 4 34 9 13Z" />
      <path class="ahoy-quay" d="M9 13Q16 5 27 12L31 24 29 42Q20 55 10 53 4 34 9 13Z" />
      <path class="ahoy-mole" d="M14 60Q38 72 58 56" />
      <path class="ahoy-pier" d="M29 29H52M29 33H52M34 27v8M40 27v8M46 27v8M52 27v8" />
      <path class="ahoy-wall" d="M10 25v-7h11v7zM19 36v-7h9v7zM10 48v-7h10v7z" />
      <path class="ahoy-roof" d="M8 19l7.500-7 7.500 7zM17 30l6.500-6 6.500 6zM8 42l7-6 7 6z" />
      <path class="ahoy-hull" d="M38 42h15l-3 5H41z" />
      <path class="ahoy-spar" d="M45 42V30M58 56v-9" />
      <path class="ahoy-lamp" d="M55.500 42h5v5h-5z" />
      <path class="ahoy-rag" d="M46 31q7 4 7 9h-7z" />
      <g transform="translate(46 3) scale(.95)" class="ahoy-anchor">
        <IconPath name="anchor" />
      </g>
    </g>
  );
}

/* Streams that one sees flow; drawn towards the north. */
const STREAMS = 'M-21 26C-28 12-14 2-21-14M0 29C-7 14 7 2 0-18M21 26C14 12 28 2 21-14';

function Current({ way }: { way: number }): JSX.Element {
  return (
    <g transform={`translate(38 38) rotate(${way * 90})`}>
      <path class="ahoy-race" d={STREAMS} />
      <path class="ahoy-eddy" d="M-11 22C-16 11-6 4-11-8M10 22C5 11 15 4 10-8" />
      <path class="ahoy-flow" d={STREAMS} />
      <path class="ahoy-head" d="M-21-25l6.500 12-6.500-3-6.500 3zM0-30l7 13-7-3-7 3zM21-25l6.500 12-6.500-3-6.500 3z" />
    </g>
  );
}

/* Between corner `edge` and the next, on the inner line of the region: a bank of sand. */
export function Sandbar({ edge }: { edge: number }): JSX.Element {
  const half = SPACE / 2;
  const [x, y] = [[SPACE, half - 8], [SPACE + half + 8, SPACE], [SPACE, SPACE + half + 8], [half - 8, SPACE]][edge]!;
  return (
    <g transform={`translate(${x} ${y}) rotate(${edge % 2 ? 90 : 0})`}>
      <path class="ahoy-sandbar" d="M-3-25C6-24 8-14 5-6S8 10 5 18-4 27-6 20-5 8-6 0-9-25-3-25Z" />
      <path fill="url(#shoal)" d="M-3-25C6-24 8-14 5-6S8 10 5 18-4 27-6 20-5 8-6 0-9-25-3-25Z" />
    </g>
  );
}

/* In the corner away from the wealth die: the Tailwind value in a gust; beside it the Treasure, one coin each. */
export function Corner({ cell, corner }: { cell: CellFacts; corner: number }): JSX.Element {
  const [right, low] = OFFSET[corner]!;
  const side = right ? -1 : 1;
  const [x, y] = [right ? SPACE - 27 : 7, low ? SPACE - 27 : 7];
  return (
    <g>
      {cell.tail && (
        <>
          <path class="ahoy-gust" transform={`translate(${x + (right ? 0 : 20)} ${y}) scale(${side} 1)`} d="M3 6H21a5 5 0 1 0-5-5M3 11H29a5 5 0 1 1-5 5M3 16h11" />
          <Die value={cell.tail} x={x} y={y} size={20} class="ahoy-tail" />
        </>
      )}
      {Array.from({ length: cell.gold ?? 0 }, (_, i) => (
        <Coin key={i} x={(right ? SPACE - 15 : 15) + side * 6 * i} y={(low ? 17 : SPACE - 17) + (low ? 9 : -9) * i} />
      ))}
    </g>
  );
}

/* A piece of gold. */
export const Coin = ({ x, y }: { x: number; y: number }) => (
  <g class="ahoy-coin" transform={`translate(${x} ${y})`}>
    <circle cy="1.800" r="8" class="ahoy-rim" />
    <circle r="8" />
    <path d="M0-4.500L1.300-1.300 4.500 0 1.300 1.300 0 4.500-1.300 1.300-4.500 0-1.300-1.300z" />
  </g>
);
