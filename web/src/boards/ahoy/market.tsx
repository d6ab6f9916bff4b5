/* The Market: crew above, cargo below, two things on one card. It lies beside the reader's own board, or beside the moves for who has none. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { crewOf, goodOf } from './facts';
import { Crate, CrewPicture, goodIcon } from './pictures';
import { Suit } from './suit';

export function Market({ market, texts }: { market: string[]; texts: Texts }): JSX.Element {
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
