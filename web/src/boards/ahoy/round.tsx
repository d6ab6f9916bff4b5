/* The round as a day: the sun rises with the dice that are rolled and sets with the last one used. */
import type { JSX } from 'preact';
import type { Texts } from '../../model/texts';
import { boardOf, factionOf, poolDice, type AhoyView } from './facts';
import { Strokes } from './strokes';

export function Day({ view, texts }: { view: AhoyView; texts: Texts }): JSX.Element {
  const left = view.captain.reduce((sum, { pool }) => sum + poolDice(pool).length, 0);
  const all = view.captain.reduce((sum, _, seat) => sum + (boardOf(texts, factionOf(view, seat))?.dice ?? 0), 0);
  const angle = Math.PI * Math.min(1, Math.max(0, left / all));
  return (
    <svg class="ahoy-day" viewBox="0 0 64 34" aria-hidden="true">
      {left === 0 ? (
        <Strokes night="M4 28A28 24 0 0 1 60 28Z" moon="M34 8a8 8 0 1 0 6 11 7 7 0 0 1-6-11zM18 17h.1M46 13h.1M23 11h.1M50 21h.1" />
      ) : (
        <>
          <Strokes heaven="M4 28A28 24 0 0 1 60 28Z" />
          <circle class="ahoy-sun" cx={(32 + 22 * Math.cos(angle)).toFixed(1)} cy={(28 - 18 * Math.sin(angle)).toFixed(1)} r="5.500" />
        </>
      )}
      <Strokes surf="M0 28q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0V34H0Z" />
    </svg>
  );
}
