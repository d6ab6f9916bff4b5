/* What is printed on tiles, cards and boards of reckoning, typed: the numbers come from the schema, the page has none of its own. */
import type { Position } from '../../generated/reckoning';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';
import { printedOn, wordsOf } from '../parts/printed';
import type { ShipType } from '../parts/ships';

export type ReckoningView = Position & View;
export type Captain = Position['captain'][number];
export type Cell = Position['cell'][number];

export interface Line {
  abilities: string[];
  or?: number; /* bit per ability of those that exclude each other */
}

export interface CardFacts extends Line {
  kind: 'upgrade' | 'merchant' | 'back';
  row: number;
  slot: string;
  cost?: number;
  cubes?: number;
  coins?: number; /* of a back: for a victory */
  cargo?: number;
}

export interface TileFacts {
  kind: 'island' | 'sea';
  spaces?: number;
  cargo?: number;
  coins?: number;
  places?: number[];
  hand?: number;
  arrows?: string[];
}

export interface HullFacts {
  hold: number;
  sails?: number;
  cannons?: number;
  draws?: number;
  advanced?: number;
  worth?: number;
}

export interface AbilityFacts {
  op: string;
  amount?: number;
  at?: string;
  per?: string;
  cargo?: number;
  coins?: number;
  damage?: number;
  spare?: number; /* damage that is not suffered */
  rows?: number[];
}

export const cardOf = (texts: Texts, card: string) => printedOn<CardFacts>(texts, 'card', card);
export const tileOf = (texts: Texts, tile: string) => printedOn<TileFacts>(texts, 'tile', tile);
export const abilityOf = (texts: Texts, ability: string) => printedOn<AbilityFacts>(texts, 'ability', ability);
export const levelsOf = (texts: Texts, crew: string) => printedOn<{ levels: Line[] }>(texts, 'crew', crew).levels ?? [];
export const extensionOf = (texts: Texts, extension: string) => printedOn<HullFacts>(texts, 'extension', extension);
export const buildingOf = (texts: Texts, building: string) => printedOn<{ cost: number; supply: number; cubes?: number }>(texts, 'building', building);
export const deedOf = (texts: Texts, deed: string) => printedOn<{ coins: number; needs: number[] }>(texts, 'achievement', deed);
export const deedsOnTile = (texts: Texts, bonus: string) => printedOn<{ achievements: string[] }>(texts, 'bonus', bonus).achievements ?? [];
export const zoneOf = (texts: Texts, zone: string) => printedOn<{ yield: string; chance: number }>(texts, 'zone', zone);

export const shipFacts = (texts: Texts, seat: number) => printedOn<{ cannons: number; track: number; sinks: number; deals: number; achievements: number; harbour_cubes: number; last_cubes: number }>(texts, 'captain', colourOf(texts, seat));

export const indexIn = (texts: Texts, kind: string, word: string | null) => wordsOf(texts, kind).indexOf(word ?? '');
export const colourOf = (texts: Texts, seat: number) => wordsOf(texts, 'captain')[seat] ?? '';
export const seatOf = (texts: Texts, colour: string | null) => indexIn(texts, 'captain', colour);

/* How many it takes, with so many players; lists begin with two. */
export const needed = (view: ReckoningView, texts: Texts, deed: string) => deedOf(texts, deed).needs?.[view.players - 2] ?? 0;

/* ---- Ships ---- */

export const HULL = ['a', 'b', 'c', 'd'] as const;

export interface HullSpace {
  space: string;
  extension: string | null;
  facts: HullFacts;
  loaded: boolean;
}

export const hullOf = (texts: Texts, captain: Captain): HullSpace[] =>
  HULL.map((space, i) => {
    const extension = captain.hull[i] ?? null;
    return { space, extension, facts: extension ? extensionOf(texts, extension) : printedOn<HullFacts>(texts, 'hull', space), loaded: captain.stow !== 'empty' && captain.stow.includes(space) };
  });

const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0);

export const holdOf = (texts: Texts, captain: Captain) => total(hullOf(texts, captain).map(({ facts }) => facts.hold));
export const roomOf = (texts: Texts, captain: Captain) => holdOf(texts, captain) - captain.cargo - captain.coins;
export const extensionsOf = (captain: Captain) => captain.extended.reduce((sum, n) => sum + n, 0);

