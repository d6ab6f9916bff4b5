/* A table's page: follows the table, opens the game when it begins, and tells what happens. */
import { effect, signal } from '@preact/signals';
import { gameInfo } from '../model/house';
import { t } from '../model/i18n';
import { Game } from '../model/game';
import { get, post } from './api';
import { newEntropy, noteCommit, noteEntropy } from './fair';
import { me } from './me';
import { call } from './notify';
import { Refused, type Commands, type Entry, type Info } from './protocol';
import { RemoteDriver, seatsOf } from './remote';
import { RemoteTable } from './table';
import { isMutedEntry, told } from './talk';
import { wire } from './wire';

export class Room {
  readonly table: RemoteTable;
  readonly game = signal<Game | null>(null);
  readonly announced = signal(''); /* for screen readers */
  readonly unread = signal(0); /* words of others that the reader has not seen */
  readonly heeded = signal(0); /* the entry about newer rules that the reader has closed */
  private readonly stops: (() => void)[] = [];
  private opening = false;
  private closed = false;

  private constructor(info: Info) {
    this.table = new RemoteTable(info.table);
    this.table.info.value = info;
    this.stops.push(
      wire().follow(info.table, { since: () => this.table.to, hear: (message) => this.table.take(message) }),
      effect(() => this.heedInfo()),
      effect(() => this.heedTurn()),
      this.listenToEntries(),
      this.reseat(),
    );
  }

  static async enter(id: string): Promise<Room> {
    return new Room(await get<Info>(`tables/${id}`));
  }

  get id(): string {
    return this.table.id;
  }

  /* ---- Heeding ---- */

  private heedInfo(): void {
    const info = this.table.info.value!;
    noteCommit(info);
    if (this.game.peek()) this.game.peek()!.seats.value = seatsOf(info);
  }

  private heedTurn(): void {
    void this.table.version.value;
    if (this.table.view && !this.game.peek() && !this.opening) void this.sitDown();
    if (this.table.choice) void call(this.id, t('It is your turn'), t(gameInfo(this.table.info.peek()!.game)?.title ?? ''));
  }

  private async sitDown(): Promise<void> {
    this.opening = true;
    const game = await Game.at(new RemoteDriver(this.table, wire())).finally(() => (this.opening = false));
    if (this.closed) game.close();
    else this.game.value = game;
  }

  /* Whoever signs in at an open table sees it from his own seat. */
  private reseat(): () => void {
    let seat = this.table.seat.peek();
    return this.table.seat.subscribe((now) => {
      const was = seat;
      seat = now;
      if (was === now || !this.game.peek()) return;
      this.game.peek()!.close();
      this.game.value = null;
      void this.sitDown();
    });
  }

  private listenToEntries(): () => void {
    let known = 0;
    return this.table.entries.subscribe((entries) => {
      const isNews = (entry: Entry) => entry.seq > known && entry.seat !== this.table.seat.peek() && !isMutedEntry(entry, this.table.info.peek()!);
      const fresh = known > 0 ? entries.filter(isNews) : [];
      known = entries.at(-1)?.seq ?? 0;
      if (fresh.length > 0) this.announced.value = fresh.map((entry) => this.inWords(entry)).join(' ');
    });
  }

  inWords(entry: Entry): string {
    return told(entry, this.table.info.peek()!, this.table.entries.peek());
  }

  /* ---- Acting ---- */

  async act<C extends keyof Commands>(cmd: C, members: Commands[C]): Promise<boolean> {
    try {
      this.table.refusal.value = null;
      await wire().ask(this.id, cmd, members);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.table.refusal.value = problem;
      return false;
    }
  }

  join(seat: number, colour: string | null): Promise<boolean> {
    const entropy = newEntropy();
    noteEntropy(this.table.info.value!, entropy);
    return this.act('join', { seat, entropy, colour });
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
    this.game.value?.close();
  }
}

export interface Wish {
  game: string;
  players: number;
  options: Record<string, number>;
  bots: (string | null)[];
  clock: Info['clock'];
  listed: boolean;
}

/* First the table, so that its commitment is known; then the seat and what is mixed in. */
export async function lay(wish: Wish, seat: number, colour: string | null): Promise<string> {
  const { table } = await post<{ table: string }>('tables', { ...wish, seat: null });
  const entropy = newEntropy();
  noteEntropy(await get<Info>(`tables/${table}`), entropy);
  await post(`tables/${table}/join`, { seat, entropy, colour });
  return table;
}

export const isMine = (info: Info) => me.value?.user != null && info.seats.some(({ user }) => user === me.value!.user);
export const waitsForMe = (info: Info) => info.state === 'running' && info.asked !== null && me.value?.user != null && info.seats[info.asked]?.user === me.value.user;
