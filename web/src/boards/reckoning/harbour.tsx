/* The harbour: a dock for each captain, and the nine achievements with those who have them. */
import type { JSX } from 'preact';
import { seatColour, SeatFlag, seatLetter } from '../parts/flags';
import { IconPath } from '../parts/icons';
import { fitted, wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { DEED_ICONS, deedOf, hasDeed, indexIn, needed, progressOf, type ReckoningView } from './facts';
import { Cube } from './cubes';

export interface Quay {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const BERTH = { ship: 38, quay: 46 };

/* Where the dock of a seat is: its middle. */
export const dockAt = ({ x, width }: Quay, seat: number, players: number) => x + 74 + ((width - 84) / players) * (seat + 0.5);

export function Harbour({ quay, view, texts }: { quay: Quay; view: ReckoningView; texts: Texts }): JSX.Element {
  const { x, y, width, height } = quay;
  const pitch = (width - 84) / view.players;
  return (
    <g>
      <Thing id="space:harbour" label={texts.label('space', 'harbour')} class="reckoning-harbour" quiet>
        <rect x={x} y={y} width={width} height={height} rx="8" class="reckoning-ground" />
        <path d={`M${x} ${y + 56}q30-14 74-10h${width - 82}q8 0 8 8V${y + height - 8}a8 8 0 0 1-8 8H${x + 8}a8 8 0 0 1-8-8Z`} class="reckoning-land" />
        <path d={`M${x} ${y + 56}q30-14 74-10h${width - 82}q8 0 8 8V${y + height - 8}a8 8 0 0 1-8 8H${x + 8}a8 8 0 0 1-8-8Z`} fill="url(#hatch)" opacity=".6" />
        <path d={`M${x + 14} ${y + 52}v-14l7-7 7 7v13M${x + 32} ${y + 49}v-24l5-7 5 7v23M${x + 46} ${y + 47}v-10l7-6 7 6v9.500`} class="reckoning-town" />
        <text x={x + 10} y={y + height - 10} class="port-name reckoning-name">
          {t('Harbour')}
        </text>
      </Thing>
      {view.captain.map((captain, seat) => (
        <g key={seat} transform={`translate(${dockAt(quay, seat, view.players) - pitch / 2 + 5} ${y + BERTH.quay})`} role="img" aria-label={t("{name}'s dock: {n} cargo", { name: texts.name(seat), n: captain.dock })}>
          <rect width={pitch - 10} height={height - BERTH.quay - 6} rx="4" class="reckoning-dock" style={{ stroke: seatColour(seat) }} />
          <g transform="translate(7 7.500) scale(1.700)">
            <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
          </g>
          <g class="reckoning-amount" transform={`translate(${pitch / 2 - 12} 15)`}>
            <g transform="translate(0 -9) scale(.75)">
              <IconPath name="barrel" />
            </g>
            <text x="20" y="5" class="reckoning-stock">
              {captain.dock}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}

/* ---- Achievements ---- */

export function Medal({ deed, x, y, width, view, texts, own }: { deed: string; x: number; y: number; width: number; view: ReckoningView; texts: Texts; own: number | null }): JSX.Element {
  const index = indexIn(texts, 'achievement', deed);
  const name = texts.label('achievement', deed);
  const text = t(texts.word('achievement', deed)?.text ?? '');
  const winners = view.captain.flatMap((captain, seat) => (hasDeed(captain, index) ? [seat] : []));
  const label = [name, text, ...(winners.length ? [t('achieved by {list}', { list: winners.map((seat) => texts.name(seat)).join(', ') })] : [])].join(' ');
  const mine = own !== null && winners.includes(own);
  return (
    <Thing id={`achievement:${deed}`} label={label} class={`reckoning-medal ${mine ? 'mine' : ''}`} quiet>
      <g transform={`translate(${x} ${y})`}>
        <circle cx="20" cy="22" r="18" class="reckoning-disc" />
        <g transform="translate(9.200 11.200) scale(.9)">
          <IconPath name={DEED_ICONS[deed] ?? 'star'} />
        </g>
        <g class="reckoning-place" transform="translate(33 35)">
          <circle r="8" />
          <text y="4" text-anchor="middle">
            {deedOf(texts, deed).coins}
          </text>
        </g>
        <text x="44" y="17" class="port-name reckoning-deed" style={fitted(name, 14, width - 48)}>
          {name}
        </text>
        <Marks deed={deed} index={index} width={width} view={view} texts={texts} own={own} />
      </g>
    </Thing>
  );
}

/* Tiles of those who have it, cubes of those on the way; how far the reader is. */
function Marks({ deed, index, width, view, texts, own }: { deed: string; index: number; width: number; view: ReckoningView; texts: Texts; own: number | null }): JSX.Element {
  const counted = indexIn(texts, 'progress', deed) >= 0;
  const marks = view.captain.flatMap((captain, seat) => {
    if (hasDeed(captain, index)) return [{ seat, tile: true, text: '' }];
    const steps = progressOf(view, texts, seat, deed) ?? 0;
    return counted && steps > 0 && seat !== own ? [{ seat, tile: false, text: String(steps) }] : [];
  });
  const done = own === null || hasDeed(view.captain[own]!, index);
  const progress = own === null || done ? null : progressOf(view, texts, own, deed);
  const goal = needed(view, texts, deed);
  const start = progress !== null ? 27 : 0;
  const pitch = counted ? Math.min(25, (width - 46 - start) / marks.length) : 17;
  const size = pitch < 25 && counted ? 11 : 13;
  return (
    <g transform="translate(45 23)">
      {progress !== null && (
        <text y="11" class="reckoning-steps">
          {Math.min(progress, goal)}/{goal}
        </text>
      )}
      {marks.map(({ seat, tile, text }, i) => (
        <g key={seat} transform={`translate(${start + i * pitch} 0)`}>
          {tile ? <DeedTile seat={seat} texts={texts} /> : <Cube seat={seat} texts={texts} size={size} />}
          <text x={size + 1.5} y="11" class="reckoning-steps">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

const DeedTile = ({ seat, texts }: { seat: number; texts: Texts }) => (
  <g>
    <circle cx="7.500" cy="6.500" r="7.500" fill={seatColour(seat)} class="ship-flag" />
    <text x="7.500" y="10" text-anchor="middle" class="reckoning-letter">
      {seatLetter(texts, seat)}
    </text>
  </g>
);

export const deeds = (texts: Texts) => wordsOf(texts, 'achievement');
