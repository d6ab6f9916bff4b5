/* Where spaces lie: regions of two by two on one grid. */
import type { Texts } from '../../model/texts';
import { tileOf, type AhoyView, type CellFacts } from './facts';

export const SPACE = 76;

const CORNERS = ['nw', 'ne', 'se', 'sw'];
export const OFFSET = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

export interface Place {
  x: number;
  y: number;
}

export interface Spot extends Place {
  word: string;
  cell: CellFacts;
  region: string;
  corner: number;
  turned: number;
  tile: string;
  suit: string; /* of the tile's island */
}

export type Region = AhoyView['region'][number];

export const letter = (index: number) => String.fromCharCode(97 + index);
export const isRight = ({ corner }: Spot) => corner === 1 || corner === 2;
export const key = ({ x, y }: Place) => `${x},${y}`;

/* The four spaces of a region: what is printed at corner k lies, after turning, at corner k + turned. */
export function spotsOf({ tile, x, y, turned }: Pick<Region, 'x' | 'y' | 'turned'> & { tile?: string | null }, index: number, texts: Texts): Spot[] {
  const facts = tile ? tileOf(texts, tile) : undefined;
  return (facts?.cells ?? []).map((cell, k) => {
    const corner = (k + turned) % 4;
    const [dx, dy] = OFFSET[corner]!;
    return { word: `${letter(index)}-${CORNERS[corner]}`, x: x + dx, y: y + dy, cell, region: letter(index), corner, turned, tile: tile!, suit: facts!.suit };
  });
}

/* Free places around the map: targets of steps that explore, and of new tiles. */
export function around(spots: Spot[]): Place[] {
  const taken = new Set(spots.map(key));
  const free = new Map<string, Place>();
  for (const { x, y } of spots)
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++) {
        const place = { x: x + dx, y: y + dy };
        if (!taken.has(key(place))) free.set(key(place), place);
      }
  return [...free.values()];
}
