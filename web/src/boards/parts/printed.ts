/* What the schema says of the things of a game: their words, and what is printed on them. */
import type { Texts } from '../../model/texts';

export const wordsOf = <T extends string = string>(texts: Texts, kind: string) => (texts.schema.words[kind] ?? []).map(({ word }) => word as T);

export const printedOn = <T,>(texts: Texts, kind: string, word: string) => (texts.word(kind, word)?.facts ?? {}) as unknown as T;

/* The size of the serif face at which a text fits its room; a letter is a good half as wide as high. */
export const fitted = (text: string, most: number, room: number) => ({ fontSize: `${Math.min(most, room / (text.length * 0.54)).toFixed(1)}px` });
