/* The ships on the chart: captains in harbours or at sea, naval ships under their flags, pirates in black. None hides another. */
import type { JSX } from 'preact';
import { seatLetter } from '../parts/flags';
import { Ship, type ShipType } from '../parts/ships';
import { Figure, Thing } from '../parts/thing';
import type { Zone } from '../../generated/marauders';
import type { Texts } from '../../model/texts';
import { flagOf, seatWord, shipOfNpc, type MaraudersView } from './facts';
import { HARBOUR } from './zone';
import { SPOTS } from './geography';
import { NationFlag } from '../parts/nations';
import { wordsOf } from '../parts/printed';

interface Vessel {
  id: string;
  zone: Zone;
  inPort: boolean;
  type: ShipType;
  label: string;
  seat?: number;
  npc?: string;
}

const TOP: Partial<Record<ShipType, number>> = { sloop: -28, frigate: -33, 'man-o-war': -38 };

function fleet(view: MaraudersView, texts: Texts): Vessel[] {
  const captains = view.captain.flatMap(({ zone, ship, in_port }, seat): Vessel[] => {
    const [id, label] = [`aim:${seatWord(texts, seat)}`, `${texts.name(seat)}: ${texts.label('ship', ship ?? '')}`];
    return zone && ship ? [{ id, zone, inPort: in_port, type: ship, seat, label }] : [];
  });
  const others = view.npc.flatMap(({ zone }, i): Vessel[] => {
    const npc = wordsOf(texts, 'npc')[i] ?? '';
    return zone ? [{ id: `aim:${npc}`, zone, inPort: false, type: shipOfNpc(npc, view.war), npc, label: texts.label('npc', npc) }] : [];
  });
  return [...captains, ...others];
}

interface Berth {
  x: number;
  y: number;
  scale: number;
}

const BEAM = 35; /* of a ship among others; two find room everywhere */

/* In a harbour by twos; at sea in rows of as many as there is room for. */
function berth(vessel: Vessel, company: Vessel[]): Berth {
  const { sea, port, room } = SPOTS[vessel.zone];
  const [n, i] = [company.length, company.indexOf(vessel)];
  if (vessel.inPort && port) {
    const scale = [0.72, 0.5, 0.44, 0.44][n - 1]!;
    const across = n === 1 ? 0 : (i % 2 ? 1 : -1) * HARBOUR * 0.46;
    const down = n < 3 ? HARBOUR * 0.42 : i < 2 ? 0 : HARBOUR * 0.82;
    return { x: port[0] + across, y: port[1] + down, scale };
  }
  const wide = Math.min(n, Math.max(2, Math.floor(room / BEAM) + 1));
  const inRow = Math.min(wide, n - Math.floor(i / wide) * wide);
  const step = inRow > 1 ? Math.min(44, room / (wide - 1)) : 0;
  return {
    x: sea[0] + ((i % wide) - (inRow - 1) / 2) * step,
    y: sea[1] - (Math.ceil(n / wide) - 1 - Math.floor(i / wide)) * 36,
    scale: n === 1 ? 1 : n < 4 ? 0.85 : 0.62,
  };
}

export function Vessels({ view, texts }: { view: MaraudersView; texts: Texts }): JSX.Element {
  const all = fleet(view, texts);
  return (
    <>
      {all.map((vessel) => {
        const { x, y, scale } = berth(vessel, all.filter(({ zone, inPort }) => zone === vessel.zone && inPort === vessel.inPort));
        return (
          <Figure key={vessel.id} id={`ship ${vessel.id}`} x={x} y={y}>
            <Thing id={vessel.id} label={vessel.label} quiet>
              <g class={`marauders-vessel ${vessel.npc ? (flagOf(vessel.npc) === 'pirate' ? 'pirate' : 'navy') : ''}`} transform={`scale(${scale})`}>
                {vessel.id === `aim:${view.active}` && <ellipse cy="1" rx="27" ry="9" class="marauders-active" />}
                <Ship type={vessel.type} seat={vessel.seat} letter={vessel.seat === undefined ? undefined : seatLetter(texts, vessel.seat)} />
                {vessel.npc && (
                  <g transform={`translate(0 ${(TOP[vessel.type] ?? -33) - 12}) scale(.8)`}>
                    <NationFlag nation={flagOf(vessel.npc)} />
                  </g>
                )}
              </g>
            </Thing>
          </Figure>
        );
      })}
    </>
  );
}
