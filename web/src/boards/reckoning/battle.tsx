/* A battle: its board, and beside or below it what each side has; when it is over, how it ended. Where there is room it is fought in the
 * middle, over the chart; on a phone above the moves. */
import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { Icon } from '../parts/icons';
import type { IconName } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import type { GameEvent } from '../../engine/protocol';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { buildingOf, cardOf, colourOf, question, seatOf, shipFacts, usable, type ReckoningView } from './facts';
import { Cube } from './cubes';
import { duelOf } from './engagement';
import { cubesOf, exploded, Field, lastBattle, strengthOf, type Fallen } from './field';
import { PaintedIcon } from './paint';

export const hasArena = () => matchMedia('(min-width: 48.01rem)').matches;

const closed = signal(''); /* the battle that was looked at long enough */

export function Arena(props: BoardProps<ReckoningView>): JSX.Element | null {
  const { view, lately } = props;
  if (!hasArena()) return null;
  if (view.battle.kind !== 'peace') return <div class="reckoning-arena"><Battle {...props} /></div>;
  if (!isInMiddle(props)) return null;
  return (
    <div class="reckoning-arena over">
      <Fought {...props} events={lastBattle(lately)} />
    </div>
  );
}

const nameOf = (battle: GameEvent[]) => battle.map(({ kind, args = [] }) => [kind, ...args].join(' ')).join();

/* A battle of the reader's that ended with the last move that somebody chose stays in the middle until the next one. */
function isInMiddle({ view, texts, lately }: BoardProps<ReckoningView>): boolean {
  const last = lately.slice(Math.max(0, lately.findLastIndex(({ verb, asked }) => verb !== undefined && asked === true)));
  const events = lastBattle(lately);
  return hasArena() && !view.over && last.some(isOutcome) && concerns(view, texts, events) && closed.value !== nameOf(events);
}

function concerns(view: ReckoningView, texts: Texts, [start]: GameEvent[]): boolean {
  const reader = view.viewer ?? start!.seat;
  return reader === start!.seat || reader === seatOf(texts, String(start!.args?.[0]));
}

function Fought({ view, texts, events }: BoardProps<ReckoningView> & { events: GameEvent[] }): JSX.Element {
  return (
    <section class="reckoning-battle" aria-label={t('Battle')}>
      <Field cubes={cubesOf(view, texts, events)} explosions={exploded(events)} duel={duelOf(view, texts, events, [0, 0])} texts={texts} />
      <div class="reckoning-tally">
        <button type="button" class="tool" aria-label={t('Close')} onClick={() => (closed.value = nameOf(events))}>
          <Icon name="close" size={16} />
        </button>
        <p>{texts.event(events[0]!)}</p>
        <Outcome events={events} texts={texts} />
      </div>
    </section>
  );
}

export function Battle({ view, texts, lately }: BoardProps<ReckoningView>): JSX.Element {
  const events = lastBattle(lately);
  const cubes = cubesOf(view, texts, events);
  const sides = [0, 1].map((side) => sideOf(view, texts, cubes, side));
  const strengths: [number, number] = [sides[0]!.strength, sides[1]!.strength];
  const sharing = question(view, 'plunder') ?? question(view, 'loot'); /* then the goods need the room */
  return (
    <section class={`reckoning-battle ${(sharing || cubes.length === 0) && !hasArena() ? 'small' : ''}`} aria-label={t('Battle')}>
      <Field cubes={cubes} explosions={exploded(events)} duel={duelOf(view, texts, events, strengths)} texts={texts} />
      <div class="reckoning-tally">
        {(!sharing || hasArena()) && <Sides view={view} texts={texts} sides={sides} thrown={cubes.length > 0} />}
        <Outcome events={events} texts={texts} />
        {view.battle.back && <p class="reckoning-note">{t(texts.word('card', view.battle.back)?.text ?? '')}</p>}
      </div>
    </section>
  );
}

