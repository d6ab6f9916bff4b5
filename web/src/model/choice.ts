/* Choosing a move step by step: what was picked so far, what is left, and how to offer it. No rule of any game is known here. */
import type { Move } from '../engine/protocol';

export type Step =
  | { thing: string } /* a thing on the table that the move must touch */
  | { verb: number } /* what to do */
  | { arg: number; word: string }; /* one argument of it */

export type Path = Step[];

function fits(move: Move, step: Step): boolean {
  if ('thing' in step) return move.targets.includes(step.thing);
  if ('verb' in step) return move.verb === step.verb;
  return move.args[step.arg] === step.word;
}

export const narrow = (moves: Move[], path: Path): Move[] => moves.filter((move) => path.every((step) => fits(move, step)));

/* Things that lead on from here, each with the moves that touch it. */
export function reachable(moves: Move[], path: Path): Map<string, Move[]> {
  const things = new Map<string, Move[]>();
  for (const move of narrow(moves, path))
    for (const thing of move.targets) things.set(thing, [...(things.get(thing) ?? []), move]);
  return things;
}

export interface Entry {
  move?: Move; /* makes this move */
  step?: Step; /* or goes one step further */
  arg?: number; /* shows this argument alone; otherwise the whole label */
  count: number;
}

/* Moves of one verb; `open` are the arguments that still differ among them. */
export interface Group {
  verb: number;
  moves: Move[];
  args: (string | null)[];
  open: number[];
  entries: Entry[];
}

/* Which arguments people are told of; the others, such as rows and columns, tell moves apart on the board alone. */
type Says = (verb: number, arg: number) => boolean;

const FEW = 4;
const PIPS = 6; /* as many numbers as a die has are still seen at a glance */

function openArgs(moves: Move[]): number[] {
  const first = moves[0]!;
  return first.args.map((_, i) => i).filter((i) => moves.some((move) => move.args[i] !== first.args[i]));
}

/* A thing says more than a number; of numbers the last does, since columns and rows come first. */
const firstToChoose = (moves: Move[], open: number[]): number => open.find((arg) => !moves.every(({ args }) => isNumber(args[arg]!))) ?? open.at(-1)!;

/* Of moves that come to the same, one is offered; the others are left to the table and to typing. */
const unlike = (moves: Move[]): Move[] => moves.filter(({ like }) => !moves.some(({ text }) => text === like));

function group(all: Move[], says: Says): Group {
  const moves = unlike(all);
  const open = openArgs(moves).filter((arg) => says(moves[0]!.verb, arg));
  const [first] = moves as [Move];
  const unsettled = openArgs(all);
  const args = first.args.map((word, i) => (unsettled.includes(i) ? null : word));
  const whole = (move: Move): Entry => ({ move, count: 1 });

  const alike = open.length === 1 && new Set(moves.map((move) => move.args[open[0]!])).size < moves.length;

  if (open.length === 1 && !alike) return { verb: first.verb, moves, args, open, entries: moves.map((move) => ({ ...whole(move), arg: open[0] })) };
  if (open.length === 0 || moves.length <= FEW) return { verb: first.verb, moves, args, open, entries: moves.map(whole) };
  return { verb: first.verb, moves, args, open, entries: branches(moves, firstToChoose(moves, open)) };
}

/* One entry for each value of an argument. */
function branches(moves: Move[], arg: number): Entry[] {
  const words = [...new Set(moves.map((move) => move.args[arg]!))];
  return words.map((word) => {
    const those = moves.filter((move) => move.args[arg] === word);
    return those.length === 1 ? { move: those[0], count: 1 } : { step: { arg, word }, arg, count: those.length };
  });
}

/* What to show: groups by verb, as they are listed. */
export function offers(moves: Move[], path: Path, says: Says = () => true): Group[] {
  const left = narrow(moves, path);
  return [...new Set(left.map((move) => move.verb))].map((verb) => group(left.filter((move) => move.verb === verb), says));
}

/* ---- Numbers and sets ---- */

const isNumber = (word: string) => /^-?\d+$/.test(word);

