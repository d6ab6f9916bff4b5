/* Finds the boards there are. Nothing is registered by hand: a folder is enough. */
import type { BoardModule, Cover } from './board';

const boards = import.meta.glob<{ board: BoardModule }>('./*/index.tsx');
const covers = import.meta.glob<{ cover: Cover }>('./*/cover.tsx', { eager: true });

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
