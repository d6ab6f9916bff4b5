/* What a table talks to. Behind it is the engine in a worker of this browser (local.ts), or whatever else can answer these questions:
 * the table itself knows neither where the rules run nor where the others sit. */
import type { Hint, Moves, Next, Odds, Result, StoryMove, View, Why } from '../engine/protocol';
import type { Seat } from './storage';

/* Whose eyes: a seat's, a spectator's, or everything there is. */
export type Eyes = number | 'spectator' | 'all';

export interface Story {
  log: StoryMove[];
  moves: number; /* how many were made so far */
  from?: number; /* the first one told, if moves were taken back and it is an earlier one than was asked for */
}

/* A game to look at. */
export interface Source {
  readonly game: string;
  readonly seats: Seat[];
  readonly given?: Set<number>; /* moves made for the reader, who had one answer only */
  view(eyes: Eyes): Promise<View>;
  story(eyes: Eyes, from: number): Promise<Story>; /* from a move on; -1: from the set-up on */
  result(): Promise<Result>;
  close(): void;
}

/* A game to play. Every change answers with what is to be decided next. */
export interface Driver extends Source {
  readonly id: string; /* its name in the address */
  readonly here: number[]; /* the seats of people at this screen who can play now */
  readonly onlooker: Eyes; /* through whose eyes the table is seen when none of them is asked */
  begin(): Promise<Next>; /* where the game stands when the table opens */
  moves(seat: number): Promise<Moves>;
  play(seat: number, move: string): Promise<Next>;
  undo(): Promise<Next>;
  why(seat: number, move: string): Promise<Why>;
  readonly foresight?: boolean; /* the others may go on while their last move is still being shown */
  teaches?: boolean; /* each move is looked at: none is made beyond the one that was chosen */
  relieved?: boolean; /* a bot plays for the person here; left out: there is none that could */
  others(seat: number): Promise<Next>; /* awaits the move of a seat that is not here: a bot, or a person elsewhere */
  file(): Promise<string>;
  /* Advice, where it may be had; so many iterations of thinking. The table answers meanwhile. */
  hint?(seat: number, iterations: number, against?: string): Promise<Hint>; /* `against`: a move that the best is compared with */
  odds?(seat: number, iterations: number): Promise<Odds>;
  /* A table may change by itself: the others take a move back, a clock runs out. It tells when, and then what nobody has looked at yet. */
  news?(listener: () => void): void;
  unseen?(): Next | null;
}

/* The longer a reader waits for others, the quicker each of their moves is shown: the first at leisure, the tenth in a third of the time. */
export const hurry = (awaited: number) => Math.max(0.2, 1 / (1 + awaited / 5));

/* A game was left while somebody was awaited: nothing to tell the reader. */
export class Left extends Error {}
