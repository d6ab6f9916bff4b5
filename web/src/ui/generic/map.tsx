/* The chart of a game that has no board of its own: places, ways between them, what lies there and who stands there. */
import type { JSX } from 'preact';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../../boards/parts/chart';
import { FlagMark, seatColour, seatLetter } from '../../boards/parts/flags';
import { IconPath } from '../../boards/parts/icons';
import { isShip, Ship } from '../../boards/parts/ships';
import { Figure, Thing } from '../../boards/parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { isTall, type Atlas, type Point } from './places';
import type { Item, Layout, Piece, Spot } from './position';

/* The drawing is about as large as the screen shows it, so that letters are. */
const SHEET = { wide: { width: 760, height: 410 }, tall: { width: 430, height: 520 } };
const TOOLS = 44; /* the chart's buttons lie beside the places */
const ROOMY = 60; /* from here on places have their own box; below they are dots with names */

interface Drawing {
  box: Box;
  at: Map<string, Point>;
  room: { x: number; y: number }; /* what a place has for itself */
}

/* Places spread over the sheet. A chart may be stretched, but stays a chart. */
function spread(atlas: Atlas): Drawing {
  const { at, box, unit } = atlas;
  const sheet = isTall(atlas) ? SHEET.tall : SHEET.wide;
  const scale = { x: sheet.width / box.width, y: sheet.height / box.height };
  const across = Math.min(scale.x, scale.y * 1.7);
  const down = Math.min(scale.y, scale.x * 1.25);
  const margin = unit * across < ROOMY ? TOOLS : 0; /* for names that are wider than their place */
  const place = ({ x, y }: Point) => ({ x: (x - box.x) * across, y: (y - box.y) * down });
  return {
    box: { x: -margin, y: 0, width: box.width * across + margin + (isTall(atlas) ? 0 : TOOLS), height: box.height * down + margin / 2 },
    at: new Map([...at].map(([word, point]) => [word, place(point)])),
    room: { x: unit * across, y: unit * down },
  };
}

const isWater = (word: string, atlas: Atlas, texts: Texts) => {
  const facts = texts.word(atlas.kind, word)?.facts ?? {};
  return facts.kind === 'sea' || /\b(sea|ocean)\b/i.test(texts.word(atlas.kind, word)?.label ?? '');
};

/* Names of ports are read over the sea. */
const shoreLast = (places: [string, Point][], atlas: Atlas, texts: Texts) => [...places.filter(([word]) => isWater(word, atlas, texts)), ...places.filter(([word]) => !isWater(word, atlas, texts))];

/* A small screen looks at the reader's own ship, and the chart is a drag away. */
function focusOn(own: number | null, at: Map<string, Point>, room: Point, layout: Layout): Box | null {
  if (!matchMedia('(max-width: 48rem)').matches) return null;
  const mine = [...layout.spots].filter(([, { pieces }]) => pieces.some(({ seat }) => seat === own)).map(([word]) => at.get(word)!);
  if (mine.length === 0) return null;
  const reach = { x: Math.max(room.x * 1.6, 170), y: Math.max(room.y * 1.6, 150) };
  const [xs, ys] = [mine.map(({ x }) => x), mine.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - reach.x, Math.min(...ys) - reach.y];
  return { x, y, width: Math.max(...xs) + reach.x - x, height: Math.max(...ys) + reach.y - y };
}

export function GenericChart({ atlas, layout, texts, own }: { atlas: Atlas; layout: Layout; texts: Texts; own: number | null }): JSX.Element {
  const { box, at, room } = spread(atlas);
  const roomy = isRoomy(room);
  return (
    <Chart box={box} focus={focusOn(own, at, room, layout)} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={box.width / 2} y={box.height / 2} reach={1600} />
      <g class="ways" aria-hidden="true">
        {atlas.ways.map(([from, to]) => (
          <line key={`${from} ${to}`} x1={at.get(from)!.x} y1={at.get(from)!.y} x2={at.get(to)!.x} y2={at.get(to)!.y} />
        ))}
      </g>
      {!roomy && <CompassRose x={box.width * 0.03} y={box.height * 0.93} size={30} />}
      {shoreLast([...at], atlas, texts).map(([word, point]) => (
        <Place key={word} word={word} point={point} room={room} atlas={atlas} spot={layout.spots.get(word)!} texts={texts} />
      ))}
      {[...at].map(([word, point]) => (
        <Pieces key={word} pieces={layout.spots.get(word)!.pieces} point={point} room={room} texts={texts} />
      ))}
    </Chart>
  );
}

const isRoomy = (room: Point) => Math.min(room.x, room.y) >= ROOMY;

interface PlaceProps {
  word: string;
  point: Point;
  room: Point;
  atlas: Atlas;
  spot: Spot;
  texts: Texts;
}

