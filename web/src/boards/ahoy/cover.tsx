/* Ahoy on the home page: a region of four spaces, its wealth die in the middle, and two ships that contend for it. */
import type { JSX } from 'preact';
import type { Cover } from '../board';
import { Die } from '../parts/pieces';
import { Ship } from '../parts/ships';

function Picture(): JSX.Element {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="140" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)" stroke-width="1.300">
        <rect x="56" y="8" width="128" height="124" rx="10" fill="var(--shallow)" />
        <path d="M120 8V132M56 70H184" stroke-dasharray="5 4" />
        <path d="M14 40q6-5 12 0t12 0M198 104q6-5 12 0t12 0M12 112q6-5 12 0t12 0" />
      </g>
      <path d="M136 84c10-10 34-8 38 6 3 16-6 34-20 35-16 2-26-8-25-22 0-8 2-14 7-19z" fill="var(--land)" stroke="var(--land-line)" stroke-width="1.500" />
      <g transform="translate(87 58) scale(1.200)">
        <Ship type="frigate" seat={1} />
      </g>
      <g transform="translate(156 58) scale(1.200)">
        <Ship type="brig" seat={2} />
      </g>
      <Die value={4} x={106} y={56} size={28} />
    </svg>
  );
}

export const cover: Cover = { Picture, minutes: [45, 75] };
