/* What belongs to the pending decision: the Encounter that is met, the fight and its numbers, the market; and how things stand. */
import { Fragment, type JSX } from 'preact';
import { Card } from '../parts/card';
import { Icon, type IconName } from '../parts/icons';
import { Figures } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { factsOf, GOODS, hullOf, laidCards, marketOn, roomOf, seatOf, strengthOf, STRENGTHS, sum, towSpeed, villageOn, type Facts, type Laid, type PlunderView, type Strength } from './facts';
import { cardFace } from './mats';

type Props = BoardProps<PlunderView>;

export function Aside(props: Props): JSX.Element {
  return (
    <>
      <AtStake {...props} />
      <Status {...props} />
    </>
  );
}

function AtStake(props: Props): JSX.Element | null {
  const { view, texts, decision } = props;
  const met = cardMet(props);
  const here = view.captain[seatOf(texts, view.active)]?.at;
  const market = here && (decision === 'trade' || decision === 'action') ? marketOn(view, texts, here) : null;
  if (view.fight.foe !== 'none') return <Fight {...props} />;
  if (met) return <Encounter card={met} {...props} />;
  if (decision === 'bid' || decision === 'block') return <Bids {...props} />;
  return market ? <Market place={market} {...props} /> : null;
}

/* ---- The Encounter ---- */

const MEETINGS = ['lookout', 'meet', 'brawl', 'discard-two', 'bribe', 'canoes'];

/* The card that the question is about: it was met last. */
function cardMet({ view, decision = '', lately }: Props): string | null {
  if (!MEETINGS.includes(decision)) return null;
  const told = lately.findLast(({ kind }) => kind === 'encounter')?.args?.[0];
  return view.pending ?? view.fight.ship ?? (typeof told === 'string' ? told : null);
}

function Encounter({ card, view, texts }: Props & { card: string }): JSX.Element {
  const seat = seatOf(texts, view.active);
  const mine = strengthOf(texts, view.captain[seat]!, seat);
  const facts = factsOf(texts, card);
  return (
    <section class="plunder-aside" aria-label={t('Encounter')}>
      <h3>
        {t('Encounter')}: {texts.name(seat)}
      </h3>
      <Numbers left={{ name: texts.name(seat), ...mine }} right={{ name: texts.label('card', card), ...facts }} />
      {facts.kind === 'ship' && <Figures items={booty(facts)} />}
      <Card face={cardFace(card, texts)} />
    </section>
  );
}

/* ---- Numbers against numbers ---- */

type Side = Facts & { name: string; card?: boolean /* has put one down */ };

interface Compared {
  left: Side;
  right: Side;
  ahead?: (mine: number, theirs: number, name: string) => boolean; /* the left side; it wins ties unless something else is said */
  now?: string; /* what is compared now */
}

