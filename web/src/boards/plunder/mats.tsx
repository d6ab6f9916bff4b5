/* A captain's mat as everybody may see it, and the own hand. */
import type { JSX } from 'preact';
import { Card, CardBack, EmptyHand, type CardFace } from '../parts/card';
import { Icon } from '../parts/icons';
import { Figures, NamedIcon } from '../parts/pieces';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { factsOf, GOODS, kindOf, shipName, shipOf, STRENGTHS, type Captain, type Facts, type PlunderView, silhouette } from './facts';
import { NationMark } from '../parts/nations';

const strengths = (facts: Facts) => STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: facts[name] ?? 0 }));

/* Printed on a ship, with what the mate adds behind it. */
function ShipFigures({ ship, mate }: { ship: Facts; mate: Facts }): JSX.Element {
  const items = STRENGTHS.map(({ name, icon, label }) => ({ icon, label: t(label), value: mate[name] ? `${ship[name]}+${mate[name]}` : (ship[name] ?? 0) }));
  return <Figures items={[...items, { icon: 'hold', label: t('Hold'), value: ship.hold ?? 0 }]} />;
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
        <li key={label} title={label}>
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

export function Mat({ view, texts, seat }: SeatProps<PlunderView>): JSX.Element {
  const captain = view.captain[seat]!;
  const goal = view.options.goal ?? 60;
  return (
    <div class="plunder-mat">
      <Figures
        items={[
          { icon: 'coin', label: t('Silver'), value: captain.silver },
          { icon: 'cards', label: t('Cards in hand'), value: captain.hand.length },
        ]}
      />
      <progress class="plunder-goal" max={goal} value={Math.min(captain.silver, goal)} aria-label={t('{n} silver of {goal}', { n: captain.silver, goal })} />
      {captain.lost ? (
        <p class="plunder-lost">{t('Ship lost')}</p>
      ) : (
        <p class="plunder-ship">
          {shipName(texts, captain.own)}
          {captain.mate && <span class="quiet"> · {texts.label('card', captain.mate)}</span>}
        </p>
      )}
      {!captain.lost && <ShipFigures ship={shipOf(texts, captain, seat)} mate={factsOf(texts, captain.mate)} />}
      {captain.prize && (
        <p class="quiet">
          {t('Prize')}: {texts.label('card', captain.prize)}
        </p>
      )}
      <Cargo captain={captain} texts={texts} />
      {captain.letters.length > 0 && (
        <p class="plunder-nations">
          <span>{t('Letters')}</span>
          {captain.letters.map((nation) => (
            <NationMark key={nation} nation={nation} label={texts.label('nation', nation)} />
          ))}
        </p>
      )}
      {captain.deed.length > 0 && (
        <p class="plunder-nations enemies">
          <span>{t('Enemies')}</span>
          {captain.deed.map((nation) => (
            <NationMark key={nation} nation={nation} label={texts.label('nation', nation)} />
          ))}
        </p>
      )}
    </div>
  );
}

/* ---- Cards ---- */

function figuresOf(facts: Facts): CardFace['figures'] {
  if (facts.kind === 'ship')
    return [...strengths(facts), { icon: 'hold', label: t('Hold'), value: facts.hold ?? 0 }, { icon: 'coin', label: t('Worth'), value: facts.worth ?? 0 }, { icon: 'pay', label: t('Wage'), value: facts.pay ?? 0 }];
  if (facts.kind === 'mate') return strengths(facts).filter(({ value }) => value > 0);
  if (facts.kind === 'fleet') return [...strengths(facts), { icon: 'coin', label: t('Silver'), value: facts.silver ?? 0 }];
  if (facts.kind === 'map') return [{ icon: 'coin', label: t('Treasure'), value: facts.reward ?? 0 }];
  if (facts.kind === 'port') return [{ icon: 'cannon', label: t('Cannons'), value: facts.cannons ?? 0 }, { icon: 'crew', label: t('Garrison'), value: facts.crew ?? 0 }];
  if (facts.kind === 'natives') return [{ icon: 'crew', label: t('Crew'), value: facts.crew ?? 0 }];
  return undefined;
}

function plunderText(facts: Facts, texts: Texts): string | undefined {
  return facts.good ? t('Plunder: {good}, {n}', { good: texts.label('good', facts.good), n: facts.quantity ?? 1 }) : undefined;
}

/* `role`: what the card is to its captain, before what it is. */
export function cardFace(card: string, texts: Texts, role = ''): CardFace {
  const facts = factsOf(texts, card);
  const { icon, label, tint } = kindOf(facts);
  const nation = facts.nation && texts.word('nation', facts.nation) ? texts.label('nation', facts.nation) : facts.nation ? t('Pirate') : '';
  return {
    id: `card:${card}`,
    title: texts.label('card', card),
    kind: [role, t(label), nation].filter(Boolean).join(' · '),
    emblem: icon,
    ship: facts.kind === 'ship' ? silhouette(facts) : facts.kind === 'fleet' ? 'galleon' : undefined,
    tint,
    value: facts.value,
    figures: figuresOf(facts),
    text: [t(texts.word('card', card)?.text ?? ''), plunderText(facts, texts)].filter(Boolean).join(' '),
  };
}

const ORDER = ['port', 'sea', 'coast', 'map', 'ship', 'mate'];

const rank = (texts: Texts, card: string | null) => {
  const at = ORDER.indexOf(factsOf(texts, card).kind ?? '');
  return at < 0 ? ORDER.length : at;
};

export function Hand({ view, texts, seat }: SeatProps<PlunderView>): JSX.Element {
  const { hand, offer, mate, prize, own } = view.captain[seat]!;
  const known = hand.filter((card) => card !== null).sort((a, b) => rank(texts, a) - rank(texts, b));
  const hidden = hand.length - known.length;
  const aboard = [own, prize, mate].filter((card) => card !== null);
  return (
    <div class="hand">
      {hand.length + aboard.length === 0 && <EmptyHand />}
      {known.map((card) => (
        <Card key={card} face={cardFace(card, texts)} />
      ))}
      {hidden > 0 && <CardBack count={hidden} label={t('Cards in hand')} />}
      {offer && <Card face={cardFace(offer, texts, t('On offer'))} />}
      {aboard.length > 0 && <span class="plunder-rule" />}
      {aboard.map((card) => (
        <Card key={card} face={cardFace(card, texts, card === prize ? t('Prize') : card === own ? t('Own ship') : '')} />
      ))}
    </div>
  );
}
