/* What belongs to the pending decision: the Encounter that is met, a fight, the market, bids for a Letter; and how things stand. */
import { Fragment, type JSX } from 'preact';
import { Picture } from '../parts/card';
import { Icon, type IconName } from '../parts/icons';
import { Figures, NamedIcon } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { factsOf, marketOn, readerOf, roomOf, seatOf, shipName, strengthOf, type PlunderView } from './facts';
import { booty, Fight, Numbers, Slot } from './fight';
import { Market } from './market';
import { cardFace } from './mats';
import { pictureOf } from './pictures';

type Props = BoardProps<PlunderView>;

export function Aside(props: Props): JSX.Element {
  return (
    <>
      <Own {...props} />
      <AtStake {...props} />
      <Status {...props} />
    </>
  );
}

/* Where the mats are on another page: the reader's own purse and ship. */
function Own({ view, texts }: Props): JSX.Element {
  const seat = readerOf(view, texts);
  const captain = view.captain[seat]!;
  const { speed, cannons, crew } = strengthOf(texts, captain, seat);
  return (
    <p class="plunder-own">
      <b>{t('{n} silver', { n: captain.silver })}</b> · {shipName(texts, captain.own)}
      {[['sail', speed, t('Speed')], ['cannon', cannons, t('Cannons')], ['crew', crew, t('Crew')], ['hold', roomOf(texts, captain, seat).own, t('Room left in the hold')]].map(([icon, n, label]) => (
        <NamedIcon key={icon} icon={icon as IconName} label={label as string} size={15}>
          {n}
        </NamedIcon>
      ))}
    </p>
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
  return market ? <Market place={market} now={decision === 'trade'} {...props} /> : null;
}

/* ---- The Encounter ---- */

const MEETINGS = ['lookout', 'face', 'meet', 'brawl', 'discard-two', 'bribe', 'canoes'];

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
  const { title, text } = cardFace(card, texts);
  return (
    <section class="plunder-aside plunder-now" aria-label={t('Encounter')}>
      <Thing id={`card:${card}`} html class="plunder-met" quiet>
        <Picture>{pictureOf(card, facts)}</Picture>
        <div>
          <h3>
            {t('Encounter')}: {title} {facts.value && <span class="card-value">{facts.value}</span>}
          </h3>
          {facts.kind === 'ship' ? <Figures items={booty(facts)} /> : <p class="card-text">{text}</p>}
        </div>
      </Thing>
      <Numbers left={{ name: texts.name(seat), ...mine }} right={{ name: texts.label('card', card), ...facts }} />
    </section>
  );
}

/* ---- A Letter of Marque ---- */

/* Who has put a card down for or against a Letter. */
function Bids({ view, texts }: Props): JSX.Element {
  const nation = factsOf(texts, view.captain[seatOf(texts, view.active)]?.at ?? null).nation;
  return (
    <section class="plunder-aside plunder-now" aria-label={t('Cards put down')}>
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
      <span data-about={`${t('The deck')}\n${t('A card is drawn after each move of a ship. When the deck is empty the discards are shuffled.')}`}>
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
