/* What others did since the reader's own last move, told short: one line for each of them, what was done to the reader first. */
import type { GameEvent, StoryMove } from '../engine/protocol';
import type { Texts } from './texts';

export interface Line {
  seat: number;
  suffered: GameEvent[]; /* what this player did to the reader */
  came: GameEvent[]; /* what else came of it that is worth telling */
  did: { label: string; times: number }[]; /* the rest: moves, alike ones together */
}

const DULL = new Set(['move', 'turn', 'round', 'first']);

const moverOf = ({ events }: StoryMove) => events.find(({ kind }) => kind === 'move')?.seat ?? null;

/* Is a player meant, as a seat or by a word of his own? */
export function concerns(event: GameEvent, seat: number, texts: Texts): boolean {
  return event.seat === seat || (event.args ?? []).some((word) => typeof word === 'string' && texts.ownerOf(word) === seat);
}

function add(did: Line['did'], label: string): void {
  const known = did.find((one) => one.label === label);
  if (known) known.times++;
  else did.push({ label, times: 1 });
}

/* What is told to its player alone is that player's own luck; nobody did it. */
const isDone = ({ kind }: GameEvent, texts: Texts) => !DULL.has(kind) && !texts.schema.events.some((row) => row.kind === kind && row.hidden);

/* What others have done ends where the reader's own turn begins. */
function before(events: GameEvent[], reader: number | null): GameEvent[] {
  const own = events.findIndex(({ kind, seat }) => kind === 'turn' && seat === reader);
  return own < 0 ? events : events.slice(0, own);
}

/* A move that names nothing, like "Done", says nothing afterwards. */
const isTold = ({ verb, args, asked }: GameEvent) => verb !== undefined && asked && (args ?? []).length > 0;

/* One event of a move that another made. */
function tell(line: Line, event: GameEvent, reader: number | null, texts: Texts, isTelling: (event: GameEvent) => boolean): void {
  if (isTold(event) && event.seat === line.seat) add(line.did, texts.verb(event.verb!, event.args!.map(String)));
  if (reader !== null && isDone(event, texts) && concerns(event, reader, texts)) line.suffered.push(event);
  else if (isTelling(event)) line.came.push(event);
}

/* What the reader had no choice in counts to whoever moved before. */
export function digest(news: StoryMove[], reader: number | null, texts: Texts, isTelling: (event: GameEvent) => boolean = () => false): Line[] {
  const lines = new Map<number, Line>();
  let actor: number | null = null;
  for (const move of news) {
    const mover = moverOf(move);
    if (mover !== null && mover !== reader) actor = mover;
    if (actor === null) continue;
    const line = lines.get(actor) ?? { seat: actor, suffered: [], came: [], did: [] };
    lines.set(actor, line);
    for (const event of before(move.events, reader)) tell(line, event, reader, texts, isTelling);
  }
  return [...lines.values()].filter(({ suffered, came, did }) => suffered.length + came.length + did.length > 0).sort((a, b) => Number(b.suffered.length > 0) - Number(a.suffered.length > 0));
}
