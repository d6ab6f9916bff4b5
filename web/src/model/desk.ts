/* A game lying open: its position as somebody sees it, and its story. Playing and replaying build on this. */
import { computed, signal } from '@preact/signals';
import { Engine } from '../engine/engine';
import type { Next, Result, Schema, StoryMove, View } from '../engine/protocol';
import type { Seat } from './storage';
import { language, t } from './i18n';
import { schemaOf } from './house';
import { Texts } from './texts';

/* Whose eyes: a seat's, a spectator's, or everything there is. */
export type Eyes = number | 'spectator' | 'all';

export class Desk {
  engine!: Engine;
  readonly seats = signal<Seat[]>([]);
  readonly eyes = signal<Eyes>(0);
  readonly view = signal<View | null>(null);
  readonly story = signal<StoryMove[]>([]);
  readonly next = signal<Next | null>(null);
  readonly result = signal<Result | null>(null);
  readonly moves = signal(0);
  game = '';
  schema!: Schema;

  /* Made anew when the language or a name changes. */
  readonly texts = computed(() => {
    void language.value;
    return new Texts(this.schema, this.seats.value.map((seat, i) => seat.name || this.seatName(i)));
  });

  private seatName(seat: number): string {
    return t(this.schema.seats[this.seats.value.length]?.[seat] ?? String(seat + 1));
  }

  protected async open(game: string, seats: Seat[]): Promise<void> {
    this.game = game;
    this.engine = new Engine(game);
    this.schema = await schemaOf(game);
    this.seats.value = seats;
  }

  /* Reads position, result and the story from a move on. The whole is set at once, so that nobody sees a half. */
  protected async read(next: Next, from = -1): Promise<void> {
    const eyes = this.eyes.value;
    const seat = typeof eyes === 'number' ? { seat: eyes } : {};
    const [position, log, result] = await Promise.all([
      eyes === 'all' ? this.engine.ask('state', {}).then(({ state }) => state) : this.engine.ask('view', seat).then(({ view }) => view),
      this.engine.ask('log', { ...seat, all: eyes === 'all', from, events: true }),
      this.engine.ask('result', {}),
    ]);
    this.story.value = from < 0 ? log.log : [...this.story.value.filter(({ move }) => move < from), ...log.log];
    this.moves.value = log.moves;
    this.result.value = result;
    this.next.value = next;
    this.view.value = position;
  }

  close(): void {
    this.engine?.stop();
  }
}
