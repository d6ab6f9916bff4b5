/* The tiles of the ocean: an island with its influence spaces, open sea with its arrows, the back of the unknown; and the card that
 * lies on each. Drawn from their upper left corner. */
import type { JSX } from 'preact';
import { CompassRose, Contours } from '../parts/chart';
import { seatColour, SeatFlag, seatLetter } from '../parts/flags';
import { IconPath, type IconName } from '../parts/icons';
import { fitted, wordsOf } from '../parts/printed';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { cardOf, colourOf, indexIn, MERCHANTS, seatOf, tileOf, type Cell, type Line, type TileFacts } from './facts';
import { Cube } from './cubes';
import { AbilityDrawing, lineLabel } from './signs';

export const WIDTH = 232;
export const HEIGHT = 128;
export const GAP = 12;

/* Coasts in a field of 128 by 86. */
const SHORES = [
  'M8 30C6 12 26 4 46 7 62 0 92 2 108 12 126 20 126 44 118 58 110 76 88 84 66 80 46 86 20 82 10 66 2 54 10 42 8 30Z',
  'M14 16C30 2 58 8 74 4 96 0 120 10 122 30 128 48 116 60 112 70 98 86 70 78 54 83 34 88 10 78 6 60 2 46 4 26 14 16Z',
  'M6 40C4 20 18 8 36 10 52 2 70 10 86 6 108 4 124 22 122 40 126 60 108 74 92 76 74 86 58 76 42 82 22 84 8 66 6 40Z',
  'M10 52C2 36 12 14 32 8 54 4 64 12 82 8 104 6 122 14 124 34 124 54 118 66 100 74 82 82 72 74 54 80 34 86 18 74 10 52Z',
  'M6 22C16 4 40 6 56 10 72 2 104 0 116 16 124 28 114 38 122 50 126 66 108 82 86 80 70 88 52 78 36 82 18 82 6 70 10 54 12 42 2 36 6 22Z',
];

const BUILDING_ICONS: Record<string, IconName> = { fort: 'stronghold', garrison: 'shield', outpost: 'village' };

export const buildingIcon = (building: string) => BUILDING_ICONS[building] ?? 'village';

/* ---- The three kinds ---- */

export function UnknownTile({ space }: { space: string }): JSX.Element {
  return (
    <g class="reckoning-unknown">
      <rect width={WIDTH} height={HEIGHT} rx="8" class="reckoning-ground" />
      <CompassRose x={WIDTH / 2} y={HEIGHT / 2} size={42} />
      <SpaceName space={space} />
    </g>
  );
}

export function SeaTile({ tile, space, texts }: { tile: string; space: string; texts: Texts }): JSX.Element {
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx="8" class="reckoning-ground" />
      <path d="M104 46q9-8 18 0t18 0 18 0 18 0M112 62q9-8 18 0t18 0 18 0M120 78q9-8 18 0t18 0" class="reckoning-swell" />
      <text x={96} y={20} class="water-name reckoning-name">
        {texts.label('tile', tile)}
      </text>
      <SpaceName space={space} />
    </g>
  );
}

/* All that lies on an island, in words. */
export function islandLabel(cell: Cell, texts: Texts): string {
  const facts = tileOf(texts, cell.tile!);
  const holder = seatOf(texts, cell.holder);
  return [
    texts.label('tile', cell.tile!),
    ...(holder >= 0 ? [t('Controlled by {name}', { name: texts.name(holder) })] : []),
    placesLabel(facts),
    yieldLabel(facts),
    influenceLabel(cell, texts),
    lastingLabel(cell, texts),
    ...cell.buildings.map((building) => texts.label('building', building)),
    ...(cell.cargo + cell.coins > 0 ? [ashoreLabel(cell)] : []),
    ...(facts.hand ? [t('Hand limit raised by 1')] : []),
  ].join('; ');
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
  const holder = seatOf(texts, cell.holder);
  const name = texts.label('tile', tile);
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx="8" class="reckoning-ground" />
      <Land index={indexIn(texts, 'tile', tile)} />
      {holder >= 0 && <Holder seat={holder} texts={texts} />}
      <text x="94" y="19" class="port-name reckoning-name" style={fitted(name, 14.5, 106)}>
        {name}
      </text>
      <Yield facts={facts} />
      <Influence cell={cell} spaces={facts.spaces ?? 0} texts={texts} replacing={replacing} />
      <Lasting cell={cell} texts={texts} />
      <Pads cell={cell} texts={texts} />
      <Ashore cell={cell} />
      <SpaceName space={space} />
    </g>
  );
}

const SpaceName = ({ space }: { space: string }) => (
  <text x={WIDTH - 7} y={HEIGHT - 7} text-anchor="end" class="water-name reckoning-at">
    {space}
  </text>
);

