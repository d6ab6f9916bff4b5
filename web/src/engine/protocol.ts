/* The line protocol as the page sees it: docs/protocol.md, in types. */

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  least_players: number;
  most_players: number;
  rules: number;
}

export interface BotInfo {
  id: string;
  title: string;
}

export interface Field {
  name: string;
  type: 'number' | 'boolean' | 'word' | 'set' | 'zone' | 'group';
  sight: 'all' | 'owner' | 'nobody';
  count?: number | 'players';
  by?: string; /* of a list: the words its elements are numbered by */
  inner?: boolean; /* serves the rules alone */
  words?: string;
  fields?: Field[];
}

export interface Option {
  name: string;
  label: string;
  usual: number;
  least: number;
  most: number;
}

export interface Decision {
  name: string;
  prompt: string;
  clause: string;
  secret: boolean;
}

export interface Verb {
  word: string;
  label: string;
  heading?: string; /* over a list of its moves */
  args: string[];
  at: string[];
  clause: string;
}

export interface EventKind {
  kind: string;
  text: string;
  hidden?: string;
  args: string[];
  clause?: string;
}

export type Fact = number | string | Fact[] | { [name: string]: Fact };
export type Facts = Record<string, Fact>;

export interface Word {
  word: string;
  label: string;
  code?: string;
  text?: string; /* what it does */
  facts?: Facts;
}

/* What things of a kind are. */
export interface Kind {
  label: string;
  text: string;
  clause: string;
}

export interface Schema {
  game: string;
  rules: number;
  captains: string;
  seats: Record<string, string[]>; /* what the seats are called, by number of players */
  colours?: boolean; /* these are colours, and players choose theirs */
  owned?: Record<string, [number, number][]>; /* words that belong to seats, as runs: where one begins, how many each seat has */
  marks?: number[]; /* of a game in chosen colours: the seat that usually plays what this one plays (model/colours.ts) */
  sources?: string; /* the words for where points come from */
  options: Option[];
  fields: Field[];
  decisions: Decision[];
  verbs: Verb[];
  events: EventKind[];
  words: Record<string, Word[]>;
  kinds?: Record<string, Kind>;
}

/* A position as a seat may know it. Boards narrow it to the types made from the schema. */
export interface View {
  game: string;
  players: number;
  over: boolean;
  viewer: number | null;
  plays: number;
  options: Record<string, number>;
  colours?: string[]; /* if they are not the usual ones */
  stack: { at: string; seat: number; [argument: string]: number | string }[];
  [field: string]: unknown;
}

export interface Move {
  text: string;
  label: string;
  verb: number;
  args: string[];
  targets: string[];
  clause: string;
  warning?: string;
  vain?: true; /* by the warning it is for nothing */
  like?: string; /* the move that stands for it, as it comes to the same */
  outlook?: GameEvent[]; /* what it may bring */
}

export interface Moves {
  seat: number;
  prompt: string | null;
  decision?: string;
  asks?: GameEvent; /* the prompt with its particulars */
  clause?: string;
  usual?: string;
  moves: Move[];
}

export interface GameEvent {
  kind: string;
  seat: number | null;
  text: string;
  clause?: string;
  args?: (string | number)[];
  move?: string;
  verb?: number;
  asked?: boolean;
}

export interface StoryMove {
  move: number;
  events: GameEvent[];
}

/* What newer rules did to a game that was opened. */
export interface NewRules {
  from: number;
  to: number;
  how: 'same' | 'replayed' | 'converted' | 'shortened';
  move: number | null; /* where it went another way */
  filled: number; /* questions that are new and had one answer */
  why?: string;
  clauses: string[];
  changes: string[]; /* what each version changed, for people */
}

export interface Next {
  rules?: NewRules;
  next: number | null;
  decision?: string;
  prompt?: string;
  over: boolean;
  undo: number;
}