/* What sails under a card, by its row. */
export const MERCHANTS = ['boat', 'brig', 'flute', 'galleon'] as const;

export interface Goods {
  cargo: number;
  coins: number;
}

/* What lies in each hull space, for the drawing: a position tells which holds are loaded and how much is aboard, not what lies where. Every
 * loaded hold has something; cargo comes first. */
export function stowed(hull: HullSpace[], { cargo, coins }: Goods): Goods[] {
  const after = (i: number) => hull.slice(i + 1).filter(({ loaded }) => loaded).length;
  let [barrels, left] = [cargo, cargo + coins];
  return hull.map(({ facts, loaded }, i) => {
    const n = loaded ? Math.min(facts.hold, Math.max(0, left - after(i))) : 0;
    const here = Math.min(n, barrels);
    barrels -= here;
    left -= n;
    return { cargo: here, coins: n - here };
  });
}

/* A ship grows with its extensions. */
export const silhouette = (captain: Captain): ShipType => (['sloop', 'brig', 'brig', 'frigate'] as const)[extensionsOf(captain)] ?? 'galleon';

/* ---- Crew cards ---- */

export interface Crew {
  crew: string;
  index: number;
  level: number; /* 0: unknown */
  slots: (string | null)[];
  used: number; /* bit per row and ability */
  spent: number; /* cannons that have fired, two bits per row */
}

/* What may be known of a card of a captain: the level of its owner's eyes, else as it was seen last. */
export function crewOf(texts: Texts, captain: Captain, crew: string): Crew {
  const index = indexIn(texts, 'crew', crew);
  return { crew, index, level: captain.level[index] || captain.shown[index] || 0, slots: captain.slot.slice(index * 3, index * 3 + 3), used: captain.used[index] ?? 0, spent: captain.spent[index] ?? 0 };
}

/* "purple-bosun" is purple's bosun. */
export const bareCrew = (card: string) => card.slice(card.indexOf('-') + 1);

export const inPlay = (captain: Captain) => captain.order.slice(0, captain.in_play).filter((crew) => crew !== null);

export const ROWS = ['level', 'top', 'middle', 'bottom'] as const;

/* The rows of a crew card as they count: its level's, and those of its upgrades. `copied`: the row that a card in play copies; what is
 * copied stands behind the ability that copies it. */
export function linesOf(texts: Texts, { crew, level, slots }: Crew, copied?: string | null): (Line | null)[] {
  const lines: (Line | null)[] = [levelsOf(texts, crew)[level - 1] ?? null, ...slots.map((card) => (card ? cardOf(texts, card) : null))];
  const from = copied ? lines[ROWS.indexOf(copied as (typeof ROWS)[number])] : null;
  return lines.map((line) => (from && line?.abilities[0] === 'copy' ? { abilities: [...line.abilities, ...from.abilities], or: (from.or ?? 0) << line.abilities.length } : line));
}

/* ---- What counts now, of captains whom the engine is not asking ---- */

const BITS = 4; /* abilities in a row */

/* Which abilities of a row were used this turn, a bit each. */
export const usedIn = ({ used }: Crew, row: number) => used >> (row * BITS) & (1 << BITS) - 1;

/* Symbols of a row: those that always count, or those that are a choice. */
const symbolsIn = (line: Line | null, texts: Texts, op: string, choice: boolean) =>
  total(
    (line?.abilities ?? []).map((ability, i) => {
      const { op: is, amount = 1, per } = abilityOf(texts, ability);
      return is === op && !per && isOption(line!, i) === choice ? amount : 0;
    }),
  );

export const isOption = (line: Line, i: number) => ((line.or ?? 0) >> i & 1) === 1;

/* DR-7.6: for the active player, beside a pirate or where a battle was lost. */
export function blockedFor(view: ReckoningView, texts: Texts, seat: number, index: number): boolean {
  const own = view.captain[seat];
  const tile = view.cell[index]?.tile;
  if (!own || !tile || tileOf(texts, tile).kind !== 'island' || view.active !== colourOf(texts, seat)) return false;
  const beside = own.at === wordsOf(texts, 'space')[index] && view.captain.some((other) => other !== own && other.at === own.at && other.mode === 'pirate');
  return beside || (view.turn.lost_at >> index & 1) === 1;
}

