/* Finding something in the rules by a few words, in the reader's language or in that of the rules. */
import type { Block } from './markdown';
import type { Catalogue } from './i18n';

export interface Section {
  heading: string;
  blocks: Block[];
}

export interface Finding {
  headings: string[]; /* of sections that are named so */
  sections: Section[]; /* what else was found, the best first */
  words: string[]; /* what was looked for, as word beginnings, to be marked */
}

const SHORT = 4; /* letters of a word that is taken as it is; a longer one may end otherwise */
const ENOUGH = 0.45; /* of the best block's weight */
const ASKING = /^(how|what|when|where|who|why|which|do|does|can|is|are|the|an?|to|of|in|on|at|for|and|or|i|it|my|you)$/;
const ENDING = /^(e?s|e?d|(n|t|g)?(er|ers|ing))?$/; /* win, wins, winner */
const KINSHIP = 0.2; /* of an English word to a foreign one */

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word: string) => (word.length > SHORT ? word.slice(0, -1) : word);
const textOf = (block: Block) => (block.kind === 'table' ? [block.head, ...block.rows].flat().join(' ') : `${block.kind === 'item' ? (block.clause ?? '') : ''} ${block.text}`);

/* Headings with what stands under them. */
export function sectionsOf(all: Block[]): Section[] {
  const found: Section[] = [];
  for (const block of all) {
    if (block.kind === 'heading') found.push({ heading: block.text, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

/* The English word that comes with this one in translations, and seldom without it. */
export function inEnglish(word: string, catalogue: Catalogue): string | null {
  const [together, alone] = [new Map<string, number>(), new Map<string, number>()];
  let times = 0;
  for (const [key, value] of Object.entries(catalogue)) {
    const hit = wordsOf([value].flat().join(' ')).some((one) => one.startsWith(stem(word)));
    if (hit) times++;
    for (const one of new Set(wordsOf(key))) {
      alone.set(one, (alone.get(one) ?? 0) + 1);
      if (hit) together.set(one, (together.get(one) ?? 0) + 1);
    }
  }
  const kinship = (one: string) => together.get(one)! ** 2 / (alone.get(one)! * times);
  const best = [...together.keys()].filter((one) => one.length > 2).sort((a, b) => kinship(b) - kinship(a))[0];
  return best && kinship(best) >= KINSHIP ? best : null;
}

/* Of a question only what it is about: "how to win" asks for winning. */
function telling(words: string[]): string[] {
  const rest = words.filter((word) => !ASKING.test(word));
  return rest.length > 0 ? rest : words;
}

/* Each word weighs the more the fewer blocks hold it, and less where it only begins another. */
function weigher(texts: string[][], words: string[]): (text: string[]) => number {
  const weights = words.map((word) => Math.log(1 + texts.length / (1 + texts.filter((text) => text.some((one) => one.startsWith(word))).length)));
  const isForm = (one: string, word: string) => one.startsWith(word) && ENDING.test(one.slice(word.length));
  const fit = (text: string[], word: string) => (text.some((one) => isForm(one, word)) ? 1 : text.some((one) => one.startsWith(word)) ? 0.4 : 0);
  return (text) => words.reduce((sum, word, i) => sum + weights[i]! * fit(text, word), 0);
}

export function search(all: Block[], typed: string, catalogue: Catalogue = {}): Finding {
  const sections = sectionsOf(all);
  const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(textOf)]).map(wordsOf);
  const known = new Set(texts.flat());
  const isKnown = (word: string) => [...known].some((one) => one.startsWith(word));
  const asked = wordsOf(typed).map((word) => (isKnown(word) ? word : (inEnglish(word, catalogue) ?? stem(word))));
  const words = telling([...new Set(asked)].filter(isKnown));
  const weigh = weigher(texts, words);
  const least = ENOUGH * Math.max(0, ...texts.map(weigh));
  const isFound = (text: string) => least > 0 && weigh(wordsOf(text)) >= least;
  const weight = ({ heading, blocks }: Section) => Math.max(weigh(wordsOf(heading)), ...blocks.map((block) => weigh(wordsOf(textOf(block)))));
  const found = sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.filter((block) => isFound(textOf(block))) })).filter(({ blocks }) => blocks.length > 0);
  return {
    headings: sections.map(({ heading }) => heading).filter(isFound),
    sections: found.sort((a, b) => weight(b) - weight(a)),
    words,
  };
}
