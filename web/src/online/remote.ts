/* A table elsewhere as a driver: the same boards, moves and keys, with people who sit at other screens. */
import type { Moves, Next, Result, Why } from '../engine/protocol';
import { Left, type Driver, type Eyes, type Story } from '../model/driver';
import type { Seat } from '../model/storage';
import { getText } from './api';
import { Refused, type Info } from './protocol';
import type { RemoteTable } from './table';
import type { Wire } from './wire';

export const seatsOf = ({ seats }: Info): Seat[] => seats.map(({ name, bot, away }) => ({ name: name ?? '', bot: bot ?? (away ? 'mate' : null) }));

export class RemoteDriver implements Driver {
  private shown = 0; /* the version of the table that the reader has seen */
  private waiting: (() => void)[] = [];
  private listener: (() => void) | null = null;
  private stop: () => void;
  private closed = false;

  constructor(
    private readonly table: RemoteTable,
    private readonly wire: Wire,
  ) {
    this.stop = table.version.subscribe(() => this.stirred());
  }

  get id(): string {
    return this.table.id;
  }

  private get info(): Info {
    return this.table.info.value!;
  }

  get game(): string {
    return this.info.game;
  }

  get seats(): Seat[] {
    return seatsOf(this.info);
  }

  /* The own seat, while its player plays it: not while a bot does, nor in a pause. */
  get here(): number[] {
    const seat = this.table.seat.value;
    const own = seat === null ? undefined : this.info.seats[seat];
    return seat !== null && own && !own.away && !own.bot && this.table.choice ? [seat] : [];
  }

  get onlooker(): Eyes {
    return this.table.seat.value ?? 'spectator';
  }

  /* ---- Looking ---- */

  async view() {
    return this.table.view!;
  }

  async story(_: Eyes, from: number): Promise<Story> {
    return this.table.told(from);
  }

  async result(): Promise<Result> {
    return this.info.result ?? { over: false, seats: this.table.scores.map((score, seat) => ({ seat, score, place: null })) };
  }

  /* What is next, and from now on seen. Only who made the last move may undo it. */
  now(): Next {
    this.shown = this.table.version.value;
    const { next } = this.table;
    return { ...next!, undo: this.table.seat.value !== null && this.table.mover === this.table.seat.value ? next!.undo : 0 };
  }

  async begin() {
    return this.now();
  }

  async moves(seat: number): Promise<Moves> {
    const { choice } = this.table;
    return choice ? { ...choice, seat } : { seat, prompt: null, moves: [] };
  }

  file(): Promise<string> {
    return getText(`tables/${this.id}/file`);
  }

  /* ---- Acting ---- */

  play(_: number, move: string): Promise<Next> {
    return this.done(this.wire.ask(this.id, 'play', { move }));
  }

  undo(): Promise<Next> {
    return this.done(this.wire.ask(this.id, 'undo', {}));
  }

  why(_: number, move: string): Promise<Why> {
    return this.wire.ask(this.id, 'why', { move });
  }

  /* An answer may come before the entry it speaks of. What is refused came too late: the table has gone on, and is shown as it is. */
  private async done(answer: Promise<{ seq: number }>): Promise<Next> {
    try {
      const { seq } = await answer;
      while (this.table.to < seq) await this.stir();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.table.refusal.value = problem;
    }
    return this.now();
  }

  async others(): Promise<Next> {
    if (this.shown === this.table.version.value) await this.stir();
    return this.now();
  }

  news(listener: () => void): void {
    this.listener = listener;
  }

  unseen(): Next | null {
    return this.shown === this.table.version.value ? null : this.now();
  }

  /* ---- Being told ---- */

  private stir(): Promise<void> {
    return new Promise((resolve, reject) => this.waiting.push(() => (this.closed ? reject(new Left()) : resolve())));
  }

  private stirred(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
    if (waiting.length === 0 && this.shown !== this.table.version.value) this.listener?.();
  }

  close(): void {
    this.closed = true;
    this.listener = null;
    this.stop();
    this.stirred();
  }
}
