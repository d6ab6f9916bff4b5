/* Plunder on the home page: three squares of the map, a port, and a brig on its way. */
import type { JSX } from 'preact';
import type { Cover } from '../board';
import { Ship } from '../parts/ships';

function Picture(): JSX.Element {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="140" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)" stroke-width="1.200">
        <path d="M8 12h106v58H8zM126 12h106v58H126zM8 82h106v50H8zM126 82h106v50H126z" stroke-dasharray="5 4" />
        <path d="M20 58q6-5 12 0t12 0 12 0M140 120q6-5 12 0t12 0 12 0 12 0M28 112q6-5 12 0t12 0" />
      </g>
      <path d="M140 30c16-16 66-16 80 2 8 12-2 30-22 28-18 6-44 4-56-4-8-6-10-18-2-26z" fill="var(--land)" stroke="var(--land-line)" stroke-width="1.500" />
      <path d="M160 46V34l7-7 7 7v12zM178 46V28l5-7 5 7v18zM194 46V36l6-5 6 5v10z" fill="var(--card)" stroke="var(--land-line)" stroke-width="1.200" />
      <g transform="translate(86 108) scale(1.700)">
        <Ship type="brig" seat={0} />
      </g>
      <path d="M124 96C140 88 152 82 160 72" fill="none" stroke="var(--brass-bright)" stroke-width="2" stroke-dasharray="4 5" />
    </svg>
  );
}

export const cover: Cover = { Picture, minutes: [60, 120] };