function Place({ word, point, room, atlas, spot, texts }: PlaceProps): JSX.Element {
  const id = `${atlas.kind}:${word}`;
  const name = texts.label(atlas.kind, word);
  const label = [name, ...spot.items.map((item) => item.label), ...spot.pieces.map((piece) => piece.label)].join(', ');
  const bare = atlas.square && spot.items.length === 0 && spot.pieces.length === 0; /* nobody knows it yet */
  const water = bare || isWater(word, atlas, texts);
  const roomy = isRoomy(room);
  const half = { x: room.x * 0.46, y: room.y * 0.44 };
  const dot = Math.min(room.x, room.y) * (water ? 0.16 : 0.26);
  return (
    <g transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}>
      <Thing id={id} label={label} class={`place ${water ? 'water' : 'land'} ${bare ? 'bare' : ''} ${roomy ? 'roomy' : 'slight'}`}>
        <title>{label}</title>
        {roomy ? <rect class="place-ground" x={-half.x} y={-half.y} width={half.x * 2} height={half.y * 2} rx={atlas.square ? 6 : half.y * 0.45} /> : <circle class="place-ground" r={dot} />}
        {!roomy && <circle class="place-reach" r={Math.min(room.x, room.y) * 0.45} />}
        <text class={water ? 'water-name' : 'port-name'} y={roomy ? -half.y + 16 : dot + 13} text-anchor="middle">
          {name}
        </text>
      </Thing>
      <Badges items={spot.items} width={roomy ? half.x * 2 - 8 : 90} top={roomy ? -half.y + 21 : dot + 17} rows={roomy ? Math.floor((half.y * 2 - 20) / 16) : 2} slight={!roomy} texts={texts} />
    </g>
  );
}

const LETTER = 6.2;
const SIGN = 15;

/* Words too long for their place are shown by their sign alone; the title of the place says them. */
const isLong = (text: string, width: number) => SIGN + text.length * LETTER + 3 > width;
const fitting = (item: Item, width: number): Item => (item.icon && (isLong(item.text, width) || item.icon === 'help') ? { ...item, text: '' } : item);
const widthOf = ({ icon, seat, text }: Item) => (icon || seat !== undefined ? SIGN : 0) + text.length * LETTER + 3;

function rowsOf(items: Item[], width: number): Item[][] {
  const rows: Item[][] = [];
  let room = 0;
  for (const item of items.map((one) => fitting(one, width))) {
    if (widthOf(item) > room || rows.length === 0) {
      rows.push([]);
      room = width;
    }
    rows.at(-1)!.push(item);
    room -= widthOf(item);
  }
  return rows;
}

function Badges({ items, width, top, rows, slight, texts }: { items: Item[]; width: number; top: number; rows: number; slight: boolean; texts: Texts }): JSX.Element {
  return (
    <g class={`badges ${slight ? 'slight' : ''}`} aria-hidden="true">
      {rowsOf(items, width).slice(0, rows).map((row, line) => {
        let x = -row.reduce((sum, item) => sum + widthOf(item), 0) / 2;
        return row.map((item, i) => {
          const from = x;
          x += widthOf(item);
          return <Badge key={`${line} ${i}`} item={item} x={from} y={top + line * 16} texts={texts} />;
        });
      })}
    </g>
  );
}

function Badge({ item, x, y, texts }: { item: Item; x: number; y: number; texts: Texts }): JSX.Element {
  const { text } = item;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y})`}>
      {item.seat !== undefined ? (
        <g>
          <rect y="1" width="13" height="10" rx="1" fill={seatColour(item.seat)} class="ship-flag" />
          <g transform="translate(.5 2)">
            <FlagMark seat={item.seat} />
          </g>
          <text class="ship-letter" x="6.500" y="8.600" text-anchor="middle">
            {seatLetter(texts, item.seat)}
          </text>
        </g>
      ) : (
        item.icon && (
          <g transform="scale(.55)" class="badge-icon">
            <IconPath name={item.icon} />
          </g>
        )
      )}
      {text && (
        <text class="badge-text" x={SIGN} y="10">
          {text}
        </text>
      )}
    </g>
  );
}

const typeOf = (words: string) => words.split(/[\s-]+/).find(isShip) ?? (words.includes('navy') ? 'frigate' : 'sloop');

/* Ships at a place, side by side. */
function Pieces({ pieces, point, room, texts }: { pieces: Piece[]; point: Point; room: Point; texts: Texts }): JSX.Element {
  const roomy = isRoomy(room);
  const scale = roomy ? 0.72 : 0.6;
  const apart = Math.min(38 * scale, (room.x * 0.9) / Math.max(1, pieces.length));
  return (
    <>
      {pieces.map((piece, i) => (
        <Figure key={piece.id} id={piece.id} x={point.x + (i - (pieces.length - 1) / 2) * apart} y={point.y + (roomy ? room.y * 0.46 : 5)}>
          <Thing id={piece.id} label={piece.label} quiet>
            <title>{piece.label}</title>
            <Ship type={typeOf(piece.ship)} seat={piece.seat} letter={piece.letter || (piece.seat === undefined ? '' : seatLetter(texts, piece.seat))} scale={scale} />
          </Thing>
        </Figure>
      ))}
    </>
  );
}
