/* The battle board to scale: a zone is as large as it is likely; those who fight above it, the cubes where they fell. A position knows
 * only what lies there at a question, and most battles are fought without one: so the cubes are told from the events. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { IconName } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Figure, Thing } from '../parts/thing';
import type { GameEvent } from '../../engine/protocol';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { seatOf, zoneOf, type ReckoningView } from './facts';
import { Cube } from './cubes';
import { Engagement, SCENE, type Duel } from './engagement';
import { Painted } from './paint';

const SIZE = { width: SCENE.width, depth: 116, ship: SCENE.height + 2 };
const COLUMNS = 4;
const CUBE = 11;
const PACE = { cube: 60, explosion: 350, most: 1400 }; /* in ms, from one cube to the next */

/* ---- Zones ---- */

interface Zone {
  zone: string;
  x: number;
  y: number;
  width: number;
  height: number;
  yields: string;
}

/* Rows are as deep, and zones as wide, as their chances say. */
function zonesOf(texts: Texts): Zone[] {
  const words = wordsOf(texts, 'zone').map((zone) => ({ zone, ...zoneOf(texts, zone) }));
  const sum = (list: { chance: number }[]) => list.reduce((all, { chance }) => all + chance, 0);
  const all = sum(words);
  return words.map(({ zone, yield: yields, chance }, i) => {
    const row = words.slice(i - (i % COLUMNS), i - (i % COLUMNS) + COLUMNS);
    const [share, before] = [sum(row), sum(words.slice(0, i - (i % COLUMNS)))];
    return {
      zone,
      yields,
      x: (sum(row.slice(0, i % COLUMNS)) / share) * SIZE.width,
      y: SIZE.ship + (before / all) * SIZE.depth,
      width: (chance / share) * SIZE.width,
      height: (share / all) * SIZE.depth,
    };
  });
}

const YIELDS: Record<string, { icons: IconName[]; text?: string }> = {
  strength: { icons: ['crown'] },
  'strength-2': { icons: ['crown'], text: '2' },
  cargo: { icons: ['barrel'] },
  coins: { icons: ['coin'], text: '2' },
  choice: { icons: ['barrel', 'coin'], text: '/' },
  both: { icons: ['barrel', 'coin'] },
  damage: { icons: ['damage'] },
  explosion: { icons: ['flame'] },
};

const WORTH: Record<string, number> = { strength: 1, 'strength-2': 2 };

/* ---- Cubes ---- */

export interface Fallen {
  id: string;
  zone: string;
  seat: number | null; /* null: black */
  gone: boolean; /* plunder, damage or an ability has taken it off */
  from?: string; /* the zone it was struck or pushed from */
  wave: number; /* explosions before its throw */
}

const STARTS = ['turned', 'attacks', 'storms'];

/* The events of the last battle, and what has happened since. */
export function lastBattle(events: GameEvent[]): GameEvent[] {
  const start = events.findLastIndex(({ kind }) => STARTS.includes(kind));
  return start < 0 ? [] : events.slice(start);
}

export const exploded = (battle: GameEvent[]) => battle.reduce((sum, { kind, args }) => (kind === 'explodes' ? sum + Number(args?.[0]) : sum), 0);

/* A cube keeps its number through the battle, so that the right one glides. Which of two alike was struck is not told and does not matter. */
function told(battle: GameEvent[], texts: Texts): Fallen[] {
  const name = `cube ${battle[0]?.args?.join(' ')}`;
  let cubes: Fallen[] = [];
  let [next, wave] = [0, 0];
  for (const { kind, args = [] } of battle) {
    const [colour, a, b] = args as string[];
    const seat = seatOf(texts, colour ?? null);
    const owner = seat < 0 ? null : seat;
    if (kind === 'lands') cubes.push({ id: `${name} ${next++}`, zone: a!, seat: owner, gone: false, wave });
    if (kind === 'explodes') {
      cubes = cubes.filter(({ zone }) => zoneOf(texts, zone).yield !== 'explosion');
      wave++;
    }
    if (kind === 'strikes' || kind === 'pushed') cubes = cubes.map((cube, i, all) => (i === all.findIndex((one) => one.zone === a && one.seat === owner) ? { ...cube, zone: b!, from: a! } : cube));
  }
  return cubes;
}