/* Several arguments of one kind, not all of them needed: the moves are sets of such things. */
export const isSet = (moves: Move[], kinds: string[]): boolean =>
  kinds.length > 1 && kinds.every((kind) => kind === kinds[0]) && moves.some(({ args }) => args.includes(''));

/* Words that are made of letters, each a thing of its own: "abd" for A, B and D. */
const isSpelled = (moves: Move[], [kind, more]: string[], label: (kind: string, word: string) => string): boolean =>
  kind !== undefined &&
  more === undefined &&
  moves.some(({ args }) => args[0]!.length > 1) &&
  moves.every(({ args }) => label(kind, args[0]!) === [...args[0]!].map((letter) => letter.toUpperCase()).join(', '));

/* The things of a set, by their ids. */
export const members = ({ args }: Move, kinds: string[]): string[] =>
  kinds.length > 1 ? args.flatMap((word, i) => (word ? [`${kinds[i]}:${word}`] : [])) : [...args[0]!].map((letter) => `${kinds[0]}:${letter}`);

/* How many moves of one verb are best chosen from: a number, numbers of several things, a set, or a list. */
export type Manner = 'number' | 'counts' | 'set' | 'list';

export function manner({ moves, open }: Group, kinds: string[], counted: (arg: number) => string, label: (kind: string, word: string) => string): Manner {
  if (moves.length <= FEW) return 'list';
  if (isSet(moves, kinds) || isSpelled(moves, kinds, label)) return 'set';
  if (!open.every((arg) => moves.every(({ args }) => isNumber(args[arg]!) && label(kinds[arg]!, args[arg]!) === args[arg]))) return 'list';
  if (open.length === 1) return moves.length <= PIPS ? 'list' : 'number';
  return open.every((arg) => counted(arg) !== '') ? 'counts' : 'list';
}

/* The move that has exactly these members. */
export function ofMembers(moves: Move[], kinds: string[], chosen: string[]): Move | undefined {
  return moves.find((move) => {
    const own = members(move, kinds);
    return own.length === chosen.length && own.every((one) => chosen.includes(one));
  });
}

/* Picking a thing: again takes it back; one that does not fit what was picked before begins anew. */
export function pick(moves: Move[], path: Path, thing: string): Path {
  const others = path.filter((step) => !('thing' in step && step.thing === thing));
  if (others.length < path.length) return others;
  const further = [...path, { thing }];
  return narrow(moves, further).length > 0 ? further : [{ thing }];
}

/* Moves to ask about when a thing cannot be used: verbs of this decision that take such a thing. */
export function questions(
  verbs: { word: string; args: string[]; at: string[] }[],
  decision: string,
  thing: string,
  moves: Move[],
  firstWord: (kind: string) => string | undefined,
): string[] {
  const colon = thing.indexOf(':');
  const [kind, word] = [thing.slice(0, colon), thing.slice(colon + 1)];
  return verbs.flatMap((verb, index) => {
    const at = verb.args.indexOf(kind);
    if (at < 0 || !verb.at.includes(decision)) return [];
    const like = moves.find((move) => move.verb === index);
    const args = verb.args.map((arg, i) => (i === at ? word : (like?.args[i] ?? firstWord(arg) ?? '1')));
    return [[verb.word, ...args].filter(Boolean).join(' ')];
  });
}

/* The whole label contains every word that was typed. */
export function search(label: string, typed: string): boolean {
  const plain = label.toLocaleLowerCase();
  return typed.toLocaleLowerCase().split(/\s+/).every((part) => plain.includes(part));
}

/* What stands on a button is heard first, and then the whole, where that leaves it out: word for word, and what is in parentheses may stay unspoken. */
export const spoken = (label: string, whole: string): string => (` ${wordsOf(whole)} `.includes(` ${wordsOf(label)} `) ? whole : `${label}: ${whole}`);

const wordsOf = (text: string): string => (text.replace(/\([^()]*\)/g, ' ').toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/* Words of all games for to do nothing more: such a move brings nothing itself, and nobody shall press it where something else stood before. */
const ENDS = ['done', 'pass', 'end', 'stop'];
export const isEnd = (word: string): boolean => ENDS.includes(word);
