/* Games kept in this browser: the engine's game file, and who sits where. */
import { signal } from '@preact/signals';

export interface Seat {
  name: string; /* empty: as the game calls the seat */
  bot: string | null; /* null: a person */
}

export interface Kept {
  id: string;
  game: string;
  seats: Seat[];
  file: string;
  moves: number;
  over: boolean;
  changed: number;
  given?: number[]; /* moves made for the reader (model/given) */
}

const PREFIX = 'roadstead.game.';

const read = (key: string): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

function all(): Kept[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export const shelf = signal<Kept[]>(all());

export const find = (id: string): Kept | null => read(PREFIX + id);

/* The browser's room is limited: when it is full, the oldest games that are over make place. */
function put(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (full) {
    const oldest = shelf.value.findLast(({ over }) => over);
    if (!oldest) throw full;
    forget(oldest.id);
    put(key, text);
  }
}

export function keep(game: Kept): void {
  put(PREFIX + game.id, JSON.stringify(game));
  shelf.value = [game, ...shelf.value.filter(({ id }) => id !== game.id)];
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
  shelf.value = shelf.value.filter((game) => game.id !== id);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/* ---- Game files in and out: the engine's text, with the seats as a comment of the page in front of it ---- */

const MARK = '# seats ';

export const toFile = (game: Pick<Kept, 'seats' | 'file'>) => `${MARK}${JSON.stringify(game.seats)}\n${game.file}`;

export function fromFile(text: string): { file: string; seats: Seat[] | null } {
  if (!text.startsWith(MARK)) return { file: text, seats: null };
  const end = text.indexOf('\n');
  try {
    return { file: text.slice(end + 1), seats: JSON.parse(text.slice(MARK.length, end)) as Seat[] };
  } catch {
    return { file: text.slice(end + 1), seats: null };
  }
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
