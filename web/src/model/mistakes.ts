/* Finding what the reader could have chosen better: a fall of the chance is no mistake, a better move in the same position is one. */
import type { GameEvent, Hint, StoryMove } from '../engine/protocol';
import type { Mistake } from './lessons';

export interface Choice {
  at: number;
  event: GameEvent;
}

const ENOUGH = 80; /* choices that are looked at: of a longer game evenly fewer */

/* What this seat chose, where there was something to choose. */
export function choicesOf(story: StoryMove[], seat: number): Choice[] {
  const all = story.flatMap(({ move: at, events }) => events.filter((event) => event.kind === 'move' && event.asked && event.move && event.seat === seat).map((event) => ({ at, event })));
  const step = Math.ceil(all.length / ENOUGH);
  return all.filter((_, i) => i % step === 0);
}

/* By how much the best move looked better than the chosen one, in the same hint. */
export function behind({ candidates, line }: Hint, { move }: GameEvent): number {
  const chance = (text?: string) => candidates.find((one) => one.move === text)?.chance;
  const [best, chosen] = [chance(line[0]?.move), chance(move)];
  return best === undefined || chosen === undefined ? 0 : best - chosen;
}

const DOUBTFUL = 5; /* choices that are looked at again */
const SUSPECT = 20; /* per mille: less is not looked at again */
const CLEAR = 40; /* less is no mistake */
const MOST = 5;

/* Those worth a second, longer look. */
export const suspects = <T extends { behind: number }>(looked: T[]): T[] => looked.filter((one) => one.behind >= SUSPECT).sort((a, b) => b.behind - a.behind).slice(0, DOUBTFUL);

export const mistakesOf = (found: Mistake[]): Mistake[] => [...found].filter(({ lead }) => lead >= CLEAR).sort((a, b) => b.lead - a.lead).slice(0, MOST).sort((a, b) => a.at - b.at);

export const costliest = (mistakes: Mistake[]): Mistake | null => [...mistakes].sort((a, b) => b.lead - a.lead)[0] ?? null;
