/* The ships of the captains on the chart: at anchor before an island, or at their docks. */
import type { JSX } from 'preact';
import { seatLetter } from '../parts/flags';
import { IconPath } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Ship } from '../parts/ships';
import { Figure, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { silhouette, type ReckoningView } from './facts';
import { BERTH, dockAt, type Quay } from './harbour';
import { placeOf } from './sheet';
import { HEIGHT } from './tiles';

const ANCHORAGE = 176; /* in the middle of the water before an island */
const APART = [0, 0, 40, 26, 22];

function shipAt(seat: number, view: ReckoningView, texts: Texts, quay: Quay): { x: number; y: number } {
  const { at } = view.captain[seat]!;
  if (at === 'harbour') return { x: dockAt(quay, seat, view.players), y: quay.y + BERTH.ship };
  const { x, y } = placeOf(wordsOf(texts, 'space').indexOf(at));
  const here = view.captain.flatMap((captain, other) => (captain.at === at ? [other] : []));
  return { x: x + ANCHORAGE - 4 * (here.length - 1) + (here.indexOf(seat) - (here.length - 1) / 2) * APART[here.length]!, y: y + HEIGHT - 5 };
}

export function CaptainShip({ seat, view, texts, quay }: { seat: number; view: ReckoningView; texts: Texts; quay: Quay }): JSX.Element {
  const captain = view.captain[seat]!;
  const { x, y } = shipAt(seat, view, texts, quay);
  const crowded = captain.at !== 'harbour' && view.captain.filter(({ at }) => at === captain.at).length > 2;
  const pirate = captain.mode === 'pirate';
  const goods = t('{name}: cargo {cargo}, coins {coins}, damage {damage}', { name: texts.name(seat), cargo: captain.cargo, coins: captain.coins, damage: captain.damage });
  const label = `${goods}, ${texts.label('mode', captain.mode)}`;
  return (
    <Figure id={`ship ${seat}`} x={x} y={y}>
      <Thing id={`captain:${wordsOf(texts, 'captain')[seat]}`} label={label} class="reckoning-ship" quiet>
        <Ship type={silhouette(captain)} seat={seat} letter={seatLetter(texts, seat)} scale={crowded ? 0.76 : 0.9} />
        {pirate && (
          <g transform="translate(-20 -35)" class="reckoning-black">
            <rect width="15" height="11" rx="1" />
            <g transform="translate(2.500 .500) scale(.42)">
              <IconPath name="skull" />
            </g>
          </g>
        )}
        {captain.damage > 0 && (
          <g transform={`translate(${crowded ? 10 : 15} -1)`} class="reckoning-hurt">
            <path d="M0-9 2.300-5 6.500-6.500 5.500-2 9 0 5.500 2.300 6.500 6.500 2 5.500 0 9-2 5.500-6.500 6.500-5.500 2-9 0-5.500-2-6.500-6.500-2-5Z" />
            <text y="3.600" text-anchor="middle">
              {captain.damage}
            </text>
          </g>
        )}
      </Thing>
    </Figure>
  );
}
