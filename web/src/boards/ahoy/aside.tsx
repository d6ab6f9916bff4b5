/* Above the moves: the battle that is being fought, else the Market and the state of the round. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { crewOf, goodOf, seatOfFaction, suitIcon, type AhoyView } from './facts';
import { ownerOf } from './figures';

export function Aside(props: BoardProps<AhoyView>): JSX.Element {
  const { view, texts } = props;
  return (
    <>
      <p class="ahoy-status">
        <span>{t('Round {n}', { n: view.round })}</span>
        <span>{t('dice to place {n}', { n: view.quota_left })}</span>
        <span>{t('tiles {n}', { n: view.stack_tiles.length - 1 /* one never comes */ })}</span>
        <span>
          <Icon name="deck" size={16} /> {t('deck {n}', { n: view.deck.length })}
        </span>
      </p>
      {view.battle.attacker ? <Battle {...props} /> : <Market market={view.market} texts={texts} />}
    </>
  );
}

/* What a figure and its crew add to every roll. */
function standingBonus(view: AhoyView, figure: string): number {
  const crew = view.captain[seatOfFaction(view, ownerOf(figure))]?.crew ?? [];
  return (figure.startsWith('stronghold') ? 2 : figure === 'gunship' ? 3 : 0) + (crew.some((card) => card === 'fighters') ? 1 : 0);
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
            {die[side] ? (
              <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label={String(die[side])}>
                <Die value={die[side]!} />
              </svg>
            ) : null}
            {bonus[side] ? `+${bonus[side]}` : ''}
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
