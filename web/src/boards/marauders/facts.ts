/* What is printed on the map, ships and cards of marauders, typed; and the signs that go with the words. */
import type { Location, Nation, Npc, Position, Ship, Zone } from '../../generated/marauders';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';
import { printedOn } from '../parts/printed';
import { t, tc } from '../../model/i18n';

export type MaraudersView = Position & View;
export type Captain = Position['captain'][number];

export interface ZoneFacts {
  nation?: Nation;
  borders: Record<string, Zone>;
  goods?: number[]; /* what a card costs of which the offer has one, two, three or more */
  ships?: Record<string, number>; /* what they cost here, where it is not the printed price */
  raids?: Record<string, number>; /* gold that raids bring here besides, by the merchant's nation */
}

export type ShipFacts = Record<Location | 'manoeuvre' | 'sells', number> & { price?: number };

export interface PersonFacts {
  home?: Zone;
  nation?: Nation;
  seamanship: number;
  scouting: number;
  leadership: number;
  influence?: number;
  uncounted_escapes?: number; /* symbols in raids */
}

export interface CargoFacts {
  good: string;
  plunder: number;
  escape?: number;
  hit?: Location;
}

export interface EventFacts {
  npc?: Npc;
  symbols?: { npc: Npc; heading: string }[];
  zones?: Zone[];
  nations?: Nation[];
  lasts?: number; /* it bears on the turns of its round */
}

export interface MissionFacts {
  port: Zone;
  task: string;
  places?: Zone[]; /* of spying: in the order of the bits of `progress` */
  nations?: Nation[]; /* letters: likewise, by nation */
  raids?: number;
  goods?: Record<string, number>;
}

export interface RumourFacts {
  port?: Zone;
  zone?: Zone;
}

export const factsOf = <T,>(texts: Texts, kind: string, word: string | null): Partial<T> =>
  printedOn<Partial<T>>(texts, kind, word ?? '');

/* What a thing does, in words. */
export const says = (texts: Texts, kind: string, word: string) => texts.text(texts.word(kind, word)?.text ?? '');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* ---- Signs ---- */

export const LOCATIONS: { name: Location; icon: IconName }[] = [
  { name: 'hull', icon: 'shield' },
  { name: 'hold', icon: 'hold' },
  { name: 'masts', icon: 'sail' },
  { name: 'crew', icon: 'crew' },
  { name: 'cannons', icon: 'cannon' },
];

export const SKILLS: { name: 'seamanship' | 'scouting' | 'leadership' | 'influence'; icon: IconName }[] = [
  { name: 'seamanship', icon: 'anchor' },
  { name: 'scouting', icon: 'eye' },
  { name: 'leadership', icon: 'swords' },
  { name: 'influence', icon: 'crown' },
];

const MODS: Record<string, IconName> = {
  'swivel-guns': 'target', hammocks: 'crew', rigging: 'sail', 'reinforced-hull': 'shield',
  'four-pounders': 'flame', 'long-guns': 'cannon', 'cannon-port': 'plus', 'extra-hold': 'hold',
};
const WEAPONS: Record<string, IconName> = { 'grappling-hooks': 'anchor', 'chain-shot': 'sail', grapeshot: 'crew' };

export const modIcon = (mod: string): IconName => MODS[mod] ?? 'help';
export const weaponIcon = (weapon: string): IconName => WEAPONS[weapon] ?? 'cannon';
export const locationIcon = (location: string): IconName => LOCATIONS.find(({ name }) => name === location)?.icon ?? 'damage';

/* ---- Seats and ships ---- */

export const NATIONS: Nation[] = ['netherlands', 'england', 'france', 'spain'];
const NAVIES: Record<string, Nation> = { 'dutch-navy': 'netherlands', 'english-navy': 'england', 'french-navy': 'france', 'spanish-navy': 'spain' };

/* Whose flag a ship without a player flies. */
export const flagOf = (npc: string): string => NAVIES[npc] ?? 'pirate';

export const seatWord = (texts: Texts, seat: number) => texts.schema.words.captain?.[seat]?.word ?? '';
export const seatOf = (texts: Texts, word: string | null) => texts.schema.words.captain?.findIndex((term) => term.word === word) ?? -1;

