/* A captain's mat as everybody may see it, and the own hand. */
import type { JSX } from 'preact';
import { Card, CardBack, EmptyHand, type CardFace, type CardFigure } from '../parts/card';
import { Icon, isIcon } from '../parts/icons';
import { Figures, NamedIcon } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { N_, t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { captainWord, enemiesOf, factsOf, GOODS, hullOf, kindOf, roomOf, shipName, shipOf, STRENGTHS, towSpeed, type Captain, type Enmity, type Facts, type PlunderView } from './facts';
import { NationMark } from '../parts/nations';
import { demandsOf } from './cells';
import { pictureOf } from './pictures';

const strengths = (facts: Facts) => STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: facts[name] ?? 0 }));

/* Printed on a ship, with what the mate adds behind it; the speed with a Prize in tow; what still fits into the hold. */
function ShipFigures({ captain, texts, seat }: { captain: Captain; texts: Texts; seat: number }): JSX.Element {
  const [ship, mate, tow] = [shipOf(texts, captain, seat), factsOf(texts, captain.mate), towSpeed(texts, captain, seat)];
  const isSlow = tow < (ship.speed ?? 0) + (mate.speed ?? 0);
  const value = (name: 'speed' | 'cannons' | 'crew') => (mate[name] ? `${ship[name]}+${mate[name]}` : String(ship[name] ?? 0));
  const items = STRENGTHS.map(({ name, icon, label, about }) => ({ icon, label: `${t(label)}\n${t(about)}`, name: t(label), value: value(name) }));
  if (isSlow) items[0] = { ...items[0]!, label: `${items[0]!.label}\n${t('In brackets: with the Prize in tow, which counts when fleeing.')}`, value: `${value('speed')} (${tow})` };
  return <Figures items={[...items, { icon: 'hold', label: room(), name: t('Free'), value: t('{n} of {all}', { n: roomOf(texts, captain, seat).own, all: ship.hold ?? 0 }) }]} />;
}

const room = () => `${t('Room left in the hold')}\n${t('How many more goods fit, of all that the hold takes.')}`;

function Prize({ captain, texts, seat }: { captain: Captain; texts: Texts; seat: number }): JSX.Element | null {
  if (!captain.prize) return null;
  const { speed = 0, hold = 0 } = hullOf(texts, captain.prize);
  return (
    <p class="plunder-prize">
      <span class="quiet">
        {t('Prize')}: {texts.label('card', captain.prize)}
      </span>
      <NamedIcon icon="sail" label={t('Speed')} size={15}>{speed}</NamedIcon>
      <NamedIcon icon="hold" label={t('Room left in the hold')} size={15}>{t('{n} of {all}', { n: roomOf(texts, captain, seat).prize, all: hold })}</NamedIcon>
    </p>
  );
}

