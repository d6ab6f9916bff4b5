/* Cubes of influence and of battle: colour and letter together. Their upper left corner is at 0, 0. */
import type { JSX } from 'preact';
import { seatColour, seatLetter } from '../parts/flags';
import type { Texts } from '../../model/texts';

/* Seen from the left and above: the front with the letter, the lid lighter, the side darker. */
export function Cube({ seat, texts, size = 15 }: { seat: number | null; texts: Texts; size?: number }): JSX.Element {
  const deep = size * 0.2;
  const front = size - deep;
  return (
    <g class={`reckoning-cube ${seat === null ? 'black' : ''}`} style={seat === null ? undefined : { fill: seatColour(seat) }}>
      <path d={`M0 ${deep}L${deep} 0H${size}V${front}L${front} ${size}H0Z`} />
      <path d={`M0 ${deep}L${deep} 0H${size}L${front} ${deep}Z`} class="reckoning-lid" />
      <path d={`M${front} ${deep}L${size} 0V${front}L${front} ${size}Z`} class="reckoning-flank" />
      {seat !== null && (
        <text x={front / 2} y={deep + front * 0.79} text-anchor="middle" style={{ fontSize: `${front * 0.82}px` }}>
          {seatLetter(texts, seat)}
        </text>
      )}
    </g>
  );
}
