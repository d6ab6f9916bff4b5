/* Where a seat's points came from, as a bar: each source has a colour and a pattern, each piece its points. */
import type { JSX } from 'preact';
import { piecesOf, reachOf, type Source } from '../../model/finish';

const KINDS = 8; /* of colours; patterns go by three */
const HEIGHT = 20;
const LEGIBLE = 6; /* per cent of the whole: a number needs so much room */

/* Once a page, and once in a picture. */
export const PartPatterns = (): JSX.Element => (
  <defs>
    <pattern id="part-1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" stroke="var(--card-ink)" stroke-opacity=".22" stroke-width="2.400" />
    </pattern>
    <pattern id="part-2" width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.200" fill="var(--card-ink)" fill-opacity=".28" />
    </pattern>
  </defs>
);

/* A coloured field with its pattern; lengths in per cent of the drawing. */
function Field({ colour, x, width }: { colour: number; x: number; width: number }): JSX.Element {
  const box = { x: `${x}%`, width: `${width}%`, height: HEIGHT };
  return (
    <>
      <rect {...box} fill={`var(--part-${colour % KINDS})`} stroke="var(--paper)" stroke-width="1" />
      {colour % 3 > 0 && <rect {...box} fill={`url(#part-${colour % 3})`} />}
    </>
  );
}

const Points = ({ x, n }: { x: number; n: number }): JSX.Element => (
  <text x={`${x}%`} y={HEIGHT / 2 + 4} text-anchor="middle" class="part-number">
    {n}
  </text>
);

interface BarProps {
  sources: Source[];
  seat: number;
  seats: number; /* all bars have the same scale */
  label?: string;
  x?: number;
  y?: number;
  width?: number | string;
}

export function Bar({ sources, seat, seats, label, x = 0, y = 0, width = '100%' }: BarProps): JSX.Element {
  const [least, most] = reachOf(sources, seats);
  const at = (points: number) => ((points - least) / (most - least)) * 100;
  return (
    <svg class="finish-bar" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} overflow="visible" x={x} y={y} width={width} height={HEIGHT}>
      {piecesOf(sources, seat).map(({ source, from, to }) => (
        <g key={source}>
          <Field colour={sources[source]!.colour} x={at(from)} width={at(to) - at(from)} />
          {at(to) - at(from) >= LEGIBLE && <Points x={(at(from) + at(to)) / 2} n={sources[source]!.points[seat]!} />}
        </g>
      ))}
      <line x1={`${at(0)}%`} x2={`${at(0)}%`} y1="-2" y2={HEIGHT + 2} stroke="var(--ink)" stroke-width="1.500" />
    </svg>
  );
}

/* How a source is drawn, before its name. */
export const Swatch = ({ source }: { source: Source }): JSX.Element => (
  <svg class="swatch" width="28" height={HEIGHT} aria-hidden="true">
    <Field colour={source.colour} x={0} width={100} />
  </svg>
);
