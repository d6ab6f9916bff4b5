/* Colours that players chose: the schema with the words of the seats in the order of the seats, so that all that goes by it follows. */
import type { Schema, Word } from '../engine/protocol';

/* The words of a game's colours, in the usual order of the seats; none if nobody chooses. */
export const coloursOf = (schema: Schema | null): Word[] => (schema?.colours ? (schema.words[schema.captains] ?? []) : []);

/* Every seat's colour by its number: those chosen, then what is left. Who chose none has the usual one if it is left, as in the engine. */
export function allColours(schema: Schema, chosen: readonly (string | null)[]): number[] {
  const words = coloursOf(schema).map(({ word }) => word);
  const seats: number[] = words.map((_, seat) => words.indexOf(chosen[seat] ?? ''));
  const own = seats.map((colour, seat) => (colour < 0 && !seats.includes(seat) ? seat : colour));
  const left = words.map((_, colour) => colour).filter((colour) => !own.includes(colour));
  return own.map((colour) => (colour < 0 ? left.shift()! : colour));
}

/* One seat takes a colour; whoever had it gets the other in exchange. */
export const exchanged = (colours: number[], seat: number, colour: number): number[] =>
  colours.map((old, i) => (i === seat ? colour : old === colour ? colours[seat]! : old));

/* What is printed on a thing stays with the thing; its names go with the colour. */
const renamed = (words: Word[], runs: [number, number][], colours: number[]): Word[] =>
  words.map((word, i) => {
    for (const [first, each] of runs) {
      const seat = Math.floor((i - first) / each);
      const colour = i >= first ? colours[seat] : undefined;
      if (colour !== undefined) return { ...words[i + (colour - seat) * each]!, facts: word.facts };
    }
    return word;
  });

export function painted(schema: Schema, chosen: readonly (string | null)[] | undefined): Schema {
  if (!chosen || !schema.colours) return schema;
  const colours = allColours(schema, chosen);
  const words = Object.fromEntries(Object.entries(schema.words).map(([kind, list]) => [kind, renamed(list, schema.owned?.[kind] ?? [], colours)]));
  const names = words[schema.captains]!.map(({ label }) => label);
  const seats = Object.fromEntries(Object.entries(schema.seats).map(([players, list]) => [players, names.slice(0, list.length)]));
  return { ...schema, words, seats, marks: colours };
}
