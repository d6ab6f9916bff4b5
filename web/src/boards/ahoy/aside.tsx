/* Above the moves: the state of the round, a region to be laid, the battle that is being fought, the Market. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { crewOf, foundTile, goodOf, ownerOf, seatOfFaction, slotsAsked, suitIcon, type AhoyView } from './facts';
import { Slots } from './hand';
import { FoundTile } from './map';

export function Aside(props: BoardProps<AhoyView>): JSX.Element {
  const { view, texts } = props;
  const top = view.stack.at(-1);
  const found = foundTile(view, texts);
  return (
    <>
      <p class="ahoy-status">
        <span>{t('Round {n}', { n: view.round })}</span>
        <span>{t('{name}: dice to place {n}', { name: texts.label('captain', view.active ?? ''), n: view.quota_left })}</span>
        {top?.at === 'step' && <span>{t('steps left {n}', { n: Number(view.stack.at(-2)?.budget ?? 0) })}</span>}
        <span>{t('tiles {n}', { n: view.stack_tiles.length - 1 /* one never comes */ })}</span>
        <span>
          <Icon name="deck" size={16} /> {t('deck {n}', { n: view.deck.length })}
        </span>
        <span>{t('gold left {n}', { n: view.gold })}</span>
        {view.played.length > 0 && <span class="ahoy-played">{t('plans played: {list}', { list: view.played.map((plan) => texts.label('plan', plan)).join(', ') })}</span>}
      </p>
      {found && <FoundTile tile={found} texts={texts} />}
      {view.battle.attacker && <Battle {...props} />}
      {top?.at === 'deal' && <Slots {...props} seat={slotsAsked(view, texts)} />}
      <Market market={view.market} texts={texts} />
    </>
  );
}

/* What a figure and its crew add to every roll. */
function standingBonus(view: AhoyView, figure: string): number {
  const crew = view.captain[seatOfFaction(view, ownerOf(figure))]?.crew ?? [];
  return (figure.startsWith('stronghold') ? 2 : figure === 'gunship' ? 3 : 0) + (crew.some((card) => card === 'fighters') ? 1 : 0);
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
  const { attacker, defender, die } = view.battle;
  const bonus = [attacker, defender].map((figure, side) => (view.battle.bonus[side] ?? 0) + (figure ? standingBonus(view, figure) : 0));
  return (
    <section class="ahoy-battle" aria-label={t('Battle')}>
      {[attacker, defender].map((figure, side) => (
        <div key={side} class="ahoy-side">
          <span class="quiet">{side ? t('Defence') : t('Attack')}</span>
          <strong>{figure ? texts.label('figure', figure) : ''}</strong>
          <span class="ahoy-sum">
            {die[side] ? <Rolled value={die[side]!} /> : null}
            {bonus[side] ? `+${bonus[side]}` : ''}
            {die[side] ? ` = ${die[side]! + bonus[side]!}` : ''}
          </span>
        </div>
      ))}
    </section>
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
  return (
    <article class="ahoy-card" title={text}>
      <Thing id={`crew:${card}`} label={[texts.label('crew', card), text].filter(Boolean).join(': ')} html quiet>
        <header aria-hidden="true">
          <Icon name={suitIcon(facts?.suit ?? '')} size={18} />
          <span>{texts.label('crew', card)}</span>
          <span class="ahoy-cost">{facts?.cost ? <>{facts.cost}<Icon name="coin" size={14} /></> : <Icon name="dice" size={14} />}</span>
        </header>
      </Thing>
      <Thing id={`good:${good}`} label={`${texts.label('good', good)}: ${t('Deliver to: {suit}', { suit: texts.label('suit', facts?.deliver ?? '') })}`} html class="ahoy-good" quiet>
        <span aria-hidden="true">
          {texts.label('good', good)} → <Icon name={suitIcon(facts?.deliver ?? '')} size={16} />
        </span>
      </Thing>
    </article>
  );
}