function foeName({ battle }: ReckoningView, texts: Texts): string {
  const foe = texts.name(seatOf(texts, battle.foe));
  if (battle.kind === 'encounter') return battle.back ? texts.label('card', battle.back) : '';
  return battle.kind === 'buildings' ? t('the buildings of {name}', { name: foe }) : foe;
}

/* ---- When it is over ---- */

const isOutcome = ({ kind }: GameEvent) => kind === 'wins' || kind === 'loses';
const isLoss = ({ kind }: GameEvent) => kind === 'damaged' || kind === 'sunk';

function Outcome({ events, texts }: { events: GameEvent[]; texts: Texts }): JSX.Element | null {
  if (!events.some(isOutcome)) return null;
  return (
    <span class="reckoning-outcome">
      {[...events.filter(isOutcome), ...events.filter(isLoss)].map((event, i) => (
        <span key={i} class={isOutcome(event) ? 'first' : ''}>
          {texts.event(event)}
        </span>
      ))}
    </span>
  );
}

/* The battle that has just been fought: for the rest of that turn, and until the reader has answered to it. Opened for who was in it. */
export function Aftermath(props: BoardProps<ReckoningView>): JSX.Element | null {
  const { view, texts, lately, recent } = props;
  const since = lastBattle(lately);
  const turn = since.findIndex(({ kind }) => kind === 'turn');
  const events = turn < 0 ? since : since.slice(0, turn);
  const fresh = events.some(isOutcome) && (turn < 0 || recent.some(isOutcome));
  if (!fresh || view.over || isInMiddle(props)) return null;
  return (
    <details class="reckoning-battle reckoning-fought" key={nameOf(events)} open={!hasArena() && concerns(view, texts, events)}>
      <summary>
        {texts.event(events[0]!)}
        <Outcome events={events} texts={texts} />
      </summary>
      <Field cubes={cubesOf(view, texts, events)} explosions={exploded(events)} duel={duelOf(view, texts, events, [0, 0])} texts={texts} />
    </details>
  );
}

/* ---- What each side has ---- */

/* DR-17.5 to DR-17.7: cubes of ships besides their cannons. */
function extraCubes({ battle, captain, cell }: ReckoningView, texts: Texts, seat: number, side: number): number {
  const { harbour_cubes, last_cubes } = shipFacts(texts, seat);
  const tile = cell[wordsOf(texts, 'space').indexOf(battle.at)];
  const buildings = tile?.holder === colourOf(texts, seat) ? tile.buildings.length : 0;
  return buildings + (side === 1 && battle.at === 'harbour' ? harbour_cubes : 0) + (captain[seat]!.done ? last_cubes : 0);
}

/* DR-18.3 */
function wallCubes({ battle, captain, cell }: ReckoningView, texts: Texts): number {
  const owner = seatOf(texts, battle.foe);
  const walls = cell[wordsOf(texts, 'space').indexOf(battle.at)]?.buildings ?? [];
  return walls.reduce((sum, building) => sum + (buildingOf(texts, building).cubes ?? 0), captain[owner]?.done ? shipFacts(texts, owner).last_cubes : 0);
}

/* Before the throw: what a side will throw with all that lies open. */
function waiting(view: ReckoningView, texts: Texts, side: number): number {
  const { battle } = view;
  const seat = seatOf(texts, side === 0 ? view.active : battle.foe);
  const counted = side === 0 && question(view, 'defend');
  if (side === 1 && battle.back) return cardOf(texts, battle.back).cubes ?? 0;
  if (side === 1 && battle.kind === 'buildings') return wallCubes(view, texts);
  return counted ? 0 : usable(view, texts, seat, 'cannon') + (battle.kind === 'ships' ? extraCubes(view, texts, seat, side) : 0);
}

type Column = 'cubes' | 'strength' | 'hurt' | 'coins' | 'cargo' | 'wound' | 'spare';

