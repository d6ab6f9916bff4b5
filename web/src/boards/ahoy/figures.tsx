/* The figures of ahoy: Flagships, Patrols, Strongholds, the Union's two ships. Their middle is x = 0, their foot y = 0. */
import type { JSX } from 'preact';
import { FlagMark, seatColour, seatLetter } from '../parts/flags';
import { Ship, type ShipType } from '../parts/ships';
import type { Texts } from '../../model/texts';

const TYPES: Record<string, ShipType> = { 'squadron-flagship': 'man-o-war', 'union-flagship': 'frigate', 'red-flagship': 'brig', 'white-flagship': 'brig', cutter: 'sloop', gunship: 'galleon' };

export function FigureDrawing({ word, seat, scale, texts }: { word: string; seat: number; scale: number; texts: Texts }): JSX.Element {
  const letter = seatLetter(texts, seat);
  if (TYPES[word]) return <Ship type={TYPES[word]} seat={seat} letter={letter} scale={0.95 * scale} />;
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
