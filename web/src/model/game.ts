/* A game being played here: people at this screen, bots in a worker of their own. */
import { batch, computed, signal } from '@preact/signals';
import { Engine, EngineError } from '../engine/engine';
import type { Move, Moves, Next, Schema } from '../engine/protocol';
import { animate } from './motion';
import { Desk } from './desk';
import { narrow, pick, questions, reachable, type Path } from './choice';
import { find, keep, newId, newSeed, type Kept, type Seat } from './storage';
import { isStill, pace } from './settings';
import { thinkingTime } from './house';

export interface Beginning {
  game: string;
  seats: Seat[];
  options?: Record<string, number>;
  seed?: string;
}

export interface Explanation {
  subject: string; /* what was asked about: the id of a thing, or a move's text */
  label: string;
  clause: string | null;
  reason: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const PAUSES = [0, 450, 1100];

export class Game extends Desk {
  readonly offered = signal<Moves | null>(null);
  readonly path = signal<Path>([]);
  readonly curtain = signal<number | null>(null); /* the seat that is to take the screen */
  readonly thinking = signal<number | null>(null);
  readonly explanation = signal<Explanation | null>(null);
  readonly problem = signal<Error | null>(null);
  readonly since = signal(-1); /* the reader's own last move: what came later is news */
  private lastSeen = new Map<number, number>();
  private thinker: Engine | null = null;
  private busy = false;
  private closed = false;
  id = '';

  readonly legal = computed<Move[]>(() => this.offered.value?.moves ?? []);
  readonly things = computed(() => reachable(this.legal.value, this.path.value));
  readonly left = computed(() => narrow(this.legal.value, this.path.value));
  /* One move is left and was pointed at: the next click makes it. */
  readonly armed = computed(() => (this.path.value.length > 0 && this.left.value.length === 1 ? this.left.value[0]! : null));

  /* ---- Opening ---- */

  static async begin({ game, seats, options, seed }: Beginning): Promise<Game> {
    const table = new Game();
    await table.open(game, seats);
    const next = await table.engine.ask('new', { game, players: seats.length, seed: seed || newSeed(), options });
    table.id = newId();
    await table.sitDown(next);
    return table;
  }

  static async resume(id: string): Promise<Game | null> {
    const kept = find(id);
    if (!kept) return null;
    const table = new Game();
    await table.open(kept.game, kept.seats);
    table.id = id;
    await table.sitDown(await table.engine.ask('restore', { file: kept.file }));
    return table;
  }

  /* Who looks first: the person who is asked, or the first person at all; with bots only, everything is open. */
  private async sitDown(next: Next): Promise<void> {
    const people = this.people();
    const asked = next.next !== null && people.includes(next.next) ? next.next : people[0];
    this.eyes.value = asked ?? 'all';
    await this.read(next);
    this.since.value = this.ownLastMove();
    if (people.length > 1 && !next.over) this.curtain.value = asked!;
    await this.save();
    void this.goOn();
  }

  people(): number[] {
    return this.seats.value.flatMap((seat, i) => (seat.bot === null ? [i] : []));
  }

  private ownLastMove(): number {
    const seat = this.eyes.value;
    if (typeof seat !== 'number') return this.moves.value;
    const own = this.story.value.filter(({ events }) => events.some((event) => event.kind === 'move' && event.seat === seat && event.asked));
    return Math.max(this.lastSeen.get(seat) ?? -1, own.at(-1)?.move ?? -1);
  }

  /* ---- Playing ---- */

  async play(move: string): Promise<void> {
    const seat = this.offered.value?.seat;
    if (seat === undefined || this.busy) return;
    await this.guarded(async () => {
      this.clearChoice();
      this.offered.value = null;
      await this.make(seat, move);
      this.since.value = this.moves.value - 1;
    });
    void this.goOn();
  }

  async undo(): Promise<void> {
    if (this.busy || !this.next.value?.undo) return;
    await this.guarded(async () => {
      this.clearChoice();
      this.offered.value = null;
      await this.read(await this.engine.ask('undo', {}));
      await this.save();
    });
    void this.goOn();
  }

  private async make(seat: number, move: string): Promise<void> {
    const from = this.moves.value;
    const next = await this.engine.ask('play', { seat, move });
    await animate(() => this.read(next, from), () => this.namedSince(from));
    await this.save();
  }

  /* The things that the story names from a move on: they flash. */
  private namedSince(from: number): string[] {
    const texts = this.texts.value;
    return this.story.value.filter(({ move }) => move >= from).flatMap(({ events }) => events.flatMap((event) => texts.named(event)));
  }

  /* Lets bots move until a person is asked, or the game is over. */
  private async goOn(): Promise<void> {
    await this.guarded(async () => {
      for (;;) {
        const seat = this.next.value?.next ?? null;
        const bot = seat === null ? null : this.seats.value[seat]?.bot;
        if (seat === null || !bot || this.closed) break;
        await this.letThink(seat, bot);
      }
      await this.turnToPerson();
    });
  }

