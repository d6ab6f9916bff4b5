/* The squares of the map: open water with its current, ports with their prices, coastlands with what they demand. 144 by 144 each,
 * drawn around their middle. */
import type { JSX } from 'preact';
import { Contours } from '../parts/chart';
import { IconPath, type IconName } from '../parts/icons';
import { t } from '../../model/i18n';
import { GOODS, type Facts } from './facts';
import { NationFlag } from '../parts/nations';

export const CELL = 144;

const HALF = CELL / 2;

/* Coasts, by turns: an island, a cape, a bay, a spit. */
const SHORES = [
  'M-58-6C-62-34-40-56-12-55 8-62 46-58 56-34 66-12 58 8 44 17 26 27 8 18-14 23-38 28-56 16-58-6Z',
  'M-50-30C-36-58 4-64 28-55 58-48 66-22 56-4 50 14 28 12 14 22-10 32-46 24-56 4-60-10-56-20-50-30Z',
  'M-60-18C-52-46-26-52-8-48 10-60 44-62 56-40 64-24 58 2 46 12 30 24 22 10 4 16-18 30-50 24-58 6-61-2-62-10-60-18Z',
  'M-56-26C-44-54-18-60 4-56 34-60 60-44 60-20 62 0 44 20 22 19 4 16-6 28-28 24-50 22-64-4-56-26Z',
];

const shore = (n: number) => SHORES[n % SHORES.length]!;

export function Land({ n }: { n: number }): JSX.Element {
  return (
    <g>
      <Contours d={shore(n)} steps={2} gap={8} />
      <path d={shore(n)} class="plunder-land" filter="url(#coast)" />
      <path d={shore(n)} fill="url(#hatch)" />
    </g>
  );
}

const ANGLES: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

export function SeaCell({ name, facts }: { name: string; facts: Facts }): JSX.Element {
  return (
    <g>
      <path d="M-40 22q8-7 16 0t16 0 16 0 16 0 16 0M-48 38q8-7 16 0t16 0 16 0 16 0" class="plunder-swell" />
      {facts.current && (
        <g transform={`translate(46 -46) rotate(${ANGLES[facts.current] ?? 0})`} class="plunder-current">
          <circle r="17" />
          <path d="M0 11V-3M0-12l-7 10h14z" />
        </g>
      )}
      <text y={HALF - 9} text-anchor="middle" class="water-name plunder-small">
        {name}
      </text>
    </g>
  );
}

/* A long name is set smaller, and a very long one closer too, so that the card's edges stay free. */
const titled = (name: string) => ({
  class: `port-name plunder-title ${name.length > 12 ? 'long' : ''}`,
  textLength: name.length > 16 ? 116 : undefined,
  lengthAdjust: 'spacingAndGlyphs' as const,
});

/* A table of five prices: what is paid for a good above, what is got for it below; a dash where it is not sold. */
export function Prices({ sells, buys, y }: { sells: number[]; buys: number[]; y: number }): JSX.Element {
  return (
    <g class="plunder-prices" transform={`translate(0 ${y})`}>
      <rect x="-66" y="-4" width="132" height="48" rx="4" />
      {GOODS.map((good, i) => (
        <g key={good} transform={`translate(${-35 + i * 23} 0)`}>
          <g transform="translate(-7 -2) scale(.58)">
            <IconPath name={good} />
          </g>
          <text y="24.500" text-anchor="middle" class={sells[i] ? '' : 'none'}>
            {sells[i] || '–'}
          </text>
          <text y="39" text-anchor="middle" class={buys[i] ? '' : 'none'}>
            {buys[i] || '–'}
          </text>
        </g>
      ))}
      <path d="M-61 19h9" class="plunder-way" />
      <path d="M-61 34h9M-56.500 29.500v9" class="plunder-way" />
    </g>
  );
}

/* Houses on a quay; more of them where there is more to take. */
function Town({ plunder = 0 }: Facts): JSX.Element {
  return (
    <g class="plunder-town" transform="translate(-3 -22)">
      <path d="M-30 8v-10l6-6 6 6v10zM-14 8v-18l4-6 4 6v18zM-2 8v-8l6-5 6 5v8z" />
      {plunder > 2 && <path d="M14 8v-13l6-6 6 6v13z" />}
      {plunder > 3 && <path d="M30 8v-9l5-5 5 5v9z" />}
    </g>
  );
}

