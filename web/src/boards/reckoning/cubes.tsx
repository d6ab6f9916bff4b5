/* Cubes of influence and of battle: colour and letter together. Their upper left corner is at 0, 0. */
import type { JSX } from 'preact';
import { seatColour, seatLetter } from '../parts/flags';
import type { Texts } from '../../model/texts';

export function Cube({ seat, texts, size = 15 }: { seat: number | null; texts: Texts; size?: number }): JSX.Element {
  const lid = size * 0.22;
  return (
    <g class={`reckoning-cube ${seat === null ? 'black' : ''}`}>
      <rect y={lid / 2} width={size} height={size - lid / 2} rx="2" style={seat === null ? undefined : { fill: seatColour(seat) }} />
      <path d={`M1 ${lid / 2 + 0.6}H${size - 1}V${lid + 1}H1Z`} class="reckoning-lid" />
      {seat !== null && (
        <text x={size / 2} y={size * 0.84} text-anchor="middle" style={{ fontSize: `${size * 0.68}px` }}>
          {seatLetter(texts, seat)}
        </text>
      )}
    </g>
  );
}
