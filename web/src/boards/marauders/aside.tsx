/* Beside the moves: what the pending decision is about, the event of the round, decks; a warning when the end is near. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { compass, factsOf, flagOf, goldPoints, says, seatOf, STARTERS } from './facts';
import type { Captain, EventFacts, MaraudersView, ShipFacts } from './facts';
import { Battle, Raid } from './battle';
import { Dice, rollInWords } from './dice';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { Checklist, Goods, Market, Sale, Ships, Weapons } from './trade';

type Props = BoardProps<MaraudersView>;

/* A fight has the room to itself: it stands above the moves. */
export function Aside(props: Props): JSX.Element {
  const fight = isFight(props);
  return (
    <>
      {props.view.over ? <Account {...props} /> : <Matter {...props} />}
      <Ending {...props} />
      {!fight && <Event {...props} />}
      {!fight && <Here {...props} />}
      {!fight && <Decks view={props.view} />}
    </>
  );
}

const isFight = ({ view, decision = '' }: Props) => view.battle.side[0] !== null || decision === 'merchant' || decision.startsWith('raid');

/* What is being decided about. */
function Matter(props: Props): JSX.Element | null {
  const { view, texts, asked, decision = '' } = props;
  const captain = view.captain[asked ?? -1];
  if (decision === 'loot' && captain) return <Loot captain={captain} view={view} texts={texts} />;
  if (decision === 'naval-cargo') return <Goods title={t('Cargo of the beaten ship')} cards={view.table} texts={texts} />;
  if (view.battle.side[0])
    return (
      <>
        <Battle {...props} />
        {decision === 'ammo' && captain && <Weapons kind="ammunition" captain={captain} texts={texts} />}
      </>
    );
  if (decision === 'merchant' || decision.startsWith('raid') || (view.raid.nation && view.table.length > 0)) return <Raid {...props} />;
  if (!captain) return null;
  if (decision === 'reroll' && view.roll.dice.some(Boolean)) return <Roll counts={view.roll.dice} texts={texts} />;
  if (decision === 'found-keep') return <Goods title={t('Cargo found')} cards={known(captain.offer)} texts={texts} />;
  if (captain.offer.some((card) => card !== null)) return <Market view={view} texts={texts} captain={captain} />;
  if (decision === 'sell-cards') return <Sale {...props} captain={captain} />;
  if (decision === 'setup-ship' || decision === 'respawn-ship') return <Ships types={STARTERS} texts={texts} />;
  if (decision === 'shipyard')
    return (
      <Ships types={wordsOf(texts, 'ship').filter((ship) => factsOf<ShipFacts>(texts, 'ship', ship).price)} texts={texts}>
        <Weapons kind="weapon" captain={captain} texts={texts} />
      </Ships>
    );
  return decision === 'port' ? <Checklist {...props} /> : null;
}

const known = (cards: (string | null)[]) => cards.filter((card) => card !== null);

function Roll({ counts, texts }: { counts: number[]; texts: Texts }): JSX.Element {
  return (
    <section class="marauders-aside" aria-label={t('Roll')}>
      <Dice counts={counts} texts={texts} />
      <p>{rollInWords(counts)}</p>
    </section>
  );
}

/* A beaten captain's things, before the winner's eyes only; what the winner has lies along the bottom edge. */
function Loot({ captain, view, texts }: { captain: Captain; view: MaraudersView; texts: Texts }): JSX.Element {
  const loser = view.battle.side.map((side) => seatOf(texts, side)).find((seat) => view.captain[seat] && view.captain[seat] !== captain) ?? -1;
  const goods = wordsOf(texts, 'good');
  const cargo = goods.flatMap((good, i) => (captain.knows[loser * goods.length + i] ?? []).map((copy) => `${good}-${copy}`));
  return (
    <Goods title={t('Loot')} cards={cargo} texts={texts}>
      {captain.sees_gold > 0 && (
        <p class="marauders-line">
          <Icon name="coin" size={16} /> {t('{n} gold aboard', { n: captain.sees_gold })}
        </p>
      )}
      <ul class="marauders-fittings">
        {[...captain.sees_glory.map((card) => ['glory', card]), ...captain.sees_rumours.map((card) => ['rumour', card])].flatMap(([kind, card]) =>
          kind && card ? [
            <li key={card} title={says(texts, kind, card)}>
              <Thing id={`${kind}:${card}`} html class="marauders-fitting" quiet>
                <Icon name="star" size={14} /> {texts.label(kind, card)}
              </Thing>
            </li>,
          ] : [],
        )}
      </ul>
    </Goods>
  );
}