/* A cube is written as its zone and, times 16, its colour; behind the captains' colours comes black. */
const cubesOn = ({ battle: { board } }: ReckoningView, texts: Texts) =>
  board.cube.slice(0, board.count).map((cube) => ({ zone: wordsOf(texts, 'zone')[cube % 16]!, seat: wordsOf(texts, 'captain')[cube >> 4] ? cube >> 4 : null }));

/* What was told, and whether it still lies there; where the telling begins too late, what lies there. After the battle: as it ended. */
export function cubesOf(view: ReckoningView, texts: Texts, battle: GameEvent[]): Fallen[] {
  const cubes = told(battle, texts);
  if (view.battle.kind === 'peace') return cubes;
  const left = cubesOn(view, texts);
  const lies = ({ zone, seat }: Fallen) => {
    const i = left.findIndex((one) => one.zone === zone && one.seat === seat);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  };
  const seen = cubes.map((cube) => ({ ...cube, gone: !lies(cube) }));
  return [...seen, ...left.map((cube, i) => ({ ...cube, id: `cube ${i}`, gone: false, wave: 0 }))];
}

/* Strength by the cubes of a side that lie there. */
export const strengthOf = (cubes: Fallen[], texts: Texts) => cubes.reduce((sum, { zone, gone }) => (gone ? sum : sum + (WORTH[zoneOf(texts, zone).yield] ?? 0)), 0);

/* ---- The drawing ---- */

interface Point {
  x: number;
  y: number;
}

