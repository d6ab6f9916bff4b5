/* A drawing of few strokes: <Strokes rock="M…" foam="M…" /> draws them in this order, each as its kind is drawn (ahoy.css). */
import type { JSX } from 'preact';

export type Kinds = Record<string, string>;

export function Strokes(kinds: Kinds): JSX.Element {
  return (
    <g class="ahoy-strokes">
      {Object.entries(kinds).map(([kind, d]) => (
        <path key={kind} class={`ahoy-${kind}`} d={d} />
      ))}
    </g>
  );
}
