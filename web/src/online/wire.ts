/* The line to the server: one socket for the whole page. It is opened again by itself, with growing pauses, and then everything that
 * was not answered is sent once more under the same ids, so that nothing is done twice and nothing is lost. */
import { signal } from '@preact/signals';
import { Refused, type Answer, type Commands, type Message } from './protocol';

/* As much of a WebSocket as is needed here; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  text: string;
  resolve(answer: unknown): void;
  reject(problem: Error): void;
}

interface Follower {
  since(): number;
  hear(message: Message): boolean; /* false: something was lost in between */
}

export type State = 'resting' | 'connecting' | 'open' | 'lost';

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000, 30000];
const PING_EVERY = 25000;
const PATIENCE = 8000;

const token = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Wire {
  readonly state = signal<State>('resting');
  onEnded: (() => void) | null = null; /* the session behind this socket has ended */
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private followers = new Map<string, Follower>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly name = token();
  private count = 0;

  constructor(private readonly dial: () => Socket) {}

  /* ---- Asking ---- */

  ask<C extends keyof Commands>(table: string, cmd: C, members: Commands[C]): Promise<Answer<C>> {
    const id = this.newId();
    const text = JSON.stringify({ ...members, cmd, id, table });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve: resolve as (answer: unknown) => void, reject });
      if (this.state.value === 'open') this.socket!.send(text);
      else this.connect();
    });
  }

  /* Follows a table until told to stop. */
  follow(table: string, follower: Follower): () => void {
    this.followers.set(table, follower);
    if (this.state.value === 'open') this.watch(table);
    else this.connect();
    return () => {
      if (this.followers.get(table) !== follower) return;
      this.followers.delete(table);
      this.say({ cmd: 'unwatch', table });
    };
  }

  private newId(): string {
    return `${this.name}-${++this.count}`;
  }

  /* What changes nothing and need not be repeated. */
  private say(request: Record<string, unknown>): void {
    if (this.state.value === 'open') this.socket!.send(JSON.stringify({ ...request, id: this.newId() }));
  }

  private watch(table: string): void {
    this.say({ cmd: 'watch', table, since: this.followers.get(table)!.since() });
  }

  /* ---- Connecting ---- */

  /* Now, whatever pause there was. */
  connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    if (this.state.value === 'resting') this.state.value = 'connecting';
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(data);
    socket.onclose = () => socket === this.socket && this.lost();
    this.expectSoon();
  }

  /* Who I am has changed: the server asks for that only at the door. */
  restart(): void {
    if (this.state.value === 'resting') return;
    this.drop();
    this.state.value = 'connecting';
    this.connect();
  }

  /* The network is gone, whether or not the socket has noticed. */
  hangUp(): void {
    if (this.socket) this.lost();
  }

  private opened(): void {
    this.state.value = 'open';
    this.failures = 0;
    for (const table of this.followers.keys()) this.watch(table);
    for (const { text } of this.waiting.values()) this.socket!.send(text);
    this.rest();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.pulse);
    old?.close();
  }

  private lost(): void {
    this.drop();
    this.state.value = 'lost';
    const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)]!;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /* A line may be dead without saying so: after a while of silence it is asked, and must answer soon. */
  private rest(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.say({ cmd: 'ping' });
      this.expectSoon();
    }, PING_EVERY);
  }

  private expectSoon(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.lost(), PATIENCE);
  }

  /* ---- Hearing ---- */

  private receive(text: string): void {
    this.rest();
    const message = JSON.parse(text);
    if ('re' in message) this.answered(message);
    else if ('table' in message) this.told(message as Message);
    else if (message.error?.code === 'session-ended') this.onEnded?.();
  }

  private answered({ re, error, ...answer }: { re: string; error?: { code: string; message: string } }): void {
    const waiting = this.waiting.get(re);
    this.waiting.delete(re);
    if (error) waiting?.reject(new Refused(error.code, error.message));
    else waiting?.resolve(answer);
  }

  private told(message: Message): void {
    const follower = this.followers.get(message.table);
    if (follower && !follower.hear(message)) this.watch(message.table);
  }
}

/* ---- The page's own ---- */

const address = () => new URL('ws', location.href.replace(/^http/, 'ws').replace(/[?#].*$/, ''));

let own: Wire | null = null;

export function wire(): Wire {
  if (own) return own;
  const line = new Wire(() => new WebSocket(address(), 'roadstead') as unknown as Socket);
  addEventListener('online', () => line.connect());
  addEventListener('offline', () => line.hangUp());
  addEventListener('visibilitychange', () => !document.hidden && line.state.value === 'lost' && line.connect());
  return (own = line);
}
