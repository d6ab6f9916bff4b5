/* A game in this browser: the engine in a worker, bots in another, the game kept on the shelf after every move. */
import { Engine, EngineError } from '../engine/engine';
import type { Command, Members, Next, Reply } from '../engine/protocol';
import { Left, type Driver, type Eyes, type Source } from './driver';
import { TURN, usualBot } from './house';
import { find, keep, newId, newSeed, type Seat } from './storage';

/* Any game that the engine has before it. */
export class LocalSource implements Source {
  private engine: Engine;

  constructor(
    readonly game: string,
    readonly seats: Seat[],
    teaches = false,
  ) {
    this.engine = new Engine(game, teaches);
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

const REASONS = 8; /* moves that a hint gives a reason for */
const AFTER_ALL = 1e6; /* no game has so many moves */

const seatOf = (eyes: Eyes) => (typeof eyes === 'number' ? { seat: eyes } : {});

export interface Beginning {
  game: string;
  seats: Seat[];
  options?: Record<string, number>;
  seed?: string;
  colours?: string[];
}

/* Another engine that has the same game before it: it gets the game once and then every change, in order, so that what it costs does not
 * grow with the game. If it loses the thread it is given the game anew. */
class Follower {
  private readonly mind: LocalSource;
  private abreast: Promise<unknown> | null = null;

  constructor(private readonly leader: LocalSource) {
    this.mind = new LocalSource(leader.game, leader.seats);
  }

  private catchUp(): Promise<unknown> {
    return (this.abreast ??= this.leader.file(false).then((file) => this.mind.ask('restore', { file })));
  }

  follow<C extends 'play' | 'undo'>(cmd: C, members: Members<C>): void {
    if (!this.abreast) return;
    const abreast = this.abreast.then(() => this.mind.ask(cmd, members));
    this.abreast = abreast;
    abreast.catch(() => (this.abreast = this.abreast === abreast ? null : this.abreast));
  }

  async consult<C extends 'bot' | 'hint' | 'odds'>(cmd: C, members: Members<C>): Promise<Reply<C>> {
    await this.catchUp();
    return this.mind.ask(cmd, members);
  }

  close(): void {
    this.mind.close();
  }
}

export class LocalDriver extends LocalSource implements Driver {
  readonly foresight = true;
  relieved = false;
  private thinker: Follower | null = null;
  private adviser: Follower | null = null; /* not the thinker: bots must not wait for advice that nobody wants any more */

  private constructor(
    readonly id: string,
    game: string,
    seats: Seat[],
    private readonly start: (driver: LocalDriver) => Promise<Next>,
    readonly given = new Set<number>(),
  ) {
    super(game, seats);
  }

  static begin({ game, seats, options, seed, colours }: Beginning): LocalDriver {
    return new LocalDriver(newId(), game, seats, (driver) => driver.ask('new', { game, players: seats.length, seed: seed || newSeed(), options, colours }));
  }

  /* A game of the shelf. */
  static resume(id: string): LocalDriver | null {
    const kept = find(id);
    return kept && new LocalDriver(id, kept.game, kept.seats, (driver) => driver.ask('restore', { file: kept.file }), new Set(kept.given));
  }

  private get people(): number[] {
    return this.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []));
  }

  get here(): number[] {
    return this.relieved ? [] : this.people;
  }

  /* The first person at this screen; with bots only, everything is open. */
  get onlooker(): Eyes {
    return this.people[0] ?? 'all';
  }

  begin() {
    return this.kept(this.start(this));
  }

  moves(seat: number) {
    return this.ask('moves', { seat });
  }

  play(seat: number, move: string) {
    return this.kept(this.change('play', { seat, move }), seat);
  }

  undo() {
    return this.kept(this.change('undo', {}));
  }

  /* Whoever follows the game hears of every change. */
  private change<C extends 'play' | 'undo'>(cmd: C, members: Members<C>): Promise<Reply<C>> {
    const change = this.ask(cmd, members);
    this.thinker?.follow(cmd, members);
    this.adviser?.follow(cmd, members);
    return change;
  }

  why(seat: number, move: string) {
    return this.ask('why', { seat, move });
  }

  /* A bot has an engine of its own, so that the table answers while it thinks. */
  async others(seat: number): Promise<Next> {
    this.thinker ??= new Follower(this);
    const { move } = await this.thinker.consult('bot', { seat, bot: this.seats[seat]!.bot ?? usualBot(this.game), turn: TURN });
    return this.play(seat, move);
  }

  hint(seat: number, iterations: number, against?: string) {
    return (this.adviser ??= new Follower(this)).consult('hint', { seat, iterations, reasons: REASONS, against });
  }

  odds(seat: number, iterations: number) {
    return (this.adviser ??= new Follower(this)).consult('odds', { seat, iterations });
  }

  /* Kept when a person has moved or is asked: what bots do in between they would do again. */
  private async kept(change: Promise<Next>, mover?: number): Promise<Next> {
    const next = await change;
    const { people } = this;
    if (mover !== undefined && !next.over && people.length > 0 && !people.includes(mover) && !people.includes(next.next ?? -1)) return next;
    const [file, { moves }] = await Promise.all([this.file(true), this.story('spectator', AFTER_ALL)]);
    keep({ id: this.id, game: this.game, seats: this.seats, file, moves, over: next.over, changed: Date.now(), given: [...this.given] });
    return next;
  }

  override close(): void {
    this.thinker?.close();
    this.adviser?.close();
    super.close();
  }
}