interface Side extends Record<Column, number> {
  seat: number | null;
}

function sideOf(view: ReckoningView, texts: Texts, fallen: Fallen[], side: number): Side {
  const { battle } = view;
  const seat = side === 1 && battle.kind === 'encounter' ? null : seatOf(texts, side === 0 ? view.active : battle.foe);
  const own = fallen.filter((cube) => cube.seat === seat && !cube.gone);
  const at = (numbers: number[]) => numbers[side] ?? 0;
  const prize = side === 0 && battle.back ? cardOf(texts, battle.back) : null;
  return {
    seat,
    cubes: fallen.length > 0 ? own.length + at(battle.taken) : at(battle.taken) + at(battle.want) || waiting(view, texts, side),
    strength: strengthOf(own, texts) + at(battle.strength),
    hurt: at(battle.hurt),
    coins: at(battle.coins) + (prize?.coins ?? 0),
    cargo: at(battle.cargo) + (prize?.cargo ?? 0),
    wound: at(battle.wound),
    spare: at(battle.spare),
  };
}

interface Measure {
  name: Column;
  icon: IconName;
  label: string;
  always?: boolean;
}

/* In the middle there is room to say in words what is counted. */
function Tall({ sides, names, shown, ahead, texts }: { sides: Side[]; names: string[]; shown: Measure[]; ahead: number | null; texts: Texts }): JSX.Element {
  return (
    <table class="reckoning-sides tall">
      <thead>
        <tr>
          <td />
          {sides.map(({ seat }, i) => (
            <th key={i} scope="col" data-about={names[i]}>
              <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
                <Cube seat={seat} texts={texts} size={16} />
              </svg>
              <span class="unseen">{names[i]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, icon, label }) => (
          <tr key={name}>
            <th scope="row">
              <PaintedIcon name={icon} size={16} /> {label}
            </th>
            {sides.map((side, i) => (
              <td key={i} class={name === 'strength' && i === ahead ? 'ahead' : ''}>
                {side[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sides({ view, texts, sides, thrown }: { view: ReckoningView; texts: Texts; sides: Side[]; thrown: boolean }): JSX.Element {
  const columns: Measure[] = [
    { name: 'cubes', icon: 'cube', label: t('Cubes'), always: true },
    { name: 'strength', icon: 'crown', label: t('Strength'), always: true },
    { name: 'hurt', icon: 'damage', label: t('Damage received'), always: true },
    { name: 'coins', icon: 'coin', label: t('Coins for a victory'), always: true },
    { name: 'cargo', icon: 'barrel', label: t('Cargo for a victory'), always: true },
    { name: 'wound', icon: 'swords', label: t('Damage dealt by a victory') },
    { name: 'spare', icon: 'shield', label: t('Damage spared by a victory') },
  ];
  const shown = columns.filter(({ name, always }) => always || sides.some((side) => side[name] > 0));
  const ahead = sides[0]!.strength >= sides[1]!.strength ? 0 : 1; /* DR-14.13: a tie is the attacker's */
  const names = sides.map((side) => (side.seat === null ? foeName(view, texts) : texts.name(side.seat)));
  if (hasArena()) return <Tall sides={sides} names={names} shown={shown} ahead={thrown ? ahead : null} texts={texts} />;
  return (
    <table class="reckoning-sides">
      <thead>
        <tr>
          <td />
          {shown.map(({ icon, label }) => (
            <th key={label} scope="col" data-about={label}>
              <PaintedIcon name={icon} size={16} />
              <span class="unseen">{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side, i) => (
          <tr key={i}>
            <th scope="row">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <Cube seat={side.seat} texts={texts} size={16} />
              </svg>
              {names[i]}
            </th>
            {shown.map(({ name }) => (
              <td key={name} class={name === 'strength' && thrown && i === ahead ? 'ahead' : ''}>
                {side[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
