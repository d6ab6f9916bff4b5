/* Marauders on the home page: a pirate sloop lies in wait while a galleon passes the cape. */
import type { JSX } from 'preact';
import type { Cover } from '../board';
import { Ship } from '../parts/ships';

function Picture(): JSX.Element {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="140" fill="var(--water)" />
      <path d="M-4 104C40 84 76 116 122 100S200 78 246 96V146H-4Z" fill="var(--water-deep)" />
      <path d="M0 0H92C88 14 96 26 82 36 70 46 72 60 54 62 40 64 34 78 18 76 8 76 4 84 0 84Z" fill="var(--land)" stroke="var(--land-line)" stroke-width="1.500" />
      <path d="M30 30V18l5-5 5 5v12zM44 30V14l4-5 4 5v16z" fill="var(--card)" stroke="var(--land-line)" stroke-width="1.200" />
      <path d="M12 54q5-6 10 0 5-6 10 0M20 44q5-6 10 0" fill="none" stroke="var(--land-line)" stroke-width="1.300" />
      <g fill="none" stroke="var(--water-line)" stroke-width="1.300">
        <path d="M110 24q6-5 12 0t12 0 12 0M196 40q6-5 12 0t12 0M22 124q6-5 12 0t12 0 12 0" />
      </g>
      <g transform="translate(168 96) scale(1.900)">
        <Ship type="galleon" seat={3} />
      </g>
      <g transform="translate(76 118) scale(1.400)">
        <Ship type="sloop" seat={0} />
      </g>
      <path d="M98 104C112 96 120 92 130 84" fill="none" stroke="var(--alarm)" stroke-width="2" stroke-dasharray="3 5" />
    </svg>
  );
}

export const cover: Cover = { Picture, minutes: [120, 180] };
