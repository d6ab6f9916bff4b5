/* Where the places of a game lie, by what its words say of themselves: coordinates, rows and columns, or neighbours by points of the
 * compass. Nothing here knows a game. */
import type { Fact, Facts, Schema, Word } from '../../engine/protocol';

export interface Point {
  x: number;
  y: number;
}

export interface Atlas {
  kind: string; /* the words that are places */
  at: Map<string, Point>;
  ways: [string, string][];
  unit: number; /* how far the nearest neighbours are apart, in the middle */
  square: boolean; /* rows and columns */
  box: { x: number; y: number; width: number; height: number }; /* with half a unit around */
}

const COMPASS: Record<string, Point> = {
  n: { x: 0, y: -1 },
  ne: { x: 0.9, y: -0.9 },
  e: { x: 1, y: 0 },
  se: { x: 0.9, y: 0.9 },
  s: { x: 0, y: 1 },
  sw: { x: -0.9, y: 0.9 },
  w: { x: -1, y: 0 },
  nw: { x: -0.9, y: -0.9 },
};

const isMap = (fact: Fact | undefined): fact is Record<string, Fact> => typeof fact === 'object' && !Array.isArray(fact);

/* Neighbours, however a game lists them. */
function neighbours(facts: Facts, known: Set<string>): string[] {
  const lists = [facts.links, facts.beside, facts.borders].flatMap((fact) => (Array.isArray(fact) ? fact : isMap(fact) ? Object.values(fact) : []));
  return lists.filter((word): word is string => typeof word === 'string' && known.has(word));
}

function given(list: Word[]): { at: Map<string, Point>; square: boolean } {
  const at = new Map<string, Point>();
  let square = false;
  for (const { word, facts = {} } of list) {
    if (typeof facts.x === 'number' && typeof facts.y === 'number') at.set(word, { x: facts.x, y: facts.y });
    else if (typeof facts.row === 'number' && typeof facts.column === 'number') {
      at.set(word, { x: facts.column, y: facts.row });
      square = true;
    }
  }
  return { at, square };
}

/* Every border is a wish where the neighbour should lie; some hundred rounds of averaging meet them as well as can be. */
function byCompass(list: Word[]): Map<string, Point> {
  const wishes = list.flatMap(({ word, facts }) => (isMap(facts?.borders) ? Object.entries(facts.borders).flatMap(([way, to]) => (COMPASS[way] && typeof to === 'string' ? [{ word, to, by: COMPASS[way]! }] : [])) : []));
  const at = new Map<string, Point>();
  if (wishes.length === 0) return at;
  const queue = [wishes[0]!.word];
  at.set(queue[0]!, { x: 0, y: 0 });
  for (let from = queue.shift(); from !== undefined; from = queue.shift())
    for (const { to, by } of wishes.filter(({ word }) => word === from))
      if (!at.has(to)) {
        const { x, y } = at.get(from)!;
        at.set(to, { x: x + by.x, y: y + by.y });
        queue.push(to);
      }
  for (let round = 0; round < 200; round++)
    for (const word of at.keys()) {
      const wanted = wishes.flatMap((wish) => {
        const other = at.get(wish.word === word ? wish.to : wish.word);
        const sign = wish.word === word ? -1 : 1;
        return other && (wish.word === word || wish.to === word) ? [{ x: other.x + sign * wish.by.x, y: other.y + sign * wish.by.y }] : [];
      });
      at.set(word, middle(wanted));
    }
  return at;
}

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function spacing(points: Point[]): number {
  const nearest = points.map((one) => Math.min(...points.filter((other) => other !== one).map((other) => apart(one, other)))).sort((a, b) => a - b);
  return nearest[nearest.length >> 1] ?? 1;
}

function around(points: Point[], unit: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - unit / 2, Math.min(...ys) - unit / 2];
  return { x: left, y: top, width: Math.max(...xs) + unit / 2 - left, height: Math.max(...ys) + unit / 2 - top };
}

/* A place without coordinates (a harbour off the board) lies outside, next to its neighbours. */
function placeRest(at: Map<string, Point>, list: Word[], known: Set<string>): void {
  const points = [...at.values()];
  const centre = middle(points);
  const unit = spacing(points);
  for (const { word, facts = {} } of list) {
    const near = neighbours(facts, known).flatMap((other) => at.get(other) ?? []);
    if (at.has(word) || near.length === 0) continue;
    const from = middle(near);
    const far = apart(from, centre) || 1;
    at.set(word, { x: from.x + ((from.x - centre.x) / far) * unit, y: from.y + ((from.y - centre.y) / far) * unit });
  }
}

const FEWEST = 6;

function atlasOf(kind: string, list: Word[]): Atlas | null {
  const known = new Set(list.map(({ word }) => word));
  const { at, square } = given(list);
  const placed = at.size >= FEWEST ? at : byCompass(list);
  if (placed.size < FEWEST) return null;
  placeRest(placed, list, known);
  const ways = list.flatMap(({ word, facts = {} }) => neighbours(facts, known).flatMap((to): [string, string][] => (word < to && placed.has(word) && placed.has(to) ? [[word, to]] : [])));
  const points = [...placed.values()];
  const unit = spacing(points);
  return ways.length === 0 ? null : { kind, at: placed, ways, unit, square: square && placed === at, box: around(points, unit) };
}

/* Higher than wide: the rest of the table then lies beside the chart, not below it. */
export const isTall = ({ box }: Atlas) => box.height > box.width;

const known = new WeakMap<Schema, Atlas | null>();

/* The map of a game, if its words tell one: that with the most places. */
export function atlas(schema: Schema): Atlas | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const maps = Object.entries(schema.words).flatMap(([kind, list]) => atlasOf(kind, list) ?? []);
  const largest = maps.sort((a, b) => b.at.size - a.at.size)[0] ?? null;
  known.set(schema, largest);
  return largest;
}
