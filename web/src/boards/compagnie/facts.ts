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
  away: number[]; /* steps to each port */
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
  needs: Need[][]; /* all of these, each in one of the ways named */
  steps?: number; /* that fleets at sea have more */
}

export interface Need {
  asset:
    | Function | 'administrators' | 'forts' | 'warehouses' | 'ports' | 'ships' | 'line' | 'packet' | 'fleets' | 'squadron' | 'level'
    | 'machines' | 'navigation-school';
  least: number;
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
  points_per_pip: number; /* behind the leader, for a pip of a nation */
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

/* Slow ships, ports and nests leave one step; a card may add some at sea. */
export const isSlow = (ship: ShipCard) => wearOf(ship) >= ship.printed.threshold;

export function stepsOf(view: CoView, texts: Texts, { node, seat, ships }: Fleet): number {
  if (nodeOf(texts, node).kind !== 'sea') return 1;
  const { cards, fresh } = view.company[seat]!;
  const more = cards.filter((card) => card !== fresh).map((card) => cardOf(texts, card).steps ?? 0);
  return Math.min(...ships.map((ship) => (isSlow(ship) ? 1 : ship.printed.speed))) + more.reduce((sum, n) => sum + n, 0);
}

/* How many steps away a place is from the fleet that sails, as far as it still can; ports and nests end a move. */
export function reachOf(view: CoView, texts: Texts): Map<Node, number> {
  const found = new Map<Node, number>();
  const frame = view.stack.at(-1);
  if (frame?.at !== 'step') return found;
  const word = `${view.active}-${wordsOf(texts, 'number')[Number(frame.number)]}`;
  let edge = fleetsOf(view, texts).filter((fleet) => fleet.word === word).map(({ node }) => node);
  const start = edge[0];
  for (let n = 1; n <= Number(frame.left); n++) {
    const next = edge.flatMap((node) => nodeOf(texts, node).links).filter((node) => node !== start && !found.has(node));
    for (const node of next) found.set(node, n);
    edge = next.filter((node) => nodeOf(texts, node).kind === 'sea');
  }
  return found;
}

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

/* What a company has of all that cards may need. */
function assetsOf(view: CoView, texts: Texts, seat: number): Record<Need['asset'], number> {
  const holdings = holdingsOf(view, texts, companyOf(texts, seat));
  const fleets = fleetsOf(view, texts).filter((fleet) => fleet.seat === seat);
  const ships = fleets.flatMap((fleet) => fleet.ships);
  const { cards } = view.company[seat]!;
  const many = <T>(list: T[], is: (one: T) => boolean) => list.filter(is).length;
  const posts = (post: Function) => many(holdings, (holding) => holding.function === post);
  return {
    governor: posts('governor'),
    commander: posts('commander'),
    director: posts('director'),
    administrators: many(holdings, (holding) => holding.function !== null),
    forts: many(holdings, ({ fort }) => fort),
    warehouses: holdings.reduce((sum, { warehouses }) => sum + warehouses, 0),
    ports: many(holdings, ({ warehouses }) => warehouses > 0),
    ships: ships.length,
    line: many(ships, ({ type }) => type === 'line'),
    packet: many(ships, ({ type }) => type === 'packet'),
    fleets: fleets.length,
    squadron: Math.max(0, ...fleets.map((fleet) => fleet.ships.length)),
    level: Math.max(0, ...fleets.map(({ level }) => level)),
    machines: many(cards, (card) => card.startsWith('calculating-machine')),
    'navigation-school': many(cards, (card) => card === 'navigation-school'),
  };
}

/* Has the company what is printed on the card? */
export function isMet(view: CoView, texts: Texts, seat: number, card: string): boolean {
  const assets = assetsOf(view, texts, seat);
  return cardOf(texts, card).needs.every((ways) => ways.some(({ asset, least }) => assets[asset] >= least));
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

/* Where a good can be sold, the best price first, with the steps there from a place. */
export function marketsOf(texts: Texts, good: Good, from: string): { port: Port; price: number; steps: number }[] {
  const at = wordsOf<Good>(texts, 'good').indexOf(good);
  const { away } = nodeOf(texts, from);
  return wordsOf<Port>(texts, 'port')
    .map((port, i) => ({ port, price: nodeOf(texts, port).prices?.[at] ?? 0, steps: away[i] ?? 0 }))
    .filter(({ price }) => price > 0)
    .sort((one, other) => other.price - one.price);
}

export const GOOD_ICONS: Record<Good, IconName> = {
  cloth: 'cloth', furs: 'furs', sugar: 'sugar', ivory: 'ivory', wine: 'wine',
  cinnamon: 'cinnamon', spices: 'spices', tea: 'tea', copper: 'copper',
};
