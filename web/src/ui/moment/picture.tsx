/* The scene of a moment: sky, water, whoever meets on it, and what the kind of scene adds. 320 by 132, the waterline at 98. */
import type { JSX } from 'preact';
import { IconPath } from '../../boards/parts/icons';
import { isShip } from '../../boards/parts/ships';
import type { SceneKind } from '../../model/moment';
import type { Cast } from './cast';
import { Sight } from './sights';

const WATER = 98;
const HIGH = 'q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0';

const Swell = ({ y, class: extra }: { y: number; class: string }) => <path class={extra} d={`M-20 ${y}${HIGH}${HIGH}V140H-20Z`} />;

/* The sky of a chart room: rhumb lines of the paper shine through. */
const Sky = () => (
  <>
    <rect class="moment-sky" width="320" height="132" />
    <path class="moment-rhumb" d="M160 92L-40 20M160 92L0-30M160 92L90-20M160 92V-20M160 92L230-20M160 92L320-30M160 92L360 20" />
    <circle class="moment-sun" cx="160" cy="92" r="26" />
    <path class="moment-coast" d="M0 92Q14 78 34 84 52 74 70 92ZM252 92Q270 76 288 82 304 72 330 92Z" />
    <path class="moment-cloud" d="M20 34c-8 0-9-9-1-10 0-8 12-10 16-4 6-7 18-4 18 4 9-2 13 10 3 10zM246 26c-7 0-8-7-1-8 0-7 10-8 13-3 5-6 15-3 15 3 8-2 11 8 3 8z" />
  </>
);

/* ---- What kinds of scenes add ---- */

/* One side's shot: the flash, and the smoke that rolls over the water. */
const Volley = ({ x, west }: { x: number; west?: boolean }) => (
  <g transform={`translate(${x} 88) scale(${west ? -0.740 : 0.740} .74)`}>
    <path class="flash" d="M-6 0L6-5 4-1 14-3 6 2 13 6 4 4 5 9Z" />
    <path class="smoke" d="M6 6c-5-3-2-10 4-8-1-8 9-11 13-5 4-7 15-4 14 4 7 0 8 9 2 11-1 6-10 7-13 3-5 4-16 3-20-5z" />
    <path class="smoke light" d="M14-4c-4-5 3-10 7-6 3-5 11-3 10 3 4 2 2 8-3 7-5 3-12 1-14-4z" />
  </g>
);

const Guns = () => (
  <g class="smoke-row">
    <path class="moment-shot" d="M149 70Q160 64 173 70" />
    <Volley x={122} />
    <Volley x={200} west />
  </g>
);

const Lightning = () => (
  <g>
    <path class="moment-rain" d="M20 20l-8 26M60 8l-8 26M104 24l-8 26M222 12l-8 26M262 26l-8 26M300 10l-8 26M80 44l-6 20M242 48l-6 20M284 54l-6 20" />
    <path class="moment-bolt" d="M236 4L216 40h14L208 78l34-46h-14L250 4Z" />
  </g>
);

const Arms = () => (
  <g class="moment-arms">
    <path d="M74 118C58 84 70 44 96 34c16-6 24 8 14 15-8 5-14-1-11-6-14 12-13 46 1 75Z" />
    <path d="M246 118C264 88 256 40 226 30c-18-6-28 10-17 18 9 6 16-2 12-8 15 10 16 50-1 78Z" />
    <path d="M120 122C108 100 120 82 140 84c12 1 14 12 6 15 2-8-14-8-11 23ZM204 122C214 102 200 86 184 90c-10 3-9 12-1 13-2-7 9-7 6 19Z" />
    <path class="moment-suckers" d="M80 76h.1M77 92h.1M84 60h.1M241 62h.1M246 78h.1M243 94h.1" />
  </g>
);

/* What was stormed ashore burns. */
const Blaze = () => (
  <g>
    <path class="smoke" d="M-6-44c-8-4-4-14 4-12-4-10 8-16 12-8 8-6 16 2 10 10 6 6-2 14-9 10-4 5-14 5-17 0z" />
    <path class="flash" d="M-8-22q-4-12 6-20 0 8 5 10 2-6 7-8 4 12-4 18z" />
  </g>
);

const Swords = () => (
  <g transform="translate(136 30) scale(2)" class="moment-swords">
    <IconPath name="swords" />
  </g>
);

const ADDED: Partial<Record<SceneKind, () => JSX.Element>> = { battle: Guns, storm: Lightning, kraken: Arms, war: Swords };

/* ---- The whole ---- */

/* Those who face each other, or one alone in the middle. */
function Players({ cast: { sides, beaten }, holder }: { cast: Cast; holder: number | undefined }): JSX.Element {
  const shown = sides.filter(({ sight }) => sight !== 'kraken');
  const spots = shown.length > 1 ? [84, 236] : [160];
  return (
    <>
      {shown.map((side, at) => (
        <g key={at} transform={`translate(${spots[at]} ${WATER + 2}) scale(${at === 1 && side.sight !== 'ensign' ? -1 : 1} 1)`}>
          <g class={`moment-player ${isShip(side.sight) ? 'afloat' : ''} ${beaten[at] ? 'beaten' : ''}`}>
            <Sight look={side} holder={holder} />
            {beaten[at] && !isShip(side.sight) && <Blaze />}
          </g>
        </g>
      ))}
    </>
  );
}

export function Picture({ scene, cast }: { scene: SceneKind; cast: Cast }): JSX.Element {
  const Added = ADDED[scene];
  return (
    <svg class="moment-picture" viewBox="0 0 320 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky />
      <Swell y={90} class="moment-far" />
      <Players cast={cast} holder={scene === 'island' ? cast.sides[0]?.seat : undefined} />
      {Added && <Added />}
      <Swell y={106} class="moment-near" />
      <Swell y={118} class="moment-front" />
    </svg>
  );
}
