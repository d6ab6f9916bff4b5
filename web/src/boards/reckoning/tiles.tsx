/* The tiles of the ocean: an island with its influence spaces, open sea with its arrows, paper that nobody has drawn on yet. Drawn from their
 * upper left corner; the ground reaches half a gap beyond, so that the sheet is one. */
import type { JSX } from 'preact';
import { CompassRose } from '../parts/chart';
import { seatColour, SeatFlag, seatLetter } from '../parts/flags';
import type { IconName } from '../parts/icons';
import { fitted, wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { colourOf, indexIn, seatOf, tileOf, type Cell, type TileFacts } from './facts';
import { Cube } from './cubes';
import { Building, groundOf, Land } from './islands';
import { Painted } from './paint';

export const WIDTH = 232;
export const HEIGHT = 128;
export const GAP = 12;

const LEFT = 93; /* right of the card */

const Ground = () => <rect x={-GAP / 2} y={-GAP / 2} width={WIDTH + GAP} height={HEIGHT + GAP} class="reckoning-ground" />;

/* Lights up what can be chosen; lies over all that belongs to the tile's ground. */
const Rim = () => <rect x={-GAP / 2 + 3} y={-GAP / 2 + 3} width={WIDTH + GAP - 6} height={HEIGHT + GAP - 6} rx="5" class="reckoning-rim" />;

const SpaceName = ({ space }: { space: string }) => (
  <text x={WIDTH - 2} y={HEIGHT - 3} text-anchor="end" class="water-name reckoning-at">
    {space}
  </text>
);

/* ---- Paper ---- */

/* Rhumb lines run from the rose to the edges. */
const WINDS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const far = Math.min(WIDTH / 2 / Math.abs(Math.cos(angle) || 1e-9), HEIGHT / 2 / Math.abs(Math.sin(angle) || 1e-9));
  return `M${WIDTH / 2} ${HEIGHT / 2}l${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
}).join('');

/* The corners of a sheet that has been pinned down but not surveyed: lines of latitude and longitude, and a coast begun and given up. */
export function UnknownTile({ space }: { space: string }): JSX.Element {
  return (
    <g class="reckoning-unknown">
      <Ground />
      <path d={`M${WIDTH / 3}-6v140M${(WIDTH * 2) / 3}-6v140M-6 ${HEIGHT / 2}h244`} class="reckoning-meridians" />
      <path d={WINDS} class="reckoning-winds" />
      <CompassRose x={WIDTH / 2} y={HEIGHT / 2} size={38} />
      <Rim />
      <SpaceName space={space} />
    </g>
  );
}

/* ---- Open sea ---- */

/* What surveyors saw there, one a tile: a whale, gulls, dolphins, a floating mast. */
const SIGHTINGS = [
  'M138 78Q142 60 164 60 186 62 194 74 200 70 206 62M194 74Q202 76 210 70M138 78Q162 84 194 74M149 70h.1M150 58Q148 50 142 50M150 58Q152 49 158 50',
  'M122 66Q129 58 136 66 143 58 150 66M152 82Q160 73 168 82 176 73 184 82M178 58Q184 51 190 58 196 51 202 58',
  'M118 80Q128 60 148 68 154 70 158 78 146 72 140 80M134 66Q136 58 144 58 142 64 146 67M168 84Q178 64 198 72 204 74 208 82 196 76 190 84M184 70Q186 62 194 62 192 68 196 71',
  'M128 82L192 58M158 71L152 52M176 64L172 46Q162 50 155 61M120 86q8-6 16 0t16 0 16 0 16 0 16 0',
];

export function SeaTile({ tile, space, texts }: { tile: string; space: string; texts: Texts }): JSX.Element {
  const seas = wordsOf(texts, 'tile').filter((word) => tileOf(texts, word).kind === 'sea');
  return (
    <g class="reckoning-sea-tile">
      <Ground />
      <text x={LEFT + 3} y={22} class="water-name reckoning-name">
        {texts.label('tile', tile)}
      </text>
      <path d="M98 44q9-8 18 0t18 0M188 36q9-8 18 0t18 0M98 96q9-8 18 0t18 0 18 0M176 100q9-8 18 0t18 0" class="reckoning-swell" />
      <path d={SIGHTINGS[seas.indexOf(tile) % SIGHTINGS.length]} class="reckoning-sighting" />
      <Rim />
      <SpaceName space={space} />
    </g>
  );
}

/* ---- Islands ---- */

/* All that lies on an island, in words. */
export const islandLabel = (cell: Cell, texts: Texts): string => [texts.label('tile', cell.tile!), ...islandLines(cell, texts)].join('; ');

export function islandLines(cell: Cell, texts: Texts): string[] {
  const facts = tileOf(texts, cell.tile!);
  const holder = seatOf(texts, cell.holder);
  return [
    ...(holder >= 0 ? [t('Controlled by {name}', { name: texts.name(holder) })] : []),
    placesLabel(facts),
    yieldLabel(facts),
    influenceLabel(cell, texts),
    lastingLabel(cell, texts),
    ...cell.buildings.map((building) => texts.label('building', building)),
    ...(cell.cargo + cell.coins > 0 ? [ashoreLabel(cell)] : []),
    ...(facts.hand ? [t('Hand limit raised by 1')] : []),
  ];
}

const owners = (numbers: number[], texts: Texts) => numbers.flatMap((n, seat) => (n ? [`${texts.name(seat)} ${n}`] : [])).join(', ') || '–';
const placesOf = ({ places = [] }: TileFacts) => places.filter((coins) => coins > 0);
const placesLabel = (facts: TileFacts) => t('Coins by place: {list}', { list: placesOf(facts).join(', ') });
const yieldLabel = ({ cargo = 0, coins = 0 }: TileFacts) => t('Produces: cargo {cargo}, coins {coins}', { cargo, coins });
const influenceLabel = ({ cubes }: Cell, texts: Texts) => t('Influence: {list}', { list: owners(cubes, texts) });
const lastingLabel = ({ lasting }: Cell, texts: Texts) => t('Permanent: {list}', { list: owners(lasting, texts) });
const ashoreLabel = ({ cargo, coins }: Cell) => t('Ashore: cargo {cargo}, coins {coins}', { cargo, coins });

/* `replacing`: the cubes here can be pointed at. */
export function IslandTile({ cell, space, texts, replacing }: { cell: Cell; space: string; texts: Texts; replacing: boolean }): JSX.Element {
  const tile = cell.tile!;
  const facts = tileOf(texts, tile);
  const spaces = facts.spaces ?? 0;
  const holder = seatOf(texts, cell.holder);
  const name = texts.label('tile', tile);
  return (
    <g>
      <Ground />
      <Land seed={indexIn(texts, 'tile', tile)} spaces={spaces} holder={holder >= 0 ? seatColour(holder) : undefined} />
      <Rim />
      <text x={LEFT} y="14" class="port-name reckoning-name" style={fitted(name, 15.5, 108)}>
        {name}
      </text>
      <Yield facts={facts} />
      {holder >= 0 && <Holder seat={holder} texts={texts} />}
      <Influence cell={cell} spaces={spaces} texts={texts} replacing={replacing} />
      <Lasting cell={cell} texts={texts} />
      <Plots cell={cell} spaces={spaces} texts={texts} />
      <Ashore cell={cell} />
      <SpaceName space={space} />
    </g>
  );
}

/* Who controls the island: the flag planted on it. */
function Holder({ seat, texts }: { seat: number; texts: Texts }): JSX.Element {
  return (
    <g role="img" aria-label={t('Controlled by {name}', { name: texts.name(seat) })}>
      <path d="M206 58V2" class="reckoning-pole" />
      <g transform="translate(207 2.500) scale(2.100 2)">
        <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
      </g>
    </g>
  );
}

/* Coins of the places, then what the island produces, then whether it raises the hand limit. */
function Yield({ facts }: { facts: TileFacts }): JSX.Element {
  const places = placesOf(facts);
  const goods = [
    { icon: 'barrel' as const, n: facts.cargo ?? 0 },
    { icon: 'coin' as const, n: facts.coins ?? 0 },
  ].filter(({ n }) => n > 0);
  return (
    <g transform="translate(0 29)">
      <g role="img" aria-label={placesLabel(facts)} data-about={placesLabel(facts)}>
        {places.map((coins, i) => (
          <Place key={i} coins={coins} x={LEFT + 8 + i * 15.5} r={8.6 - i * 0.7} />
        ))}
      </g>
      <g role="img" aria-label={yieldLabel(facts)} data-about={yieldLabel(facts)}>
        {goods.map(({ icon, n }, i) => (
          <Amount key={icon} icon={icon} n={`+${n}`} x={LEFT + 50 + i * 31} />
        ))}
      </g>
      {facts.hand && (
        <g role="img" aria-label={t('Hand limit raised by 1')} data-about={t('Hand limit raised by 1')} class="reckoning-amount" transform={`translate(${LEFT - 1} 10)`}>
          <text y="12">+1</text>
          <g transform="translate(14 0) scale(.62)">
            <Painted name="cards" />
          </g>
        </g>
      )}
    </g>
  );
}

export const Place = ({ coins, x, y = 0, r }: { coins: number; x: number; y?: number; r: number }) => (
  <g transform={`translate(${x} ${y})`} class="reckoning-place">
    <circle r={r} />
    <circle r={r - 2} class="rim" />
    <text y="4.200" text-anchor="middle">
      {coins}
    </text>
  </g>
);

export function Amount({ icon, n, x, y = 0 }: { icon: IconName; n: number | string; x: number; y?: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="reckoning-amount">
      <text y="5">{n}</text>
      <g transform={`translate(${7.4 * String(n).length} -7.500) scale(.64)`}>
        <Painted name={icon} />
      </g>
    </g>
  );
}

/* The owners of the cubes that lie on influence spaces, then nobody. */
const ownersOf = ({ cubes }: Cell) => cubes.flatMap((count, seat) => Array.from({ length: count }, () => seat));

const PITCH = 17.5;

function Influence({ cell, spaces, texts, replacing }: { cell: Cell; spaces: number; texts: Texts; replacing: boolean }): JSX.Element {
  const cubes = ownersOf(cell);
  const { x } = groundOf(spaces);
  return (
    <g role={replacing ? 'group' : 'img'} aria-label={influenceLabel(cell, texts)} transform={`translate(${x - 9 - (spaces * PITCH) / 2} 54)`}>
      {Array.from({ length: spaces }, (_, i) => (
        <g key={i} transform={`translate(${i * PITCH} 0)`}>
          <rect width="15" height="15" rx="2" class="reckoning-space" />
          {cubes[i] !== undefined && <Influencer seat={cubes[i]} texts={texts} live={replacing} />}
        </g>
      ))}
    </g>
  );
}

function Influencer({ seat, texts, live }: { seat: number; texts: Texts; live: boolean }): JSX.Element {
  const cube = <Cube seat={seat} texts={texts} size={16.5} />;
  return live ? <Thing id={`captain:${colourOf(texts, seat)}`} label={texts.name(seat)} quiet>{cube}</Thing> : cube;
}

/* The permanent track, which takes any number of cubes: a pile below the flag. */
function Lasting({ cell, texts }: { cell: Cell; texts: Texts }): JSX.Element {
  const seats = cell.lasting.flatMap((n, seat) => (n ? [{ n, seat }] : []));
  const label = lastingLabel(cell, texts);
  return (
    <g role="img" aria-label={label} data-about={label} transform={`translate(${WIDTH - 28} 47)`}>
      <rect width="29" height={Math.max(1, seats.length) * 15 + 3} rx="4" class={`reckoning-track ${seats.length ? '' : 'empty'}`} />
      {seats.map(({ n, seat }, i) => (
        <g key={seat} transform={`translate(2.500 ${2 + i * 15})`}>
          <Cube seat={seat} texts={texts} size={13.5} />
          <text x="20.500" y="11.500" text-anchor="middle" class="reckoning-count">
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

function Plots({ cell, spaces, texts }: { cell: Cell; spaces: number; texts: Texts }): JSX.Element {
  const { x, rx } = groundOf(spaces);
  return (
    <g transform={`translate(${x - rx * 0.62} 94)`}>
      {wordsOf(texts, 'building').map((building, i) => {
        const there = cell.buildings.some((one) => one === building);
        return (
          <g key={building} transform={`translate(${i * 22.5} 0)`} role="img" aria-label={there ? texts.label('building', building) : undefined} data-about={there ? texts.label('building', building) : undefined} aria-hidden={!there}>
            <Building building={building} there={there} />
          </g>
        );
      })}
    </g>
  );
}

/* Goods that lie on the island: on the beach, left of where ships anchor. */
function Ashore({ cell }: { cell: Cell }): JSX.Element | null {
  const goods = [
    { icon: 'coin' as const, n: cell.coins },
    { icon: 'barrel' as const, n: cell.cargo },
  ].filter(({ n }) => n > 0);
  const width = 21 + 7.4 * String(Math.max(cell.cargo, cell.coins)).length;
  if (goods.length === 0) return null;
  return (
    <g transform={`translate(91 ${134 - goods.length * 18.5})`} role="img" aria-label={ashoreLabel(cell)} data-about={ashoreLabel(cell)}>
      <rect y="-9" width={width} height={goods.length * 18.5} rx="5" class="reckoning-goods" />
      {goods.map(({ icon, n }, i) => (
        <Amount key={icon} icon={icon} n={n} x={3} y={i * 18.5} />
      ))}
    </g>
  );
}

/* Where the arrows of open sea lie: on the borders of the tiles. */
const WAYS: Record<string, { x: number; y: number; turn: number }> = {
  out: { x: 160, y: -GAP / 2, turn: 0 },
  in: { x: 80, y: HEIGHT + GAP / 2, turn: 180 }, /* between the card and the name below */
  east: { x: WIDTH + GAP / 2, y: 36, turn: 90 },
  west: { x: -GAP / 2, y: 36, turn: 270 },
};

export function Arrows({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  const about = t(texts.word('tile', tile)?.text ?? '');
  return (
    <g>
      {(tileOf(texts, tile).arrows ?? []).map((way) => {
        const { x, y, turn } = WAYS[way]!;
        return (
          <g key={way} transform={`translate(${x} ${y})`} class="reckoning-arrow" role="img" aria-label={about} data-about={about}>
            <path d="M0-17l7 8A10 10 0 1 1-7-9z" transform={`rotate(${turn})`} />
            <g transform="translate(-6.700 -6.700) scale(.56)">
              <Painted name="barrel" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
