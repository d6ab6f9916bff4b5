/* The harbour: a town on the mainland, and a quay for each captain. */
import type { JSX } from 'preact';
import { seatColour, SeatFlag, seatLetter } from '../parts/flags';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { ReckoningView } from './facts';
import { Painted } from './paint';

export interface Quay {
  x: number;
  y: number;
  width: number;
  height: number;
  room: number; /* how far from its beginning docks may lie */
}

export const BERTH = { ship: 36, quay: 42 };

const TOWN = 88; /* how much of the shore the town takes */
const PIER = 9; /* how far a pier reaches into the water */

/* Where the dock of a seat is: its middle. */
export const dockAt = ({ x, room }: Quay, seat: number, players: number) => x + TOWN + ((room - TOWN - 8) / players) * (seat + 0.5);

export function Harbour({ quay, view, texts }: { quay: Quay; view: ReckoningView; texts: Texts }): JSX.Element {
  const { x, y, width, height } = quay;
  const shore = `M${x} ${y + 50}q16-16 40-12 26-2 48 5H${x + width}V${y + height}H${x}Z`;
  return (
    <g>
      <Thing id="space:harbour" label={texts.label('space', 'harbour')} class="reckoning-harbour" quiet>
        <rect x={x} y={y} width={width} height={height} class="reckoning-ground" />
        <path d={`M${x + 118} ${y + 16}q9-8 18 0t18 0 18 0M${x + width - 120} ${y + 14}q9-8 18 0t18 0 18 0`} class="reckoning-swell" />
        <path d={shore} class="reckoning-land" />
        <path d={shore} fill="url(#hatch)" opacity=".6" />
        <Town x={x} y={y} />
        <text x={x + 12} y={y + height - 9} class="port-name reckoning-name">
          {t('Harbour')}
        </text>
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="5" class="reckoning-rim" />
      </Thing>
      {view.captain.map((_, seat) => (
        <Dock key={seat} seat={seat} quay={quay} view={view} texts={texts} />
      ))}
    </g>
  );
}

/* Gables, a church, a lighthouse at the end of the mole. */
const Town = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} aria-hidden="true">
    <path d="M10 52V40L16 33 22 40V52ZM22 50V37L28 30 34 37V50ZM48 47V37L54 30 60 37V47ZM60 47V41L66 35 72 41V47Z" class="reckoning-town" />
    <path d="M36 48V24L41 8 46 24V48Z" class="reckoning-town" />
    <path d="M9 40L16 32 23 40ZM21 37L28 29 35 37ZM47 37L54 29 61 37ZM59 41L66 34 73 41ZM36 24L41 7 46 24Z" class="reckoning-roofs" />
    <path d="M41 7V2M39 4H43M14 44h3v4h-3ZM26 41h3v4h-3ZM52 40h3v4h-3ZM39.500 30h3v5h-3Z" class="reckoning-doors" />
  </g>
);

function Dock({ seat, quay, view, texts }: { seat: number; quay: Quay; view: ReckoningView; texts: Texts }): JSX.Element {
  const pitch = (quay.room - TOWN - 8) / view.players;
  const { dock } = view.captain[seat]!;
  const label = t("{name}'s dock: {n} cargo", { name: texts.name(seat), n: dock });
  const deep = quay.height - BERTH.quay - 5;
  return (
    <g transform={`translate(${dockAt(quay, seat, view.players) - pitch / 2 + 4} ${quay.y + BERTH.quay})`} role="img" aria-label={label} data-about={label}>
      <path d={`M6 ${PIER}V-${PIER}M12 ${PIER}V-${PIER}M${pitch - 20} ${PIER}V-${PIER}M${pitch - 14} ${PIER}V-${PIER}M2 -${PIER - 2}H16M${pitch - 24} -${PIER - 2}H${pitch - 10}`} class="reckoning-pier" />
      <rect width={pitch - 8} height={deep} rx="3" class="reckoning-dock" style={{ stroke: seatColour(seat) }} />
      <g transform="translate(7 6.500) scale(1.700)">
        <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
      </g>
      <g class="reckoning-amount" transform={`translate(34 ${deep / 2})`}>
        <text y="6" class="reckoning-stock">
          {dock}
        </text>
      </g>
      <Barrels count={Math.min(dock, Math.floor((pitch - 70) / 12))} x={54} y={deep / 2 - 8} />
    </g>
  );
}

const Barrels = ({ count, x, y }: { count: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(${i * 12} 0) scale(.68)`}>
        <Painted name="barrel" />
      </g>
    ))}
  </g>
);
