/* Finds the boards there are. Nothing is registered by hand: a folder is enough. */
import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy';
import type { MomentTable } from '../model/moment';
import type { BoardModule, Cover } from './board';

const boards = import.meta.glob<{ board: BoardModule }>('./*/index.tsx');
const covers = import.meta.glob<{ cover: Cover }>('./*/cover.tsx', { eager: true });
const moments = import.meta.glob<{ moments: MomentTable<never> }>('./*/moments.ts');
const scenes = import.meta.glob<{ Picture: ComponentType }>('./*/scene.tsx');

const loaded = new Map<string, BoardModule>();

/* Without a board, or if it cannot be loaded, there is the generic table. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/index.tsx`];
  const board = load ? await load().then(({ board }) => board, () => null) : null;
  if (board) loaded.set(game, board);
  return board;
}

/* The board at once, if it was loaded before. */
export const loadedBoard = (game: string): BoardModule | undefined => loaded.get(game);

/* What of a game is shown as a moment, if it says. */
export const momentsIn = (game: string): Promise<MomentTable<never> | null> =>
  moments[`./${game}/moments.ts`]?.().then(({ moments }) => moments, () => null) ?? Promise.resolve(null);

export const coverOf = (game: string): Cover | undefined => covers[`./${game}/cover.tsx`]?.cover;

/* The pictures of the home page, by game; until they are there one looks at empty water. */
const pictures = new Map(Object.entries(scenes).map(([path, load]) => [path.split('/')[1]!, lazy(() => load().then(({ Picture }) => Picture))]));

export const pictureOf = (game: string): ComponentType | undefined => pictures.get(game);
