/* What events tell of motion: the things they name, the ways that something took, what went from its place to a player. */
import type { GameEvent } from '../engine/protocol';
import type { Texts } from './texts';

export interface Told {
  named: string[];
  ways: string[][]; /* places that one after another was reached, by the same words: "Blue sails to …" */
  taken: { thing: string; seat: number }[];
}

/* Events that differ in their last word alone are steps of one way. */
function waysIn(events: GameEvent[], texts: Texts): string[][] {
  const ways = new Map<string, string[]>();
  for (const event of events.filter(({ verb }) => verb === undefined)) {
    const things = texts.named(event);
    const place = things.pop();
    const mover = [event.kind, event.seat, ...things].join();
    if (place) ways.set(mover, [...(ways.get(mover) ?? []), place]);
  }
  return [...ways.values()].filter(({ length }) => length > 1);
}

const takenIn = (event: GameEvent, texts: Texts) => (event.seat === null || event.verb !== undefined ? [] : texts.named(event).map((thing) => ({ thing, seat: event.seat! })));

export const toldIn = (events: GameEvent[], texts: Texts): Told => ({
  named: events.flatMap((event) => texts.named(event)),
  ways: waysIn(events, texts),
  taken: events.flatMap((event) => takenIn(event, texts)),
});
