/* What is printed on tiles, cards and boards of ahoy, typed, and who plays what. */
import type { Position } from '../../generated/ahoy';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';

export type AhoyView = Position & View;

export interface CellFacts {
  terrain: 'open' | 'fog' | 'wreck' | 'island' | 'current' | 'harbour';
  gold?: number;
  tail?: number;
  current?: string;
}

export interface TileFacts {
  suit: string;
  sandbar?: number;
  cells: CellFacts[];
}

export interface CardFacts {
  suit: string;
  cost: number;
  ability: string;
  deliver: string;
}

export interface SlotFacts {
  berth: string;
  accepts: number; /* bit v: a die of the value v may lie here */
  dashed?: number;
}

export interface BoardFacts {
  dice: number;
  slots: SlotFacts[];
}

export interface FigureFacts {
  loaded: 'always' | 'never' | 'cannons'; /* cannons: with a die on those of its owner */
  strength?: number; /* what it adds to a battle */
  slots?: SlotFacts[]; /* of the Union's ships */
}

const facts = <T,>(texts: Texts, kind: string, word: string) => texts.word(kind, word)?.facts as T | undefined;

export const tileOf = (texts: Texts, tile: string) => facts<TileFacts>(texts, 'tile', tile);
export const crewOf = (texts: Texts, card: string) => facts<CardFacts>(texts, 'crew', card);
export const boardOf = (texts: Texts, faction: string) => facts<BoardFacts>(texts, 'faction', faction);
export const figureOf = (texts: Texts, figure: string) => facts<FigureFacts>(texts, 'figure', figure);
export const rewardAt = (texts: Texts, cell: string) => facts<{ reward: string }>(texts, 'grid', cell)?.reward ?? '';

/* The cells that the white marker can go to: those beside it but the one it came from. */
export const nextCells = (texts: Texts, { white, black }: AhoyView['captain'][number]) =>
  (facts<{ beside: string[] }>(texts, 'grid', white)?.beside ?? []).filter((cell) => cell !== black);

export const crewIndex = (texts: Texts, card: string) => texts.schema.words.crew?.findIndex(({ word }) => word === card) ?? -1;

/* A card is crew above and goods below: the same number in both lists. */
export const goodOf = (texts: Texts, crew: string): string => texts.schema.words.good?.[crewIndex(texts, crew)]?.word ?? '';

export function crewBehind(texts: Texts, good: string): string {
  const index = texts.schema.words.good?.findIndex(({ word }) => word === good) ?? -1;
  return texts.schema.words.crew?.[index]?.word ?? '';
}

