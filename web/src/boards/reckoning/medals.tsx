/* The nine achievements, in a cartouche beside the sea: what they bring, who has them, and how far everybody is. */
import type { JSX } from 'preact';
import { seatColour, seatLetter } from '../parts/flags';
import { IconPath } from '../parts/icons';
import { fitted, wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { DEED_ICONS, deedOf, hasDeed, indexIn, needed, progressOf, type ReckoningView } from './facts';
import { Cube } from './cubes';
import { Place } from './tiles';
import { inLines, PART } from './wares';

export const deeds = (texts: Texts) => wordsOf(texts, 'achievement');

interface MedalProps {
  deed: string;
  x: number;
  y: number;
  width: number;
  view: ReckoningView;
  texts: Texts;
  own: number | null;
}

export function Medal({ deed, x, y, width, view, texts, own }: MedalProps): JSX.Element {
  const index = indexIn(texts, 'achievement', deed);
  const name = texts.label('achievement', deed);
  const text = t(texts.word('achievement', deed)?.text ?? '');
  const winners = view.captain.flatMap((captain, seat) => (hasDeed(captain, index) ? [seat] : []));
  const lines = [text, ...(winners.length ? [t('achieved by {list}', { list: winners.map((seat) => texts.name(seat)).join(', ') })] : [])];
  const printed = inLines(name, (width - 47) / 6.6);
  const mine = own !== null && winners.includes(own);
  return (
    <Thing id={`achievement:${deed}`} label={`${name}: ${lines.join(' ')}`} about={lines} class={`reckoning-medal ${mine ? 'mine' : ''}`} quiet>
      <g transform={`translate(${x} ${y})`}>
        <path d="M9 34L5 46 11 44 15 48 20 38 25 48 29 44 35 46 31 34Z" class="reckoning-ribbon" />
        <circle cx="20" cy="20" r="17" class="reckoning-disc" />
        <circle cx="20" cy="20" r="14" class="reckoning-disc inner" />
        <g transform="translate(10.400 10.400) scale(.8)">
          <IconPath name={DEED_ICONS[deed] ?? 'star'} />
        </g>
        <Place coins={deedOf(texts, deed).coins} x={34} y={32} r={8.2} />
        {printed.map((line, i) => (
          <text key={i} x="45" y={printed.length > 1 ? 11 + i * 12 : 17} class="port-name" style={fitted(line, printed.length > 1 ? 12.5 : 14.5, width - 52)} {...PART}>
            {line}
          </text>
        ))}
        <Race deed={deed} index={index} y={printed.length > 1 ? 28 : 23} width={width - 46} view={view} texts={texts} own={own} />
      </g>
    </Thing>
  );
}

/* Tiles of those who have it, cubes and steps of those on the way; what it takes. The reader comes first. */
function Race({ deed, index, y, width, view, texts, own }: { deed: string; index: number; y: number; width: number; view: ReckoningView; texts: Texts; own: number | null }): JSX.Element {
  const goal = needed(view, texts, deed);
  const seats = view.captain.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
  const marks = seats.flatMap((seat): { seat: number; steps: number | null }[] => {
    if (hasDeed(view.captain[seat]!, index)) return [{ seat, steps: null }];
    const steps = progressOf(view, texts, seat, deed);
    return steps !== null && (steps > 0 || seat === own) ? [{ seat, steps }] : [];
  });
  const goalShown = marks[0]?.seat === own && marks[0]?.steps !== null ? 7 * (1 + String(goal).length) : 0;
  const pitch = Math.min(27, (width - goalShown) / Math.max(1, marks.length));
  return (
    <g transform={`translate(45 ${y})`}>
      {marks.map(({ seat, steps }, i) => (
        <g key={seat} transform={`translate(${i * pitch + (i > 0 ? goalShown : 0)} 0)`} class={`reckoning-runner ${seat === own ? 'own' : ''}`}>
          {steps === null ? <DeedTile seat={seat} texts={texts} /> : <Cube seat={seat} texts={texts} size={12} />}
          {steps !== null && (
            <text x="13.500" y="11" class="reckoning-steps">
              {seat === own ? `${Math.min(steps, goal)}/${goal}` : steps}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

const DeedTile = ({ seat, texts }: { seat: number; texts: Texts }) => (
  <g>
    <circle cx="7.500" cy="6.500" r="8" fill={seatColour(seat)} class="ship-flag" />
    <text x="7.500" y="10" text-anchor="middle" class="reckoning-letter">
      {seatLetter(texts, seat)}
    </text>
  </g>
);
