/* The sea of reckoning: the harbour below, four rows of three tiles above it, the box of each row at its side, ships on their tiles. */
import type { JSX } from 'preact';
import { Chart, Rhumbs, Sea, type Box } from '../parts/chart';
import { seatLetter } from '../parts/flags';
import { IconPath } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Ship } from '../parts/ships';
import { Figure, Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { blockedFor, cardOf, seatOf, silhouette, tileOf, type ReckoningView } from './facts';
import { BERTH, deeds, dockAt, Harbour, Medal, type Quay } from './harbour';
import { Arrows, CardOnTile, GAP, HEIGHT, islandLabel, IslandTile, SeaTile, UnknownTile, WIDTH } from './tiles';

const ROWS = 4;
const COLUMNS = 3;
const BOXES = 56; /* room for the boxes, left of the tiles */
const TOOLS = 70; /* the buttons of the chart lie in its lower right corner */
const SEA = { width: COLUMNS * (WIDTH + GAP) - GAP, height: ROWS * (HEIGHT + GAP) };

/* Where the harbour and the achievements lie: beside the sea if there is room, else in the harbour itself. */
interface Plan {
  box: Box;
  quay: Quay;
  medal: (i: number) => { x: number; y: number; width: number };
}

function planFor(wide: boolean): Plan {
  const quay = { x: BOXES, y: SEA.height, width: SEA.width, height: 84 };
  if (wide) {
    const x = BOXES + SEA.width + 18;
    return { quay, box: { x: -6, y: -8, width: x + 178, height: SEA.height + quay.height + 16 }, medal: (i) => ({ x, y: i * 56, width: 172 }) };
  }
  const narrow = { ...quay, width: SEA.width - TOOLS };
  const pitch = (BOXES + narrow.width) / 5;
  return {
    quay: narrow,
    box: { x: -6, y: -8, width: BOXES + SEA.width + 12, height: SEA.height + quay.height + 118 },
    medal: (i) => ({ x: (i % 5) * pitch, y: SEA.height + quay.height + 10 + Math.floor(i / 5) * 50, width: pitch }),
  };
}

/* Of the cells in the order of the words: row 1 is next to the harbour. */
const placeOf = (index: number) => ({ x: BOXES + (index % COLUMNS) * (WIDTH + GAP), y: (ROWS - 1 - Math.floor(index / COLUMNS)) * (HEIGHT + GAP) });

/* On a phone the sea is looked at from near, around the ship of the one who looks. */
function focusOn(view: ReckoningView, texts: Texts, quay: Quay): Box | null {
  const own = view.captain[view.viewer ?? -1];
  if (!own || !matchMedia('(max-width: 48rem)').matches) return null;
  const { x, y } = own.at === 'harbour' ? { x: quay.x + quay.width / 2 - WIDTH / 2, y: quay.y - HEIGHT } : placeOf(wordsOf(texts, 'space').indexOf(own.at));
  const width = WIDTH * 1.75;
  return { x: x + WIDTH / 2 - width / 2, y: y + HEIGHT / 2 - width / 2.3, width, height: width / 1.15 };
}

export function SeaMap({ view, texts, asked, decision }: BoardProps<ReckoningView>): JSX.Element {
  const { box, quay, medal } = planFor(matchMedia('(min-width: 75rem)').matches);
  const spaces = wordsOf(texts, 'space');
  const replacing = decision === 'replace' ? view.captain[asked ?? -1]?.at : undefined;
  const own = view.captain[view.viewer ?? -1] ? view.viewer : null; /* a spectator has none */
  return (
    <Chart box={box} focus={focusOn(view, texts, quay)} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={BOXES + SEA.width / 2} y={SEA.height - 10} reach={1600} />
      <Harbour quay={quay} view={view} texts={texts} />
      {Array.from({ length: ROWS }, (_, row) => (
        <RowBox key={row} row={row} view={view} texts={texts} />
      ))}
      {view.cell.map((_, index) => (
        <Tile key={index} index={index} space={spaces[index]!} view={view} texts={texts} replacing={spaces[index] === replacing} />
      ))}
      {view.cell.map(({ tile }, index) => {
        const { x, y } = placeOf(index);
        return tile && tileOf(texts, tile).kind === 'sea' ? <g key={index} transform={`translate(${x} ${y})`}><Arrows tile={tile} texts={texts} /></g> : null;
      })}
      {deeds(texts).map((deed, i) => (
        <Medal key={deed} deed={deed} {...medal(i)} view={view} texts={texts} own={own} />
      ))}
      {view.captain.map((_, seat) => (
        <CaptainShip key={seat} seat={seat} view={view} texts={texts} quay={quay} />
      ))}
    </Chart>
  );
}

function Tile({ index, space, view, texts, replacing }: { index: number; space: string; view: ReckoningView; texts: Texts; replacing: boolean }): JSX.Element {
  const cell = view.cell[index]!;
  const { x, y } = placeOf(index);
  const sea = cell.tile !== null && tileOf(texts, cell.tile).kind === 'sea';
  const name = !cell.tile ? t('{place}, unexplored', { place: space }) : `${space} ${sea ? texts.label('tile', cell.tile) : islandLabel(cell, texts)}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing id={`space:${space}`} label={name} class="reckoning-tile" quiet>
        {!cell.tile ? <UnknownTile space={space} /> : sea ? <SeaTile tile={cell.tile} space={space} texts={texts} /> : <IslandTile cell={cell} space={space} texts={texts} replacing={replacing} />}
      </Thing>
      <Blocked index={index} view={view} texts={texts} />
      {cell.card ? (
        <g transform="translate(6 6)">
          <g data-figure={`card ${cell.card}`}>
            <CardOnTile card={cell.card} texts={texts} here={view.captain[seatOf(texts, view.active)]?.at === space} />
          </g>
        </g>
      ) : (
        cell.tile && <rect x="6.500" y="6.500" width="79" height="115" rx="5" class="reckoning-gone" />
      )}
    </g>
  );
}

/* An island with which the reader may not deal; a spectator sees those of the active player. */
function Blocked({ index, view, texts }: { index: number; view: ReckoningView; texts: Texts }): JSX.Element | null {
  const reads = view.captain[view.viewer ?? -1] !== undefined;
  const seat = reads ? view.viewer! : seatOf(texts, view.active);
  if (!blockedFor(view, texts, seat, index)) return null;
  const label = reads ? t('Blocked for you') : t('Blocked for {name}', { name: texts.name(seat) });
  return (
    <g transform={`translate(${WIDTH - 17} 87) scale(.62)`} class="reckoning-blocked" role="img" aria-label={label} data-about={label}>
      <rect width="24" height="24" class="reckoning-touch" />
      <IconPath name="skull" />
    </g>
  );
}

/* The box of a row: how many cards are left in it. */
function RowBox({ row, view, texts }: { row: number; view: ReckoningView; texts: Texts }): JSX.Element {
  const next = view.top.slice(row * 6, row * 6 + 6).filter((card) => card !== null);
  const left = view.boxes.filter((card) => cardOf(texts, card).row === row + 1).length + next.length;
  const label = [tn('Row {row}: {n} card in its box', 'Row {row}: {n} cards in its box', left, { row: row + 1 }), ...next.map((card) => texts.label('card', card))].join('; ');
  return (
    <g transform={`translate(0 ${placeOf(row * COLUMNS).y + HEIGHT / 2})`} role="img" aria-label={label} data-about={label} class="reckoning-box">
      <circle cx="17" cy="-32" r="12" />
      <text x="17" y="-27" text-anchor="middle" class="reckoning-row">
        {row + 1}
      </text>
      {left > 1 && <rect x="6" y="-11" width="27" height="38" rx="3" />}
      <rect x="3" y="-14" width="27" height="38" rx="3" class={left ? '' : 'empty'} />
      <text x="16.500" y="10" text-anchor="middle" class="reckoning-left">
        {left}
      </text>
    </g>
  );
}

/* ---- Ships ---- */


function shipAt(seat: number, view: ReckoningView, texts: Texts, quay: Quay): { x: number; y: number } {
  const { at } = view.captain[seat]!;
  if (at === 'harbour') return { x: dockAt(quay, seat, view.players), y: quay.y + BERTH.ship };
  const { x, y } = placeOf(wordsOf(texts, 'space').indexOf(at));
  const here = view.captain.flatMap((captain, other) => (captain.at === at ? [other] : []));
  const step = here.length > 2 ? 25 : 42;
  return { x: x + 148 + (here.indexOf(seat) - (here.length - 1) / 2) * step, y: y + HEIGHT - 9 };
}

function CaptainShip({ seat, view, texts, quay }: { seat: number; view: ReckoningView; texts: Texts; quay: Quay }): JSX.Element {
  const captain = view.captain[seat]!;
  const { x, y } = shipAt(seat, view, texts, quay);
  const crowded = captain.at !== 'harbour' && view.captain.filter(({ at }) => at === captain.at).length > 2;
  const pirate = captain.mode === 'pirate';
  const goods = t('{name}: cargo {cargo}, coins {coins}, damage {damage}', { name: texts.name(seat), cargo: captain.cargo, coins: captain.coins, damage: captain.damage });
  const label = `${goods}, ${texts.label('mode', captain.mode)}`;
  return (
    <Figure id={`ship ${seat}`} x={x} y={y}>
      <Thing id={`captain:${wordsOf(texts, 'captain')[seat]}`} label={label} class="reckoning-ship" quiet>
        <Ship type={silhouette(captain)} seat={seat} letter={seatLetter(texts, seat)} scale={crowded ? 0.74 : 0.86} />
        {pirate && (
          <g transform="translate(-19 -34)" class="reckoning-black">
            <rect width="15" height="11" rx="1" />
            <g transform="translate(2.500 .500) scale(.42)">
              <IconPath name="skull" />
            </g>
          </g>
        )}
        {captain.damage > 0 && (
          <g transform="translate(15 -1)" class="reckoning-hurt">
            <circle r="6.500" />
            <text y="3.600" text-anchor="middle">
              {captain.damage}
            </text>
          </g>
        )}
      </Thing>
    </Figure>
  );
}
