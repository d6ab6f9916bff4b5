/* Goes through a game in a worker of its own and asks, at each stop, the seat that decides. Where the game turned it looks again at every move.
 *
 * The signals tell what was found so far. The same game has the same lines each time. */
import { batch, computed, signal } from '@preact/signals';
import type { StoryMove } from '../engine/protocol';
import { outlook } from './advice';
import { Left } from './driver';
import { LocalSource } from './local';
import { behind, choicesOf, mistakesOf, suspects } from './mistakes';
import type { Mistake } from './lessons';
import type { Kept } from './storage';
import { bestOwn, between, ending, ITERATIONS, linesOf, stops, swings, turnOf, type Lines, type Look, type Point, type Stop, type Turn } from './swing';

const LONG_LOOK = 600; /* iterations, where a choice seems to have been poor */

export class Analysis {
  readonly lines = signal<Lines>([]); /* of each seat; together they are 1000 at every point */
  readonly done = signal(0);
  readonly total = signal(0);
  readonly state = signal<'running' | 'stopped' | 'done'>('running');
  readonly problem = signal<Error | null>(null);
  readonly mistakes = signal<Mistake[]>([]); /* of the reader, in the order of the moves */
  /* The largest swings, in the order of the moves. */
  readonly turns = computed<Turn[]>(() => swings(this.lines.value).flatMap((swing) => turnOf(swing, this.lines.value, this.story) ?? []));
  /* The largest of all: where the game turned. */
  readonly turningPoint = computed<Turn | null>(() => [...this.turns.value].sort((a, b) => Math.abs(b.to.chance - b.from.chance) - Math.abs(a.to.chance - a.from.chance))[0] ?? null);
  private readonly source: LocalSource;
  private story: StoryMove[] = [];
  private looks: Look[] = [];
  private end: Point[] = [];

  constructor(
    private readonly kept: Kept,
    private readonly seats: number[],
    readonly own: number | null, /* whose choices are looked at; null: nobody's */
  ) {
    this.source = new LocalSource(kept.game, kept.seats);
    this.lines.value = kept.seats.map(() => []);
    this.run().catch((problem: Error) => {
      this.stop();
      if (!(problem instanceof Left)) this.problem.value = problem;
    });
  }

  /* The move that helped this seat most, of its own. */
  bestMove(seat: number): Turn | null {
    return bestOwn(this.lines.value, this.story, seat);
  }

  private async run(): Promise<void> {
    const { moves, over } = await this.source.ask('restore', { file: this.kept.file });
    const end = over ? ending(await this.source.result(), moves) : [];
    this.story = (await this.source.story('all', -1)).log;
    await this.lookAt(stops(this.story, this.seats));
    this.end = end;
    this.draw();
    await this.lookAt(swings(this.lines.value).flatMap((swing) => between(this.story, this.seats, swing)));
    if (this.own !== null) await this.lookForMistakes(this.own);
    this.state.value = 'done';
    this.source.close();
  }

  /* A quick look at each choice, and a long one, on other luck, where it seems to have been poor. */
  private async lookForMistakes(seat: number): Promise<void> {
    const choices = choicesOf(this.story, seat);
    const looked = [];
    this.total.value += choices.length;
    for (const choice of choices) {
      await this.source.ask('restore', { file: this.kept.file, moves: choice.at });
      looked.push({ ...choice, behind: behind(await this.source.ask('hint', { seat, iterations: ITERATIONS }), choice.event) });
      this.done.value++;
    }
    const found: Mistake[] = [];
    for (const { at, event } of suspects(looked)) {
      await this.source.ask('restore', { file: this.kept.file, moves: at });
      const hint = await this.source.ask('hint', { seat, iterations: LONG_LOOK, against: event.move! });
      found.push({ at, event, better: hint.line[0]!, chance: outlook(hint) ?? 0, lead: hint.lead ?? 0 });
    }
    this.mistakes.value = mistakesOf(found);
  }

  private async lookAt(places: Stop[]): Promise<void> {
    this.total.value += places.length;
    for (const { at, seat } of places) {
      await this.source.ask('restore', { file: this.kept.file, moves: at });
      const chance = outlook(await this.source.ask('hint', { seat, iterations: ITERATIONS }));
      if (chance !== undefined) this.looks.push({ at, seat, chance });
      batch(() => {
        this.draw();
        this.done.value++;
      });
    }
  }

  private draw(): void {
    this.lines.value = linesOf(this.looks, this.kept.seats.length, this.seats, this.end);
  }

  /* What was found so far stays. */
  stop(): void {
    if (this.state.value === 'running') this.state.value = 'stopped';
    this.source.close();
  }
}
