/* A game being played: people at this screen, and others whose moves are awaited. */
import { batch, computed, signal } from '@preact/signals';
import type { Move, Moves, Next, Schema } from '../engine/protocol';
import { animate, skip } from './motion';
import { Desk, type Sight } from './desk';
import { isSet, narrow, pick, questions, reachable, type Path } from './choice';
import { hurry, Left, type Driver } from './driver';
import { soleAnswer, soundAnswer } from './given';
import { isStill, pace } from './settings';
import type { Kept } from './storage';

export interface Explanation {
  subject: string; /* what was asked about: the id of a thing, or a move's text */
  label: string;
  clause: string | null;
  reason: string | null; /* null: nothing can be done with it now */
}

const PAUSES = [0, 450, 1100];

export class Game extends Desk<Driver> {
  readonly offered = signal<Moves | null>(null);
  readonly path = signal<Path>([]);
  readonly curtain = signal<number | null>(null); /* the seat that is to take the screen */
  readonly thinking = signal<number | null>(null);
  readonly explanation = signal<Explanation | null>(null);
  readonly hinted = signal(false); /* the reader asked what a bot would do here */
  readonly lit = signal<readonly string[]>([]); /* things that a suggestion is about */
  readonly shown = signal(''); /* the text of a move that is pointed out among the others */
  readonly problem = signal<Error | null>(null);
  readonly since = signal(-1); /* the reader's own last move: what came later is news */
  watcher: ((offered: Moves, move: string) => void) | null = null; /* hears of a move before it is made: the coach */
  private lastSeen = new Map<number, number>();
  readonly relieved = signal(false); /* a bot plays on for the reader */
  readonly busy = signal(false); /* others move, or something is being shown: nothing can be done meanwhile */
  private repeated: number | null = null; /* a verb whose usual moves are all made */
  private hasty = false; /* the reader wants no more than to be asked */
  private asking = Infinity; /* how deep the question lay that the reader has just answered */
  private wakeUp: () => void = () => undefined;
  private closed = false;

  readonly legal = computed<Move[]>(() => this.offered.value?.moves ?? []);
  readonly things = computed(() => reachable(this.legal.value, this.path.value));
  readonly left = computed(() => narrow(this.legal.value, this.path.value));
  /* One move is left and was pointed at: the next click makes it. */
  readonly armed = computed(() => (this.path.value.length > 0 && this.left.value.length === 1 ? this.left.value[0]! : null));

  /* ---- Opening ---- */

  static async at(driver: Driver): Promise<Game> {
    const table = new Game(driver);
    try {
      await table.open();
      await table.sitDown(await driver.begin());
    } catch (problem) {
      table.close();
      throw problem;
    }
    return table;
  }

  get id(): string {
    return this.source.id;
  }

  /* Does a person at this screen play it? */
  isHere(seat: number): boolean {
    return this.source.here.includes(seat);
  }

  override get own(): number | null {
    const { here, onlooker } = this.source;
    if (here.length > 1) return null;
    return here[0] ?? (typeof onlooker === 'number' ? onlooker : null);
  }

  /* Who looks first: the person who is asked, or whoever looks on. */
  private async sitDown(next: Next): Promise<void> {
    const { here, onlooker } = this.source;
    const asked = next.next !== null && here.includes(next.next) ? next.next : onlooker;
    this.eyes.value = asked;
    this.heedRules(next);
    await this.read(next);
    this.since.value = this.ownLastMove();
    if (here.length > 1 && !next.over) this.curtain.value = asked as number;
    this.source.news?.(() => void this.heed());
    void this.goOn();
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
    if (seat === undefined || this.busy.peek()) return;
    this.watcher?.(this.offered.value!, move);
    await this.guarded(async () => {
      this.clearChoice();
      this.offered.value = null;
      this.stage.value?.clear();
      this.asking = this.view.value?.stack.length ?? 0;
      await this.show(await this.source.play(seat, move));
      this.since.value = this.moves.value - 1;
    });
    void this.goOn();
  }

  /* The usual move of a verb, again and again, as long as it is the usual one. */
  async playAll(verb: number): Promise<void> {
    const first = this.usualOf(verb);
    if (!first || this.busy.peek()) return;
    this.repeated = verb;
    await this.play(first);
  }

  canPlayAll(verb: number): boolean {
    return !this.source.teaches && this.usualOf(verb) !== undefined;
  }

  private usualOf(verb: number): string | undefined {
    const { moves = [], usual } = this.offered.value ?? {};
    return moves.find((move) => move.text === usual && move.verb === verb)?.text;
  }

