/* A fight: numbers against numbers, what each side has put down, and the ships there are to take. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { Figures } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { hullOf, seatOf, strengthOf, STRENGTHS, towSpeed, villageOn, type Facts, type PlunderView, type Strength } from './facts';

/* ---- Numbers against numbers ---- */

type Side = Facts & { name: string; card?: boolean /* has put one down */ };

interface Compared {
  left: Side;
  right: Side;
  ahead?: (mine: number, theirs: number, name: string) => boolean; /* the left side; it wins ties unless something else is said */
  now?: string; /* what is compared now */
}

/* Row by row, with the gap. What the other side has not is not compared. */
export function Numbers({ left, right, ahead = (mine, theirs) => mine >= theirs, now }: Compared): JSX.Element | null {
  const rows = STRENGTHS.filter(({ name }) => (right[name] ?? 0) > 0);
  if (rows.length === 0) return null;
  return (
    <table class="plunder-numbers">
      <thead>
        <tr>
          <td />
          <th scope="col">{left.name}</th>
          <th scope="col">{right.name}</th>
          <th scope="col">{t('gap')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, icon, label }) => {
          const [mine, theirs] = [left[name] ?? 0, right[name] ?? 0];
          return (
            <tr key={name} class={name === now ? 'now' : ''}>
              <th scope="row">
                <Icon name={icon} /> {t(label)}
              </th>
              <td class={ahead(mine, theirs, name) ? 'ahead' : ''}>{mine}</td>
              <td class={ahead(mine, theirs, name) ? '' : 'ahead'}>{theirs}</td>
              <td class="gap">{mine > theirs ? `+${mine - theirs}` : mine - theirs}</td>
            </tr>
          );
        })}
        {left.card !== undefined && (
          <tr>
            <th scope="row">
              <Icon name="cards" /> {t('Card')}
            </th>
            <td>
              <Slot filled={left.card} />
            </td>
            <td>
              <Slot filled={right.card ?? false} />
            </td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/* Where a card is put down in secret. */
export const Slot = ({ filled }: { filled: boolean }) => (
  <span class={filled ? 'plunder-slot filled' : 'plunder-slot'} role="img" aria-label={filled ? t('face down') : t('none yet')} data-about={filled ? t('face down') : t('none yet')} />
);

/* ---- Fights ---- */

const CONTESTS = ['speed', 'cannons', 'crew'] as const;
const STEPS: Record<string, string> = { attacked: 'speed', defend: 'speed', caught: 'speed', salvage: 'speed', chase: 'speed', broadside: 'cannons', board: 'crew', boarding: 'crew' };

export function Fight({ view, texts, decision = '' }: BoardProps<PlunderView>): JSX.Element {
  const { fight } = view;
  const [attacker, defender] = [seatOf(texts, fight.attacker), seatOf(texts, fight.defender)];
  const now = decision === 'duel' ? CONTESTS[Number(view.stack.at(-1)?.contest)] : STEPS[decision];
  return (
    <section class="plunder-aside plunder-now plunder-fight" aria-label={t('Fight')}>
      {decision === 'take' ? (
        <Spoils view={view} texts={texts} />
      ) : defender >= 0 ? (
        <Duel view={view} texts={texts} attacker={attacker} defender={defender} now={now} />
      ) : (
        <Numbers left={against(view, texts, attacker, decision)} right={{ ...fight, name: foeOf(view, texts, attacker) }} now={now} ahead={decision === 'attacked' ? outruns : undefined} />
      )}
      {decision !== 'take' && fight.ship && <Figures items={booty(hullOf(texts, fight.ship))} />}
    </section>
  );
}

/* A ship, a Port and Natives go by their own names. */
function foeOf(view: PlunderView, texts: Texts, attacker: number): string {
  const { ship, foe } = view.fight;
  const { at } = view.captain[attacker]!;
  const card = ship ?? (foe === 'port' ? at : foe === 'natives' ? villageOn(view, at) : null);
  return card ? texts.label('card', card) : texts.label('foe', foe);
}

/* What a ship is good for when it is taken. */
export const booty = ({ hold = 0, worth = 0, pay = 0 }: Facts): { icon: IconName; label: string; value: number }[] => [
  { icon: 'hold', label: t('Hold'), value: hold },
  { icon: 'coin', label: t('Worth'), value: worth },
  { icon: 'pay', label: t('Pay a turn'), value: pay },
];

/* The ships there are to take: the one fought, a loser's two, the galleons on the spot. */
function Spoils({ view: { fight, captain, fleet }, texts }: { view: PlunderView; texts: Texts }): JSX.Element {
  const loser = captain[seatOf(texts, fight.winner === fight.attacker ? fight.defender : fight.attacker)];
  const galleons = fleet.filter(({ at }) => at !== null && at === captain[seatOf(texts, fight.winner)]?.at).map(({ card }) => card);
  const ships = fight.ship ? [fight.ship] : loser ? [loser.own, loser.prize] : galleons;
  return (
    <ul class="plunder-spoils" aria-label={t('Ships to take')}>
      {ships.filter((ship) => ship !== null).map((ship) => (
        <li key={ship}>
          <Thing id={`card:${ship}`} html quiet>
            <h3>{texts.label('card', ship)}</h3>
            <Figures items={[...STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: hullOf(texts, ship)[name] ?? 0 })), ...booty(hullOf(texts, ship))]} />
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/* PL-16.5: fleeing needs more than the other's speed. */
const outruns = (mine: number, theirs: number, name: string) => (name === 'speed' ? mine > theirs : mine >= theirs);

/* Who is attacked by a ship flees with the Prize in tow. */
function against(view: PlunderView, texts: Texts, seat: number, decision: string): Side {
  const captain = view.captain[seat]!;
  const mine = strengthOf(texts, captain, seat);
  return { ...mine, name: texts.name(seat), speed: decision === 'attacked' ? towSpeed(texts, captain, seat) : mine.speed };
}

/* The reader's side first; ties are the attacker's. */
function Duel({ view, texts, attacker, defender, now }: { view: PlunderView; texts: Texts; attacker: number; defender: number; now: string | undefined }): JSX.Element {
  const side = (seat: number): Side => {
    const captain = view.captain[seat]!;
    const mine: Strength = strengthOf(texts, captain, seat);
    return { ...mine, name: texts.name(seat), card: captain.answered, speed: seat === defender ? towSpeed(texts, captain, seat) : mine.speed };
  };
  return view.viewer === defender ? (
    <Numbers left={side(defender)} right={side(attacker)} now={now} ahead={(mine, theirs) => mine > theirs} />
  ) : (
    <Numbers left={side(attacker)} right={side(defender)} now={now} />
  );
}
