/* The figures of ahoy: Flagships, Patrols, Strongholds, the Union's two ships. Their middle is x = 0, their foot y = 0. */
import type { JSX } from 'preact';
import { FlagMark, SeatFlag, seatColour, seatLetter } from '../parts/flags';
import { Ship, type ShipType } from '../parts/ships';
import type { Texts } from '../../model/texts';

export const TYPES: Record<string, ShipType> = { 'squadron-flagship': 'man-o-war', 'union-flagship': 'frigate', 'red-flagship': 'brig', 'white-flagship': 'brig', cutter: 'sloop', gunship: 'galleon' };

export function FigureDrawing({ word, seat, scale, texts }: { word: string; seat: number; scale: number; texts: Texts }): JSX.Element {
  const letter = seatLetter(texts, seat);
  if (TYPES[word])
    return (
      <g transform={`scale(${0.95 * scale})`}>
        <Ship type={TYPES[word]} seat={seat} letter={letter} />
        <Mark word={word} seat={seat} />
      </g>
    );
  return (
    <g class="ahoy-piece" transform={`scale(${scale})`}>
      {word.startsWith('stronghold') ? (
        <path d="M-13 0V-24h5v5h5v-5h6v5h5v-5h5V0z" style={{ fill: seatColour(seat) }} />
      ) : (
        <path d="M-11 0C-9-14-2-22 8-25 5-16 7-8 12 0Z" style={{ fill: seatColour(seat) }} />
      )}
      <g transform="translate(-5 -9) scale(.85)">
        <FlagMark seat={seat} />
      </g>
    </g>
  );
}

/* The Squadron's Flagship flies a second flag: it counts twice. The Cutter has a claw at its bow. */
function Mark({ word, seat }: { word: string; seat: number }): JSX.Element | null {
  if (word === 'squadron-flagship')
    return (
      <g transform="translate(14 -42)">
        <SeatFlag seat={seat} />
      </g>
    );
  return word === 'cutter' ? <path class="ahoy-claw" d="M17-7q6 1 9-3M22-7q6 0 7-7-5 0-6 5M20-9q2-6 7-6" /> : null;
}