  private async letThink(seat: number, bot: string): Promise<void> {
    this.thinking.value = seat;
    const rest = pause(isStill() ? PAUSES[pace.value]! / 3 : PAUSES[pace.value]!);
    const { file } = await this.engine.ask('save', {});
    this.thinker ??= new Engine(this.game);
    await this.thinker.ask('restore', { file });
    const { move } = await this.thinker.ask('bot', { seat, bot, ms: thinkingTime(bot) });
    await rest;
    this.thinking.value = null;
    if (!this.closed) await this.make(seat, move);
  }

  private async turnToPerson(): Promise<void> {
    const seat = this.next.value?.next ?? null;
    if (seat === null) {
      if (this.next.value?.over) this.offered.value = null;
      return;
    }
    if (seat !== this.eyes.value) this.curtain.value = seat;
    else if (this.curtain.value === null) this.offered.value = await this.engine.ask('moves', { seat });
  }

  /* The person at the curtain is ready: now the table shows what that seat may know. */
  async lift(): Promise<void> {
    const seat = this.curtain.value;
    if (seat === null) return;
    await this.guarded(async () => {
      if (typeof this.eyes.value === 'number') this.lastSeen.set(this.eyes.value, this.since.value);
      this.eyes.value = seat;
      await this.read(this.next.value!);
      this.since.value = this.ownLastMove();
      this.curtain.value = null;
      await this.turnToPerson();
    });
  }

  /* ---- Choosing ---- */

  clearChoice(): void {
    batch(() => {
      this.path.value = [];
      this.explanation.value = null;
    });
  }

  back(): void {
    batch(() => {
      this.explanation.value = null;
      this.path.value = this.path.value.slice(0, -1);
    });
  }

  /* A click on a thing. `sure`: a single move that is left is made at once, unless it carries a warning. */
  async point(thing: string, sure: boolean): Promise<void> {
    if (!this.offered.value) return;
    const armed = this.armed.value;
    if (armed?.targets.includes(thing)) return this.play(armed.text);
    const path = pick(this.legal.value, this.path.value, thing);
    const left = narrow(this.legal.value, path);
    if (left.length === 0) return this.explain(thing);
    batch(() => {
      this.explanation.value = null;
      this.path.value = path;
    });
    if (sure && path.length > 0 && left.length === 1 && !left[0]!.warning) await this.play(left[0]!.text);
  }

  /* Why a thing cannot be used now: asks the engine about the moves one might have meant. */
  async explain(thing: string): Promise<void> {
    const { decision = '', seat, clause = null } = this.offered.value!;
    const schema: Schema = this.schema;
    const asked = questions(schema.verbs, decision, thing, this.legal.value, (kind) => schema.words[kind]?.[0]?.word);
    const label = this.texts.value.thing(thing);
    for (const move of asked) {
      const answer = await this.engine.ask('why', { seat, move });
      if (answer.legal || !answer.why || answer.clause === clause) continue;
      const { reason } = this.texts.value.refusal(answer.why);
      this.explanation.value = { subject: thing, label, clause: answer.clause ?? null, reason };
      return;
    }
    this.explanation.value = { subject: thing, label, clause, reason: '' };
  }

  /* Why a verb of this decision has no move now. */
  async explainVerb(index: number): Promise<void> {
    const { seat } = this.offered.value!;
    const verb = this.schema.verbs[index]!;
    const args = verb.args.map((kind) => this.schema.words[kind]?.[0]?.word ?? '1');
    const answer = await this.engine.ask('why', { seat, move: [verb.word, ...args].filter(Boolean).join(' ') });
    const label = this.texts.value.verb(index, verb.args.map(() => null));
    const { reason } = this.texts.value.refusal(answer.why ?? '');
    this.explanation.value = { subject: verb.word, label, clause: answer.clause ?? null, reason };
  }

  /* ---- Keeping ---- */

  async file(): Promise<string> {
    return (await this.engine.ask('save', {})).file;
  }

  private async save(): Promise<void> {
    const kept: Kept = {
      id: this.id,
      game: this.game,
      seats: this.seats.value,
      file: await this.file(),
      moves: this.moves.value,
      over: this.next.value?.over ?? false,
      changed: Date.now(),
    };
    keep(kept);
  }

  /* One thing at a time; what goes wrong is shown, not lost. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (problem) {
      const stopped = problem instanceof EngineError && problem.code === 'stopped';
      if (!stopped && !this.closed) this.problem.value = problem as Error;
    } finally {
      this.thinking.value = null;
      this.busy = false;
    }
  }

  override close(): void {
    this.closed = true;
    this.thinker?.stop();
    super.close();
  }
}
