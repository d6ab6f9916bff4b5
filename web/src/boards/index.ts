/* Finds the boards there are. Nothing is registered by hand: a folder is enough. */
import type { BoardModule, Cover } from './board';

const boards = import.meta.glob<{ board: BoardModule }>('./*/index.tsx');
const covers = import.meta.glob<{ cover: Cover }>('./*/cover.tsx', { eager: true });

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/index.tsx`];
  return load ? (await load()).board : null;
}

export const coverOf = (game: string): Cover | undefined => covers[`./${game}/cover.tsx`]?.cover;