function Land({ index }: { index: number }): JSX.Element {
  const shore = SHORES[index % SHORES.length]!;
  return (
    <g transform={index % 2 ? `translate(${WIDTH - 3} 23) scale(-1 1)` : 'translate(87 23)'}>
      <g transform="scale(1.110 .8)">
        <Contours d={shore} steps={2} gap={6} />
        <path d={shore} class="reckoning-land" filter="url(#coast)" />
        <path d={shore} fill="url(#hatch)" opacity=".6" />
      </g>
    </g>
  );
}

/* Who controls the island: a border in colour, and the flag. */
function Holder({ seat, texts }: { seat: number; texts: Texts }): JSX.Element {
  return (
    <g role="img" aria-label={t('Controlled by {name}', { name: texts.name(seat) })}>
      <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="7" fill="none" stroke={seatColour(seat)} stroke-width="4" />
      <g transform={`translate(${WIDTH - 28} 7) scale(1.700)`}>
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
    <g transform="translate(0 33)">
      <g role="img" aria-label={placesLabel(facts)}>
        {places.map((coins, i) => (
          <g key={i} transform={`translate(${101 + i * 16} 0)`} class="reckoning-place">
            <circle r={8.5 - i * 0.8} />
            <text y="4" text-anchor="middle">
              {coins}
            </text>
          </g>
        ))}
      </g>
      <g role="img" aria-label={yieldLabel(facts)}>
        {goods.map(({ icon, n }, i) => (
          <Amount key={icon} icon={icon} n={`+${n}`} x={146 + i * 29} />
        ))}
      </g>
      {facts.hand && (
        <g role="img" aria-label={t('Hand limit raised by 1')} data-about={t('Hand limit raised by 1')} class="reckoning-amount" transform={`translate(${WIDTH - 29} 55) scale(.58)`}>
          <IconPath name="cards" />
        </g>
      )}
    </g>
  );
}

function Amount({ icon, n, x, y = 0 }: { icon: IconName; n: number | string; x: number; y?: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="reckoning-amount">
      <text y="4.500">{n}</text>
      <g transform={`translate(${7 * String(n).length} -6.500) scale(.56)`}>
        <IconPath name={icon} />
      </g>
    </g>
  );
}

/* The owners of the cubes that lie on influence spaces, then nobody. */
const ownersOf = ({ cubes }: Cell) => cubes.flatMap((count, seat) => Array.from({ length: count }, () => seat));

function Influence({ cell, spaces, texts, replacing }: { cell: Cell; spaces: number; texts: Texts; replacing: boolean }): JSX.Element {
  const cubes = ownersOf(cell);
  return (
    <g role={replacing ? 'group' : 'img'} aria-label={influenceLabel(cell, texts)} transform="translate(93 45)">
      {Array.from({ length: spaces }, (_, i) => (
        <g key={i} transform={`translate(${i * 18} 0)`}>
          <rect width="16" height="16" rx="2.500" class="reckoning-space" />
          {cubes[i] !== undefined && <Influencer seat={cubes[i]} texts={texts} live={replacing} />}
        </g>
      ))}
    </g>
  );
}

function Influencer({ seat, texts, live }: { seat: number; texts: Texts; live: boolean }): JSX.Element {
  const cube = <Cube seat={seat} texts={texts} size={16} />;
  return live ? <Thing id={`captain:${colourOf(texts, seat)}`} label={texts.name(seat)} quiet>{cube}</Thing> : cube;
}

