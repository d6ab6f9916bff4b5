/* The pieces of compagnie: bales, warehouses, administrators, forts, nations' dice, fleets. Drawn in SVG. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Function, Good, Nation } from '../../generated/compagnie';
import { seatColour, SeatFlag, seatLetter } from '../parts/flags';
import { IconPath } from '../parts/icons';
import { NationFlag } from '../parts/nations';
import { Die } from '../parts/pieces';
import { Ship } from '../parts/ships';
import { PointingContext } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { byRank, GOOD_ICONS, nationAt, silhouette, type Fleet } from './facts';

/* Beside a place on the chart: drawn where every move that leads there is warned of. */
export const Beware = ({ x = 0, y = 0 }: { x?: number; y?: number }) => (
  <path class="compagnie-beware" d="M0-5.500L5.500 4.500H-5.500ZM0-2V1.200M0 3V3.100" transform={`translate(${x} ${y})`} aria-hidden="true" />
);

/* Of several names that a thing has as a target, that which leads to a move now. */
export function useLive(...ids: string[]): string {
  const { state } = useContext(PointingContext);
  return ids.find((id) => state(id) !== 'idle') ?? ids[0]!;
}

export function Bale({ good, x = 0, y = 0, size = 13 }: { good: Good; x?: number; y?: number; size?: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} class="compagnie-bale">
      <rect width="24" height="24" rx="4" fill={`var(--compagnie-${good})`} />
      <g transform="translate(2.400 2.400) scale(.8)">
        <IconPath name={GOOD_ICONS[good]} />
      </g>
    </g>
  );
}

/* What a small picture among text says, if nothing beside it does. */
const named = (label?: string) => (label ? ({ role: 'img', 'aria-label': label, 'data-about': label } as const) : ({ 'aria-hidden': true } as const));

/* The same among text. */
export function BaleMark({ good, label, size = 18 }: { good: Good; label?: string; size?: number }): JSX.Element {
  return (
    <svg class="compagnie-mark" viewBox="0 0 24 24" width={size} height={size} {...named(label)}>
      <Bale good={good} size={24} />
    </svg>
  );
}

/* A warehouse field, 18 wide: bales in a yard, or in a company's house; places for more are outlined. */
interface WarehouseProps {
  good: Good;
  bales: number;
  room: number;
  seat: number | undefined;
  damage: number;
}

export function Warehouse({ good, bales, room, seat, damage }: WarehouseProps): JSX.Element {
  const places = Math.max(bales, room);
  return (
    <g class="compagnie-warehouse">
      {seat === undefined ? (
        <rect class="yard" y="6" width="18" height="18" rx="2" />
      ) : (
        <>
          <rect class="house" y="7" width="18" height="17" style={{ stroke: seatColour(seat) }} />
          <path class="roof" d="M-2 8L9 0 20 8Z" style={{ fill: seatColour(seat) }} />
        </>
      )}
      {Array.from({ length: Math.min(places, 4) }, (_, i) => (
        <rect
          key={i}
          class={i < bales ? 'cube' : 'room'}
          x={1.8 + (i % 2) * 7.6}
          y={8.6 + (i >> 1) * 7.4}
          width="6.800"
          height="6.800"
          rx="1"
          style={i < bales ? { fill: `var(--compagnie-${good})` } : undefined}
        />
      ))}
      {Array.from({ length: damage }, (_, i) => (
        <path key={i} class="cross" d={`M${2 + i * 7.5} 17l5.500 5.500m0-5.500l-5.500 5.500`} />
      ))}
    </g>
  );
}

const POSTS: Record<Function, string> = {
  governor: 'M4 8l3.500 4L12 6l4.500 6L20 8l-1.500 10h-13z',
  commander: 'M19 4L8.500 14.500M19 4l-1 4.500L10 16M6 12l6 6M8 15l-4 5',
  director: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
};

/* The sign of an office, on a grid of 24. */
export const PostPath = ({ post }: { post: Function }) => <path class="icon-lines" d={POSTS[post]} />;

