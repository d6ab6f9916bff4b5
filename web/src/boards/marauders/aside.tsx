/* Beside the moves: what the pending decision is about, the event of the round, decks and what was laid aside. */
import type { JSX } from 'preact';
import { Picture } from '../parts/card';
import { Icon, type IconName } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { capital, compass, factsOf, flagOf, goldPoints, loserOf, says, STARTERS } from './facts';
import type { Captain, EventFacts, MaraudersView, ShipFacts } from './facts';
import { Battle, Named, Raid } from './battle';
import { AllAgain, Dice, rollInWords } from './dice';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { eventPicture } from './pictures';
import { Checklist, Goods, Market, Sale, Ships, Wares, Weapons } from './trade';

type Props = BoardProps<MaraudersView>;

/* A fight has the room to itself: it stands above the moves. */
export function Aside(props: Props): JSX.Element {
  const { view, texts, asked, eyes } = props;
  const fights = view.battle.side[0] !== null && asked === eyes; /* and needs the room */
  if (isFight(props))
    return (
      <>
        <Matter {...props} />
        {!fights && (
          <details class="marauders-round">
            <summary>
              {t('Round {n}', { n: view.round })} · {texts.label('event', view.event ?? '')}
            </summary>
            <Event {...props} />
            <Decks {...props} />
          </details>
        )}
      </>
    );
  return (
    <>
      {view.over ? <Account {...props} /> : <Matter {...props} />}
      <Event {...props} />
      <Here {...props} />
      <Decks {...props} />
    </>
  );
}

const isFight = ({ view, decision = '' }: Props) => view.battle.side[0] !== null || decision === 'merchant' || view.raid.nation !== null;

/* What is being decided about. */
function Matter(props: Props): JSX.Element | null {
  const { view, texts, asked, eyes, decision = '' } = props;
  const captain = view.captain[asked ?? -1];
  if (decision === 'loot' && captain && (eyes === 'all' || eyes === asked)) return <Loot captain={captain} whose={eyes === 'all' ? texts.name(asked) : t('Yours')} view={view} texts={texts} />;
  if (decision === 'naval-cargo') return <Goods title={t('Cargo of the beaten ship')} cards={view.table} texts={texts} />;
  if (view.battle.side[0])
    return (
      <>
        <Battle {...props} />
        {decision === 'ammo' && captain && <Weapons kind="ammunition" captain={captain} texts={texts} />}
      </>
    );
  if (view.raid.nation) return <Raid {...props} />;
  if (decision.startsWith('win-')) return <Named view={view} texts={texts} />;
  if (!captain) return null;
  if (decision === 'reroll' && view.roll.dice.some(Boolean)) return <Roll counts={view.roll.dice} texts={texts} />;
  if (decision === 'found-keep') return <Goods title={t('Cargo found')} cards={known(captain.offer)} texts={texts} />;
  if (captain.offer.some((card) => card !== null)) return <Market view={view} texts={texts} captain={captain} />;
  if (decision === 'sell-cards') return <Sale {...props} captain={captain} />;
  if (decision === 'setup-ship' || decision === 'respawn-ship') return <Ships types={STARTERS} zone={null} texts={texts} />;
  if (decision === 'shipyard')
    return (
      <>
        <Wares view={view} captain={captain} texts={texts} />
        <Ships types={wordsOf(texts, 'ship').filter((ship) => factsOf<ShipFacts>(texts, 'ship', ship).price)} zone={captain.zone} texts={texts} />
      </>
    );
  return decision === 'port' ? <Checklist {...props} /> : null;
}

const known = (cards: (string | null)[]) => cards.filter((card) => card !== null);

function Roll({ counts, texts }: { counts: number[]; texts: Texts }): JSX.Element {
  return (
    <section class="marauders-aside" aria-label={t('Roll')}>
      <Dice counts={counts} texts={texts} />
      <p>{rollInWords(counts)}</p>
      <AllAgain counts={counts} />
    </section>
  );
}

/* A beaten captain's things, before the winner's eyes only, and beside them the winner's own. */
function Loot({ captain, whose, view, texts }: { captain: Captain; whose: string; view: MaraudersView; texts: Texts }): JSX.Element {
  const loser = loserOf(view, texts);
  const other = view.captain[loser];
  const goods = wordsOf(texts, 'good');
  const cargo = goods.flatMap((good, i) => (captain.knows[loser * goods.length + i] ?? []).map((copy) => `${good}-${copy}`));
  return (
    <section class="marauders-aside" aria-label={t('Loot')}>
      <h3>{t('Loot')}</h3>
      <div class="marauders-sides">
        <Goods title={texts.name(loser)} cards={cargo} texts={texts}>
          {captain.sees_gold >= 0 && <Gold gold={captain.sees_gold} />}
          <ul class="marauders-fittings">
            <Spoils kind="glory" words={known(captain.sees_glory)} icon="star" texts={texts} />
            <Spoils kind="rumour" words={known(captain.sees_rumours)} icon="star" texts={texts} />
            <Spoils kind="weapon" words={other?.weapons ?? []} icon="cannon" texts={texts} />
            <Spoils kind="specialist" words={wordsOf(texts, 'specialist').filter((_, type) => other?.hired[type])} icon="person" texts={texts} />
          </ul>
        </Goods>
        <Goods title={whose} cards={known(captain.cargo)} texts={texts}>
          <Gold gold={captain.gold} />
          <ul class="marauders-fittings">
            <Spoils kind="glory" words={known(captain.glory)} icon="star" texts={texts} />
            <Spoils kind="rumour" words={known(captain.rumours)} icon="star" texts={texts} />
            <Spoils kind="weapon" words={captain.weapons} icon="cannon" texts={texts} />
            <Spoils kind="glory" words={known(captain.hired)} icon="person" texts={texts} />
          </ul>
        </Goods>
      </div>
    </section>
  );
}

