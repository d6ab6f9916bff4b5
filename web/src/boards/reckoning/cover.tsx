/* Dead Reckoning on the home page: islands rise on an empty grid, and cubes of influence lie on them. */
import type { JSX } from 'preact';
import type { Cover } from '../board';
import { seatColour } from '../parts/flags';
import { Ship } from '../parts/ships';

const CUBES: [number, number, number][] = [
  [78, 36, 1],
  [90, 40, 1],
  [84, 26, 4],
  [180, 92, 2],
  [192, 96, 2],
  [186, 82, 2],
];

function Picture(): JSX.Element {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="140" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)" stroke-width="1.300" stroke-dasharray="5 4">
        <path d="M24 6H216V134H24ZM88 6V134M152 6V134M24 70H216" transform="translate(-4 0)" />
      </g>
      <g fill="var(--land)" stroke="var(--land-line)" stroke-width="1.500">
        <path d="M58 30c6-16 38-18 48-6 8 12 0 28-16 30-18 4-38-8-32-24z" />
        <path d="M160 88c8-14 40-14 48 0 6 14-6 28-24 28s-30-14-24-28z" />
      </g>
      {CUBES.map(([x, y, seat]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <path d="M0-6l6 3v6l-6 3-6-3v-6z" fill={seatColour(seat)} stroke="#1d1409" stroke-width=".8" />
          <path d="M-6-3L0 0l6-3M0 0v6" fill="none" stroke="#1d1409" stroke-width=".7" />
        </g>
      ))}
      <g transform="translate(116 112) scale(1.700)">
        <Ship type="brig" seat={4} />
      </g>
      <path d="M100 84C108 74 112 66 108 56" fill="none" stroke="var(--brass-bright)" stroke-width="2" stroke-dasharray="4 5" />
    </svg>
  );
}

export const cover: Cover = { Picture, minutes: [90, 150] };
