/* A game told again: any position of it, forwards and backwards, and a new game from there. */
import { signal } from '@preact/signals';
import type { Next } from '../engine/protocol';
import { animate } from './motion';
import { Desk } from './desk';
import type { Eyes } from './driver';
import { LocalSource } from './local';
import { keep, newId, newSeed, type Kept } from './storage';

export class Replay extends Desk<LocalSource> {
  readonly at = signal(0);
  readonly total = signal(0);
  readonly playing = signal(false);
  readonly speed = signal(1);
  private timer = 0;

  private constructor(readonly kept: Kept) {
    super(new LocalSource(kept.game, kept.seats));
  }

  static async of(kept: Kept, at: number): Promise<Replay> {
    const replay = new Replay(kept);
    await replay.open();
    const opened = await replay.source.ask('restore', { file: kept.file });
    const { moves, over } = opened;
    replay.heedRules(opened);
    /* A running game shows no more than its player may know; of several at one screen nobody's hand. */
    replay.eyes.value = over ? 'all' : (replay.own ?? 'spectator');
    replay.total.value = moves;
    await replay.to(Math.min(Math.max(0, at), moves));
    return replay;
  }

  get id(): string {
    return this.kept.id;
  }

  get over(): boolean {
    return this.kept.over;
  }

  override get own(): number | null {
    const people = this.kept.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []));
    return people.length === 1 ? people[0]! : null;
  }

  async record(): Promise<Kept> {
    return this.kept;
  }

  /* The seats whose prospects the reader may know: while the game goes on, they would tell of hidden hands. */
  get known(): number[] {
    if (this.over) return this.kept.seats.map((_, seat) => seat);
    return this.own === null ? [] : [this.own];
  }

  async to(move: number): Promise<void> {
    const at = Math.min(Math.max(0, move), this.total.value);
    this.stage.value?.clear();
    const next: Next = await this.source.ask('restore', { file: this.kept.file, moves: at });
    this.at.value = at;
    const sight = await this.glimpse(next, -1);
    if (at === this.moves.value + 1) await animate(() => this.lay(sight), () => this.toldIn({ ...sight, from: at - 1 }), 1);
    else this.lay(sight);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes.value = eyes;
    await this.to(this.at.value);
  }

  toggle(): void {
    this.playing.value = !this.playing.value;
    clearTimeout(this.timer);
    if (this.playing.value) void this.run();
  }

  private async run(): Promise<void> {
    await this.stage.value?.seen();
    if (!this.playing.value) return;
    if (this.at.value >= this.total.value) {
      this.playing.value = false;
      return;
    }
    await this.to(this.at.value + 1);
    this.timer = window.setTimeout(() => void this.run(), 1200 / this.speed.value);
  }

  /* The same position, other luck: what the player did not see is dealt anew. Several people at one screen know nothing in common. */
  async fork(): Promise<string> {
    const { game, seats } = this.kept;
    const seat = typeof this.eyes.value === 'number' ? this.eyes.value : (this.own ?? undefined);
    const next = await this.source.ask('fork', { seat, seed: newSeed() });
    const id = newId();
    keep({ id, game, seats, file: await this.source.file(), moves: 0, over: next.over, changed: Date.now() });
    return id;
  }

  override close(): void {
    this.playing.value = false;
    clearTimeout(this.timer);
    super.close();
  }
}