/* Row by row, with the gap. What the other side has not is not compared. */
function Numbers({ left, right, ahead = (mine, theirs) => mine >= theirs, now }: Compared): JSX.Element | null {
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
const Slot = ({ filled }: { filled: boolean }) => (
  <span class={filled ? 'plunder-slot filled' : 'plunder-slot'} role="img" aria-label={filled ? t('face down') : t('none yet')} title={filled ? t('face down') : t('none yet')} />
);

/* ---- Fights ---- */

const CONTESTS = ['speed', 'cannons', 'crew'] as const;
const STEPS: Record<string, string> = { attacked: 'speed', defend: 'speed', chase: 'speed', broadside: 'cannons', board: 'crew', boarding: 'crew' };

function Fight({ view, texts, decision = '' }: Props): JSX.Element {
  const { fight } = view;
  const [attacker, defender] = [seatOf(texts, fight.attacker), seatOf(texts, fight.defender)];
  const now = decision === 'duel' ? CONTESTS[Number(view.stack.at(-1)?.contest)] : STEPS[decision];
  return (
    <section class="plunder-aside plunder-fight" aria-label={t('Fight')}>
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
const booty = ({ hold = 0, worth = 0, pay = 0 }: Facts): { icon: IconName; label: string; value: number }[] => [
  { icon: 'hold', label: t('Hold'), value: hold },
  { icon: 'coin', label: t('Worth'), value: worth },
  { icon: 'pay', label: t('Wage'), value: pay },
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

/* Who has put a card down for or against a Letter. */
function Bids({ view, texts }: Props): JSX.Element {
  const nation = factsOf(texts, view.captain[seatOf(texts, view.active)]?.at ?? null).nation;
  return (
    <section class="plunder-aside" aria-label={t('Cards put down')}>
      {nation && (
        <h3>
          {t('Letter of Marque')}: {texts.label('nation', nation)}
        </h3>
      )}
      <ul class="plunder-bids">
        {view.captain.map(({ answered, hand }, seat) => (
          <li key={seat}>
            <Slot filled={answered} /> {texts.name(seat)} {hand.length === 0 && <span class="quiet">({t('no cards')})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/* ---- The market ---- */

/* Where on the map most is paid for a good, and how many cards away that is; of equal prices the nearest. */
function bestPrice(view: PlunderView, texts: Texts, laid: Laid[], from: Laid | undefined, good: number) {
  const offers = laid.map((cell) => ({
    cell,
    price: factsOf(texts, marketOn(view, texts, cell.card)).buys?.[good] ?? 0,
    far: Math.abs(cell.x - (from?.x ?? 0)) + Math.abs(cell.y - (from?.y ?? 0)),
  }));
  return offers.sort((a, b) => b.price - a.price || a.far - b.far)[0];
}

function Market({ place, view, texts }: Props & { place: string }): JSX.Element | null {
  const seat = seatOf(texts, view.active);
  const captain = view.captain[seat]!;
  const { sells = [], buys = [] } = factsOf(texts, place);
  const laid = laidCards(view, texts);
  const from = laid.find(({ card }) => card === captain.at);
  const plunder = sum(captain.plundered) > 0;
  return (
    <section class="plunder-aside" aria-label={t('Market')}>
      <table class="plunder-market">
        <caption>
          {texts.label('card', place)}
          <small>
            <Icon name="coin" size={16} /> {t('{n} silver', { n: captain.silver })} · {t('room for {n}', { n: roomOf(texts, captain, seat).own })}
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Good')}</th>
            <th scope="col">{t('sells')}</th>
            <th scope="col">{t('buys')}</th>
            <th scope="col">{t('traded')}</th>
            {plunder && <th scope="col">{t('plundered')}</th>}
            <th scope="col">{t('supply')}</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good, i) => {
            const best = bestPrice(view, texts, laid, from, i);
            return (
              <Fragment key={good}>
                <tr>
                  <th scope="row">
                    <Thing id={`good:${good}`} html class="plunder-good" quiet>
                      <Icon name={good} /> {texts.label('good', good)}
                    </Thing>
                  </th>
                  <td>{sells[i] || '–'}</td>
                  <td>{buys[i] || '–'}</td>
                  <td>{captain.traded[i]}</td>
                  {plunder && <td>{captain.plundered[i]}</td>}
                  <td>{view.supply[i]}</td>
                </tr>
                {best && best.price > 0 && (
                  <tr class="best">
                    <td colSpan={plunder ? 6 : 5}>
                      {best.far === 0 ? t('best price {n}, here', { n: best.price }) : t('best price {n}: {place}, {far} away', { n: best.price, place: texts.label('card', best.cell.card), far: best.far })}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <ForSale view={view} texts={texts} seat={seat} />
    </section>
  );
}

/* Ships of the hand and on offer with their price, also those too dear; the others' hands are closed and fall away. */
function ForSale({ view, texts, seat }: { view: PlunderView; texts: Texts; seat: number }): JSX.Element | null {
  const { hand, offer, at } = view.captain[seat]!;
  const ships = [...hand, offer].filter((card) => card !== null && factsOf(texts, card).kind === 'ship') as string[];
  if (ships.length === 0 || factsOf(texts, at).kind !== 'port') return null;
  return (
    <ul class="plunder-sale" aria-label={t('Ships for sale')}>
      {ships.map((ship) => (
        <li key={ship}>
          <Thing id={`card:${ship}`} html class="plunder-good" quiet>
            <Icon name="ship" /> {texts.label('card', ship)}
            <span class="plunder-price">{t('{n} silver', { n: factsOf(texts, ship).worth ?? 0 })}</span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/* ---- How things stand ---- */

/* Round, order of play, deck, discards, wars. */
function Status({ view, texts }: Props): JSX.Element {
  const first = seatOf(texts, view.first);
  const order = view.captain.map((_, i) => (first + i) % view.players);
  const wars = view.war.filter(({ a, b }) => a && b);
  return (
    <div class="plunder-status">
      <span>{t('Round {n}', { n: view.round })}</span>
      <span class="plunder-order">
        {t('First Captain')}:{' '}
        {order.map((seat, i) => (
          <Fragment key={seat}>
            {i > 0 && '→'}
            <span class={seat === seatOf(texts, view.active) ? 'active' : ''}>{texts.name(seat)}</span>
          </Fragment>
        ))}
      </span>
      {wars.map(({ a, b }) => (
        <span key={`${a} ${b}`} class="plunder-war">
          <Icon name="swords" size={16} /> {texts.label('nation', a!)} – {texts.label('nation', b!)}
        </span>
      ))}
      <span>
        <Icon name="deck" size={16} /> {t('deck {n}', { n: view.deck.length })}
      </span>
      <Discards view={view} texts={texts} />
    </div>
  );
}

/* What has gone decides what can still be turned up; the highest first. */
function Discards({ view, texts }: { view: PlunderView; texts: Texts }): JSX.Element {
  const value = (card: string) => factsOf(texts, card).value ?? 0;
  return (
    <details class="plunder-discards">
      <summary>{t('discards {n}', { n: view.discard.length })}</summary>
      <ul>
        {[...view.discard].sort((a, b) => value(b) - value(a)).map((card) => (
          <li key={card}>
            <b>{value(card)}</b> {texts.label('card', card)}
          </li>
        ))}
      </ul>
      {view.box.length > 0 && <p>{t('Out of the game: {cards}', { cards: view.box.map((card) => texts.label('card', card)).join(', ') })}</p>}
    </details>
  );
}
