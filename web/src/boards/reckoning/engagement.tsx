/* Who fights whom: two ships on the water, or a ship before walls, each with its strength; smoke once shots have fallen. */
import type { JSX } from 'preact';
import { seatColour } from '../parts/flags';
import { fitted } from '../parts/printed';
import { Ship, type ShipType } from '../parts/ships';
import type { GameEvent } from '../../engine/protocol';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { cardOf, MERCHANTS, seatOf, silhouette, type ReckoningView } from './facts';
import { Building } from './islands';


export interface Fighter {
  seat: number | null; /* null: a merchant ship */
  name: string;
  ship: ShipType | null; /* null: walls */
  strength: number;
}

export type Duel = [Fighter, Fighter];

export const SCENE = { width: 240, height: 54, gun: [52, 188] as const, deck: 36 };

/* From the event that opened the battle; where it is not told any more, from the position. */
export function duelOf(view: ReckoningView, texts: Texts, events: GameEvent[], strengths: [number, number]): Duel {
  const start = events[0];
  const kind = start ? { turned: 'encounter', attacks: 'ships', storms: 'buildings' }[start.kind] : view.battle.kind;
  const card = start?.kind === 'turned' ? String(start.args?.[0]) : view.battle.back;
  const attacker = start?.seat ?? seatOf(texts, view.active);
  const foe = seatOf(texts, start && kind !== 'encounter' ? String(start.args?.[0]) : view.battle.foe);
  const end = events.find(({ kind: told }) => told === 'wins' || told === 'loses');
  const [own, other] = end ? (end.args as number[]) : strengths;
  const ours: Fighter = { seat: attacker, name: texts.name(attacker), ship: silhouette(view.captain[attacker]!), strength: own! };
  if (kind === 'encounter' || foe < 0) return [ours, { seat: null, name: card ? texts.label('card', card) : '', ship: MERCHANTS[(card ? cardOf(texts, card).row : 1) - 1] ?? 'flute', strength: other! }];
  const walls = kind === 'buildings';
  return [ours, { seat: foe, name: walls ? t('the buildings of {name}', { name: texts.name(foe) }) : texts.name(foe), ship: walls ? null : silhouette(view.captain[foe]!), strength: other! }];
}

export function Engagement({ duel, fired }: { duel: Duel; fired: boolean }): JSX.Element {
  const [ours, theirs] = duel;
  const enough = ours.strength >= theirs.strength; /* DR-14.13: a tie is the attacker's */
  const numbers = { a: ours.strength, b: theirs.strength };
  return (
    <g class="reckoning-engagement" role="img" aria-label={[ours.name, theirs.name, ...(fired ? [enough ? t('{a} against {b}: enough', numbers) : t('{a} against {b}: not enough', numbers)] : [])].join('; ')}>
      <rect width={SCENE.width} height={SCENE.height} rx="4" class="reckoning-sky" />
      <path d="M0 40q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0V54H0Z" class="reckoning-offing" />
      <Side fighter={ours} x={34} fired={fired} />
      <g transform={`translate(${SCENE.width} 0) scale(-1 1)`}>
        <Side fighter={theirs} x={34} fired={fired} />
      </g>
      <path d="M0 48q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0V50a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" class="reckoning-surf" />
      <Shield x={104} fighter={ours} ahead={fired && enough} />
      <Shield x={136} fighter={theirs} ahead={fired && !enough} />
      {fired && (
        <text x={SCENE.width / 2} y="50.500" text-anchor="middle" class="reckoning-verdict">
          {enough ? t('{a} against {b}: enough', numbers) : t('{a} against {b}: not enough', numbers)}
        </text>
      )}
      <text x="5" y="10.500" class="reckoning-fighter" style={fitted(ours.name, 11, 82)}>
        {ours.name}
      </text>
      <text x={SCENE.width - 5} y="10.500" text-anchor="end" class="reckoning-fighter" style={fitted(theirs.name, 11, 82)}>
        {theirs.name}
      </text>
    </g>
  );
}

/* Looks to the right; a broadside of smoke before it. */
function Side({ fighter: { seat, ship }, x, fired }: { fighter: Fighter; x: number; fired: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} 46)`}>
      {ship ? (
        <Ship type={ship} seat={seat ?? undefined} scale={0.82} />
      ) : (
        <g transform="translate(0 -2)">
          <path d="M-30 6Q-24-5 0-4T30 6Z" class="reckoning-land" />
          <g transform="translate(-10 -3) scale(1.100)">
            <Building building="fort" there />
          </g>
          <g transform="translate(12 -2)">
            <Building building="garrison" there />
          </g>
        </g>
      )}
      {fired && (
        <g class="reckoning-smoke">
          <circle cx="20" cy="-6" r="5" />
          <circle cx="27" cy="-8" r="6.500" />
          <circle cx="35" cy="-5" r="5" />
          <circle cx="30" cy="-2" r="5" />
          <path d="M15-4l8-3-1 3 4 2-5 0Z" class="reckoning-flash" />
        </g>
      )}
    </g>
  );
}

const Shield = ({ x, fighter: { seat, strength }, ahead }: { x: number; fighter: Fighter; ahead: boolean }) => (
  <g transform={`translate(${x} 6)`} class={`reckoning-shield ${ahead ? 'ahead' : ''}`}>
    <path d="M-13 0H13V15Q11 25 0 30-11 25-13 15Z" style={seat === null ? undefined : { fill: seatColour(seat) }} />
    <text y="19" text-anchor="middle">
      {strength}
    </text>
  </g>
);