/* A nation at war sends its men-o-war. */
export function shipOfNpc(npc: string, war: readonly (string | null)[]): Ship {
  if (npc === 'pirate-sloop') return 'sloop';
  return war.includes(flagOf(npc)) ? 'man-o-war' : 'frigate';
}

/* Ships that a captain may begin with. */
export const STARTERS: Ship[] = ['sloop', 'flute'];

/* The one beaten in the battle, if it is a player. */
export const loserOf = ({ battle: { side, winner } }: MaraudersView, texts: Texts) => (winner < 0 ? -1 : seatOf(texts, side[1 - winner] ?? null));

/* Whose bounties are being decided about: the loser's, those of the captain who is denounced, or the own ones. */
export function bountiesAsked(view: MaraudersView, texts: Texts, decision: string | undefined, asked: number | null): number {
  if (decision === 'claim') return loserOf(view, texts);
  if (decision === 'card-target') return seatOf(texts, view.active);
  return decision === 'merchant' ? -1 : (asked ?? -1);
}

/* ---- Missions ---- */

const isDone = (progress: number, bit: number) => ((progress >> bit) & 1) === 1;

/* Where a mission still leads. */
export function placesLeft(texts: Texts, { mission, progress }: Pick<Captain, 'mission' | 'progress'>): Zone[] {
  const { task, places = [] } = factsOf<MissionFacts>(texts, 'mission', mission);
  return places.filter((_, bit) => task !== 'spy' || !isDone(progress, bit));
}

/* What of it is done, and what is aboard of the goods that it asks for. */
export function progressOf(texts: Texts, { mission, progress, cargo }: Captain): string {
  const { task, places = [], nations = [], raids, goods = {} } = factsOf<MissionFacts>(texts, 'mission', mission);
  const open = cargo.every((card) => card !== null); /* others' cargo is secret */
  const step = (kind: string, word: string, bit: number) => `${texts.label(kind, word)} ${isDone(progress, bit) ? '✓' : '○'}`;
  const has = (good: string) => cargo.filter((card) => card && factsOf<CargoFacts>(texts, 'cargo', card).good === good).length;
  return [
    ...(task === 'spy' ? places.map((zone, bit) => step('zone', zone, bit)) : []),
    ...nations.map((nation) => step('nation', nation, NATIONS.indexOf(nation))),
    ...(raids ? [t('raids {n} of {all}', { n: progress, all: raids })] : []),
    ...Object.entries(open ? goods : {}).map(([good, all]) => `${texts.label('good', good)} ${has(good)}/${all}`),
  ].join(' · ');
}

export const isPirate = ({ bounty }: Captain) => bounty.some((points) => points > 0);

interface ModFacts {
  raises?: string;
  limit?: number;
}

/* What that number is for. */
export const manoeuvrability = () => t('Manoeuvrability: a raid fails if as many escapes lie open; in a contest 2 more than the enemy are 1 die more.');

/* A ship's number without damage: as printed, and what its modifications add. */
export function most(texts: Texts, { ship, mods }: Pick<Captain, 'ship' | 'mods'>, name: Location | 'manoeuvre'): number {
  const printed = factsOf<ShipFacts>(texts, 'ship', ship)[name] ?? 0;
  return mods.reduce((sum, mod) => {
    const { raises, limit = 0 } = factsOf<ModFacts>(texts, 'modification', mod);
    return raises === name ? Math.max(sum, Math.min(limit, sum + 1)) : sum;
  }, printed);
}

/* The way across a border, as letters. */
export function compass(way: string): string {
  const letters: Record<string, () => string> = {
    n: () => tc('compass', 'N'), ne: () => tc('compass', 'NE'), e: () => tc('compass', 'E'), se: () => tc('compass', 'SE'),
    s: () => tc('compass', 'S'), sw: () => tc('compass', 'SW'), w: () => tc('compass', 'W'), nw: () => tc('compass', 'NW'),
  };
  return letters[way]?.() ?? '';
}

/* How many borders lie between two zones. */
export function distances(texts: Texts, from: string): Map<string, number> {
  const far = new Map([[from, 0]]);
  for (const [zone, steps] of far)
    for (const next of Object.values(factsOf<ZoneFacts>(texts, 'zone', zone).borders ?? {})) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/* Points of the stash, as printed on the chest: one for ten gold, and no more than there are on the track (MM-1.10). */
export const goldPoints = (stash: number, track: number) => Math.max(0, Math.min(Math.floor(stash / 10), track));
