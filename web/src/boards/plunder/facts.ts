/* What is printed on the cards of plunder, typed: the numbers come from the schema, the page has none of its own. And what follows from
 * numbers and position for everybody to see: tow speed, room, Enemies, the way of a fleet. */
import type { Position } from '../../generated/plunder';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';
import type { ShipType } from '../parts/ships';
import { N_, t } from '../../model/i18n';

export type PlunderView = Position & View;
export type Captain = Position['captain'][number];

export interface Facts {
  kind?: string;
  value?: number;
  good?: string;
  quantity?: number;
  nation?: string;
  speed?: number;
  cannons?: number;
  crew?: number;
  hold?: number;
  worth?: number;
  pay?: number;
  plunder?: number;
  reward?: number;
  silver?: number;
  current?: string;
  entry?: string;
  entry_asks?: number;
  exit?: string;
  exit_asks?: number;
  sells?: number[];
  buys?: number[];
  a?: string;
  b?: string;
  galleon?: Facts;
}

export const factsOf = (texts: Texts, card: string | null): Facts => (card === null ? {} : ((texts.word('card', card)?.facts ?? {}) as Facts));

/* A card as a ship, sailed or towed: that of a Treasure Fleet is then one galleon. */
export const hullOf = (texts: Texts, card: string | null): Facts => {
  const facts = factsOf(texts, card);
  return facts.galleon ? { ...facts, ...facts.galleon, kind: 'ship' } : facts;
};

/* The ship a captain sails; without a card it is the Pinnace, which is printed on every mat. */
export const shipOf = (texts: Texts, captain: Captain, seat: number): Facts =>
  captain.own ? hullOf(texts, captain.own) : ((texts.schema.words.captain?.[seat]?.facts ?? {}) as Facts);

export type Strength = Record<'speed' | 'cannons' | 'crew', number>;

/* Ship and mate together. */
export function strengthOf(texts: Texts, captain: Captain, seat: number): Strength {
  const [ship, mate] = [shipOf(texts, captain, seat), factsOf(texts, captain.mate)];
  return { speed: (ship.speed ?? 0) + (mate.speed ?? 0), cannons: (ship.cannons ?? 0) + (mate.cannons ?? 0), crew: (ship.crew ?? 0) + (mate.crew ?? 0) };
}

/* PL-12.11: who flees goes no faster than the Prize in tow. */
export const towSpeed = (texts: Texts, captain: Captain, seat: number): number =>
  Math.min(strengthOf(texts, captain, seat).speed, captain.prize ? (hullOf(texts, captain.prize).speed ?? 0) : Infinity);

export const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

/* PL-12.1: what still fits into the Own Ship, and into the Prize; plunder fills the Prize first, and the rest is stowed in the Own Ship. */
export function roomOf(texts: Texts, captain: Captain, seat: number): { own: number; prize: number } {
  const [hold, inTow, plundered] = [shipOf(texts, captain, seat).hold ?? 0, hullOf(texts, captain.prize).hold ?? 0, sum(captain.plundered)];
  return { own: hold - sum(captain.traded) - Math.max(0, plundered - inTow), prize: Math.max(0, inTow - plundered) };
}

export type Enmity = 'deed' | 'war';

/* PL-21.4: a Letter makes its nation's foes Enemies; who holds both Letters of a war chose a side. */
export function enemiesOf(view: PlunderView, seat: number): Map<string, Enmity> {
  const { letters, deed } = view.captain[seat]!;
  const enemies = new Map<string, Enmity>(deed.map((nation) => [nation, 'deed']));
  for (const { a, b, friend } of view.war) {
    const held = [a, b].filter((nation) => nation !== null && letters.includes(nation));
    const foe = held.length === 2 ? (friend[seat] === a ? b : a) : held[0] === a ? b : a;
    if (held.length > 0 && foe && !enemies.has(foe)) enemies.set(foe, 'war');
  }
  return enemies;
}

export const captainWord = (texts: Texts, seat: number) => texts.schema.words.captain?.[seat]?.word ?? '';

export const seatOf = (texts: Texts, captain: string | null) => texts.schema.words.captain?.findIndex(({ word }) => word === captain) ?? -1;

/* Whose eyes the table is seen with: the reader's, or those of the captain whose turn it is. */
export const readerOf = (view: PlunderView, texts: Texts) => (view.captain[view.viewer ?? -1] ? view.viewer! : seatOf(texts, view.active));

/* ---- The map ---- */

export interface Place {
  x: number;
  y: number;
}

export interface Laid extends Place {
  card: string;
  index: number;
}

/* Cards of the map with where they lie. */
export function laidCards(view: PlunderView, texts: Texts): Laid[] {
  const order = texts.schema.words['map-card'] ?? [];
  return view.laid.map((card) => {
    const index = order.findIndex(({ word }) => word === card);
    return { card, index, ...view.place[index]! };
  });
}

const COURSES = ['north', 'east', 'south', 'west'];
const STEPS = [{ x: 0, y: 1 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: -1, y: 0 }];

export const besides = ({ x, y }: Place): Place[] => STEPS.map((step) => ({ x: x + step.x, y: y + step.y }));