/* The round space of the administrator: empty, crossed out where there can be none, or taken. */
export function PostSpace({ post, seat, none }: { post: Function | null; seat: number | undefined; none: boolean }): JSX.Element {
  return (
    <g class="compagnie-space" aria-hidden="true">
      <circle r="9" class={seat === undefined ? 'empty' : ''} style={seat === undefined ? undefined : { fill: seatColour(seat) }} />
      {none && <path class="none" d="M-6 6L6-6" />}
      {post && (
        <g transform="translate(-7.200 -7.200) scale(.6)">
          <PostPath post={post} />
        </g>
      )}
    </g>
  );
}

export function FortSpace({ left, seat, none }: { left: number; seat: number | undefined; none: boolean }): JSX.Element {
  return (
    <g class="compagnie-space" aria-hidden="true">
      {seat === undefined ? (
        <path class="empty" d="M-8 8V-7h4v3h2.500v-3h3v3H4v-3h4V8Z" />
      ) : (
        <>
          <path d="M-9 9V-8h4.500v3.500h2.800V-8h3.400v3.500h2.800V-8H9V9Z" style={{ fill: seatColour(seat) }} />
          <text y="6.500" text-anchor="middle">
            {left}
          </text>
        </>
      )}
      {none && <path class="none" d="M-6 6L6-6" />}
    </g>
  );
}

export function nationLabel({ word, pips, level, damage, controller, allies }: NonNullable<ReturnType<typeof nationAt>>, texts: Texts): string {
  return [
    texts.label('nation', word),
    tn('{n} pip', '{n} pips', pips),
    `+${level}`,
    damage ? t('damage {n}', { n: damage }) : '',
    controller ? t('controlled by {name}', { name: texts.label('company', controller) }) : t('controlled by nobody'),
    ...allies.map((ally) => t('allied with {name}', { name: texts.label('company', ally) })),
  ].filter(Boolean).join(', ');
}

/* A nation where it stands: flag, die, level, damage. 62 by 16. */
export function NationPiece({ nation, pips, level, damage }: { nation: Nation; pips: number; level: number; damage: number }): JSX.Element {
  return (
    <g class="compagnie-nation" aria-hidden="true">
      <rect width={damage ? 66 : 54} height="17" rx="4" />
      <g transform="translate(3 3.500) scale(.7)">
        <NationFlag nation={nation} />
      </g>
      <Die value={pips} x={20} y={1.5} size={14} class={`compagnie-die ${nation}`} />
      <text x="36" y="12.500">
        +{level}
      </text>
      {damage > 0 && (
        <text x="52" y="12.500" class="hurt">
          −{damage}
        </text>
      )}
    </g>
  );
}

/* A fleet: its mightiest ship, others behind it, its number and level below the waterline. */
export function FleetPiece({ fleet, texts, scale = 1 }: { fleet: Fleet; texts: Texts; scale?: number }): JSX.Element {
  const [first, ...others] = byRank(fleet.ships);
  const number = texts.label('number', fleet.number);
  const width = 8 + number.length * 4.8 + (fleet.level ? 13 : 0);
  return (
    <g transform={`scale(${scale})`} class="compagnie-fleet-piece" aria-hidden="true">
      {others.slice(0, 2).map((ship, i) => (
        <g key={ship.word} transform={`translate(${i ? -10 : 10} -6)`} opacity=".75">
          <Ship type={silhouette(ship.type)} scale={0.42} />
        </g>
      ))}
      {first && <Ship type={silhouette(first.type)} seat={fleet.seat} letter={seatLetter(texts, fleet.seat)} scale={0.6} />}
      <rect class="pill" x={-width / 2} y="2.500" width={width} height="11" rx="3" style={{ stroke: seatColour(fleet.seat) }} />
      <text y="11.200" text-anchor="middle">
        {number}
        {fleet.level > 0 && <tspan class="level"> +{fleet.level}</tspan>}
      </text>
    </g>
  );
}

/* A company's colours as a small field among text. */
export function Colours({ seat, letter, wide = 18 }: { seat: number; letter: string; wide?: number }): JSX.Element {
  return (
    <svg class="compagnie-mark" viewBox="-.5 -.5 13 9" width={wide} height={wide * 0.7} aria-hidden="true">
      <SeatFlag seat={seat} letter={letter} />
    </svg>
  );
}
