/* What of a story the log tells: no answers that were given for the reader, nor moves that nobody chose; and of decisions made in secret, one after the other, each player's once. */
import type { GameEvent, StoryMove } from '../engine/protocol';

const isSecret = ({ kind, verb }: GameEvent) => kind === 'move' && verb === undefined;

export function linesOf(story: StoryMove[], given: ReadonlySet<number>): StoryMove[] {
  const secret = new Set<number | null>(); /* who has decided since something was told */
  const isTold = (event: GameEvent, move: number) => {
    if (event.verb !== undefined && (!event.asked || given.has(move))) return false;
    if (!isSecret(event)) secret.clear();
    else if (secret.has(event.seat)) return false;
    else secret.add(event.seat);
    return true;
  };
  return story.map(({ move, events }) => ({ move, events: events.filter((event) => isTold(event, move)) }));
}
