/* Moments: what of a story is worth a scene of its own. A game says in a table which of its events begin, decide and end an episode
 * (boards/<game>/moments.ts); an episode that has ended makes one moment, however many events and moves it took. */
import type { GameEvent, StoryMove } from '../engine/protocol';
import type { Texts } from './texts';

export type SceneKind = 'battle' | 'storm' | 'kraken' | 'loss' | 'delivery' | 'card' | 'island' | 'glory' | 'war';

/* Somebody or something in a scene: the event's own player, one of its arguments, or a drawing, which may be an argument's own. */
export type Who = 'seat' | number | { sight: string; of?: number };

/* Numbers that decided. Those of both sides: of the side that began and the other one (`left`, `right`), or of the event's player and the
 * other one (`own`, `other`); or of the one that an argument names (`of`, `value`). The name is the label of an argument, or a text. */
export interface Count {
  name: number | string;
  called?: string; /* what such an argument is, around it: 'Region {name}' */
  dice?: boolean; /* they are dice as they fell */
  left?: number;
  right?: number;
  own?: number;
  other?: number;
  of?: number;
  value?: number;
}

export interface Ending {
  winner?: Who;
  loser?: Who;
  after?: string; /* it ends the episode only if this was told in it */
  least?: [argument: number, number]; /* or if this argument is as large */
}

export interface Episode {
  scene: SceneKind;
  begins: Record<string, Who[]>; /* kinds of events, and who is in the scene: one, or two who face each other */
  counts?: Record<string, Count[]>;
  ends: Record<string, Ending>; /* the most telling kinds first; the episode closes with the move that has one */
  goesOn?: boolean; /* another move may bring another end */
  gathers?: boolean; /* what would begin it again belongs to it */
  audience?: 'all' | 'reader' | 'others'; /* whoever is in it; only if the reader is; only if he is not */
}

/* What somebody or something looks like in a scene. */
export interface Look {
  seat?: number;
  nation?: string;
  sight?: string; /* a type of ship, or a drawing of ui/moment/sights */
  name?: string;
}

/* A word in a scene. */
export interface Named<V> {
  kind: string;
  word: string;
  at: number; /* 0: on the left */
  lead: GameEvent[]; /* what was told just before the episode */
  view: V;
  texts: Texts;
}

export interface MomentTable<V = unknown> {
  episodes: Episode[];
  look?: (word: Named<V>) => Look;
  ship?: (view: V, seat: number, texts: Texts) => string; /* the type of a player's ship */
}

export interface Moment {
  episode: Episode;
  lead: GameEvent[];
  first: GameEvent; /* who faces whom */
  events: GameEvent[];
  told: GameEvent; /* the outcome */
  move: number;
}

interface Open extends Pick<Moment, 'episode' | 'lead' | 'first' | 'events'> {
  told: GameEvent | null;
}

const LEAD = 12;
const rank = (episode: Episode, kind: string) => Object.keys(episode.ends).indexOf(kind);

function ends(open: Open, event: GameEvent): boolean {
  const ending = open.episode.ends[event.kind];
  if (!ending) return false;
  if (ending.after && !open.events.some(({ kind }) => kind === ending.after)) return false;
  return !ending.least || Number(event.args?.[ending.least[0]] ?? 0) >= ending.least[1];
}

/* The more telling of two ends; of two alike the later. */
const better = ({ episode, told }: Open, event: GameEvent) => !told || rank(episode, event.kind) <= rank(episode, told.kind);

class Reading {
  readonly moments: Moment[] = [];
  private opened: Open[] = [];
  private past: GameEvent[] = [];
  private begins = new Map<string, Episode[]>();

  constructor({ episodes }: MomentTable<never>) {
    for (const episode of episodes) for (const kind of Object.keys(episode.begins)) this.begins.set(kind, [...(this.begins.get(kind) ?? []), episode]);
  }

  read({ move, events }: StoryMove): void {
    for (const event of events) {
      if (event.kind === 'turn') this.close(move, false);
      if (event.verb === undefined) this.tell(event);
      this.past.push(event);
    }
    this.close(move, true);
  }

  /* An event that ends one episode does not begin another. */
  private tell(event: GameEvent): void {
    if (!this.opened.some((open) => ends(open, event))) this.begin(event);
    for (const open of this.opened) open.events.push(event);
    const ended = this.opened.find((open) => ends(open, event));
    if (ended && better(ended, event)) ended.told = event;
  }

  private begin(event: GameEvent): void {
    for (const episode of this.begins.get(event.kind) ?? []) {
      if (episode.gathers && this.opened.some((open) => open.episode === episode)) continue;
      this.opened = this.opened.filter((open) => open.episode !== episode || open.told);
      this.opened.push({ episode, lead: this.past.slice(-LEAD), first: event, events: [], told: null });
    }
  }

  /* What has ended becomes a moment. What has not goes on with the next move, unless a turn is over. */
  private close(move: number, mayGoOn: boolean): void {
    for (const { told, ...open } of this.opened) if (told) this.moments.push({ ...open, told, move });
    this.opened = mayGoOn ? this.opened.filter(({ told, episode }) => !told || episode.goesOn).map((open) => ({ ...open, events: [...open.events], told: null })) : [];
  }
}

export function momentsOf(story: StoryMove[], table: MomentTable<never>): Moment[] {
  const reading = new Reading(table);
  for (const move of story) reading.read(move);
  return reading.moments;
}
