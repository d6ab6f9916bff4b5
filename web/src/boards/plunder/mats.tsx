/* A captain's mat as everybody may see it, and the own hand. */
import type { JSX } from 'preact';
import { Card, CardBack, EmptyHand, type CardFace, type CardFigure } from '../parts/card';
import { Icon, isIcon } from '../parts/icons';
import { Figures, NamedIcon } from '../parts/pieces';
import { N_, t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { enemiesOf, factsOf, GOODS, hullOf, kindOf, roomOf, shipName, shipOf, STRENGTHS, towSpeed, type Captain, type Enmity, type Facts, type PlunderView } from './facts';
import { NationMark } from '../parts/nations';
import { demandsOf } from './cells';
import { pictureOf } from './pictures';

const strengths = (facts: Facts) => STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: facts[name] ?? 0 }));

/* Printed on a ship, with what the mate adds behind it; the speed with a Prize in tow; what still fits into the hold. */
function ShipFigures({ captain, texts, seat }: { captain: Captain; texts: Texts; seat: number }): JSX.Element {
  const [ship, mate, tow] = [shipOf(texts, captain, seat), factsOf(texts, captain.mate), towSpeed(texts, captain, seat)];
  const isSlow = tow < (ship.speed ?? 0) + (mate.speed ?? 0);
  const value = (name: 'speed' | 'cannons' | 'crew') => (mate[name] ? `${ship[name]}+${mate[name]}` : String(ship[name] ?? 0));
  const items = STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: value(name) }));
  if (isSlow) items[0] = { icon: 'sail', label: t('Speed (with the Prize in tow)'), value: `${value('speed')} (${tow})` };
  return <Figures items={[...items, { icon: 'hold', label: t('Room left / hold'), value: `${roomOf(texts, captain, seat).own}/${ship.hold ?? 0}` }]} />;
}

function Prize({ captain, texts, seat }: { captain: Captain; texts: Texts; seat: number }): JSX.Element | null {
  if (!captain.prize) return null;
  const { speed = 0, hold = 0 } = hullOf(texts, captain.prize);
  return (
    <p class="plunder-prize">
      <span class="quiet">
        {t('Prize')}: {texts.label('card', captain.prize)}
      </span>
      <NamedIcon icon="sail" label={t('Speed')} size={15}>{speed}</NamedIcon>
      <NamedIcon icon="hold" label={t('Room left / hold')} size={15}>{`${roomOf(texts, captain, seat).prize}/${hold}`}</NamedIcon>
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
function Purse({ silver, cards, goal }: { silver: number; cards: number; goal: number }): JSX.Element {
  return (
    <div class="plunder-purse">
      <Figures items={[{ icon: 'coin', label: t('Silver'), value: silver }, { icon: 'cards', label: t('Cards in hand'), value: cards }]} />
      <span class="quiet">
        {t('{n} of {goal} silver', { n: silver, goal })}
      </span>
      <progress class="plunder-goal" max={goal} value={Math.min(silver, goal)} aria-label={t('{n} silver of {goal}', { n: silver, goal })} />
    </div>
  );
}

const REASONS: Record<Enmity, string> = { deed: N_('by deed'), war: N_('by war') };

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
        <p class="plunder-nations enemies">
          <span>{t('Enemies')}</span>
          {[...enemies].map(([nation, why]) => (
            <span key={nation} class="plunder-nation">
              <NationMark nation={nation} label={texts.label('nation', nation)} />
              <small>{t(REASONS[why])}</small>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

export function Mat({ view, texts, seat }: SeatProps<PlunderView>): JSX.Element {
  const captain = view.captain[seat]!;
  return (
    <div class="plunder-mat">
      <Purse silver={captain.silver} cards={captain.hand.length} goal={view.options.goal ?? 60} />
      {captain.lost && <p class="plunder-lost">{t('Ship lost')}</p>}
      <p class="plunder-ship">
        {shipName(texts, captain.own)}
        {captain.own_won && <span class="quiet"> ({t('won')})</span>}
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
    return [...strengths(facts), { icon: 'hold', label: t('Hold'), value: facts.hold ?? 0 }, { icon: 'coin', label: t('Worth'), value: facts.worth ?? 0 }, { icon: 'pay', label: t('Wage'), value: facts.pay ?? 0 }];
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
  return sells && [{ name: t('Sells'), figures: row(sells) }, { name: t('Buys'), figures: row(buys) }];
}

/* `role`: what the card is to its captain, before what it is; `facts`: as what it is looked at. */
export function cardFace(card: string, texts: Texts, role = '', facts = factsOf(texts, card)): CardFace {
  const { icon, label, tint } = kindOf(facts);
  const nation = facts.nation && texts.word('nation', facts.nation) ? texts.label('nation', facts.nation) : facts.nation ? t('Pirate') : '';
  return {
    id: `card:${card}`,
    title: texts.label('card', card),
    kind: [role, t(label), nation].filter(Boolean).join(' · '),
    emblem: icon,
    picture: pictureOf(card, facts),
    tint,
    value: facts.value,
    figures: figuresOf(facts, texts),
    prices: pricesOf(facts, texts),
    text: [...demandsOf(facts).map((demand) => `${demand}.`), t(texts.word('card', card)?.text ?? '')].filter(Boolean).join(' '),
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

export function Hand({ view, texts, seat, decision }: SeatProps<PlunderView>): JSX.Element {
  const { hand, offer, mate, prize, own } = view.captain[seat]!;
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
        <Card key={card} face={cardFace(card, texts, card === prize ? t('Prize') : card === own ? t('Own Ship') : '', hullOf(texts, card))} />
      ))}
    </div>
  );
}