const Gold = ({ gold }: { gold: number }) => (
  <p class="marauders-line">
    <Icon name="coin" size={16} /> {t('{n} gold aboard', { n: gold })}
  </p>
);

const Spoils = ({ kind, words, icon, texts }: { kind: string; words: string[]; icon: IconName; texts: Texts }) => (
  <>
    {words.map((word) => (
      <li key={word} data-about={says(texts, kind, word)}>
        <Thing id={`${kind}:${word}`} html class="marauders-fitting" quiet>
          <Icon name={icon} size={14} /> {texts.label(kind, word)}
        </Thing>
      </li>
    ))}
  </>
);

/* How the points came about, the best first; who has as many comes first by the track, then by the stash. */
function Account({ view, texts, scores }: Props): JSX.Element {
  const rows = view.captain.map(({ track, shown_stash: stash }, seat) => ({ seat, track, stash, total: scores[seat] ?? track }));
  rows.sort((a, b) => b.total - a.total || b.track - a.track || b.stash - a.stash);
  return (
    <>
      <table class="marauders-account">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Track')}</th>
            <th scope="col">{t('Stash')}</th>
            <th scope="col">{t('Gold points')}</th>
            <th scope="col">{t('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, track, stash, total }) => (
            <tr key={seat}>
              <th scope="row" translate={false}>
                {texts.name(seat)}
              </th>
              <td>{track}</td>
              <td>{stash}</td>
              <td>{goldPoints(stash, track)}</td>
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="marauders-here">{t('If totals are equal, the track decides, then the stash.')}</p>
    </>
  );
}

/* ---- The round ---- */

function Event({ view, texts }: Props): JSX.Element | null {
  if (!view.event) return null;
  const facts = factsOf<EventFacts>(texts, 'event', view.event);
  const { symbols = [] } = facts;
  return (
    <section class="marauders-event" aria-label={t('Event of the round')}>
      <h3>
        <span class="quiet">{t('Round {n}', { n: view.round })}</span> {texts.label('event', view.event)}
        <span class="marauders-symbols">
          {symbols.map(({ npc, heading }) => (
            <span key={npc} data-about={`${texts.label('npc', npc)}: ${compass(heading)}`}>
              <NationMark nation={flagOf(npc)} label={texts.label('npc', npc)} size={18} />
              <b>{compass(heading)}</b>
            </span>
          ))}
        </span>
      </h3>
      <div class="marauders-event-body">
        <Picture>{eventPicture(view.event, facts)}</Picture>
        <p>{says(texts, 'event', view.event)}</p>
      </div>
    </section>
  );
}

/* What is special about the waters of whoever decides. */
function Here({ view, texts, asked }: Props): JSX.Element | null {
  const zone = view.captain[asked ?? -1]?.zone;
  if (!zone) return null;
  return (
    <p class="marauders-here">
      <b>{capital(texts.label('zone', zone))}</b> {says(texts, 'zone', zone)}
    </p>
  );
}

interface Deck {
  name: string;
  left: number;
  kind: string;
  gone: (string | null)[]; /* laid aside, open */
}

function Decks({ view, texts }: Props): JSX.Element {
  const decks: Deck[] = [
    { name: t('Events'), left: view.event_deck.length, kind: 'event', gone: view.event_discard },
    { name: t('Glory'), left: view.glory_deck.length, kind: 'glory', gone: view.glory_discard },
    { name: t('Cargo'), left: view.cargo_deck.length, kind: 'cargo', gone: view.cargo_discard },
    { name: t('Rumours'), left: view.rumour_deck.length, kind: 'rumour', gone: [] },
    { name: t('Missions'), left: view.mission_deck.length, kind: 'mission', gone: view.mission_discard },
    { name: t('Captains'), left: view.captain_deck.length, kind: 'master', gone: view.dead_captains },
  ];
  return (
    <details class="marauders-decks" aria-label={t('Decks and discard piles')}>
      <summary>
        {decks.map(({ name, left, gone }) => (
          <span key={name}>
            {name} <b>{left}</b>
            {gone.length > 0 && ` +${gone.length}`}
          </span>
        ))}
      </summary>
      <dl>
        {decks.flatMap(({ name, kind, gone }) => (gone.length ? [<dt key={name}>{t('{name}, discarded', { name })}</dt>, <dd key={kind}>{inWords(known(gone), kind, texts)}</dd>] : []))}
      </dl>
    </details>
  );
}

/* Cards by their names, like ones together. */
function inWords(cards: string[], kind: string, texts: Texts): string {
  const many = new Map<string, number>();
  for (const card of cards) many.set(texts.label(kind, card), (many.get(texts.label(kind, card)) ?? 0) + 1);
  return [...many].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ');
}
