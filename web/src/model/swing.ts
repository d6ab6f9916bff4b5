/* How a game went: each seat's chance over the moves, as a bot in that seat would have judged it, and where it turned. */
import type { GameEvent, Result, StoryMove } from '../engine/protocol';

export interface Point {
  at: number; /* so many moves were made */
  chance: number; /* in per mille */
}

export type Lines = Point[][]; /* of each seat, in the order of the moves */

export interface Swing {
  seat: number;
  from: Point;
  to: Point;
}

/* All seats' chances together are certainty. */
const WHOLE = 1000;

/* ---- Where to look ---- */

export interface Stop {
  at: number;
  seat: number;
}

const LONG = 8; /* moves of one seat in a row, after which it is asked again */
const ENOUGH = 60; /* looks of a seat: long games are not looked at more closely than short ones */

/* The positions worth a look: whenever another seat comes to decide, and now and then while one decides for long. */
export function stops(story: StoryMove[], seats: number[]): Stop[] {
  const found: Stop[] = [];
  let row = 0;
  let last: number | null = null;
  for (const { move: at, events } of story) {
    const seat = moverOf(events);
    if (seat === null) continue; /* the set-up */
    row = seat === last ? row + 1 : 0;
    last = seat;
    if (seats.includes(seat) && row % LONG === 0) found.push({ at, seat });
  }
  return seats.flatMap((seat) => thin(found.filter((stop) => stop.seat === seat))).sort((a, b) => a.at - b.at);
}

/* Evenly fewer. */
function thin(found: Stop[]): Stop[] {
  const step = Math.ceil(found.length / ENOUGH);
  return found.filter((_, i) => i % step === 0);
}

/* Every position between two looks, for whoever decides there: where a game turned, one looks again. */
export function between(story: StoryMove[], seats: number[], { from, to }: Swing): Stop[] {
  return story.flatMap(({ move: at, events }) => {
    const seat = moverOf(events);
    return seat !== null && seats.includes(seat) && at > from.at && at < to.at ? [{ at, seat }] : [];
  });
}

const moverOf = (events: StoryMove['events']) => events.find(({ kind }) => kind === 'move')?.seat ?? null;

/* ---- Chances ---- */

/* One seat judged its chance anew: what is left is the others', in the proportion that they had it. */
export function spread(chances: number[], seat: number, chance: number): number[] {
  const rest = chances.reduce((sum, one, i) => (i === seat ? sum : sum + one), 0);
  const others = chances.length - 1;
  const exact = chances.map((one, i) => (i === seat ? chance : (WHOLE - chance) * (rest > 0 ? one / rest : 1 / others)));
  return whole(exact);
}

/* Rounded, so that the sum stays what it is. */
function whole(exact: number[]): number[] {
  let [sum, given] = [0, 0];
  return exact.map((one) => {
    sum += one;
    const part = Math.round(sum) - given;
    given += part;
    return part;
  });
}

/* Where nobody knows anything yet. */
export const even = (seats: number): number[] => whole(Array<number>(seats).fill(WHOLE / seats));

/* At the end the winners share what there is. */
export function ending(result: Result, at: number): Point[] {
  const winners = result.seats.filter(({ place }) => place === 1).length;
  return whole(result.seats.map(({ place }) => (place === 1 ? WHOLE / winners : 0))).map((chance) => ({ at, chance }));
}

/* What was found at each look, in the order of the moves, as a line of each of these seats. */
export interface Look extends Stop {
  chance: number;
}

export function linesOf(looks: Look[], seats: number, known: number[], end: Point[]): Lines {
  const lines: Lines = Array.from({ length: seats }, () => []);
  let now = even(seats);
  for (const { at, seat, chance } of [...looks].sort((a, b) => a.at - b.at)) {
    now = spread(now, seat, chance);
    for (const one of known) lines[one]!.push({ at, chance: now[one]! });
  }
  end.forEach((point, seat) => lines[seat]!.push(point));
  return lines;
}

/* ---- Where it turned ---- */

const MANY = 3;
const SLIGHT = 60; /* less is noise */

/* The largest changes between two looks of the same seat; what turned for two seats at the same time is named once. */
export function swings(lines: Lines): Swing[] {
  const all = lines.flatMap((line, seat) => line.slice(1).map((to, i) => ({ seat, from: line[i]!, to })));
  const size = ({ from, to }: Swing) => Math.abs(to.chance - from.chance);
  const found: Swing[] = [];
  for (const swing of all.filter((one) => size(one) >= SLIGHT).sort((a, b) => size(b) - size(a))) {
    if (found.length === MANY) break;
    if (found.every(({ from, to }) => swing.to.at <= from.at || swing.from.at >= to.at)) found.push(swing);
  }
  return found.sort((a, b) => a.to.at - b.to.at);
}

/* The move that a swing is put down to: of those between the two looks the last that somebody chose. */
export function moveOf({ from, to }: Swing, story: StoryMove[]): { at: number; event: GameEvent } | null {
  const made = story.filter(({ move }) => move >= from.at && move < to.at).flatMap(({ move, events }) => events.filter(({ kind }) => kind === 'move').map((event) => ({ at: move, event })));
  return made.filter(({ event }) => event.asked).at(-1) ?? made.at(-1) ?? null;
}

export interface Turn extends Swing {
  at: number; /* so many moves were made after it */
  event: GameEvent; /* the move */
  change: number; /* of the chance of whoever made it */
}

/* A swing with its move: told of the seat that made it, if its line is known. */
export function turnOf(swing: Swing, lines: Lines, story: StoryMove[]): Turn | null {
  const made = moveOf(swing, story);
  if (!made) return null;
  const mover = made.event.seat ?? swing.seat;
  const find = (at: number) => lines[mover]?.find((point) => point.at === at);
  const own = { from: find(swing.from.at), to: find(swing.to.at) };
  const told = own.from && own.to ? { seat: mover, from: own.from, to: own.to } : swing;
  return { ...told, at: made.at + 1, event: made.event, change: told.to.chance - told.from.chance };
}

/* The move that helped its own player most; null: none did. */
export function bestOwn(lines: Lines, story: StoryMove[], seat: number): Turn | null {
  const line = lines[seat] ?? [];
  const turns = line.slice(1).flatMap((to, i) => {
    const turn = turnOf({ seat, from: line[i]!, to }, lines, story);
    return turn && turn.event.seat === seat && turn.change >= SLIGHT ? [turn] : [];
  });
  return turns.sort((a, b) => b.change - a.change)[0] ?? null;
}

/* ---- How closely ---- */

export const ITERATIONS = 60; /* of thinking at each look: always as many, so that the same game has the same lines */
