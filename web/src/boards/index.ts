/* Finds the boards there are. Nothing is registered by hand: a folder is enough. */
import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy';
import type { BoardModule, Cover } from './board';

const boards = import.meta.glob<{ board: BoardModule }>('./*/index.tsx');
const covers = import.meta.glob<{ cover: Cover }>('./*/cover.tsx', { eager: true });
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

export const coverOf = (game: string): Cover | undefined => covers[`./${game}/cover.tsx`]?.cover;

/* The pictures of the home page, by game; until they are there one looks at empty water. */
const pictures = new Map(Object.entries(scenes).map(([path, load]) => [path.split('/')[1]!, lazy(() => load().then(({ Picture }) => Picture))]));

export const pictureOf = (game: string): ComponentType | undefined => pictures.get(game);
