/* What is drawn around the hull spaces of the own ship: a mast above each, with as many sails as the space gives, furled while it is loaded;
 * the bowsprit, the flag; water below, and the holes that shots have made. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import type { HullSpace } from './facts';

const STEP = 66; /* from mast to mast */
const HIGH = 52;

export function Rigging({ hull, pirate }: { hull: HullSpace[]; pirate: boolean }): JSX.Element {
  const foot = hull.length * STEP;
  return (
    <svg class="reckoning-rigging" viewBox={`0 0 ${foot + 8} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${STEP / 2} 6L${STEP * 1.5} 12 ${STEP * 2.5} 12 ${foot - STEP / 2} 6 ${foot + 6} ${HIGH - 4}M${STEP / 2} 6L2 ${HIGH}M${foot - 16} ${HIGH - 2}L${foot + 8} ${HIGH - 10}`} class="reckoning-stays" />
      {hull.map((space, i) => (
        <Mast key={space.space} x={(i + 0.5) * STEP} space={space} />
      ))}
      <g transform={`translate(${STEP / 2} 3)`}>
        <path d={pirate ? 'M0 0Q8-3 15 0T28 0V13Q21 16 14 13T0 13Z' : 'M0 0Q8-3 15 0T28 0V9Q21 12 14 9T0 9Z'} class={`reckoning-ensign ${pirate ? 'pirate' : ''}`} />
        {pirate && (
          <g transform="translate(7.500 .500) scale(.52)" class="reckoning-black">
            <IconPath name="skull" />
          </g>
        )}
      </g>
    </svg>
  );
}

function Mast({ x, space: { facts, loaded, extension } }: { x: number; space: HullSpace }): JSX.Element | null {
  const sails = facts.sails ?? 0;
  if (sails === 0 && facts.hold === 0 && !extension) return <path d={`M${x - 9} ${HIGH}v-6h18v6`} class="reckoning-stays" />;
  const yard = (i: number) => (sails > 1 ? 8 + i * 21 : 12);
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0 ${HIGH}V3`} class="reckoning-spar" />
      {Array.from({ length: sails }, (_, i) =>
        loaded ? (
          <path key={i} d={`M-25 ${yard(i) + 2}q6 5 12.500 0t12.500 0 12.500 0 12.500 0V${yard(i) - 2}H-25Z`} class="reckoning-canvas" />
        ) : (
          <path key={i} d={`M-22 ${yard(i)}H22Q30 ${yard(i) + (sails > 1 ? 9 : 17)} 24 ${yard(i) + (sails > 1 ? 19 : 36)}Q0 ${yard(i) + (sails > 1 ? 14 : 28)}-20 ${yard(i) + (sails > 1 ? 19 : 36)}-14 ${yard(i) + 10}-22 ${yard(i)}Z`} class="reckoning-canvas" />
        ),
      )}
    </g>
  );
}

/* Waves, and a hole for each damage; where the rest could be struck is marked. */
export function Waterline({ damage, sinks }: { damage: number; sinks: number }): JSX.Element {
  return (
    <svg class="reckoning-waterline" viewBox="0 0 272 15" preserveAspectRatio="none" aria-hidden="true">
      <path d="M14 0H262Q258 9 250 15H30Q18 10 14 0Z" class="reckoning-keel" />
      {Array.from({ length: sinks }, (_, i) => (
        <path key={i} transform={`translate(${56 + (i * 164) / Math.max(1, sinks - 1)} 5)`} d="M-5-1L-3-4 0-3 3-4.500 4-1 6 1 2 2 1 4-2 3-5 3-4 0Z" class={`reckoning-hole ${i < damage ? 'on' : ''}`} />
      ))}
      <path d="M0 10q8.500-6 17 0t17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0 17 0V15H0Z" class="reckoning-sea" />
    </svg>
  );
}
