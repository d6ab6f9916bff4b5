/* The course of a game: its lessons in order, how far the reader has come, and their texts in his language. */
import { computed, effect, signal } from '@preact/signals';
import { language, type Catalogue } from '../model/i18n';
import { kept } from '../model/settings';

export interface Material {
  lessons: Record<string, string>; /* file by name */
  pictures: Record<string, string>;
  examples: Record<string, string>;
}

export interface Head {
  name: string;
  title: string;
  about: string;
  teaches: string[];
}

const files = import.meta.glob<{ default: Material }>('../generated/lessons/*.json');

export const hasCourse = (game: string) => `../generated/lessons/${game}.json` in files;

export async function materialOf(game: string): Promise<Material> {
  const load = files[`../generated/lessons/${game}.json`];
  return load ? (await load()).default : { lessons: {}, pictures: {}, examples: {} };
}

const row = (file: string, word: string) => new RegExp(`^${word} +(.*)$`, 'm').exec(file)?.[1]?.trim() ?? '';

export const headOf = (name: string, file: string): Head => ({ name, title: row(file, 'title'), about: row(file, 'about'), teaches: row(file, 'teaches').split(/ +/).filter(Boolean) });

export const headsOf = (lessons: Record<string, string>): Head[] => Object.entries(lessons).map(([name, file]) => headOf(name, file));

/* ---- Progress ---- */

export interface Bookmark {
  at: string; /* as the teacher gave it */
  scene: number; /* the line of the file that begins it */
  file: string; /* the game as it was */
}

interface Progress {
  done: string[];
  at: Record<string, Bookmark>; /* lessons that were left */
}

const progress = kept<Record<string, Progress>>('learnt', {});

const of = (game: string): Progress => progress.value[game] ?? { done: [], at: {} };
const set = (game: string, change: Partial<Progress>) => (progress.value = { ...progress.value, [game]: { ...of(game), ...change } });

export const isDone = (game: string, lesson: string) => of(game).done.includes(lesson);
export const bookmarkOf = (game: string, lesson: string): Bookmark | undefined => of(game).at[lesson];
export const hasBegun = (game: string) => of(game).done.length > 0 || Object.keys(of(game).at).length > 0;

export const mark = (game: string, lesson: string, at: Bookmark) => set(game, { at: { ...of(game).at, [lesson]: at } });

export function unmark(game: string, lesson: string): void {
  const { [lesson]: _, ...at } = of(game).at;
  set(game, { at });
}

export function finish(game: string, lesson: string): void {
  unmark(game, lesson);
  set(game, { done: [...new Set([...of(game).done, lesson])] });
}

/* ---- Texts ---- */

const catalogues = import.meta.glob<{ default: Catalogue }>('../generated/po/lessons/*.json');
const wanted = signal('');
const found = signal<Record<string, Catalogue>>({});

/* The translations of a game's lessons; asked for once a lesson is opened, and again when the language changes. */
export function speakOf(game: string): void {
  wanted.value = game;
}

effect(() => {
  const key = `${wanted.value}.${language.value}`;
  const load = catalogues[`../generated/po/lessons/${key}.json`];
  if (!wanted.value || !load || found.peek()[key]) return;
  void load().then((file) => (found.value = { ...found.peek(), [key]: file.default }), () => undefined);
});

const catalogue = computed(() => found.value[`${wanted.value}.${language.value}`] ?? {});

/* A text of a lesson, in the reader's language. */
export function lessonText(text: string): string {
  if (language.value === 'xx') return text && `⟦${text}⟧`;
  const translated = catalogue.value[text];
  return typeof translated === 'string' && translated ? translated : text;
}
