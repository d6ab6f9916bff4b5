/* Fair dice: what this browser noted before the game is compared with what the server reveals after it, and the whole game is played again
 * by the engine of this page. */
import type { View } from '../engine/protocol';
import { LocalSource } from '../model/local';
import { newSeed } from '../model/storage';
import { getText } from './api';
import type { Info } from './protocol';
import { seatsOf } from './remote';

interface Note {
  commit: string;
  before: boolean; /* noted before the first move */
  entropy?: string; /* what this browser mixed in */
}

const PREFIX = 'roadstead.fair.';
const MANY = 200;

const read = (table: string) => JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Note | null;

function write(table: string, note: Note): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (kept.length >= MANY) localStorage.removeItem(kept[0]!);
  localStorage.setItem(PREFIX + table, JSON.stringify(note));
}

/* The first commitment that was seen is the one that counts. */
export function noteCommit({ table, commit, moves }: Info): void {
  if (!read(table)) write(table, { commit, before: moves === 0 });
}

export const newEntropy = newSeed;

/* Only after the commitment is known: the server must not be able to choose its seed by it. */
export function noteEntropy(info: Info, entropy: string): void {
  noteCommit(info);
  write(info.table, { ...read(info.table)!, entropy });
}

export interface Findings {
  replayed: boolean | null; /* the engine of this page comes to the same end by the same draws; null: not all of it can be played any more */
  seen: boolean | null; /* that end is the one this reader saw */
  committed: boolean | null; /* the seed is the one committed to; null: the commitment was seen too late to say */
  mixed: boolean | null; /* what this browser added is in it; null: it added nothing */
}

const valuesOf = (file: string, name: string) => [...file.matchAll(new RegExp(`^${name} (\\S+)$`, 'gm'))].map(([, value]) => value!);

/* What the engine writes down after playing a file again has its own commitment, end and hash: all of it must be the same. */
async function playedAgain(info: Info, file: string, seat: number | null): Promise<{ file: string; view: View; older: boolean }> {
  const source = new LocalSource(info.game, seatsOf(info));
  try {
    const { rules } = await source.ask('restore', { file });
    return { file: await source.file(), view: await source.view(seat ?? 'spectator'), older: rules !== undefined || /^rules \d+ \d+/m.test(file) };
  } finally {
    source.close();
  }
}

export async function verify(info: Info, seat: number | null, seen: View | null): Promise<Findings> {
  const file = await getText(`tables/${info.table}/file`);
  const again = await playedAgain(info, file, seat).catch(() => null);
  const note = read(info.table);
  const [commit] = valuesOf(again?.file ?? '', 'commit');
  const same = again !== null && again.file === file && !/^(draw|stream|position)\b/m.test(file);
  const isSeen = seen && JSON.stringify(again?.view) === JSON.stringify(seen);
  return {
    replayed: same || (again?.older ? null : false),
    seen: isSeen || (again?.older ? null : isSeen),
    committed: note?.before ? note.commit === commit : null,
    mixed: note?.entropy ? valuesOf(again?.file ?? '', 'entropy').includes(note.entropy) : null,
  };
}

export const isSound = (found: Findings) => Object.values(found).every((fine) => fine !== false);
