/* What everybody may know of a captain, at a glance: achievements, cards, ship, goods, cubes, islands. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { bareCrew, colourOf, crewOf, DEED_ICONS, deedsOf, held, holdOf, inPlay, linesOf, portrait, shipFacts, usable, type ReckoningView } from './facts';
import { CrewList } from './crew';
import { PaintedIcon } from './paint';
import { lineLabel } from './signs';

export function Mat({ view, texts, seat, scores }: SeatProps<ReckoningView>): JSX.Element {
  const captain = view.captain[seat]!;
  const { sinks } = shipFacts(texts, seat);
  return (
    <div class="reckoning-mat">
      <Deeds view={view} texts={texts} seat={seat} />
      {captain.chest >= 0 && !view.over && <Total chest={captain.chest} open={scores[seat] ?? 0} />}
      <Group
        name={t('Islands')}
        items={[
          { icon: 'island', label: t('Islands controlled'), name: t('Islands'), value: held(view, texts, seat) },
          { icon: 'cube', label: t('Cubes left'), name: t('Cubes'), value: captain.supply },
          { icon: 'chest', label: t('Chest'), value: captain.chest >= 0 ? captain.chest : '?' },
          { icon: 'harbour', label: t('Cargo on the dock'), name: t('Dock'), value: captain.dock },
        ]}
      />
      <Group
        name={t('Ship')}
        items={[
          sailsOf(view, texts, seat),
          { icon: 'cannon', label: t('Cannons that could fire'), name: t('Cannons'), value: usable(view, texts, seat, 'cannon') },
          { icon: 'barrel', label: t('Cargo aboard'), name: t('Cargo'), value: captain.cargo },
          { icon: 'coin', label: t('Coins aboard'), name: t('Coins'), value: captain.coins },
        ]}
      />
      <div class="reckoning-pair">
        <Group
          name={t('Ship')}
          items={[
            { icon: 'damage', label: t('Damage'), value: captain.damage, mark: captain.damage >= sinks - 2 },
            { icon: 'hold', label: t('Goods aboard, and the room for them'), name: t('Hold'), value: `${captain.cargo + captain.coins}/${holdOf(texts, captain)}` },
          ]}
        />
        <Group
          name={t('Crew')}
          items={[
            { icon: 'cards', label: t('Cards in hand'), name: t('Hand'), value: captain.hand.length },
            { icon: 'deck', label: t('Deck'), value: captain.deck.length },
          ]}
        />
      </div>
      <Chips view={view} texts={texts} seat={seat} />
    </div>
  );
}

/* What counts is seen by all but for the chest, which its owner alone can add. */
const Total = ({ chest, open }: { chest: number; open: number }) => <p class="reckoning-total">{t('Coins: {chest} in the chest, {open} in the open: {all}', { chest, open, all: chest + open })}</p>;

interface Item {
  icon: IconName;
  label: string;
  name?: string; /* a shorter one */
  value: number | string;
  mark?: boolean;
}

/* Once sail is set the sails that are left count. */
function sailsOf(view: ReckoningView, texts: Texts, seat: number): Item {
  const isSet = view.turn.set_sail && view.active === colourOf(texts, seat);
  const { track } = view.captain[seat]!;
  return { icon: 'sail', label: isSet ? t('Sails left: {n}', { n: track }) : t('Sails that could be set'), name: t('Sails'), value: isSet ? track : usable(view, texts, seat, 'sail') };
}

/* Figures that belong together, two or four in a row, each above its name. */
function Group({ name, items }: { name: string; items: Item[] }): JSX.Element {
  return (
    <dl class="reckoning-group" aria-label={name}>
      {items.map(({ icon, label, name: short = label, value, mark }) => (
        <div key={label} class={mark ? 'marked' : ''} data-about={label}>
          <dt>
            <PaintedIcon name={icon} size={15} />
            <span>{short}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/* One medal each, by name; so many end the game. */
function Deeds({ view, texts, seat }: { view: ReckoningView; texts: Texts; seat: number }): JSX.Element {
  const captain = view.captain[seat]!;
  const { achievements } = shipFacts(texts, seat);
  const deeds = deedsOf(texts, captain);
  const names = deeds.map((deed) => texts.label('achievement', deed));
  const label = t('Achievements: {n} of {goal}', { n: names.length, goal: achievements });
  return (
    <p class="reckoning-deeds" data-about={[label, ...names].join('\n')}>
      <span class="unseen">{[label, ...names].join(', ')}</span>
      {Array.from({ length: Math.max(achievements, deeds.length) }, (_, i) => (
        <span key={i} class={deeds[i] ? 'reckoning-pin has' : 'reckoning-pin'} data-about={names[i]}>
          <Icon name={deeds[i] ? (DEED_ICONS[deeds[i]] ?? 'star') : 'star'} size={14} />
        </span>
      ))}
      {captain.pending > 0 && !view.over && (
        <span class="chip reckoning-pending" data-about={t('A level-up is available')}>
          <Icon name="cards" size={13} />
          <b aria-hidden="true">↑</b>
          <span class="unseen">{t('A level-up is available')}</span>
        </span>
      )}
      {captain.mode === 'pirate' && (
        <span class="reckoning-flag" data-about={texts.label('mode', 'pirate')}>
          <Icon name="skull" size={13} /> <span>{texts.label('mode', 'pirate')}</span>
        </span>
      )}
      {captain.done > 0 && <Done texts={texts} seat={seat} />}
    </p>
  );
}

/* Who has had the last turn throws more cubes, and it costs twice as much to replace one of the own. */
function Done({ texts, seat }: { texts: Texts; seat: number }): JSX.Element {
  const { last_cubes } = shipFacts(texts, seat);
  const label = t('Has had the last turn: {n} more cubes when attacked, and replacing a cube takes two placements', { n: last_cubes });
  return (
    <span class="chip reckoning-done" data-about={label}>
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        <Icon name="hourglass" size={13} /> +{last_cubes} <Icon name="cube" size={13} /> ×2
      </span>
    </span>
  );
}

/* Cards in play with their levels and upgrades that wait to be sleeved; opened, all cards that everybody has seen, row by row. */
function Chips({ view, texts, seat }: { view: ReckoningView; texts: Texts; seat: number }): JSX.Element | null {
  const captain = view.captain[seat]!;
  const played = inPlay(captain).map((one) => crewOf(texts, captain, one));
  if (played.length + captain.waiting.length + captain.discard.length === 0) return null;
  return (
    <details class="reckoning-more">
      <summary class="reckoning-chips">
        {played.map((crew) => (
          <span key={crew.crew} class="chip" data-about={[t('{name}, level {n}', { name: texts.label('crew', crew.crew), n: crew.level }), ...linesOf(texts, crew, view.copied).flatMap((line) => (line ? [lineLabel(texts, line)] : []))].join('\n')}>
            <Icon name={portrait(crew.crew)} size={14} />
            <span class="unseen">{texts.label('crew', crew.crew)}</span> {crew.level}
          </span>
        ))}
        {captain.waiting.map((card) => (
          <span key={card} class="chip waiting" data-about={t(texts.word('card', card)?.text ?? '')}>
            {texts.label('card', card)}
          </span>
        ))}
        {captain.discard.length > 0 && <span class="reckoning-discards">{t('Discards: {n}', { n: captain.discard.length })}</span>}
      </summary>
      <CrewList texts={texts} crew={played} copied={view.copied} />
      {captain.discard.length > 0 && <h4>{t('Discards')}</h4>}
      <CrewList texts={texts} crew={captain.discard.map((card) => crewOf(texts, captain, bareCrew(card)))} />
    </details>
  );
}