/* How the points came about. */
function Account({ view, texts }: Props): JSX.Element {
  return (
    <table class="marauders-account">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Track')}</th>
          <th scope="col">{t('Stash')}</th>
          <th scope="col">{t('Gold points')}</th>
        </tr>
      </thead>
      <tbody>
        {view.captain.map((captain, seat) => (
          <tr key={seat}>
            <th scope="row" translate={false}>
              {texts.name(seat)}
            </th>
            <td>{captain.track}</td>
            <td>{captain.shown_stash}</td>
            <td>{goldPoints(captain.shown_stash, captain.track)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/* ---- The round ---- */

function Event({ view, texts }: Props): JSX.Element | null {
  if (!view.event) return null;
  const { symbols = [] } = factsOf<EventFacts>(texts, 'event', view.event);
  return (
    <section class="marauders-event" aria-label={t('Event of the round')}>
      <h3>
        <span class="quiet">{t('Round {n}', { n: view.round })}</span> {texts.label('event', view.event)}
        <span class="marauders-symbols">
          {symbols.map(({ npc, heading }) => (
            <span key={npc} title={`${texts.label('npc', npc)}: ${compass(heading)}`}>
              <NationMark nation={flagOf(npc)} label={texts.label('npc', npc)} size={18} />
              <b>{compass(heading)}</b>
            </span>
          ))}
        </span>
      </h3>
      <p>{says(texts, 'event', view.event)}</p>
    </section>
  );
}

/* What is special about the waters of whoever decides. */
function Here({ view, texts, asked }: Props): JSX.Element | null {
  const zone = view.captain[asked ?? -1]?.zone;
  if (!zone) return null;
  return (
    <p class="marauders-here">
      <b>{texts.label('zone', zone)}</b> {says(texts, 'zone', zone)}
    </p>
  );
}

/* Gold may double what the track shows (MM-1.10): who could have enough already. */
function Ending({ view, texts }: Props): JSX.Element | null {
  const target = view.options.target ?? 10;
  const near = view.captain.flatMap(({ track }, seat) => (2 * track >= target ? [texts.name(seat)] : []));
  if (view.over || (!view.final && near.length === 0)) return null;
  return (
    <p class={`marauders-ending ${view.final ? 'final' : ''}`} role="status">
      <Icon name="hourglass" size={16} />
      {view.final ? t('This is the last round.') : t('With gold enough this could be over soon: {names}', { names: near.join(', ') })}
    </p>
  );
}

function Decks({ view }: { view: MaraudersView }): JSX.Element {
  const decks: [string, number, number][] = [
    [t('Events'), view.event_deck.length, view.event_discard.length],
    [t('Glory'), view.glory_deck.length, view.glory_discard.length],
    [t('Cargo'), view.cargo_deck.length, view.cargo_discard.length],
    [t('Rumours'), view.rumour_deck.length, 0],
    [t('Missions'), view.mission_deck.length, view.mission_discard.length],
    [t('Captains'), view.captain_deck.length, view.dead_captains.length],
  ];
  return (
    <ul class="marauders-decks" aria-label={t('Decks, and what lies beside them')}>
      {decks.map(([name, left, gone]) => (
        <li key={name}>
          {name} <b>{left}</b>
          {gone > 0 && <span> +{gone}</span>}
        </li>
      ))}
    </ul>
  );
}
