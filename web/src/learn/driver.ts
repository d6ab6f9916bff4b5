/* A lesson as a game to play: the engine's teacher decides what is right, the table shows it like any other. */
import { signal } from '@preact/signals';
import type { LessonState, LessonText, Next, Reply, View } from '../engine/protocol';
import type { Driver, Eyes, Story } from '../model/driver';
import { LocalSource } from '../model/local';
import type { Seat } from '../model/storage';
import { bookmarkOf, finish, mark, unmark } from './course';

/* What a try was answered. */
export interface Answer {
  verdict: 'right' | 'another' | 'refused';
  said: LessonText | null;
  clause: string | null;
  why: string | null;
  tried: string;
}

/* How many play in the scene that begins in this line, and which seat is the learner's. */
function castOf(text: string, line: number): Seat[] {
  const rows = text.split('\n').slice(line);
  const end = rows.indexOf('scene');
  const scene = rows.slice(0, end < 0 ? undefined : end).join('\n');
  const number = (word: string, usual: number) => Number(new RegExp(`^${word} +(\\d)`, 'm').exec(scene)?.[1] ?? usual);
  return Array.from({ length: number('players', 2) }, (_, i) => ({ name: '', bot: i === number('seat', 0) ? null : 'deckhand' }));
}

const firstScene = (text: string) => text.split('\n').indexOf('scene') + 1;

export class LessonDriver extends LocalSource implements Driver {
  readonly teaches = true;
  readonly state = signal<LessonState | null>(null);
  readonly answer = signal<Answer | null>(null);
  readonly misses = signal(0); /* of this step */
  readonly moved = signal(-1); /* the step that begins another scene */
  readonly recast = signal(false); /* the next scene has other players: it needs a table of its own, from the bookmark on */
  private fresh: Next | null = null; /* what came of reading on */
  private listener: () => void = () => undefined;
  private readOn: ((next: Next) => void) | null = null;
  private told = -1; /* the scene whose story was told */

  constructor(
    game: string,
    readonly name: string,
    private readonly text: string,
    readonly id = `${game}-${name}`,
  ) {
    super(game, castOf(text, bookmarkOf(game, name)?.scene ?? firstScene(text)), true);
  }

  get here(): number[] {
    return this.seats.flatMap((seat, i) => (seat.bot === null ? [i] : []));
  }

  get onlooker(): Eyes {
    return this.here[0]!;
  }

  async begin(): Promise<Next> {
    const at = bookmarkOf(this.game, this.name);
    const begun = () => this.ask('lesson', { file: this.text });
    if (!at) return this.went(await begun());
    /* A lesson that was changed since may no longer fit what was kept. */
    const resumed = await this.ask('lesson', { file: this.text, game: at.file, bookmark: at.at }).catch(begun);
    return this.went(resumed);
  }

  /* From its first step again. */
  restart(): void {
    unmark(this.game, this.name);
  }

  moves(seat: number) {
    return this.ask('moves', { seat });
  }

  async play(seat: number, move: string): Promise<Next> {
    const reply = await this.ask('answer', { seat, move });
    const right = reply.verdict === 'right';
    this.misses.value = right ? 0 : this.misses.value + 1;
    this.answer.value = { verdict: reply.verdict, said: reply.said, clause: reply.clause ?? null, why: reply.why ?? null, tried: move };
    return this.went(reply);
  }

  async others(): Promise<Next> {
    if (this.state.value!.waits) return this.went(await this.ask('others', {}));
    return new Promise((resolve) => (this.readOn = resolve)); /* until the reader has read */
  }

  async read(): Promise<void> {
    this.answer.value = null;
    const next = await this.went(await this.ask('read', {}));
    if (this.readOn) {
      this.readOn(next);
      this.readOn = null;
    } else {
      this.fresh = next;
      this.listener();
    }
  }

  why(seat: number, move: string) {
    return this.ask('why', { seat, move });
  }

  /* A step that was done stays done; one goes back by beginning again. */
  undo(): Promise<Next> {
    return Promise.reject(new Error('A lesson takes nothing back.'));
  }

  news(listener: () => void): void {
    this.listener = listener;
  }

  unseen(): Next | null {
    const next = this.fresh;
    this.fresh = null;
    return next;
  }

  /* Another scene is another game: its story is told from the beginning. */
  override async story(eyes: Eyes, from: number): Promise<Story> {
    const scene = this.state.value!.scene;
    if (scene === this.told) return super.story(eyes, from);
    this.told = scene;
    return { ...(await super.story(eyes, -1)), from: -1 };
  }

  /* Kept at the beginning of every step. */
  private async went(reply: Next & { lesson: LessonState }): Promise<Next> {
    const before = this.state.peek();
    this.state.value = reply.lesson;
    if (before && before.step !== reply.lesson.step) this.misses.value = 0;
    if (before && before.scene !== reply.lesson.scene) this.moved.value = reply.lesson.step;
    if (reply.lesson.action === 'over') finish(this.game, this.name);
    else if (before?.step !== reply.lesson.step || reply.lesson.action === 'until') await this.keep(reply.lesson);
    this.recast.value = before !== null && this.isRecast(reply.lesson);
    return this.recast.value ? new Promise(() => undefined) : { ...reply, undo: 0 };
  }

  private isRecast({ action, scene }: LessonState): boolean {
    return action !== 'over' && JSON.stringify(castOf(this.text, scene)) !== JSON.stringify(this.seats);
  }

  private async keep({ bookmark, scene }: LessonState): Promise<void> {
    mark(this.game, this.name, { at: bookmark, scene, file: await super.file(false) });
  }
}

/* The position of a picture or of an example, as the learner sees it. */
export async function sceneOf(game: string, file: string): Promise<{ view: View; state: LessonState; next: Reply<'lesson'>; source: LessonDriver }> {
  const source = new LessonDriver(game, '', file);
  const next = await source.ask('lesson', { file });
  const view = await source.view(next.lesson.seat);
  return { view, state: next.lesson, next, source };
}