export function Field({ cubes, explosions, duel, texts }: { cubes: Fallen[]; explosions: number; duel: Duel; texts: Texts }): JSX.Element {
  const zones = zonesOf(texts);
  const zoneAt = (name: string) => zones.find(({ zone }) => zone === name)!;
  const places = cubes.map(({ zone }, i) => berth(zoneAt(zone), cubes.slice(0, i).filter((other) => other.zone === zone).length));
  return (
    <svg viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.ship + SIZE.depth + 2}`} class="reckoning-field" role="group" aria-label={t('Battle board')}>
      <Engagement duel={duel} fired={cubes.length > 0} />
      {zones.map((zone) => (
        <ZoneDrawing key={zone.zone} zone={zone} cubes={cubes.filter((cube) => cube.zone === zone.zone)} explosions={zone.yields === 'explosion' ? explosions : 0} texts={texts} />
      ))}
      {cubes.map((cube, i) => cube.from && <Arrow key={cube.id} from={middle(zoneAt(cube.from))} to={places[i]!} />)}
      {cubes.map((cube, i) => (
        <Figure key={cube.id} id={cube.id} x={places[i]!.x} y={places[i]!.y}>
          <Thrown cube={cube} at={places[i]!} via={cube.from ? middle(zoneAt(cube.from)) : undefined} gun={SCENE.gun[cube.seat === duel[0].seat ? 0 : 1]} place={cubes.slice(0, i).filter(({ wave }) => wave === cube.wave).length} texts={texts} />
        </Figure>
      ))}
    </svg>
  );
}

const middle = ({ x, y, width, height }: Zone): Point => ({ x: x + width / 2 - CUBE / 2, y: y + height / 2 });

/* Cubes of a zone lie in rows below its sign; where they are many, closer. */
function berth({ x, y, width, height }: Zone, n: number): Point {
  const across = Math.max(1, Math.floor((width - 6) / (CUBE + 1.5)));
  const [row, column] = [Math.floor(n / across), n % across];
  const room = Math.max(1, Math.floor((height - 17) / (CUBE + 1.5)));
  return { x: x + 4 + column * (CUBE + 1.5) + Math.floor(row / room) * 3, y: y + 17 + (row % room) * (CUBE + 1.5) };
}

/* Comes from the guns of its side, and by way of the zone from which it was struck. How it came is shown once, when it is first seen. */
function Thrown({ cube: { seat, gone, wave }, at, via, gun, place, texts }: { cube: Fallen; at: Point; via?: Point; gun: number; place: number; texts: Texts }): JSX.Element {
  const [way] = useState(() => {
    const delay = Math.min(PACE.most, place * PACE.cube + wave * PACE.explosion);
    return {
      class: via ? 'struck' : 'thrown',
      style: { '--from-x': `${gun - CUBE / 2 - at.x}px`, '--from-y': `${SCENE.deck - at.y}px`, '--via-x': `${(via ?? at).x - at.x}px`, '--via-y': `${(via ?? at).y - at.y}px`, animationDelay: `${delay}ms` },
    };
  });
  return (
    <g class={`reckoning-${way.class}`} style={way.style} pointer-events="none" opacity={gone ? 0.3 : undefined}>
      <Cube seat={seat} texts={texts} size={CUBE} />
    </g>
  );
}

/* The way of a cube that was struck or pushed: to the edge of where it lies. */
function Arrow({ from, to }: { from: Point; to: Point }): JSX.Element {
  const half = CUBE / 2;
  const [a, b] = [{ x: from.x + half, y: from.y + half }, { x: to.x + half, y: to.y + half }];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const tip = { x: b.x - Math.cos(angle) * (half + 3), y: b.y - Math.sin(angle) * (half + 3) };
  const wing = (turn: number) => `L${tip.x - Math.cos(angle + turn) * 6} ${tip.y - Math.sin(angle + turn) * 6}`;
  return <path d={`M${a.x} ${a.y}L${tip.x} ${tip.y}${wing(0.5)}M${tip.x} ${tip.y}${wing(-0.5)}`} class="reckoning-strike" />;
}

function ZoneDrawing({ zone: { zone, x, y, width, height, yields }, cubes, explosions, texts }: { zone: Zone; cubes: Fallen[]; explosions: number; texts: Texts }): JSX.Element {
  const { icons, text } = YIELDS[yields] ?? { icons: [] };
  const again = tn('Explosion: {n} cube is thrown again.', 'Explosion: {n} cubes are thrown again.', explosions);
  const label = [texts.label('zone', zone), ...ownersIn(cubes, texts), ...(explosions ? [again] : [])].join(', ');
  return (
    <Thing id={`zone:${zone}`} label={label} class={`reckoning-zone ${yields}`} quiet>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="3" />
      <g transform={`translate(${x + 4} ${y + 3})`} class="reckoning-zone-sign">
        {icons.map((icon, i) => (
          <g key={icon} transform={`translate(${i * 18} 0) scale(.58)`}>
            <Painted name={icon} />
          </g>
        ))}
        {text && (
          <text x={text === '/' ? 13.5 : 15} y="10">
            {text}
          </text>
        )}
      </g>
      <text x={x + width - 4} y={y + 10} text-anchor="end" class="reckoning-zone-name">
        {zone}
      </text>
      {explosions > 0 && (
        <g transform={`translate(${x + width / 2} ${y + height / 2 + 4})`} class="reckoning-burst">
          <path d="M0-13 3-6 10-9 8-2 14 2 7 5 8 12 1 8-4 13-6 6-13 6-9 0-13-6-5-6Z" />
          <text y="4.500" text-anchor="middle">
            {explosions}
          </text>
        </g>
      )}
    </Thing>
  );
}

/* "Purple 2": for those who do not see the cubes. */
function ownersIn(cubes: Fallen[], texts: Texts): string[] {
  const lying = cubes.filter(({ gone }) => !gone);
  return [...new Set(lying.map(({ seat }) => seat))].map((seat) => `${seat === null ? texts.label('colour', 'black') : texts.name(seat)} ${lying.filter((cube) => cube.seat === seat).length}`);
}