/* A figure's name where it stands alone; its label is written as inside a sentence. */
export function figureName(texts: Texts, figure: string): string {
  const label = texts.label('figure', figure);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export const FREE = 0;
export const DAMAGED = 7;
const ANY = 0x7e; /* of `accepts` */

const OWNERS: Record<string, string> = { 'red-flagship': 'red-smuggler', 'union-flagship': 'union', 'white-flagship': 'white-smuggler', cutter: 'union', gunship: 'union' };

export const ownerOf = (figure: string) => OWNERS[figure] ?? 'squadron';

export const flagshipOf = (faction: string) => `${faction.replace('-smuggler', '')}-flagship`;

const FACTIONS = ['squadron', 'red-smuggler', 'union', 'white-smuggler'];

/* Seats in the order of the factions; with two it is Squadron and Union, and the Smuggler of three may be white. */
export function factionOf(view: AhoyView, seat: number): string {
  if (view.players === 2 && seat === 1) return 'union';
  return view.players === 3 && seat === 1 && view.options.white_smuggler === 1 ? 'white-smuggler' : FACTIONS[seat]!;
}

export const seatOfFaction = (view: AhoyView, faction: string) => view.captain.findIndex((_, seat) => factionOf(view, seat) === faction);
export const isSmuggler = (faction: string) => faction.endsWith('smuggler');

export const suitIcon = (suit: string): IconName => (suit === 'swords' || suit === 'compass' || suit === 'skull' || suit === 'tree' || suit === 'bird' || suit === 'fish' ? suit : 'star');

const BERTH_ICONS: Record<string, IconName> = {
  sail: 'sail', tailwind: 'wind', cannons: 'cannon', 'cannons-5': 'cannon', 'cannons-6': 'cannon', repair: 'hammer', order: 'flag', bombard: 'flame',
  deploy: 'patrol', assemble: 'fist', inspire: 'star', rally: 'players', 'full-sail': 'ship', negotiate: 'hat', cutter: 'ship', 'gunship-4': 'fleet', 'gunship-6': 'fleet',
};

export const berthIcon = (berth: string): IconName => BERTH_ICONS[berth] ?? 'hat';

/* The values a slot takes, as printed on it: nothing where any will do. */
export function accepted(accepts: number): string {
  const values = [1, 2, 3, 4, 5, 6].filter((value) => (accepts >> value) & 1);
  return values.length === 6 ? '' : values.join(' ');
}

export interface SlotHeld {
  slot: SlotFacts;
  content: number; /* FREE, a die, or DAMAGED */
}

/* The slots of a seat's board, and of the Union's ships that are at sea. */
export function slotsOf(view: AhoyView, texts: Texts, seat: number): SlotHeld[] {
  const faction = factionOf(view, seat);
  const board = (boardOf(texts, faction)?.slots ?? []).map((slot, i) => ({ slot, content: view.captain[seat]!.slot[i] ?? FREE }));
  if (faction !== 'union') return board;
  const ships = (texts.schema.words.figure ?? []).flatMap(({ word }, i) => (figureOf(texts, word)?.slots ?? []).map((slot) => ({ slot, atSea: view.at[i] })));
  return [...board, ...ships.map(({ slot, atSea }, i) => ({ slot, atSea, content: view.ship_slot[i] ?? FREE })).filter(({ atSea }) => atSea)];
}

/* The slots of its crew that take dice and damage. */
export const crewSlots = (view: AhoyView, texts: Texts, seat: number): SlotHeld[] =>
  view.captain[seat]!.crew
    .filter((card) => crewOf(texts, card)?.ability === 'slot')
    .map((card) => ({ slot: { berth: card, accepts: ANY }, content: view.card_slot[crewIndex(texts, card)] ?? FREE }));

/* The dice of a pool one by one: how many show 1 to 6. */
export const poolDice = (pool: number[]) => pool.flatMap((count, i) => Array.from({ length: count }, () => i + 1));

export const isDie = (content: number) => content !== FREE && content !== DAMAGED;

export function isLoaded(view: AhoyView, texts: Texts, figure: string): boolean {
  const loaded = figureOf(texts, figure)?.loaded;
  const slots = loaded === 'cannons' ? slotsOf(view, texts, seatOfFaction(view, ownerOf(figure))) : [];
  return loaded === 'always' || slots.some(({ slot, content }) => slot.berth.startsWith('cannons') && isDie(content));
}

/* How badly a Flagship is hit: the damaged slots of its owner's board. */
export const damageOf = (view: AhoyView, figure: string) =>
  figure.endsWith('flagship') ? view.captain[seatOfFaction(view, ownerOf(figure))]!.slot.filter((content) => content === DAMAGED).length : 0;

const letterOf = (region: number) => String.fromCharCode(97 + region);

/* Points of Squadron and Union in a region, as the rules count them. */
export function controlOf(view: AhoyView, texts: Texts, region: number): [number, number] {
  const here = (texts.schema.words.figure ?? []).flatMap(({ word }, i) => (view.at[i]?.startsWith(`${letterOf(region)}-`) ? [word] : []));
  const count = (start: string) => here.filter((word) => word.startsWith(start)).length;
  const comrades = view.region[region]!.comrades * (count('cutter') ? 2 : 1);
  return [count('patrol') + 2 * count('stronghold') + 2 * count('squadron-'), comrades + count('union-') + count('cutter') + count('gunship')];
}

/* The region that was drawn and is being laid. */
export function foundTile(view: AhoyView, texts: Texts): string | undefined {
  const top = view.stack.at(-1);
  return top && ['place-tile', 'add-tile', 'add-turn'].includes(top.at) ? texts.schema.words.tile?.[Number(top.tile)]?.word : undefined;
}

/* Whose slots a decision is about: at `deal` those of the owner of the damaged figure, else those of whoever is asked. */
export function slotsAsked(view: AhoyView, texts: Texts): number {
  const top = view.stack.at(-1);
  if (top?.at !== 'deal') return top?.seat ?? -1;
  const hit = view.stack.findLast(({ at }) => at === 'damage')?.figure;
  return seatOfFaction(view, ownerOf(texts.schema.words.figure?.[Number(hit)]?.word ?? ''));
}

/* All slots of one action have one name; those that hold what the decision is about can be chosen. */
export function slotFits(view: AhoyView, content: number): boolean {
  const decision = view.stack.at(-1)?.at ?? '';
  if (['turn', 'take', 'deal'].includes(decision)) return content === FREE;
  return decision === 'repair' ? content === DAMAGED : content !== DAMAGED;
}
