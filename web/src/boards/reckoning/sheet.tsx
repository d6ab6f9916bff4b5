/* The sheet of the chart: its frame with the scale along the edges, the numbers of rows and columns, and the box of cards of each row. */
import type { JSX } from 'preact';
import type { Box } from '../parts/chart';
import { tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { cardOf, type ReckoningView } from './facts';
import { GAP, HEIGHT, WIDTH } from './tiles';

export const ROWS = 4;
export const COLUMNS = 3;
export const PITCH = { x: WIDTH + GAP, y: HEIGHT + GAP };

const BOXES = 42; /* room for the boxes, left of the sheet */
const SCALE = 5; /* marks of the scale in a tile */

/* All of the sea: the tiles with half a gap around each. */
export const SEA: Box = { x: BOXES, y: 0, width: COLUMNS * PITCH.x, height: ROWS * PITCH.y };

/* The upper left corner of a cell, in the order of the words: row 1 is next to the harbour. */
export const placeOf = (index: number) => ({ x: SEA.x + GAP / 2 + (index % COLUMNS) * PITCH.x, y: SEA.y + GAP / 2 + (ROWS - 1 - Math.floor(index / COLUMNS)) * PITCH.y });

const EDGE = 5;

/* Dark and light by turns, as charts count minutes; with a number for each column and row. */
export function Frame({ foot }: { foot: number }): JSX.Element {
  const { x, y, width } = SEA;
  const bottom = foot + 2;
  const across = Array.from({ length: COLUMNS * SCALE }, (_, i) => (i % 2 ? '' : `M${x + (i * width) / (COLUMNS * SCALE)} ${y - EDGE / 2 - 1}h${width / (COLUMNS * SCALE)}`)).join('');
  const down = (at: number) => Array.from({ length: ROWS * SCALE }, (_, i) => (i % 2 ? '' : `M${at} ${y + (i * SEA.height) / (ROWS * SCALE)}v${SEA.height / (ROWS * SCALE)}`)).join('');
  return (
    <g aria-hidden="true" pointer-events="none">
      <path d={across + down(x - EDGE / 2 - 1) + down(x + width + EDGE / 2 + 1)} class="reckoning-minutes" />
      <rect x={x - 1} y={y - 1} width={width + 2} height={bottom - y} class="reckoning-neatline" />
      <rect x={x - EDGE - 1.5} y={y - EDGE - 1.5} width={width + 2 * EDGE + 3} height={bottom - y + EDGE + 1} class="reckoning-neatline wide" />
    </g>
  );
}

/* Lines between the tiles, over the water only. */
export function Graticule(): JSX.Element {
  const { x, y, width, height } = SEA;
  const rows = Array.from({ length: ROWS }, (_, i) => `M${x} ${y + (i + 1) * PITCH.y}h${width}`);
  const columns = Array.from({ length: COLUMNS - 1 }, (_, i) => `M${x + (i + 1) * PITCH.x} ${y}v${height}`);
  return (
    <g aria-hidden="true" pointer-events="none">
      <path d={[...rows, ...columns].join('')} class="reckoning-graticule" />
    </g>
  );
}

/* The box of a row: how many cards are left in it. */
export function RowBox({ row, view, texts }: { row: number; view: ReckoningView; texts: Texts }): JSX.Element {
  const next = view.top.slice(row * 6, row * 6 + 6).filter((card) => card !== null);
  const left = view.boxes.filter((card) => cardOf(texts, card).row === row + 1).length + next.length;
  const label = [tn('Row {row}: {n} card in its box', 'Row {row}: {n} cards in its box', left, { row: row + 1 }), ...next.map((card) => texts.label('card', card))].join('; ');
  return (
    <g transform={`translate(0 ${placeOf(row * COLUMNS).y + HEIGHT / 2})`} role="img" aria-label={label} data-about={label} class="reckoning-box">
      <text x="15" y="-27" text-anchor="middle" class="reckoning-row">
        {row + 1}
      </text>
      {left > 2 && <rect x="4" y="-11" width="27" height="38" rx="3" />}
      {left > 1 && <rect x="2" y="-14" width="27" height="38" rx="3" />}
      <g transform="translate(0 -17)">
        <rect width="27" height="38" rx="3" class={left ? '' : 'empty'} />
        {left > 0 && <path d="M13.500 4L15.500 10.500 22 12.500 15.500 14.500 13.500 21 11.500 14.500 5 12.500 11.500 10.500Z" class="rose-pale" />}
        <text x="13.500" y="34" text-anchor="middle" class="reckoning-left">
          {left}
        </text>
      </g>
    </g>
  );
}