/* PL-18.3: where a fleet goes at the end of the round: by the arrow, else clockwise, to open sea or a Spanish Port. In a Port it is home. */
export function nextStop(at: Laid, laid: Laid[], texts: Texts): Laid | undefined {
  const arrow = COURSES.indexOf(factsOf(texts, at.card).current ?? '');
  const near = besides(at).map(({ x, y }) => laid.find((cell) => cell.x === x && cell.y === y));
  const isOpen = (cell: Laid | undefined) => {
    const { kind, nation } = factsOf(texts, cell?.card ?? null);
    return kind === 'sea' || (kind === 'port' && nation === 'spain');
  };
  return arrow < 0 ? undefined : [0, 1, 2, 3].map((turn) => near[(arrow + turn) % 4]).find(isOpen);
}

/* PL-18.4: the fleets on a card as one; none: undefined. */
export function fleetsAt(view: PlunderView, texts: Texts, card: string): (Strength & { silver: number }) | undefined {
  const here = view.fleet.filter(({ at }) => at === card).map((fleet) => factsOf(texts, fleet.card));
  const all = (name: 'cannons' | 'crew' | 'silver') => sum(here.map((fleet) => fleet[name] ?? 0));
  return here.length > 0 ? { speed: Math.min(...here.map(({ speed = 0 }) => speed)), cannons: all('cannons'), crew: all('crew'), silver: all('silver') } : undefined;
}

const NATIVES = ['river-traders', 'war-canoes'];

/* The Natives that lie on a Coastland. */
export function villageOn(view: PlunderView, card: string): string | null {
  return NATIVES[view.native_at.findIndex((at) => at === card)] ?? null;
}

/* Who trades on a Map card: the Port itself, or the Natives there. */
export const marketOn = (view: PlunderView, texts: Texts, card: string): string | null => (factsOf(texts, card).sells ? card : villageOn(view, card));

/* ---- Names and looks ---- */

export const shipName = (texts: Texts, card: string | null) => (card ? texts.label('card', card) : t('Pinnace'));

export const GOODS = ['sugar', 'tobacco', 'cotton', 'cocoa', 'indigo'] as const;

export const STRENGTHS: { name: 'speed' | 'cannons' | 'crew'; icon: IconName; label: string; about: string }[] = [
  { name: 'speed', icon: 'sail', label: N_('Speed'), about: N_('Compared in the Chase: who gets away? How far a ship sails has nothing to do with it.') },
  { name: 'cannons', icon: 'cannon', label: N_('Cannons'), about: N_('Compared in the Broadside: who has too few loses the ship.') },
  { name: 'crew', icon: 'crew', label: N_('Crew'), about: N_('Compared in the Boarding: who wins it takes ship and cargo.') },
];

/* The silhouette that fits a ship's numbers. */
export function silhouette({ speed = 0, cannons = 0, hold = 0, worth = 0 }: Facts): ShipType {
  if (worth === 0) return 'boat';
  if (cannons >= 7) return 'man-o-war';
  if (cannons >= 5) return hold >= 6 ? 'galleon' : 'frigate';
  if (hold >= 6) return 'flute';
  return speed >= 5 ? 'sloop' : 'brig';
}

const KINDS: Record<string, { icon: IconName; label: string; tint: string }> = {
  port: { icon: 'port', label: N_('Port'), tint: 'var(--land)' },
  sea: { icon: 'wave', label: N_('Open Sea'), tint: 'var(--water)' },
  coast: { icon: 'island', label: N_('Coastland'), tint: 'var(--land)' },
  map: { icon: 'chest', label: N_('Treasure Map'), tint: 'var(--brass-bright)' },
  mate: { icon: 'hat', label: N_('First Mate'), tint: 'var(--good)' },
  ship: { icon: 'ship', label: N_('Ship'), tint: 'var(--water-line)' },
  war: { icon: 'swords', label: N_('War'), tint: 'var(--alarm)' },
  treaty: { icon: 'scroll', label: N_('Treaty'), tint: 'var(--good)' },
  natives: { icon: 'village', label: N_('Natives'), tint: 'var(--land)' },
  'port-act': { icon: 'anchor', label: N_('Port action'), tint: 'var(--brass-bright)' },
  'coast-act': { icon: 'turtle', label: N_('Coastland action'), tint: 'var(--brass-bright)' },
  kraken: { icon: 'kraken', label: N_('Kraken'), tint: 'var(--alarm)' },
  'port-encounter': { icon: 'anchor', label: N_('Port encounter'), tint: 'var(--alarm)' },
  'sea-encounter': { icon: 'wave', label: N_('Sea encounter'), tint: 'var(--alarm)' },
  fleet: { icon: 'ship', label: N_('Treasure Fleet'), tint: 'var(--brass-bright)' },
  red: { icon: 'flame', label: N_('Red card'), tint: 'var(--alarm)' },
  storm: { icon: 'storm', label: N_('Storm'), tint: 'var(--water-deep)' },
  parrot: { icon: 'parrot', label: N_('Parrot'), tint: 'var(--good)' },
};

export const kindOf = (facts: Facts) => KINDS[facts.kind ?? ''] ?? { icon: 'cards' as IconName, label: '', tint: 'var(--water)' };