/* The permanent track: a strip that takes any number of cubes. */
function Lasting({ cell, texts }: { cell: Cell; texts: Texts }): JSX.Element {
  const seats = cell.lasting.flatMap((n, seat) => (n ? [{ n, seat }] : []));
  const label = lastingLabel(cell, texts);
  return (
    <g role="img" aria-label={label} data-about={label} transform={`translate(${WIDTH - 30} 25)`}>
      <rect width="23" height="61" rx="4" class="reckoning-track" />
      {seats.map(({ n, seat }, i) => (
        <g key={seat} transform={`translate(1.500 ${2 + i * 14.500})`}>
          <Cube seat={seat} texts={texts} size={12.5} />
          <text x="17.500" y="10.500" text-anchor="middle" class="reckoning-count">
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

function Pads({ cell, texts }: { cell: Cell; texts: Texts }): JSX.Element {
  return (
    <g transform="translate(93 66)">
      {wordsOf(texts, 'building').map((building, i) => {
        const there = cell.buildings.some((one) => one === building);
        return (
          <g key={building} transform={`translate(${i * 19} 0)`} class={`reckoning-pad ${there ? 'built' : ''}`} role="img" aria-label={there ? texts.label('building', building) : undefined} aria-hidden={!there}>
            <rect width="17" height="17" rx="3" />
            <g transform="translate(1.700 1.700) scale(.56)">
              <IconPath name={buildingIcon(building)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/* Goods that lie on the island. */
function Ashore({ cell }: { cell: Cell }): JSX.Element | null {
  const goods = [
    { icon: 'barrel' as const, n: cell.cargo },
    { icon: 'coin' as const, n: cell.coins },
  ].filter(({ n }) => n > 0);
  const widest = Math.max(cell.cargo, cell.coins);
  if (goods.length === 0) return null;
  return (
    <g transform="translate(152 74.500)" role="img" aria-label={ashoreLabel(cell)}>
      <rect y="-8.500" width={goods.length > 1 || widest > 9 ? 51 : 27} height="17" rx="4" class="reckoning-goods" />
      {goods.map(({ icon, n }, i) => (
        <Amount key={icon} icon={icon} n={n} x={(widest > 9 ? 1 : 4) + i * (widest > 9 ? 25 : 24)} />
      ))}
    </g>
  );
}

/* Where the arrows of open sea lie: in the gaps between the tiles. */
const WAYS: Record<string, { x: number; y: number; turn: number }> = {
  out: { x: 160, y: -GAP / 2, turn: 0 },
  in: { x: 160, y: HEIGHT + GAP / 2, turn: 180 },
  east: { x: WIDTH + GAP / 2, y: HEIGHT / 2, turn: 90 },
  west: { x: -GAP / 2, y: HEIGHT / 2, turn: 270 },
};

export function Arrows({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  return (
    <g>
      {(tileOf(texts, tile).arrows ?? []).map((way) => {
        const { x, y, turn } = WAYS[way]!;
        return (
          <g key={way} transform={`translate(${x} ${y})`} class="reckoning-arrow">
            <path d="M0-16l7 7.500A11 11 0 1 1-7-8.500z" transform={`rotate(${turn})`} />
            <g transform="translate(-7 -7) scale(.58)">
              <IconPath name="barrel" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/* ---- The card on a tile ---- */

const SLOTS = ['top', 'middle', 'bottom'];
const ROOM = 13; /* letters in a line of a card's title */
const PART = { translate: 'no' as unknown as boolean }; /* half a name is not to be translated; the whole is in the label */

/* In one line or two, parted at a space or behind a hyphen. */
function linesOf(name: string): string[] {
  const parts = name.split(/(?<= |-)/);
  if (name.length <= ROOM || parts.length === 1) return [name];
  const cut = Math.max(1, parts.findIndex((_, i) => parts.slice(0, i + 1).join('').trim().length > ROOM));
  return [parts.slice(0, cut).join('').trim(), parts.slice(cut).join('')];
}

const Swords = () => (
  <g transform="translate(25 92)" class="reckoning-swords">
    <rect width="24" height="22" rx="4" />
    <g transform="translate(3.500 2.500) scale(.7)">
      <IconPath name="swords" />
    </g>
  </g>
);

/* `here`: the active ship lies at the tile, so that a merchant ship can be attacked. */
export function CardOnTile({ card, texts, here }: { card: string; texts: Texts; here: boolean }): JSX.Element {
  const facts = cardOf(texts, card);
  const merchant = facts.kind === 'merchant';
  const name = texts.label('card', card);
  const label = [name, lineLabel(texts, facts), t('cost {n}', { n: facts.cost ?? 0 }), texts.label('row', facts.slot)].join(', ');
  const rows: Line[] = merchant || facts.or ? [facts] : facts.abilities.map((ability) => ({ abilities: [ability] }));
  const first = merchant ? 82 : 62 - (rows.length - 1) * 11;
  return (
    <Thing id={`card:${card}`} label={label} class="reckoning-card" quiet>
      <rect width="80" height="116" rx="5" class="reckoning-paper" />
      <path d="M.5 31V5.500a5 5 0 0 1 5-5h69a5 5 0 0 1 5 5V31Z" class={`reckoning-band ${merchant ? 'merchant' : ''}`} />
      {linesOf(name).map((line, i, all) => (
        <text key={i} x="40" y={(all.length > 1 ? 13 : 19.5) + i * 12} text-anchor="middle" class="reckoning-title" style={fitted(line, 11, 76)} {...PART}>
          {line}
        </text>
      ))}
      {merchant && (
        <g transform="translate(39 65)">
          <Ship type={MERCHANTS[facts.row - 1] ?? 'flute'} scale={0.8} />
        </g>
      )}
      {rows.map((line, i) => (
        <g key={i} transform={`translate(40 ${first + i * 22})`}>
          <AbilityDrawing line={line} texts={texts} large={!merchant} />
        </g>
      ))}
      <g transform="translate(7 98)">
        {SLOTS.map((slot, i) => (
          <rect key={slot} y={i * 4.5} width="13" height="3.500" rx="1" class={`reckoning-slot ${slot === facts.slot ? 'on' : ''}`} />
        ))}
      </g>
      {merchant && (here ? <Thing id="battle:encounter" label={t('Attack the {0}', { 0: name })} class="reckoning-attack" quiet><Swords /></Thing> : <Swords />)}
      <Amount icon="barrel" n={facts.cost ?? 0} x={54} y={104} />
    </Thing>
  );
}