export function PortCell({ name, facts, n, enemy }: { name: string; facts: Facts; n: number; enemy: boolean }): JSX.Element {
  return (
    <g>
      <g transform="translate(0 -10) scale(1 .9)">
        <Land n={n} />
      </g>
      <g transform="translate(0 -6)">
        <Town {...facts} />
      </g>
      <g transform="translate(42 -64)">
        <NationFlag nation={facts.nation} />
        {enemy && (
          <g class="plunder-enemy" transform="translate(-17 0) scale(.62)">
            <IconPath name="swords" />
          </g>
        )}
      </g>
      <g class="plunder-shield" transform="translate(-65 -65)">
        <Small icon="cannon" x={0} value={facts.cannons ?? 0} />
        <Small icon="crew" x={32} value={facts.crew ?? 0} />
        <Small icon="chest" x={64} value={facts.plunder ?? 0} />
        {facts.silver ? <Small icon="coin" x={0} y={16} value={facts.silver} /> : null}
      </g>
      <text y={19} text-anchor="middle" {...titled(name)}>
        {name}
      </text>
      {facts.sells && facts.buys && <Prices sells={facts.sells} buys={facts.buys} y={27} />}
    </g>
  );
}

/* A number with its icon in front. */
export function Small({ icon, x, y = 0, value }: { icon: IconName; x: number; y?: number; value: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="scale(.56)">
        <IconPath name={icon} />
      </g>
      <text x="15" y="11">
        {value}
      </text>
    </g>
  );
}

interface Passage {
  icon: IconName;
  way: string;
  text: string;
}

/* What a Coastland asks of who comes in or goes out. */
function passages({ entry = '', entry_asks: entryAsks = 0, exit = '', exit_asks: exitAsks = 0 }: Facts): Passage[] {
  const sign = (way: string, condition: string, n: number): Passage[] => {
    if (condition === 'test') return [{ icon: 'warning', way, text: t('test of {n}', { n }) }];
    if (condition === 'draught') return [{ icon: 'hold', way, text: t('test of {n} if big', { n }) }];
    return condition === 'toll' ? [{ icon: 'coin', way, text: t('toll of {n}', { n }) }] : [];
  };
  return [...sign(t('Entry'), entry, entryAsks), ...sign(t('Exit'), exit, exitAsks)];
}

/* The same in words alone. */
export const demandsOf = (facts: Facts): string[] => passages(facts).map(({ way, text }) => `${way}: ${text}`);

const ROOM = 21; /* letters beside the sign of a passage; a few more are drawn closer, many more take two lines */

const linesOf = ({ icon, way, text }: Passage): { icon?: IconName; text: string }[] =>
  way.length + text.length > ROOM + 2 ? [{ icon, text: `${way}:` }, { text }] : [{ icon, text: `${way}: ${text}` }];

function Passages({ facts, y }: { facts: Facts; y: number }): JSX.Element {
  return (
    <g class="plunder-passage">
      {passages(facts).flatMap(linesOf).map(({ icon, text }, i) => (
        <g key={i} transform={`translate(-60 ${y + i * 15})`}>
          {icon && (
            <g transform="scale(.58)">
              <IconPath name={icon} />
            </g>
          )}
          <text x="18" y="11" textLength={text.length > ROOM ? 104 : undefined} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

function Village({ name, facts }: { name: string; facts: Facts }): JSX.Element {
  return (
    <g class="plunder-village" transform="translate(-64 -66)">
      <g transform="scale(.7)">
        <IconPath name="village" />
      </g>
      <text x="20" y="12">
        {name} · {facts.crew}
      </text>
    </g>
  );
}

/* With Natives on it their prices stand below, as a Port's do, and what the coast asks for above its name. */
export function CoastCell({ name, facts, n, village }: { name: string; facts: Facts; n: number; village: { name: string; facts: Facts } | null }): JSX.Element {
  return (
    <g>
      <Land n={n} />
      <path d="M-24-20c-2-10 2-16 8-20m-8 20c6-8 14-8 20-4m-20 4c-8-6-16-4-20 2m20-2v22M28-24c-2-8 2-13 6-16m-6 16c6-6 11-6 16-3m-16 3c-6-5-12-3-16 1m16-1v18" class="plunder-palm" />
      <text y={village ? 19 : 14} text-anchor="middle" {...titled(name)}>
        {name}
      </text>
      <Passages facts={facts} y={village ? -44 : 32} />
      {village && <Village {...village} />}
      {village?.facts.sells && <Prices sells={village.facts.sells} buys={village.facts.buys ?? []} y={27} />}
    </g>
  );
}
