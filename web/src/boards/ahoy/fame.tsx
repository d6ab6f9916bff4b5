/* The Fame track: 0 to 39 or as far as it goes, the goal marked, every player's flag where he stands. */
import type { JSX } from 'preact';
import { SeatFlag, seatLetter } from '../parts/flags';
import { t } from '../../model/i18n';
import type { BoardProps } from '../board';
import type { AhoyView } from './facts';

const LENGTH = 250;
const FLAG = { width: 17, height: 13 };

/* Flags that would hide one another stand above each other. */
function rows(places: number[]): number[] {
  const taken: { x: number; row: number }[] = [];
  return places.map((x) => {
    const near = taken.filter((other) => Math.abs(other.x - x) < FLAG.width).map(({ row }) => row);
    const row = [0, 1, 2, 3].find((one) => !near.includes(one)) ?? 0;
    taken.push({ x, row });
    return row;
  });
}

export function FameTrack({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const fames = view.captain.map(({ fame }) => fame);
  const goal = view.options.goal ?? 30;
  const most = Math.max(39, goal, ...fames);
  const x = (fame: number) => (fame / most) * LENGTH;
  const row = rows(fames.map(x));
  const top = (Math.max(...row) + 1) * FLAG.height;
  const label = [...fames.map((fame, seat) => `${texts.name(seat)} ${fame}`), t('goal {n}', { n: goal })].join(', ');
  return (
    <svg class="ahoy-track" viewBox={`-10 ${-top - 3} ${LENGTH + 20} ${top + 19}`} role="img" aria-label={`${t('Fame')}: ${label}`} data-about={`${t('Fame')}: ${label}\n${t('The game ends with the round in which somebody reaches the goal. The most Fame wins.')}`}>
      <path d={`M0 0H${LENGTH}`} />
      {Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => 10 * i).map((fame) => (
        <g key={fame} transform={`translate(${x(fame)} 0)`}>
          <path d="M0-3V3" />
          {fame !== goal && <text y="13">{fame}</text>}
        </g>
      ))}
      <g class="ahoy-goal" transform={`translate(${x(goal)} 0)`}>
        <path d={`M0 ${-top}V4`} />
        <text y="14">★ {goal}</text>
      </g>
      {fames.map((fame, seat) => (
        <g key={seat} transform={`translate(${x(fame)} ${-2 - row[seat]! * FLAG.height})`}>
          <g data-figure={`fame ${seat}`} data-about={`${t('Fame')}: ${texts.name(seat)} ${fame}`}>
            <g transform="translate(-8 -11) scale(1.350)">
              <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
