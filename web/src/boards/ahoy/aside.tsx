/* Beside the moves: a region to be laid, the battle that is being fought, Fame, the state of the round, the Market. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps, SeatProps } from '../board';
import { crewOf, crewSlots, figureName, figureOf, foundTile, goodOf, ownerOf, seatOfFaction, slotsAsked, type AhoyView } from './facts';
import { FameTrack } from './fame';
import { FoundTile } from './found';
import { Slots } from './hand';
import { Back, Crate, CrewPicture, goodIcon } from './pictures';
import { Day } from './round';
import { Suit } from './suit';

export function Aside(props: BoardProps<AhoyView>): JSX.Element {
  const { view, texts } = props;
  const found = foundTile(view, texts);
  const affairs = (
    <>
      <FameTrack {...props} />
      <Status view={view} texts={texts} />
      <Market market={view.market} texts={texts} />
    </>
  );
  return (
    <>
      {found && <FoundTile tile={found} texts={texts} />}
      {view.stack.at(-1)?.at === 'deal' && <Victim {...props} seat={slotsAsked(view, texts)} />}
      {view.battle.attacker ? (
        <>
          <Battle {...props} />
          {/* A battle comes before the moves: they stay in sight if the rest is folded. */}
          <details class="ahoy-fold">
            <summary>{t('Round {n}', { n: view.round })}</summary>
            {affairs}
          </details>
        </>
      ) : (
        affairs
      )}
    </>
  );
}

function Status({ view, texts }: { view: AhoyView; texts: Texts }): JSX.Element {
  return (
    <p class="ahoy-status">
      <span>
        <Day view={view} texts={texts} /> {t('Round {n}', { n: view.round })}
      </span>
      <span>{t('{name}: dice to place {n}', { name: texts.label('captain', view.active ?? ''), n: view.quota_left })}</span>
      {view.stack.at(-1)?.at === 'value' && <span>{t('the die shows {n}', { n: Number(view.stack.at(-1)?.die) })}</span>}
      {view.stack.at(-1)?.at === 'step' && <span>{t('steps left {n}', { n: Number(view.stack.at(-2)?.budget ?? 0) })}</span>}
      {view.lifted > 0 && <span>{t('Comrades on the way {n}', { n: view.lifted })}</span>}
      <span>{t('tiles {n}', { n: view.stack_tiles.length - 1 /* one never comes */ })}</span>
      <span>
        <Back icon="helm" /> {t('deck {n}', { n: view.deck.length })}
      </span>
      <span>{t('gold left {n}', { n: view.gold })}</span>
      {view.played.length > 0 && <span class="ahoy-played">{t('plans played: {list}', { list: view.played.map((plan) => texts.label('plan', plan)).join(', ') })}</span>}
    </p>
  );
}

/* Whoever is damaged: the slots that the dealer chooses from. */
function Victim(props: SeatProps<AhoyView>): JSX.Element {
  const { view, texts, seat } = props;
  return (
    <section class="ahoy-victim" aria-label={texts.name(seat)}>
      <h3>{texts.name(seat)}</h3>
      <Slots {...props} crew={crewSlots(view, texts, seat)} />
    </section>
  );
}

interface Bonus {
  name: string;
  add: number;
}

/* What a side adds to its roll, by name: the figure, its crew, what was fired and played. */
function bonuses(view: AhoyView, texts: Texts, figure: string, side: number): Bonus[] {
  const crew = view.captain[seatOfFaction(view, ownerOf(figure))]?.crew ?? [];
  return [
    { name: figureName(texts, figure), add: figureOf(texts, figure)?.strength ?? 0 },
    { name: texts.label('crew', 'fighters'), add: crew.includes('fighters') ? 1 : 0 },
    { name: t('fire and plans'), add: view.battle.bonus[side] ?? 0 },
  ].filter(({ add }) => add > 0);
}

/* Two dice together show more than a die can. */
function Rolled({ value }: { value: number }): JSX.Element {
  if (value > 6) return <b>{value}</b>;
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label={String(value)}>
      <Die value={value} />
    </svg>
  );
}

function Battle({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const { attacker, defender } = view.battle;
  return (
    <section class="ahoy-battle" aria-label={t('Battle')}>
      {[attacker, defender].map((figure, side) => figure && <Side key={side} side={side} figure={figure} view={view} texts={texts} />)}
    </section>
  );
}

function Side({ side, figure, view, texts }: { side: number; figure: string; view: AhoyView; texts: Texts }): JSX.Element {
  const die = view.battle.die[side] ?? 0;
  const parts = bonuses(view, texts, figure, side);
  const bonus = parts.reduce((sum, { add }) => sum + add, 0);
  const weapon = view.battle.weapon === 1 && ownerOf(figure) === 'union'; /* the plan is the Union's */
  return (
    <div class="ahoy-side">
      <span class="quiet">{side ? t('Defence') : t('Attack')}</span>
      <strong>{figureName(texts, figure)}</strong>
      <span class="ahoy-sum">
        {die > 0 && <Rolled value={die} />}
        {bonus > 0 && `+${bonus}`}
        {die > 0 && ` = ${die + bonus}`}
      </span>
      {parts.map(({ name, add }) => (
        <span key={name} class="quiet">
          {name} +{add}
        </span>
      ))}
      {weapon && <span class="quiet">{t('{plan}: two dice', { plan: texts.label('plan', 'secret-weapon') })}</span>}
    </div>
  );
}

function Market({ market, texts }: { market: string[]; texts: Texts }): JSX.Element {
  return (
    <section class="ahoy-market" aria-label={t('Market')}>
      <h3>{t('Market')}</h3>
      <div>
        {market.map((card) => (
          <MarketCard key={card} card={card} texts={texts} />
        ))}
      </div>
    </section>
  );
}

/* Crew above, cargo below: two things on one card. */
function MarketCard({ card, texts }: { card: string; texts: Texts }): JSX.Element {
  const facts = crewOf(texts, card);
  const good = goodOf(texts, card);
  const text = t(texts.word('crew', card)?.text ?? '');
  const [suit, goal] = [texts.label('suit', facts?.suit ?? ''), t('Deliver to: {suit}', { suit: texts.label('suit', facts?.deliver ?? '') })];
  const cost = facts?.cost ? t('{n} gold', { n: facts.cost }) : t('a die');
  return (
    <article class="ahoy-card">
      <CrewPicture card={card} texts={texts} />
      <div data-about={`${suit}, ${cost}`}>
        <Thing id={`crew:${card}`} label={`${texts.label('crew', card)}, ${suit}, ${cost}`} html quiet>
          <header aria-hidden="true">
            <Suit suit={facts?.suit ?? ''} size={16} />
            <span>{texts.label('crew', card)}</span>
            <span class="ahoy-cost">{facts?.cost ? <>{facts.cost}<Icon name="coin" size={14} /></> : <Icon name="dice" size={14} />}</span>
          </header>
          <p class="ahoy-ability">{text}</p>
        </Thing>
      </div>
      <div data-about={goal}>
        <Thing id={`good:${good}`} label={`${texts.label('good', good)}: ${goal}`} html class="ahoy-good" quiet>
          <span aria-hidden="true">
            <svg viewBox="4 11 50 47" width="34" height="32">
              <Crate icon={goodIcon(good)} />
            </svg>
            → <Suit suit={facts?.deliver ?? ''} size={16} />
          </span>
          <span aria-hidden="true">{texts.label('good', good)}</span>
        </Thing>
      </div>
    </article>
  );
}