/* DR-6.3: where one could unload and load again, loaded holds hinder no sails. */
function isAtHome(view: ReckoningView, texts: Texts, seat: number): boolean {
  const { at } = view.captain[seat]!;
  const index = indexIn(texts, 'space', at);
  return at === 'harbour' || (view.cell[index]?.holder === colourOf(texts, seat) && !blockedFor(view, texts, seat, index));
}

/* Sails or cannons that a captain could use now: on the ship and on cards in play, rows with a choice included, cannons that have fired
 * taken off. */
export function usable(view: ReckoningView, texts: Texts, seat: number, op: 'sail' | 'cannon'): number {
  const captain = view.captain[seat]!;
  const free = op === 'sail' && isAtHome(view, texts, seat);
  const left = (shown: number, spent = 0) => (op === 'sail' ? shown : Math.max(0, shown - spent));
  const hull = hullOf(texts, captain).map(({ facts: { hold, sails = 0, cannons = 0 }, loaded }, i) => (hold && loaded && !free ? 0 : left(op === 'sail' ? sails : cannons, captain.spent_hull[i])));
  const printed = op === 'cannon' ? left(shipFacts(texts, seat).cannons, captain.spent_hull[HULL.length]) : 0;
  const rows = inPlay(captain).flatMap((one) => {
    const crew = crewOf(texts, captain, one);
    const choices = linesOf(texts, crew).map((line, row) => (usedIn(crew, row) & (line?.or ?? 0) ? 0 : symbolsIn(line, texts, op, true)));
    return [...choices, ...linesOf(texts, crew, view.copied).map((line, row) => left(symbolsIn(line, texts, op, false), crew.spent >> (2 * row) & 3))];
  });
  return printed + total([...hull, ...rows]);
}

const PORTRAITS: Record<string, IconName> = {
  captain: 'hat', bosun: 'anchor', purser: 'coin', 'first-mate': 'hammer', buccaneer: 'swords', gunner: 'cannon', deckhand: 'sail', sailor: 'barrel',
};

export const portrait = (crew: string): IconName => PORTRAITS[crew.replace(/-\d$/, '')] ?? 'person';

/* ---- Achievements ---- */

export const DEED_ICONS: Record<string, IconName> = {
  legendary: 'swords', 'seasoned-crew': 'star', 'terror-of-the-seas': 'wreck', 'stone-upon-stone': 'stronghold', moneybags: 'chest', 'here-to-stay': 'cube',
  'elite-ship': 'ship', 'to-new-shores': 'compass', 'trade-icon': 'barrel',
};

export const hasDeed = (captain: Captain, index: number) => (captain.deeds >> index & 1) === 1;
export const deedsOf = (texts: Texts, captain: Captain) => wordsOf(texts, 'achievement').filter((_, i) => hasDeed(captain, i));

const islandsHeld = (view: ReckoningView, texts: Texts, seat: number) => view.cell.filter(({ holder }) => holder === colourOf(texts, seat));

export const held = (view: ReckoningView, texts: Texts, seat: number) => islandsHeld(view, texts, seat).length;

/* How far a captain is with an achievement; null where only the deed itself counts or it is a secret. */
export function progressOf(view: ReckoningView, texts: Texts, seat: number, deed: string): number | null {
  const captain = view.captain[seat]!;
  const course = indexIn(texts, 'progress', deed);
  if (course >= 0) return captain.progress[course] ?? 0;
  if (deed === 'stone-upon-stone') return islandsHeld(view, texts, seat).reduce((sum, { buildings }) => sum + buildings.length, 0);
  if (deed === 'here-to-stay') return view.cell.reduce((sum, { lasting }) => sum + (lasting[seat] ?? 0), 0);
  if (deed === 'elite-ship') return extensionsOf(captain);
  if (deed === 'trade-icon') return captain.dock + captain.cargo;
  if (deed === 'moneybags') return captain.chest >= 0 ? captain.chest : null;
  return null;
}

/* ---- The pending question ---- */

export const question = (view: ReckoningView, at: string) => {
  const top = view.stack.at(-1);
  return top?.at === at ? (top as Record<string, number | string>) : null;
};
