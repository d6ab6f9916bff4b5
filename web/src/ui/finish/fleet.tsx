/* The fleet at the finish: the better the score, the further ahead. */
import type { JSX } from 'preact';
import type { Desk } from '../../model/desk';
import { ranked } from '../../model/ending';
import { seatLetter } from '../../boards/parts/flags';
import { Ship, type ShipType } from '../../boards/parts/ships';

const BY_PLACE: ShipType[] = ['man-o-war', 'frigate', 'brig', 'sloop'];
const [WIDTH, START, GOAL, LANE, MAST] = [560, 50, 490, 36, 50];
const FOOT = 12;

export function Fleet({ desk }: { desk: Desk }): JSX.Element {
  const seats = ranked(desk.result.value!);
  const scores = seats.map(({ score }) => score);
  const [least, most] = [Math.min(0, ...scores), Math.max(...scores)];
  const depth = MAST + LANE * (seats.length - 1) + FOOT;
  const ahead = (score: number) => START + (GOAL - START) * (most > least ? (score - least) / (most - least) : 1);
  return (
    <svg class="finish-fleet" viewBox={`0 0 ${WIDTH} ${depth}`} aria-hidden="true">
      <rect width={WIDTH} height={depth} rx="6" fill="var(--water)" />
      <path class="rhumbs" d={seats.map((_, i) => `M0 ${MAST + LANE * i + 4}H${WIDTH}`).join('')} />
      <path d={`M${GOAL} 0V${depth}`} stroke="var(--land-line)" stroke-dasharray="6 4" stroke-width="2" />
      {seats.map(({ seat, score }, i) => (
        <g key={seat} transform={`translate(${ahead(score)} ${MAST + LANE * i})`}>
          <g class="finish-ship">
            <Ship type={BY_PLACE[i] ?? 'sloop'} seat={seat} letter={seatLetter(desk.texts.value, seat)} scale={0.95} />
          </g>
        </g>
      ))}
    </svg>
  );
}
