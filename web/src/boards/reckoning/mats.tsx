/* What everybody may know of a captain, at a glance: achievements, cards, ship, goods, cubes, islands. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Figures } from '../parts/pieces';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { bareCrew, crewOf, deedsOf, extensionsOf, held, holdOf, inPlay, linesOf, portrait, shipFacts, symbols, type Captain, type ReckoningView } from './facts';
import { lineLabel } from './signs';

export function Mat({ view, texts, seat }: SeatProps<ReckoningView>): JSX.Element {
  const captain = view.captain[seat]!;
  const { sinks } = shipFacts(texts, seat);
  return (
    <div class="reckoning-mat">
      <Deeds captain={captain} texts={texts} seat={seat} />
      <Figures
        items={[
          { icon: 'cards', label: t('Cards in hand'), value: captain.hand.length },
          { icon: 'deck', label: deckLabel(captain, texts), value: captain.deck.length },
          { icon: 'chest', label: t('Chest'), value: captain.chest >= 0 ? captain.chest : '?' },
          { icon: 'harbour', label: t('Cargo on the dock'), value: captain.dock },
          { icon: 'island', label: t('Islands controlled'), value: held(view, texts, seat) },
          { icon: 'cube', label: t('Cubes left'), value: captain.supply },
        ]}
      />
      <Figures
        items={[
          { icon: 'sail', label: t('Sails shown'), value: symbols(texts, captain, 'sail') },
          { icon: 'cannon', label: t('Cannons shown'), value: symbols(texts, captain, 'cannon') },
          { icon: 'barrel', label: t('Cargo aboard, of so much room'), value: `${captain.cargo}/${holdOf(texts, captain) - captain.coins}` },
          { icon: 'coin', label: t('Coins aboard'), value: captain.coins },
          { icon: 'hold', label: t('Extensions'), value: extensionsOf(captain) },
          { icon: 'damage', label: t('Damage'), value: captain.damage, mark: captain.damage >= sinks - 2 },
        ]}
      />
      <Chips captain={captain} texts={texts} />
    </div>
  );
}

/* The discards may be looked through by all. */
function deckLabel(captain: Captain, texts: Texts): string {
  const names = captain.discard.map((card) => crewOf(texts, captain, bareCrew(card))).map(({ crew, level }) => `${texts.label('crew', crew)} ${level}`);
  return names.length ? t('Deck; discards: {list}', { list: names.join(', ') }) : t('Deck');
}

/* One star each; so many end the game. */
function Deeds({ captain, texts, seat }: { captain: Captain; texts: Texts; seat: number }): JSX.Element {
  const { achievements } = shipFacts(texts, seat);
  const names = deedsOf(texts, captain).map((deed) => texts.label('achievement', deed));
  const label = t('Achievements: {n} of {goal}', { n: names.length, goal: achievements });
  return (
    <p class="reckoning-deeds" title={[label, ...names].join('\n')}>
      <span class="unseen">{[label, ...names].join(', ')}</span>
      {Array.from({ length: Math.max(achievements, names.length) }, (_, i) => (
        <span key={i} class={i < names.length ? 'has' : ''}>
          <Icon name="star" size={15} />
        </span>
      ))}
      {captain.mode === 'pirate' && (
        <span class="reckoning-flag">
          <Icon name="skull" size={13} /> {texts.label('mode', 'pirate')}
        </span>
      )}
      {captain.done > 0 && <span class="chip" title={t('2 more cubes when attacked; replacing a cube costs two placements')}>{t('last turn over')}</span>}
    </p>
  );
}

/* Cards in play with their levels, upgrades that wait to be sleeved. */
function Chips({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element | null {
  const crew = inPlay(captain)
    .map((one) => crewOf(texts, captain, one))
    .map((one) => ({ ...one, lines: linesOf(texts, one).flatMap((line) => (line ? [lineLabel(texts, line)] : [])) }));
  if (crew.length + captain.waiting.length === 0) return null;
  return (
    <ul class="reckoning-chips">
      {crew.map(({ crew: one, level, lines }) => (
        <li key={one} class="chip" title={[t('{name}, level {n}', { name: texts.label('crew', one), n: level }), ...lines].join('\n')}>
          <Icon name={portrait(one)} size={14} />
          <span class="unseen">{texts.label('crew', one)}</span> {level}
        </li>
      ))}
      {captain.waiting.map((card) => (
        <li key={card} class="chip waiting" title={t(texts.word('card', card)?.text ?? '')}>
          {texts.label('card', card)}
        </li>
      ))}
    </ul>
  );
}
