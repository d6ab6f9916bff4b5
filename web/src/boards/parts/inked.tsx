/* Drawings in ink and wash, written short: paths one after the other with `~` between them, each behind the letter of its colour
 * (`.ink-…` in style/pieces.css): l a line, k ink, w linen, b brass, m metal, o wood, v a shadow, and what a drawing names itself. */
import type { JSX } from 'preact';

export const inked = (drawing: string | undefined): JSX.Element[] | undefined =>
  drawing?.split('~').map((path, i) => <path key={i} class={`ink-${path[0]}`} d={path.slice(1)} />);

/* A number out of a word, always the same one: what is drawn by chance looks alike tomorrow. */
export function seedOf(word: string): number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return seed ^ (seed >>> 15);
}
