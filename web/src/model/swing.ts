/* How a game went: each seat's chance over the moves, as a bot in that seat would have judged it, and where it turned. */
import type { Result, StoryMove } from '../engine/protocol';

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

/* ---- Where to look ---- */

export interface Stop {
  at: number;
  seat: number;
}

const LONG = 8; /* moves of one seat in a row, after which it is asked again */
const ENOUGH = 100; /* looks of a seat: long games are not looked at more closely than short ones */

/* The positions worth a look: whenever another seat comes to decide, and now and then while one decides for long. */
export function stops(story: StoryMove[], seats: number[]): Stop[] {
  const found: Stop[] = [];
  let row = 0;
  let last: number | null = null;
  for (const { move: at, events } of story) {
    const seat = events.find(({ kind }) => kind === 'move')?.seat ?? null;
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

/* At the end the winners share what there is. */
export function ending(result: Result, at: number): Point[] {
  const winners = result.seats.filter(({ place }) => place === 1).length;
  return result.seats.map(({ place }) => ({ at, chance: place === 1 ? Math.round(1000 / winners) : 0 }));
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

/* ---- How closely ---- */

const LOOK = 40; /* milliseconds that a look should take */
export const LEAST = 25; /* iterations of thinking */
const MOST = 150;

/* How much to think at the next look, by how long the last one took. */
export const measure = (iterations: number, took: number) => Math.round(Math.min(MOST, Math.max(LEAST, (iterations * LOOK) / Math.max(1, took))));
