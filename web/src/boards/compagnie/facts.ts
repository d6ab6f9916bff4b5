/* What is printed on the map, ships and cards of compagnie, typed; and the position read by company, fleet and ship. */
import type {
  Company, Function, Good, Nation, Node, Number as Numeral, Port, Position, Region, Strategy, Type,
} from '../../generated/compagnie';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';
import { printedOn, wordsOf } from '../parts/printed';
import type { ShipType } from '../parts/ships';

export type CoView = Position & View;

export interface NodeFacts {
  kind: 'port' | 'sea' | 'nest';
  region: Region;
  storm?: number;
  pirates?: string;
  links: Node[];
  x: number;
  y: number;
  good?: Good;
  prices?: number[]; /* by good; 0: not bought */
  administrator?: number;
  fort?: number; /* what a fort here can take */
  shipyard?: number;
}

export interface TypeFacts {
  cost: number;
  strength: number;
  threshold: number;
  cargo: number;
  speed: number;
  volley: number;
  insured: number;
  points: number;
}

export interface CardFacts {
  level: number;
  cost: number;
  points: number;
}

export interface StrategyFacts {
  level: number;
  beats: Strategy;
  boards?: number;
}

export interface CalendarFacts {
  rounds: number;
  scorings: number[];
  calendars: number;
  year: number;
  years: number;
}

export interface TileFacts {
  kind: 'region' | 'storm' | 'pirates' | 'refill' | 'mutiny' | 'ambush';
  strategy?: Strategy;
  aggression?: number;
}

export const nodeOf = (texts: Texts, node: string) => printedOn<NodeFacts>(texts, 'node', node);
export const typeOf = (texts: Texts, type: string) => printedOn<TypeFacts>(texts, 'type', type);
export const cardOf = (texts: Texts, card: string) => printedOn<CardFacts>(texts, 'card', card);
export const strategyOf = (texts: Texts, strategy: string) => printedOn<StrategyFacts>(texts, 'strategy', strategy);
export const tileOf = (texts: Texts, tile: string) => printedOn<TileFacts>(texts, 'tile', tile);
export const playsOf = (texts: Texts, nation: string) => printedOn<{ plays: Strategy[] }>(texts, 'nation', nation).plays;

/* The calendar for so many companies is printed with the last of them. */
export const calendarOf = (view: CoView, texts: Texts) =>
  printedOn<CalendarFacts>(texts, 'company', wordsOf(texts, 'company')[view.players - 1] ?? '');

export const seatOf = (texts: Texts, company: Company | null) => (company === null ? undefined : texts.ownerOf(company));
export const companyOf = (texts: Texts, seat: number) => wordsOf<Company>(texts, 'company')[seat]!;
export const regionCode = (texts: Texts, region: string) => texts.word('region', region)?.code ?? '';

/* ---- Fleets and ships ---- */

export interface ShipCard {
  word: string;
  type: Type;
  printed: TypeFacts;
  damage: number;
  mutiny: number;
  cargo: Good[];
}

export interface Fleet {
  word: string;
  number: Numeral;
  seat: number;
  node: Node;
  level: number;
  ships: ShipCard[];
}

const known = new WeakMap<CoView, Fleet[]>();

export function fleetsOf(view: CoView, texts: Texts): Fleet[] {
  const found = known.get(view) ?? readFleets(view, texts);
  known.set(view, found);
  return found;
}

function readFleets(view: CoView, texts: Texts): Fleet[] {
  const ships = wordsOf(texts, 'ship');
  const numbers = wordsOf<Numeral>(texts, 'number');
  return wordsOf(texts, 'fleet').flatMap((word, i) => {
    const { node, level } = view.fleet[i]!;
    if (node === null) return [];
    const own = view.ship.flatMap((ship, at) => (ship.fleet === word ? [readShip(ships[at]!, ship, texts)] : []));
    return [{ word, number: numbers[i % numbers.length]!, seat: Math.floor(i / numbers.length), node, level, ships: own }];
  });
}

function readShip(word: string, ship: CoView['ship'][number], texts: Texts): ShipCard {
  const { type } = printedOn<{ type: Type }>(texts, 'ship', word);
  const { damage, mutiny, cargo } = ship;
  return { word, type, printed: typeOf(texts, type), damage, mutiny, cargo: cargo.filter((good) => good !== null) };
}

export const wearOf = ({ damage, mutiny }: ShipCard) => damage + mutiny;

const SILHOUETTES: Record<Type, ShipType> = { return: 'galleon', flute: 'flute', line: 'man-o-war', packet: 'packet' };
const RANK: Type[] = ['line', 'return', 'flute', 'packet'];

export const silhouette = (type: Type) => SILHOUETTES[type];

/* The ships of a fleet, the mightiest first: that is the one that stands for it. */
export const byRank = (ships: ShipCard[]) => [...ships].sort((a, b) => RANK.indexOf(a.type) - RANK.indexOf(b.type));

/* ---- Ports ---- */

export interface Holding {
  port: Port;
  warehouses: number;
  function: Function | null;
  fort: boolean;
}

export function holdingsOf(view: CoView, texts: Texts, company: Company): Holding[] {
  return wordsOf<Port>(texts, 'port').flatMap((port, i) => {
    const { owner, admin, function: post, fort } = view.port[i]!;
    const warehouses = owner.filter((one) => one === company).length;
    const holding = { port, warehouses, function: admin === company ? post : null, fort: fort === company };
    return holding.warehouses || holding.function || holding.fort ? [holding] : [];
  });
}

/* The nation that stands on a place. */
export function nationAt(view: CoView, texts: Texts, node: string) {
  const index = view.nation.findIndex((nation) => nation.node === node);
  return index < 0 ? null : { word: wordsOf<Nation>(texts, 'nation')[index]!, ...view.nation[index]! };
}

/* The port that the question is about, if it is about one. */
export function portAsked(view: CoView, texts: Texts): Port | null {
  const ports = wordsOf<Port>(texts, 'port');
  const frames = [...view.stack].reverse();
  if (frames[0]?.at === 'remove') return ports.find((port) => nationAt(view, texts, port)?.word === 'portugal') ?? null;
  const named = frames.find((frame) => typeof frame.port === 'number' && !['round', 'events'].includes(frame.at));
  if (named) return ports[named.port as number] ?? null;
  const played = frames.find((frame) => typeof frame.number === 'number');
  if (!played || view.active === null) return null;
  const number = wordsOf(texts, 'number')[played.number as number];
  const node = fleetsOf(view, texts).find(({ word }) => word === `${view.active}-${number}`)?.node;
  return ports.find((port) => port === node) ?? null;
}

export const GOOD_ICONS: Record<Good, IconName> = {
  cloth: 'cloth', furs: 'furs', sugar: 'sugar', ivory: 'ivory', wine: 'wine',
  cinnamon: 'cinnamon', spices: 'spices', tea: 'tea', copper: 'copper',
};
