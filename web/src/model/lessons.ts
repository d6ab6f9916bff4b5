/* What the reader could have chosen better, by a bot's judgement: found by an analysis, shown where the game is told again. */
import { signal } from '@preact/signals';
import type { GameEvent, LineMove } from '../engine/protocol';

export interface Mistake {
  at: number; /* so many moves were made before it */
  event: GameEvent; /* what was chosen */
  better: LineMove;
  chance: number; /* with the better move, in per mille; */
  lead: number; /* by so much it is better */
}

/* Those of one game, in the order of the moves; by the game's id. */
export const lessons = signal<{ id: string; list: Mistake[] } | null>(null);