export interface Result {
  over: boolean;
  conceded?: number | null; /* who gave up */
  seats: { seat: number; score: number; place: number | null; sources?: Record<string, number> }[]; /* sources, at the end or where they are open: words of `schema.sources` */
}

export interface Why {
  legal: boolean;
  clause?: string | null;
  why?: string;
}

/* What a strong bot thinks; chances are in per mille. */
export interface LineMove {
  seat: number;
  move: string;
  verb: number;
  args: string[];
}

/* How a score changes: the mean in hundredths. */
export interface ScoreChange {
  mean: number;
  low: number;
  high: number;
}

/* What helps a player; an event without arguments differs from try to try. */
export interface Gain {
  often: number;
  later: boolean; /* not by the move itself, */
  next?: true; /* and only in the next turn */
  event: GameEvent;
}

export interface HintCandidate {
  move: string;
  chance: number;
  visits: number;
  why?: Gain[]; /* what helps its player most, in the order in which it comes */
  then?: LineMove; /* the player's next move */
  ends?: true; /* its turn is over then */
  score?: ScoreChange; /* until the turn is over */
}

export interface Hint {
  iterations: number;
  candidates: HintCandidate[]; /* the best first */
  line: LineMove[];
  lead?: number; /* of the best over the move that it was compared with */
}

export interface MoveOdds {
  move: string;
  chance: number;
  score: ScoreChange;
  events: Record<string, number>; /* kinds of events, in per mille of the samples */
}

export interface Odds {
  samples: number;
  odds: MoveOdds[];
}

/* A figure in the text of a lesson: a number, or a word of the schema. */
export type Figure = number | { kind: string; word: string };

export interface LessonText {
  text: string; /* English, with the names of figures in braces */
  figures: Record<string, Figure>;
}

/* Where a lesson stands. */
export interface LessonState {
  step: number;
  steps: number;
  scene: number; /* which one is played */
  seat: number; /* the learner's */
  action: 'do' | 'until' | 'read' | 'over';
  waits: boolean; /* somebody else is to move */
  bookmark: string; /* where it stands, to be kept with the game */
  say: LessonText[];
  tips: LessonText[];
  point: string[]; /* things to look at */
  wanted: string[]; /* legal moves that would be right */
}

/* Each request with its members and its reply. */
export interface Requests {
  games: [{}, { games: GameInfo[]; bots: BotInfo[] }];
  schema: [{ game: string }, Schema];
  new: [{ game: string; players: number; seed: string; options?: Record<string, number>; colours?: string[] }, Next & { commit: string }];
  fork: [{ seat?: number; seed: string }, Next];
  state: [{}, { hash: string; state: View }];
  view: [{ seat?: number }, { view: View }];
  moves: [{ seat: number }, Moves];
  play: [{ seat: number; move: string }, Next];
  why: [{ seat: number; move: string }, Why];
  undo: [{}, Next];
  log: [{ seat?: number; all?: boolean; from?: number; events: true }, { log: StoryMove[]; moves: number }];
  result: [{}, Result];
  bot: [{ seat: number; bot: string; turn: number }, Next & { move: string }];
  hint: [{ seat: number; iterations: number; reasons?: number; against?: string }, Hint];
  odds: [{ seat: number; iterations: number }, Odds];
  save: [{ record?: boolean }, { file: string }];
  restore: [{ file: string; moves?: number }, Next & { game: string; moves: number }];
  lesson: [{ file: string; game?: string; bookmark?: string }, Next & { game: string; players: number; lesson: LessonState }];
  answer: [{ seat: number; move: string }, Next & Why & { verdict: 'right' | 'another' | 'refused'; said: LessonText | null; lesson: LessonState }];
  read: [{}, Next & { lesson: LessonState }];
  others: [{}, Next & { lesson: LessonState }];
  rules: [{ game: string; clause: string }, { clause: string; text: string }];
}

export type Command = keyof Requests;
export type Members<C extends Command> = Requests[C][0];
export type Reply<C extends Command> = Requests[C][1];
