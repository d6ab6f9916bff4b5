/* What a board is: the drawing of one game. It gets a position and draws things with ids; the page around it does the rest.
 *
 * A board lives in boards/<game id>/index.tsx and exports `board`. It is loaded when its game is opened; a game without one
 * is played at the generic table. It holds no rules: what can be done is told by the engine and shown by <Thing>. */
import type { ComponentType } from 'preact';
import type { GameEvent, Move, View } from '../engine/protocol';
import type { MomentTable } from '../model/moment';
import type { Texts } from '../model/texts';
import type { Seat } from '../model/storage';
import type { Eyes } from '../model/driver';
import type { Hue } from './parts/flags';

export interface BoardProps<V = View> {
  view: V; /* what the reader may know; typed by generated/<game>.ts */
  texts: Texts; /* names of things in the reader's language, and what is printed on them (texts.word(kind, word)?.facts) */
  seats: Seat[];
  eyes: Eyes; /* whose view it is: a seat's, a spectator's, or 'all' */
  asked: number | null; /* who decides now */
  decision: string | undefined; /* and what: a name of schema.decisions */
  scores: number[]; /* of each seat, as things stand */
  moves?: Move[]; /* what the reader may answer now, with what it may bring */
  lately: GameEvent[]; /* the last moves' events, the own ones as well */
  recent: GameEvent[]; /* what happened since the reader's own last move */
}

export interface SeatProps<V = View> extends BoardProps<V> {
  seat: number;
}

export interface BoardModule<V = View> {
  /* The table in the middle: one <Chart> with the drawing in it. */
  Board: ComponentType<BoardProps<V>>;
  /* What everybody may know of a player, for the column of players. Without it: the fields of the schema. */
  Player?: ComponentType<SeatProps<V>>;
  /* The reader's own cards and ship, along the bottom edge. Without it: the closed zones of the schema as cards. */
  Hand?: ComponentType<SeatProps<V>>;
  /* What belongs to the pending decision alone (a fight, a market), above the moves. May draw nothing. */
  Aside?: ComponentType<BoardProps<V>>;
  /* Which events are shown as a scene in the middle of the table. Without it: none. */
  moments?: MomentTable<V>;
  /* Verbs that are seldom meant, as giving up a ship: their moves are offered last, folded. */
  seldom?: string[];
  /* Verbs whose usual moves are mostly all made, as loading: one press makes them one after another. */
  bulk?: string[];
  /* Kinds of what a verb's moves may bring that the Aside draws, for all of them together: they are left out below the moves. */
  drawn?: Record<string, string[]>;
  /* Kinds of events that say nothing to others: they are left out of what happened since one's last turn. */
  dull?: string[];
  /* What a button that leads to several moves says, where the word alone says too little. */
  branch?: (verb: string, word: string, view: V, texts: Texts) => string | undefined;
  /* What wins, what a turn is and what brings it, in three sentences marked for translation, for a first game. */
  primer?: string[];
}

/* How long a game takes, how much there is to learn, and what playing it is like, for the home page: boards/<game id>/cover.tsx exports
 * `cover`. Its picture is loaded after the page has been shown: boards/<game id>/scene.tsx exports `Picture`. */
export interface Cover {
  minutes: [number, number]; /* with two bots, for one who knows it */
  weight: 1 | 2 | 3; /* easy, middling, demanding */
  like: string;
  hues?: (players: number, options: Record<string, number>) => Hue[]; /* of the seats, in a game that does not call them by colours */
}
