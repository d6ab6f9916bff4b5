/* A table elsewhere, as far as this reader has been told: its log, its position, who sits there. */
import { batch, signal } from '@preact/signals';
import type { Next, StoryMove, View } from '../engine/protocol';
import { patched } from './patch';
import type { Choice, Clocks, Entry, Info, Message, Refused } from './protocol';

export class RemoteTable {
  readonly info = signal<Info | null>(null);
  readonly entries = signal<Entry[]>([]); /* all but moves: what people did and said */
  readonly seat = signal<number | null>(null);
  readonly clocks = signal<(Clocks & { heard: number }) | null>(null);
  readonly version = signal(0); /* counts what a player must look at: other positions, pauses, a bot that takes or gives back the turn */
  readonly refusal = signal<Refused | null>(null); /* of the last thing that was wanted */
  to = 0;
  view: View | null = null;
  next: Next | null = null;
  scores: number[] = [];
  choice: Choice | null = null;
  story: StoryMove[] = [];
  private movers: (number | null)[] = [];
  private missed: Entry[] = []; /* what happened before comes in pages; they wait for the one that says how things stand */
  private retold = Infinity; /* the story is another one from this move on than it was when it was last read */

  constructor(readonly id: string) {}

  /* How many moves were made. */
  get moves(): number {
    return this.movers.length;
  }

  /* Newer rules that made a difference to this game, the last time. */
  get turned(): Entry | null {
    return this.entries.value.filter(({ kind }) => kind === 'rules').at(-1) ?? null;
  }

  /* Who made the last move. */
  get mover(): number | null {
    return this.movers.at(-1) ?? null;
  }

  /* False: something was lost before this message, or it cannot be understood without it. */
  take(message: Message): boolean {
    if (message.from > this.to || (message.change && !this.view)) return false;
    if (message.to < this.to) return true; /* old: what it says is known */
    const fresh = [...this.missed, ...message.entries.filter(({ seq }) => seq > this.to)];
    const isPage = message.info === undefined && message.seat === undefined;
    this.to = message.to;
    this.missed = isPage ? fresh : [];
    if (!isPage) batch(() => this.hear(message, fresh));
    return true;
  }

  private hear(message: Message, fresh: Entry[]): void {
    for (const entry of fresh) this.enter(entry);
    const news = fresh.filter(({ kind, by, how }) => (kind !== 'move' || by === 'clock') && how !== 'same');
    if (news.length > 0) this.entries.value = [...this.entries.value, ...news];
    if (message.info) this.info.value = message.info;
    if (message.seat !== undefined) this.look(message);
    if (fresh.some((entry) => this.matters(entry))) this.version.value++;
  }

  /* Talk and presence disturb nobody who is choosing a move. */
  private matters({ kind, seat }: Entry): boolean {
    if (kind === 'leave' || kind === 'return' || kind === 'concede') return seat === this.seat.value || seat === this.next?.next || this.next?.over === true;
    return ['start', 'move', 'undo', 'takeback', 'pause', 'resume', 'rules', 'end'].includes(kind);
  }

  private enter(entry: Entry): void {
    if (entry.kind === 'start') this.story = [{ move: -1, events: entry.events ?? [] }];
    if (entry.kind === 'undo' || entry.kind === 'takeback' || entry.kind === 'rules') this.rewind(entry.move!);
    if (entry.kind === 'move') {
      this.story.push({ move: entry.move!, events: entry.events ?? [] });
      this.movers.push(entry.seat);
    }
  }

  private rewind(moves: number): void {
    while (this.story.length > 0 && this.story.at(-1)!.move >= moves) this.story.pop();
    this.movers.length = moves;
    this.retold = Math.min(this.retold, moves);
  }

  private look(message: Message): void {
    const { seat, view, change, next, decision, prompt, over, undo, scores, choice, clock } = message;
    this.seat.value = seat ?? null;
    if (view) this.view = view;
    else if (change) this.view = patched(this.view!, change);
    this.choice = choice ?? null;
    if (next !== undefined) this.next = { next, decision, prompt, over: over!, undo: undo! };
    this.scores = scores ?? [];
    this.clocks.value = clock ? { ...clock, heard: Date.now() } : null;
  }

  /* The story from a move on, or from an earlier one if moves were taken back since it was last told. */
  told(from: number): { log: StoryMove[]; moves: number; from: number } {
    const start = Math.min(from, this.retold);
    this.retold = Infinity;
    return { log: this.story.filter(({ move }) => move >= start), moves: this.moves, from: start };
  }
}
