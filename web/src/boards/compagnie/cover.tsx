/* Compagnieën on the home page: a return ship between bales and the long route. */
import type { JSX } from 'preact';
import type { Cover } from '../board';
import { Ship } from '../parts/ships';

function Picture(): JSX.Element {
  return (
    <svg viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="140" fill="var(--water)" />
      <g fill="var(--land)" stroke="var(--land-line)" stroke-width="1.500">
        <path d="M0 0H70C62 12 66 22 54 28 40 34 30 30 22 40 14 46 8 44 0 48Z" />
        <path d="M84 24C104 14 128 22 134 40 138 56 128 64 126 80 122 98 112 112 106 112 98 112 96 92 92 76 88 62 74 36 84 24Z" />
        <path d="M182 0H240V62C228 66 222 58 214 48 206 40 196 36 194 24Z" />
      </g>
      <path d="M58 26C60 60 66 104 104 124 140 136 170 104 196 72 206 60 214 60 222 66" fill="none" stroke="var(--brass-bright)" stroke-width="2" stroke-dasharray="4 5" />
      {[[58, 26], [104, 124], [222, 66]].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--card)" stroke="var(--land-line)" stroke-width="1.500" />
      ))}
      <g transform="translate(172 122) scale(1.800)">
        <Ship type="galleon" seat={0} />
      </g>
      <g fill="var(--card)" stroke="var(--land-line)" stroke-width="1.200">
        <path d="M16 100h26v22H16zM16 108h26M26 100v22M32 86h20v14H32zM32 92h20M40 86v14M44 104h22v18H44zM44 110h22M54 104v18" />
      </g>
    </svg>
  );
}

export const cover: Cover = { Picture, minutes: [120, 240] };
