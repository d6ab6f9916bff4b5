/* A game in this browser: the engine in a worker, bots in another, the game kept on the shelf after every move. */
import { Engine, EngineError } from '../engine/engine';
import type { Command, Members, Next, Reply } from '../engine/protocol';
import { hurry, Left, type Driver, type Eyes, type Source } from './driver';
import { thinkingTime } from './house';
import { find, keep, newId, newSeed, type Seat } from './storage';

/* Any game that the engine has before it. */
export class LocalSource implements Source {
  private engine: Engine;

  constructor(
    readonly game: string,
    readonly seats: Seat[],
  ) {
    this.engine = new Engine(game);
  }

  async ask<C extends Command>(cmd: C, members: Members<C>): Promise<Reply<C>> {
    try {
      return await this.engine.ask(cmd, members);
    } catch (problem) {
      throw problem instanceof EngineError && problem.code === 'stopped' ? new Left() : problem;
    }
  }

  async view(eyes: Eyes) {
    return eyes === 'all' ? (await this.ask('state', {})).state : (await this.ask('view', seatOf(eyes))).view;
  }

  story(eyes: Eyes, from: number) {
    return this.ask('log', { ...seatOf(eyes), all: eyes === 'all', from, events: true });
  }

  result() {
    return this.ask('result', {});
  }

  /* `record`: with all that was told and every change, so that any later program can show it; left out: if the game is over. */
  async file(record?: boolean): Promise<string> {
    return (await this.ask('save', record === undefined ? {} : { record })).file;
  }

  close(): void {
    this.engine.stop();
  }
}

const AFTER_ALL = 1e6; /* no game has so many moves */

const seatOf = (eyes: Eyes) => (typeof eyes === 'number' ? { seat: eyes } : {});

export interface Beginning {
  game: string;
  seats: Seat[];
  options?: Record<string, number>;
  seed?: string;
  colours?: string[];
}

export class LocalDriver extends LocalSource implements Driver {
  private thinker: LocalSource | null = null;
  private adviser: LocalSource | null = null; /* not the thinker: bots must not wait for advice that nobody wants any more */
  private awaited = 0; /* moves of bots since a person's */

  private constructor(
    readonly id: string,
    game: string,
    seats: Seat[],
    private readonly start: (driver: LocalDriver) => Promise<Next>,
  ) {
    super(game, seats);
  }

  static begin({ game, seats, options, seed, colours }: Beginning): LocalDriver {
    return new LocalDriver(newId(), game, seats, (driver) => driver.ask('new', { game, players: seats.length, seed: seed || newSeed(), options, colours }));
  }

  /* A game of the shelf. */
  static resume(id: string): LocalDriver | null {
    const kept = find(id);
    return kept && new LocalDriver(id, kept.game, kept.seats, (driver) => driver.ask('restore', { file: kept.file }));
  }

  get here(): number[] {
    return this.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []));
  }

  /* The first person at this screen; with bots only, everything is open. */
  get onlooker(): Eyes {
    return this.here[0] ?? 'all';
  }

  begin() {
    return this.kept(this.start(this));
  }

  moves(seat: number) {
    return this.ask('moves', { seat });
  }

  play(seat: number, move: string) {
    this.awaited = this.here.includes(seat) ? 0 : this.awaited + 1;
    return this.kept(this.ask('play', { seat, move }));
  }

  undo() {
    return this.kept(this.ask('undo', {}));
  }

  why(seat: number, move: string) {
    return this.ask('why', { seat, move });
  }

  /* A bot has an engine of its own, so that the table answers while it thinks. */
  async others(seat: number): Promise<Next> {
    const bot = this.seats[seat]!.bot!;
    this.thinker ??= new LocalSource(this.game, this.seats);
    await this.thinker.ask('restore', { file: await this.file(false) });
    const { move } = await this.thinker.ask('bot', { seat, bot, ms: Math.ceil(thinkingTime(bot) * hurry(this.awaited)) });
    return this.play(seat, move);
  }

  hint(seat: number, iterations: number) {
    return this.advise('hint', { seat, iterations });
  }

  odds(seat: number, iterations: number) {
    return this.advise('odds', { seat, iterations });
  }

  /* Position and question go to the adviser in one breath, so that two questions cannot get between each other. */
  private async advise<C extends 'hint' | 'odds'>(cmd: C, members: Members<C>): Promise<Reply<C>> {
    const file = await this.file(false);
    this.adviser ??= new LocalSource(this.game, this.seats);
    const [, reply] = await Promise.all([this.adviser.ask('restore', { file }), this.adviser.ask(cmd, members)]);
    return reply;
  }

  patience(seat: number): number {
    return thinkingTime(this.seats[seat]?.bot ?? '');
  }

  private async kept(change: Promise<Next>): Promise<Next> {
    const next = await change;
    const [file, { moves }] = await Promise.all([this.file(true), this.story('spectator', AFTER_ALL)]);
    keep({ id: this.id, game: this.game, seats: this.seats, file, moves, over: next.over, changed: Date.now() });
    return next;
  }

  override close(): void {
    this.thinker?.close();
    this.adviser?.close();
    super.close();
  }
}