function Cargo({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element | null {
  const piles = [
    { icon: 'crate' as const, label: t('Traded Cargo'), tokens: captain.traded },
    { icon: 'chest' as const, label: t('Plundered Cargo'), tokens: captain.plundered },
  ].filter(({ tokens }) => tokens.some((n) => n > 0));
  if (piles.length === 0) return null;
  return (
    <ul class="plunder-cargo">
      {piles.map(({ icon, label, tokens }) => (
        <li key={label} data-about={label}>
          <Icon name={icon} size={16} />
          <span class="unseen">{label}</span>
          {GOODS.map((good, i) =>
            tokens[i] ? (
              <NamedIcon key={good} icon={good} label={texts.label('good', good)} size={15}>
                {tokens[i]}
              </NamedIcon>
            ) : null,
          )}
        </li>
      ))}
    </ul>
  );
}

/* What is owned, and how far it is to the goal. */
function Purse({ id, silver, cards, goal }: { id: string; silver: number; cards: number; goal: number }): JSX.Element {
  return (
    <Thing id={id} html class="plunder-purse" quiet>
      <span class="plunder-silver" data-about={`${t('Silver')}\n${t('Whoever first has {goal} silver wins.', { goal })}`}>
        <Icon name="coin" size={16} /> {t('{n} of {goal} silver', { n: silver, goal })}
      </span>
      <NamedIcon icon="cards" label={t('Cards in hand')} size={16}>
        {cards}
      </NamedIcon>
      <progress class="plunder-goal" max={goal} value={Math.min(silver, goal)} aria-label={t('{n} silver of {goal}', { n: silver, goal })} />
    </Thing>
  );
}

const REASONS: Record<Enmity, string> = { deed: N_('attacked'), war: N_('by war') };

const ENMITY: Record<Enmity, string> = {
  deed: N_('An Enemy since it was attacked: its Ports are closed to trade, and its faster ships attack.'),
  war: N_('An Enemy while its war with a nation whose Letter is held lasts: its Ports are closed to trade, and its faster ships attack.'),
};

/* A Letter of a nation that is an Enemy for now is suspended (PL-21.6). */
function Nations({ view, texts, seat }: { view: PlunderView; texts: Texts; seat: number }): JSX.Element {
  const { letters } = view.captain[seat]!;
  const enemies = enemiesOf(view, seat);
  return (
    <>
      {letters.length > 0 && (
        <p class="plunder-nations">
          <span>{t('Letters')}</span>
          {letters.map((nation) => (
            <span key={nation} class={enemies.has(nation) ? 'plunder-nation suspended' : 'plunder-nation'}>
              <NationMark nation={nation} label={texts.label('nation', nation)} />
              {enemies.has(nation) && <small>{t('suspended')}</small>}
            </span>
          ))}
        </p>
      )}
      {enemies.size > 0 && (
        <Thing id={`enemies:${captainWord(texts, seat)}`} html class="plunder-nations enemies" quiet>
          <span>{t('Enemies')}</span>
          {[...enemies].map(([nation, why]) => (
            <span key={nation} class="plunder-nation" data-about={`${texts.label('nation', nation)}\n${t(ENMITY[why])}`}>
              <NationMark nation={nation} />
              <span class="unseen">
                {texts.label('nation', nation)}, {t(REASONS[why])}
              </span>
            </span>
          ))}
        </Thing>
      )}
    </>
  );
}

export function Mat({ view, texts, seat }: SeatProps<PlunderView>): JSX.Element {
  const captain = view.captain[seat]!;
  return (
    <div class="plunder-mat">
      <Purse id={`purse:${captainWord(texts, seat)}`} silver={captain.silver} cards={captain.hand.length} goal={view.options.goal ?? 60} />
      {captain.lost && <p class="plunder-lost">{t('Ship lost')}</p>}
      <p class="plunder-ship">
        {shipName(texts, captain.own)}
        {captain.own_won && <span class="quiet"> ({t('won in a fight')})</span>}
        {captain.mate && <span class="quiet"> · {texts.label('card', captain.mate)}</span>}
      </p>
      <ShipFigures captain={captain} texts={texts} seat={seat} />
      <Prize captain={captain} texts={texts} seat={seat} />
      <Cargo captain={captain} texts={texts} />
      <Nations view={view} texts={texts} seat={seat} />
    </div>
  );
}

/* ---- Cards ---- */

/* What it counts for in a fight or as an Encounter, and what it brings as plunder. */
function figuresOf(facts: Facts, texts: Texts): CardFigure[] {
  const { good, quantity = 1 } = facts;
  return [...strengthsOf(facts), ...(good && isIcon(good) ? [{ icon: good, label: t('Plunder: {good}', { good: texts.label('good', good) }), value: quantity }] : [])];
}

function strengthsOf(facts: Facts): CardFigure[] {
  if (facts.kind === 'ship')
    return [...strengths(facts), { icon: 'hold', label: t('Hold'), value: facts.hold ?? 0 }, { icon: 'coin', label: t('Worth'), value: facts.worth ?? 0 }, { icon: 'pay', label: t('Pay a turn'), value: facts.pay ?? 0 }];
  if (facts.kind === 'mate') return strengths(facts).filter(({ value }) => value > 0);
  if (facts.kind === 'fleet') return [...strengths(facts), { icon: 'coin', label: t('Silver'), value: facts.silver ?? 0 }];
  if (facts.kind === 'map') return [{ icon: 'coin', label: t('Treasure'), value: facts.reward ?? 0 }];
  if (facts.kind === 'port')
    return [
      { icon: 'cannon', label: t('Cannons'), value: facts.cannons ?? 0 },
      { icon: 'crew', label: t('Garrison'), value: facts.crew ?? 0 },
      { icon: 'chest', label: t('Plunder cards'), value: facts.plunder ?? 0 },
    ];
  return strengths(facts).filter(({ value }) => value > 0); /* Natives, Pirate Fleet, Kraken */
}

/* What a Port or village trades in. */
function pricesOf({ sells, buys }: Facts, texts: Texts): CardFace['prices'] {
  const row = (prices: number[] = []) => GOODS.flatMap((good, i) => (prices[i] ? [{ icon: good, label: texts.label('good', good), value: prices[i] }] : []));
  return sells && [{ name: t('You pay'), figures: row(sells) }, { name: t('You get'), figures: row(buys) }];
}

/* `role`: what the card is to its captain, before what it is; `facts`: as what it is looked at; `text`: what it says there. A Port's prices
 * leave no room for words, which whoever points at it reads. */
export function cardFace(card: string, texts: Texts, role = '', facts = factsOf(texts, card), text = facts.kind === 'port' ? '' : t(texts.word('card', card)?.text ?? '')): CardFace {
  const { icon, label, tint } = kindOf(facts);
  const nation = facts.nation && texts.word('nation', facts.nation) ? texts.label('nation', facts.nation) : facts.nation ? t('Pirate') : '';
  return {
    id: `card:${card}`,
    title: texts.label('card', card),
    kind: [role || t(label), nation].filter(Boolean).join(' · '),
    emblem: icon,
    picture: pictureOf(card, facts),
    tint,
    value: facts.value,
    counts: t('What it adds in a fight or counts in a bid'),
    red: facts.kind === 'red',
    figures: figuresOf(facts, texts),
    prices: pricesOf(facts, texts),
    text: [...demandsOf(facts).map((demand) => `${demand}.`), text].filter(Boolean).join(' '),
  };
}

const ORDER = ['port', 'sea', 'coast', 'map', 'ship', 'mate'];

/* Where a card counts for its number alone. */
const BY_VALUE = ['attacked', 'chase', 'broadside', 'boarding', 'duel', 'bid', 'block', 'lookout', 'toll', 'storm', 'brawl'];

const rank = (texts: Texts, card: string | null, byValue: boolean) => {
  const { kind = '', value = 0 } = factsOf(texts, card);
  const at = ORDER.indexOf(kind);
  return byValue ? value : at < 0 ? ORDER.length : at;
};

/* What is no longer in hand says what it is good for now. */
function aboardFace(card: string, { own, prize }: Captain, texts: Texts): CardFace {
  const hull = hullOf(texts, card);
  if (card === prize) return cardFace(card, texts, t('Prize'), hull, t('In tow: its hold takes plunder. It is sold at Tortuga, or where you hold the Letter.'));
  if (card === own) return cardFace(card, texts, t('Own Ship'), hull, t('You sail it: its numbers count in fights, its hold takes what you buy.'));
  return cardFace(card, texts);
}

export function Hand({ view, texts, seat, decision }: SeatProps<PlunderView>): JSX.Element {
  const captain = view.captain[seat]!;
  const { hand, offer, mate, prize, own } = captain;
  const byValue = BY_VALUE.includes(decision ?? '');
  const known = hand.filter((card) => card !== null).sort((a, b) => rank(texts, a, byValue) - rank(texts, b, byValue));
  const hidden = hand.length - known.length;
  const aboard = [own, prize, mate].filter((card) => card !== null);
  return (
    <div class="hand">
      {hand.length + aboard.length === 0 && <EmptyHand />}
      {known.map((card) => (
        <Card key={card} face={cardFace(card, texts)} />
      ))}
      {hidden > 0 && <CardBack count={hidden} label={t('Cards in hand')} motif="chest" />}
      {offer && <Card face={cardFace(offer, texts, t('On offer'))} />}
      {aboard.length > 0 && <span class="plunder-rule" />}
      {aboard.map((card) => (
        <Card key={card} face={aboardFace(card, captain, texts)} />
      ))}
    </div>
  );
}
