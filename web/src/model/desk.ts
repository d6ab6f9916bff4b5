/* A game lying open: its position as somebody sees it, and its story. Playing and replaying build on this. */
import { computed, signal } from '@preact/signals';
import type { GameEvent, NewRules, Next, Result, Schema, StoryMove, View } from '../engine/protocol';
import type { Eyes, Source, Story } from './driver';
import type { Seat } from './storage';
import { language, t } from './i18n';
import type { Moment } from './moment';
import { painted } from './colours';
import { schemaOf } from './house';
import { calledIn, Texts } from './texts';
import { toldIn, type Told } from './told';

/* What was seen at one time. */
export interface Sight {
  next: Next;
  position: View;
  story: Story;
  result: Result;
  from: number;
}

/* Where moments are shown (ui/moment); it comes when it is loaded, or never. */
export interface Stage {
  momentWith(event: GameEvent): Pick<Moment, 'told' | 'episode'> | null; /* the one that an event belongs to, and the event that tells how it ended */
  isShowing(told: GameEvent): boolean;
  show(event: GameEvent): void; /* once more */
  dismiss(): boolean; /* the one that is shown; false: there is none */
  clear(): boolean; /* and those that are to come */
  seen(): Promise<void>; /* until nobody need wait for them */
}

export class Desk<S extends Source = Source> {
  readonly seats = signal<Seat[]>([]);
  readonly eyes = signal<Eyes>(0);
  readonly view = signal<View | null>(null);
  readonly story = signal<StoryMove[]>([]);
  readonly next = signal<Next | null>(null);
  readonly result = signal<Result | null>(null);
  readonly moves = signal(0);
  readonly newRules = signal<NewRules | null>(null); /* they came to this game while it lay on the shelf, and it is not what it was */
  readonly stage = signal<Stage | null>(null);
  readonly given: Set<number>; /* moves made for the reader */
  schema!: Schema;

  constructor(protected readonly source: S) {
    this.seats.value = source.seats;
    this.given = source.given ?? new Set();
  }

  get game(): string {
    return this.source.game;
  }

  /* The seat of the reader: of the one person at this screen. Several people, or none, have none. */
  get own(): number | null {
    return null;
  }

  /* As text, so that it is the same while no name has changed. */
  private readonly called = computed(() => JSON.stringify(this.view.value ? calledIn(this.schema, this.view.value) : {}));

  /* Made anew when the language or a name changes. */
  readonly texts = computed(() => {
    void language.value;
    return new Texts(this.schema, this.seats.value.map((seat, i) => seat.name || this.seatName(i)), JSON.parse(this.called.value) as Record<string, string>);
  });

  private seatName(seat: number): string {
    return t(this.schema.seats[this.seats.value.length]?.[seat] ?? String(seat + 1));
  }

  protected async open(): Promise<void> {
    this.schema = await schemaOf(this.game);
  }

  protected async read(next: Next, from = -1): Promise<void> {
    this.lay(await this.glimpse(next, from));
  }

  /* Position, result and the story from a move on, as they are now. */
  protected async glimpse(next: Next, from: number): Promise<Sight> {
    const eyes = this.eyes.value;
    const [position, story, result] = await Promise.all([this.source.view(eyes), this.source.story(eyes, from), this.source.result()]);
    return { next, position, story, result, from: story.from ?? from };
  }

  /* The whole is set at once, so that nobody sees a half. */
  protected lay({ next, position, story, result, from: start }: Sight): void {
    if (!this.view.value) this.schema = painted(this.schema, position.colours);
    this.story.value = [...this.story.value.filter(({ move }) => move < start), ...story.log];
    this.moves.value = story.moves;
    this.result.value = result;
    this.next.value = next;
    this.view.value = position;
  }

  /* What a sight tells of motion. */
  protected toldIn({ story, from }: Sight): Told {
    return toldIn(story.log.filter(({ move }) => move >= from).flatMap(({ events }) => events), this.texts.value);
  }

  protected heedRules({ rules }: Next): void {
    this.newRules.value = rules && rules.how !== 'same' ? rules : null;
  }

  close(): void {
    this.source.close();
  }
}
