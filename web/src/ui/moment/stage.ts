/* Which moments are shown, and for how long: one after another, those that the reader is in before others. */
import { signal } from '@preact/signals';
import type { GameEvent, StoryMove } from '../../engine/protocol';
import type { Stage } from '../../model/desk';
import { momentsOf, type Moment } from '../../model/moment';
import { isStill, pace } from '../../model/settings';
import { isAbout, type Setting } from './cast';

const SECONDS = [1.1, 1.6, 2.6]; /* by pace */
const MOST = 3; /* of others' moments between two moves of the reader's own, and in a queue */

export class MomentStage implements Stage {
  readonly queue = signal<Moment[]>([]);
  readonly shown = signal(0); /* how many of the queue were seen */
  private known = new Map<GameEvent, Moment>();
  private others = 0;
  private timer = 0;
  private waiting: (() => void)[] = [];

  constructor(
    readonly here: () => Setting,
    private readonly reader: () => number | null,
  ) {}

  /* ---- What is worth it ---- */

  private isWanted(moment: Moment): boolean {
    const { audience = 'all' } = moment.episode;
    const reader = this.reader();
    const about = reader !== null && isAbout(moment, reader, this.here());
    if (about) return audience !== 'others';
    return audience !== 'reader' && pace.value > 0 && this.others++ < MOST;
  }

  /* The story as far as it is told; what came from a move on is news. */
  tell(story: StoryMove[], from: number): void {
    const moments = momentsOf(story, this.here().table);
    this.known = new Map(moments.flatMap((moment) => moment.events.map((event) => [event, moment])));
    for (const moment of moments) this.known.set(moment.told, moment);
    const reader = this.reader();
    const news = story.filter(({ move }) => move >= from);
    if (reader === null || news.some(({ events }) => events.some(({ kind, seat, asked }) => kind === 'move' && seat === reader && asked))) this.others = 0;
    this.add(moments.filter((moment) => moment.move >= from && this.isWanted(moment)));
  }

  private add(moments: Moment[]): void {
    if (moments.length === 0 || document.hidden) return;
    const begun = this.current === null;
    const queue = [...this.queue.value, ...moments];
    this.queue.value = begun ? moments : this.shorten(queue);
    if (begun) this.begin();
  }

  /* A queue that nobody looks at does not grow: what the reader is not in goes first. */
  private shorten(queue: Moment[]): Moment[] {
    const reader = this.reader();
    const coming = queue.slice(this.shown.value + 1);
    const least = coming.find((moment) => reader === null || !isAbout(moment, reader, this.here())) ?? coming[0];
    return coming.length < MOST ? queue : queue.filter((moment) => moment !== least);
  }

  /* ---- What is shown ---- */

  get current(): Moment | null {
    return this.queue.value[this.shown.value] ?? null;
  }

  private begin(): void {
    this.shown.value = 0;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!isStill()) this.timer = window.setTimeout(() => this.next(), SECONDS[pace.value]! * 1000);
  }

  private next(): void {
    if (this.shown.value + 1 >= this.queue.value.length) return void this.clear();
    this.shown.value++;
    this.wait();
  }

  /* ---- What the table does with it ---- */

  momentWith(event: GameEvent): Pick<Moment, 'told' | 'episode'> | null {
    return this.known.get(event) ?? null;
  }

  isShowing(event: GameEvent): boolean {
    return this.queue.peek().some(({ told }) => told === event);
  }

  show(event: GameEvent): void {
    const moment = this.known.get(event);
    if (!moment) return;
    this.queue.value = [moment];
    this.begin();
  }

  dismiss(): boolean {
    const any = this.current !== null;
    if (any) this.next();
    return any;
  }

  clear(): boolean {
    const any = this.current !== null;
    clearTimeout(this.timer);
    this.queue.value = [];
    this.shown.value = 0;
    for (const go of this.waiting.splice(0)) go();
    return any;
  }

  seen(): Promise<void> {
    return new Promise((resolve) => (this.current === null || isStill() ? resolve() : void this.waiting.push(resolve)));
  }
}