  /* How many of his own moves the reader can take back: what was given for him goes with them. */
  get undoable(): number {
    const undo = this.next.value?.undo ?? 0;
    return Array.from({ length: undo }, (_, i) => this.moves.value - 1 - i).filter((move) => !this.given.has(move)).length;
  }

  async undo(): Promise<void> {
    if (this.busy.peek() || !this.undoable) return;
    await this.guarded(async () => {
      this.stage.value?.clear();
      this.clearChoice();
      this.offered.value = null;
      let next: Next;
      let at = this.moves.value;
      let wasGiven: boolean;
      do {
        wasGiven = this.given.delete(--at);
        next = await this.source.undo();
      } while (wasGiven);
      await this.read(next);
    });
    void this.goOn();
  }

  /* What a move changed. */
  private async show(next: Next): Promise<void> {
    await this.unveil(await this.glimpse(next, this.moves.value), 1);
  }

  private async unveil(sight: Sight, tempo: number): Promise<void> {
    if (this.hasty) this.lay(sight);
    else await animate(() => this.lay(sight), () => this.toldIn(sight), tempo);
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.wakeUp = resolve;
      if (this.hasty) resolve();
      else setTimeout(resolve, ms);
    });
  }

  /* To the reader's turn: until then nothing is drawn out. False: nobody is awaited. */
  hasten(): boolean {
    if (!this.busy.peek() || this.offered.value) return skip();
    this.hasty = true;
    this.stage.value?.clear();
    this.wakeUp();
    skip();
    return true;
  }

  /* A bot plays on for the reader, until he takes over again. */
  relieve(relieved: boolean): void {
    this.source.relieved = relieved;
    this.relieved.value = relieved;
    if (relieved && !this.busy.peek()) {
      this.clearChoice();
      this.offered.value = null;
      void this.goOn();
    }
  }

  /* Could a bot play on for him? */
  get canBeRelieved(): boolean {
    return this.source.relieved !== undefined && !this.relieved.value && this.own !== null && this.next.value?.over === false;
  }

  /* Awaits the others until a person here is asked, or the game is over. Where they can, they go on while their last move is being shown. */
  private async goOn(): Promise<void> {
    let again = false;
    await this.guarded(async () => {
      const { foresight } = this.source;
      let coming = this.await(this.next.value, this.moves.value);
      for (let awaited = 0; coming && !this.closed; awaited++) {
        this.thinking.value = this.next.value!.next;
        const sight = await coming;
        if (this.closed) break;
        coming = foresight ? this.await(sight.next, sight.story.moves) : null;
        if (!this.hasty) await this.stage.value?.seen();
        await this.tell(sight, hurry(awaited));
        coming ??= this.await(sight.next, this.moves.value);
      }
      this.thinking.value = null;
      if ((await this.repeats()) || (await this.passes())) return void (again = true);
      this.hasty = false;
      await this.turnToPerson();
    });
    if (again) await this.goOn();
  }

  /* What is done to all is done to the next one. */
  private async repeats(): Promise<boolean> {
    const verb = this.repeated;
    const seat = this.next.value?.next ?? null;
    this.repeated = null;
    if (verb === null || seat === null || this.closed || seat !== this.eyes.value || !this.source.here.includes(seat)) return false;
    const { moves, usual } = await this.source.moves(seat);
    const move = moves.find(({ text }) => text === usual);
    if (move?.verb !== verb) return false;
    await this.show(await this.source.play(seat, move.text));
    this.repeated = verb;
    return true;
  }

  /* Asked with one answer only: it is given. */
  private async passes(): Promise<boolean> {
    const { next: seat } = this.next.value!;
    const { foresight, here } = this.source;
    if (!foresight || seat === null || this.closed || here.length !== 1 || seat !== this.eyes.value) return false;
    const { moves } = await this.source.moves(seat);
    const sole = soleAnswer(moves, this.schema.verbs, this.undoable);
    const answer = sole ?? (this.isWithin() ? soundAnswer(moves) : null);
    if (!answer) return false;
    const at = this.moves.value;
    if (sole) this.given.add(at); /* else a move taken back leads here, where the reader may answer otherwise */
    await this.show(await this.source.play(seat, answer.text));
    return true;
  }

  /* Is it asked as a part of what the reader has just done? After a move that was taken back nothing was. */
  private isWithin(): boolean {
    const within = (this.view.value?.stack.length ?? 0) > this.asking;
    this.asking = Infinity;
    return within;
  }

  /* The next move of somebody who is not here, and what is to be seen of it; null: none is awaited. */
  private await(now: Next | null, from: number): Promise<Sight> | null {
    const seat = now?.next ?? null;
    if (seat === null || this.source.here.includes(seat) || this.closed) return null;
    const sight = this.source.others(seat).then((next) => this.glimpse(next, from));
    sight.catch(() => undefined); /* it may come while another move is shown; who awaits it hears of it */
    return sight;
  }

  /* Shown at the reader's pace; what tells nothing takes no time. */
  private async tell(sight: Sight, tempo: number): Promise<void> {
    const silent = sight.story.log.every(({ events }) => events.length === 0);
    const pause = (PAUSES[pace.value]! * tempo) / (isStill() ? 3 : 1);
    await Promise.all([this.unveil(sight, pace.value === 0 ? 0.2 : tempo), silent ? undefined : this.rest(pause)]);
  }

  /* The table changed while nobody was awaited: what was picked so far no longer counts. */
  private async heed(): Promise<void> {
    const next = this.busy.peek() ? null : (this.source.unseen?.() ?? null);
    if (!next) return;
    await this.guarded(async () => {
      this.clearChoice();
      this.offered.value = null;
      await this.show(next);
    });
    void this.goOn();
  }

  private async turnToPerson(): Promise<void> {
    const seat = this.next.value?.next ?? null;
    if (seat === null) {
      if (this.next.value?.over) this.offered.value = null;
      return;
    }
    if (seat !== this.eyes.value) this.curtain.value = seat;
    else if (this.curtain.value === null) this.offered.value = await this.source.moves(seat);
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
      this.hinted.value = false;
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
    if (sure && path.length > 0 && left.length === 1 && !left[0]!.warning && !this.isOfSet(left[0]!)) await this.play(left[0]!.text);
  }

  /* Of a set the last thing that can be added does not settle it. */
  private isOfSet({ verb }: Move): boolean {
    return isSet(this.legal.value.filter((move) => move.verb === verb), this.schema.verbs[verb]!.args);
  }

  /* Why a thing cannot be used now: asks the engine about the moves one might have meant. */
  async explain(thing: string): Promise<void> {
    const { decision = '', seat, clause = null } = this.offered.value!;
    const schema: Schema = this.schema;
    const asked = questions(schema.verbs, decision, thing, this.legal.value, (kind) => schema.words[kind]?.[0]?.word);
    const label = this.texts.value.thing(thing);
    for (const move of asked) {
      const answer = await this.source.why(seat, move);
      if (answer.legal || !answer.why || answer.clause === clause) continue;
      const { reason } = this.texts.value.refusal(answer.why);
      this.explanation.value = { subject: thing, label, clause: answer.clause ?? null, reason };
      return;
    }
    this.explanation.value = { subject: thing, label, clause, reason: null };
  }

  /* What a thing is that nothing can be done with: where there is no pointer to hover with. */
  describe(thing: string, label: string): void {
    const texts = this.texts.value;
    this.explanation.value = { subject: thing, label: label || texts.thing(thing), clause: null, reason: texts.about(thing) };
  }

  /* Why a verb of this decision has no move now. */
  async explainVerb(index: number): Promise<void> {
    const { seat } = this.offered.value!;
    const verb = this.schema.verbs[index]!;
    const args = verb.args.map((kind) => this.schema.words[kind]?.[0]?.word ?? '1');
    const answer = await this.source.why(seat, [verb.word, ...args].filter(Boolean).join(' '));
    const label = this.texts.value.heading(index);
    const { reason } = this.texts.value.refusal(answer.why ?? '');
    this.explanation.value = { subject: verb.word, label, clause: answer.clause ?? null, reason: reason || null };
  }

  /* ---- Advice ---- */

  get adviser(): Pick<Driver, 'hint' | 'odds'> {
    return this.source;
  }

  toggleHint(): void {
    if (this.source.hint && this.offered.value) this.hinted.value = !this.hinted.value;
  }

  /* ---- Keeping ---- */

  file(): Promise<string> {
    return this.source.file();
  }

  /* As it stands, for whoever wants to go through it again. */
  async record(): Promise<Kept> {
    return { id: this.id, game: this.game, seats: this.seats.value, file: await this.file(), moves: this.moves.value, over: this.next.value!.over, changed: Date.now() };
  }

  /* One thing at a time; what goes wrong is shown, not lost. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    if (this.busy.peek()) return;
    this.busy.value = true;
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Left) && !this.closed) this.problem.value = problem as Error;
    } finally {
      this.thinking.value = null;
      this.busy.value = false;
      queueMicrotask(() => void this.heed()); /* what came meanwhile, unless somebody goes on at once */
    }
  }

  override close(): void {
    this.closed = true;
    super.close();
  }
}
