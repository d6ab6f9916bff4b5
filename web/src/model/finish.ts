/* What made the result of a game: where the points came from, and the moments that mattered. */
import type { GameEvent, Result, Schema, StoryMove } from '../engine/protocol';
import type { Lines, Point, Swing } from './swing';

/* ---- Where the points came from ---- */

export interface Source {
  word: string;
  colour: number; /* its number among the words of the game */
  points: number[]; /* of each seat */
}

/* Those that brought or cost somebody something. */
export function sourcesOf(schema: Schema, result: Result): Source[] {
  const words = schema.words[schema.sources ?? ''] ?? [];
  return words
    .map(({ word }, colour) => ({ word, colour, points: result.seats.map(({ sources }) => sources?.[word] ?? 0) }))
    .filter(({ points }) => points.some((many) => many !== 0));
}

export interface Piece {
  source: number; /* which of the sources */
  points: number;
  from: number;
  to: number;
}

/* A seat's bar: what was gained to the right of nought, what was lost to the left of it. */
export function piecesOf(sources: Source[], seat: number): Piece[] {
  let [lost, gained] = [0, 0];
  return sources.flatMap(({ points }, source) => {
    const many = points[seat]!;
    if (many === 0) return [];
    if (many > 0) return [{ source, points: many, from: gained, to: (gained += many) }];
    return [{ source, points: many, to: lost, from: (lost += many) }];
  });
}

/* From the least to the most that any bar reaches. */
export function reachOf(sources: Source[], seats: number): [number, number] {
  const ends = Array.from({ length: seats }, (_, seat) => piecesOf(sources, seat).flatMap(({ from, to }) => [from, to])).flat();
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}

/* ---- What mattered ---- */

const SLIGHT = 30; /* per mille: less is noise */

const change = ({ from, to }: Swing) => to.chance - from.chance;

function largest(line: Point[], seat: number, size: (swing: Swing) => number): Swing | null {
  const all = line.slice(1).map((to, i) => ({ seat, from: line[i]!, to }));
  const found = all.filter((swing) => size(swing) >= SLIGHT).sort((a, b) => size(b) - size(a));
  return found[0] ?? null;
}

/* The largest change of a kind; the result itself, at the end of the line, only if nothing else is worth telling. */
const telling = (line: Point[], seat: number, size: (swing: Swing) => number) => largest(line.slice(0, -1), seat, size) ?? largest(line, seat, size);

type Counts = (swing: Swing) => boolean;
const anyOf: Counts = () => true;

export const bestMoment = (lines: Lines, seat: number, counts = anyOf): Swing | null => telling(lines[seat] ?? [], seat, (swing) => (counts(swing) ? change(swing) : 0));

/* Where the game turned, for whomever. */
export function turningPoint(lines: Lines): Swing | null {
  const size = (swing: Swing) => Math.abs(change(swing));
  const found = lines.flatMap((line, seat) => telling(line, seat, size) ?? []);
  return found.sort((a, b) => size(b) - size(a))[0] ?? null;
}

export interface Deed {
  at: number; /* so many moves were made before it */
  event: GameEvent;
}

/* The choice that a swing goes back to: of the seat's own in it, or else of anybody's, the first that had most consequences. To do nothing
 * more had none: what follows it is others' doing. */
export function deedOf(story: StoryMove[], { seat, from, to }: Swing, ends: (verb: number) => boolean = () => false): Deed | null {
  const chosen = story
    .filter(({ move }) => move >= from.at && move < to.at)
    .flatMap(({ move, events }) => events.filter(({ verb, asked }) => verb !== undefined && asked && !ends(verb)).map((event) => ({ at: move, event, told: events.length })))
    .sort((a, b) => b.told - a.told || a.at - b.at);
  return chosen.find(({ event }) => event.seat === seat) ?? chosen[0] ?? null;
}

/* Did the seat itself choose something in it? Luck and the others' choices teach nobody anything. */
export const isOwn = (story: StoryMove[], ends?: (verb: number) => boolean): Counts => (swing) => deedOf(story, swing, ends)?.event.seat === swing.seat;
