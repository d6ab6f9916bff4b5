/* The reader's own: the ship, the cards in hand, those in play, upgrades that wait, the piles, the bonus tile. */
import type { ComponentChildren, JSX } from 'preact';
import { Card, CardBack } from '../parts/card';
import { seatColour } from '../parts/flags';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { bareCrew, cardOf, colourOf, crewOf, deedsOnTile, deedsOf, DEED_ICONS, inPlay, type Captain, type ReckoningView } from './facts';
import { CrewCard, CrewList } from './crew';
import { ShipBoard } from './ship';

export function Hand(props: SeatProps<ReckoningView>): JSX.Element {
  const { view, texts, seat } = props;
  const captain = view.captain[seat]!;
  const colour = colourOf(texts, seat);
  const known = captain.hand.filter((card) => card !== null);
  const hidden = captain.hand.length - known.length;
  const played = inPlay(captain);
  const crewCard = (crew: string, isPlayed: boolean) => <CrewCard key={crew} id={`crew-card:${colour}-${crew}`} crew={crewOf(texts, captain, crew)} texts={texts} played={isPlayed} copied={isPlayed ? view.copied : null} />;
  return (
    <div class="hand reckoning-hand" style={{ '--seat': seatColour(seat) }}>
      <ShipBoard {...props} />
      <Part name={t('Hand')} count={captain.hand.length}>
        {known.map((card) => crewCard(bareCrew(card), false))}
        {hidden > 0 && <CardBack count={hidden} label={t('Cards in hand')} />}
      </Part>
      <Part name={t('In play')} count={played.length}>{played.map((crew) => crewCard(crew, true))}</Part>
      <Part name={t('Waiting')} count={captain.waiting.length}>
        {captain.waiting.map((card) => (
          <Upgrade key={card} card={card} texts={texts} />
        ))}
      </Part>
      <Piles captain={captain} texts={texts} />
    </div>
  );
}

function Part({ name, count, children }: { name: string; count: number; children: ComponentChildren }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <section class="reckoning-part" aria-label={name} style={{ '--cards': count }}>
      <h3>
        {name} <span>{count}</span>
      </h3>
      <div>{children}</div>
    </section>
  );
}

export function Upgrade({ card, texts }: { card: string; texts: Texts }): JSX.Element {
  const { kind, slot } = cardOf(texts, card);
  return (
    <Card
      face={{
        id: `card:${card}`,
        title: texts.label('card', card),
        kind: texts.label('row', slot),
        emblem: 'scroll',
        ship: kind === 'upgrade' ? undefined : 'flute',
        tint: 'var(--brass-bright)',
        text: t(texts.word('card', card)?.text ?? ''),
      }}
    />
  );
}

/* The deck and the discards, which may be looked through; the bonus tile. */
function Piles({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element {
  return (
    <section class="reckoning-piles" aria-label={t('Piles')}>
      <p class="reckoning-pile" data-about={t('Cards yet to be drawn. When none are left, the discards are shuffled.')}>
        <Icon name="deck" size={16} /> {t('Deck')} <b>{captain.deck.length}</b>
      </p>
      <p class="reckoning-pile" data-about={t('Your discards: cards that were played come here in the clean-up.')}>
        <Icon name="cards" size={16} /> {t('Discards')} <b>{captain.discard.length}</b>
      </p>
      <CrewList texts={texts} crew={captain.discard.map((card) => crewOf(texts, captain, bareCrew(card)))} />
      {captain.bonus && <BonusTile bonus={captain.bonus} captain={captain} texts={texts} />}
    </section>
  );
}

/* `full`: with the names of its achievements, to choose by. */
export function BonusTile({ bonus, captain, texts, full }: { bonus: string; captain: Captain; texts: Texts; full?: boolean }): JSX.Element {
  const done = deedsOf(texts, captain);
  return (
    <Thing id={`bonus:${bonus}`} html class={`reckoning-bonus ${full ? 'full' : ''}`} quiet>
      <span class="reckoning-bonus-name">{texts.label('bonus', bonus)}</span>
      <span class="reckoning-bonus-deeds" data-about={t(texts.word('bonus', bonus)?.text ?? '')}>
        {deedsOnTile(texts, bonus).map((deed) => (
          <span key={deed} class={done.includes(deed) ? 'done' : ''} data-about={`${texts.label('achievement', deed)}: ${t(texts.word('achievement', deed)?.text ?? '')}`}>
            <Icon name={DEED_ICONS[deed] ?? 'star'} size={16} />
            <span class={full ? '' : 'unseen'}>{texts.label('achievement', deed)}</span>
          </span>
        ))}
      </span>
    </Thing>
  );
}
