/* What page and server say to each other: docs/online.md, in types. */
import type { GameEvent, Move, Next, Result, View, Why } from '../engine/protocol';

export interface Me {
  user: string | null;
  name: string;
  guest: boolean;
  bot: boolean;
  absent: [number, number] | null;
  webhook: string;
  recovery: boolean; /* there is a recovery code */
  second: boolean; /* a second factor is asked for */
  mail: string; /* a confirmed address, or '' */
}

/* Where somebody is signed in. */
export interface Session {
  id: string;
  created: number;
  used: number;
  agent: string;
  this: boolean;
}

/* Of all that is kept about somebody. */
export interface Part {
  tables: object[];
  next: string | null;
}

export type ClockKind = null | { live: number; more: number } | { days: number };

export interface Chair {
  user: string | null;
  name: string | null;
  bot: string | null;
  colour?: string | null; /* that was chosen */
  away: boolean;
  here: boolean;
}

export interface Proposal {
  what: 'takeback' | 'pause' | 'end';
  seat: number;
  moves: number;
  agreed: number[];
}

/* A table as everybody may know it. */
export interface Info {
  table: string;
  state: 'open' | 'running' | 'paused' | 'over' | 'ended' | 'stuck'; /* ended: without a result */
  game: string;
  players: number;
  options: Record<string, number>;
  listed: boolean;
  host: string | null;
  clock: ClockKind;
  seats: Chair[];
  commit: string;
  asked: number | null;
  moves: number;
  changed: number;
  deadline: number;
  proposal: Proposal | null;
  practice: boolean; /* moves were taken back with nobody to ask */
  next_table: string | null;
  seed?: string;
  entropy?: string[];
  result?: Result | null;
}

/* Nobody plays there any more. */
export const isOver = ({ state }: Info) => state === 'over' || state === 'ended';

export interface Entry {
  seq: number;
  at: number;
  kind: 'join' | 'leave' | 'return' | 'concede' | 'bot' | 'start' | 'move' | 'undo' | 'takeback' | 'chat' | 'propose' | 'agree' | 'decline' | 'pause' | 'resume' | 'rematch' | 'rules' | 'end' | 'colour';
  seat: number | null;
  name?: string;
  text?: string;
  bot?: string | null;
  colour?: string;
  move?: number;
  events?: GameEvent[];
  by?: 'clock' | 'bot';
  what?: Proposal['what'];
  table?: string;
  how?: 'same' | 'converted' | 'shortened'; /* what newer rules did to the game */
  clauses?: string[]; /* in which they differ */
  why?: string; /* a move could not be made any more */
}

/* What the seat that is asked may choose: the line protocol's answer to `moves`, without the seat. */
export interface Choice {
  prompt: string;
  decision: string;
  asks?: GameEvent;
  clause: string;
  usual: string;
  moves: Move[];
}

export interface Clocks {
  left: number[]; /* milliseconds, by seat */
  at: number; /* the server's time when they were read */
  deadline: number; /* when the time of who is asked is up; 0: never */
}

/* By path: what it was, and what it is now. */
export type Change = Record<string, [unknown, unknown]>;

export interface Message extends Partial<Next> {
  table: string;
  from: number;
  to: number;
  entries: Entry[];
  info?: Info;
  view?: View;
  change?: Change;
  seat?: number | null;
  scores?: number[]; /* by seat */
  choice?: Choice;
  clock?: Clocks;
}

/* Commands that change a table, and those that ask about one; with their members. */
export interface Commands {
  join: { seat?: number; entropy?: string; colour?: string | null };
  colour: { colour: string };
  seat: { seat: number; bot: string | null };
  play: { move: string };
  undo: {};
  why: { move: string };
  concede: {};
  chat: { text: string };
  propose: { what: Proposal['what']; moves?: number };
  agree: {};
  decline: {};
  resume: {};
  leave: {};
  return: {};
  rematch: { entropy?: string };
}

export interface Done {
  seq: number;
}

export type Answer<C extends keyof Commands> = C extends 'why' ? Why : Done;

/* A refusal, in the server's words: translated where it is shown. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
