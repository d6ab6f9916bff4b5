/* Goes through a game in a worker of its own and asks, at each stop, the seat that decides. */
import { signal } from '@preact/signals';
import { outlook } from './advice';
import { Left } from './driver';
import { LocalSource } from './local';
import type { Kept } from './storage';
import { ending, LEAST, measure, stops, type Lines, type Point } from './swing';

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
