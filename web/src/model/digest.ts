/* What others did since the reader's own last move, told short: what came to the reader by it, then a line for each of them. */
import type { GameEvent, StoryMove } from '../engine/protocol';
import type { Texts } from './texts';

export interface Digest {
  suffered: GameEvent[]; /* what came to the reader, whoever did it */
  lines: Line[];
}

export interface Line {
  seat: number;
  came: GameEvent[]; /* what else came of it that is worth telling */
  did: { label: string; times: number }[]; /* the rest: what its moves led to, alike ones together */
  begun: string; /* a move that has led to nothing yet */
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

/* A move that another made: what it led to, and the move itself where it led to nothing but what came to the reader. */
function tell(line: Line, suffered: GameEvent[], events: GameEvent[], reader: number | null, texts: Texts, { isTelling, dull }: Taste): void {
  const done = events.filter((event) => isDone(event, texts));
  const own = done.filter((event) => reader !== null && concerns(event, reader, texts));
  let begun = '';
  for (const event of events) {
    if (own.includes(event)) suffered.push(event);
    else if (isTelling(event)) line.came.push(event);
    else if (done.includes(event) && event.seat === line.seat && !dull.includes(event.kind)) add(line.did, texts.event(event));
    else if (done.length === own.length && event.seat === line.seat && isTold(event)) begun = texts.verb(event.verb!, event.args!.map(String));
  }
  if (line.begun && begun) add(line.did, line.begun);
  if (own.length > 0 && begun) add(line.did, begun);
  line.begun = done.length > 0 ? '' : begun || line.begun;
}

/* Which events end a scene, and which kinds say nothing to others. */
export interface Taste {
  isTelling: (event: GameEvent) => boolean;
  dull: string[];
}

const PLAIN: Taste = { isTelling: () => false, dull: [] };

/* What the reader had no choice in counts to whoever moved before; if nobody did, what came of it came to him all the same. */
export function digest(news: StoryMove[], reader: number | null, texts: Texts, taste = PLAIN): Digest {
  const lines = new Map<number, Line>();
  const suffered: GameEvent[] = [];
  let actor: number | null = null;
  for (const move of news) {
    const mover = moverOf(move);
    if (mover !== null && mover !== reader) actor = mover;
    if (actor === null) {
      suffered.push(...before(move.events, reader).filter((event) => isDone(event, texts) && reader !== null && concerns(event, reader, texts) && !taste.dull.includes(event.kind)));
      continue;
    }
    const line = lines.get(actor) ?? { seat: actor, came: [], did: [], begun: '' };
    lines.set(actor, line);
    tell(line, suffered, before(move.events, reader), reader, texts, taste);
  }
  for (const line of lines.values()) if (line.begun) add(line.did, line.begun);
  return { suffered, lines: [...lines.values()].filter(({ came, did }) => came.length + did.length > 0) };
}
