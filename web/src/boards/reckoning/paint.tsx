/* Icons as pieces: the lines of the house filled with the colour of what they stand for, so that a barrel is told from a coin before it is read. */
import type { JSX } from 'preact';
import { IconPath, type IconName } from '../parts/icons';

/* In a drawing, on a field of 24. */
export const Painted = ({ name }: { name: IconName }) => (
  <g class={`reckoning-paint ${name}`}>
    <IconPath name={name} />
  </g>
);

/* Among text. */
export const PaintedIcon = ({ name, size }: { name: IconName; size: number }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <Painted name={name} />
  </svg>
);
