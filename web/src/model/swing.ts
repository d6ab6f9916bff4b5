/* How a game went: each seat's chance over the moves, as a bot in that seat would have judged it, and where it turned. */
import { signal } from '@preact/signals';
import type { Result, StoryMove } from '../engine/protocol';
import { outlook } from './advice';
import { Left } from './driver';
import { LocalSource } from './local';
import type { Kept } from './storage';

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

/* ---- Looking ---- */

const LOOK = 40; /* milliseconds that a look should take */
const [LEAST, MOST] = [25, 150]; /* iterations of thinking */

/* How much to think at the next look, by how long the last one took. */
export const measure = (iterations: number, took: number) => Math.round(Math.min(MOST, Math.max(LEAST, (iterations * LOOK) / Math.max(1, took))));

export class Analysis {
  readonly lines = signal<Lines>([]);
  readonly done = signal(0);
  readonly total = signal(0);
  readonly state = signal<'running' | 'stopped' | 'done'>('running');
  readonly problem = signal<Error | null>(null);
  private readonly source: LocalSource;

  constructor(
    private readonly kept: Kept,
    private readonly seats: number[],
  ) {
    this.source = new LocalSource(kept.game, kept.seats);
    this.lines.value = kept.seats.map(() => []);
    this.run().catch((problem: Error) => {
      this.stop();
      if (!(problem instanceof Left)) this.problem.value = problem;
    });
  }

  private async run(): Promise<void> {
    const { file } = this.kept;
    const { moves, over } = await this.source.ask('restore', { file });
    const end = over ? ending(await this.source.result(), moves) : [];
    const places = stops((await this.source.story('all', -1)).log, this.seats);
    this.total.value = places.length;
    let iterations = LEAST;
    for (const { at, seat } of places) {
      await this.source.ask('restore', { file, moves: at });
      const started = performance.now();
      const chance = outlook(await this.source.ask('hint', { seat, iterations }));
      iterations = measure(iterations, performance.now() - started);
      if (chance !== undefined) this.add([{ seat, point: { at, chance } }]);
      this.done.value++;
    }
    this.add(end.map((point, seat) => ({ seat, point })));
    this.state.value = 'done';
    this.source.close();
  }

  private add(points: { seat: number; point: Point }[]): void {
    this.lines.value = this.lines.value.map((line, seat) => [...line, ...points.filter((one) => one.seat === seat).map(({ point }) => point)]);
  }

  /* What was found so far stays. */
  stop(): void {
    if (this.state.value === 'running') this.state.value = 'stopped';
    this.source.close();
  }
}
