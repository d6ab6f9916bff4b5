/* The sea of reckoning: one chart that is uncovered tile by tile, the harbour below it, achievements beside it, ships on it. */
import type { JSX } from 'preact';
import { Chart, Sea, type Box } from '../parts/chart';
import { IconPath } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { blockedFor, seatOf, tileOf, type ReckoningView } from './facts';
import { Arena } from './battle';
import { CaptainShip } from './fleet';
import { Harbour, type Quay } from './harbour';
import { deeds, Medal } from './medals';
import { Frame, Graticule, placeOf, ROWS, RowBox, SEA } from './sheet';
import { Arrows, islandLabel, islandLines, IslandTile, SeaTile, UnknownTile, WIDTH } from './tiles';
import { CARD, CardOnTile } from './wares';

const HARBOUR = 78;
const TOOLS = 64; /* the buttons of the chart lie in its lower right corner */
const MARGIN = 9;

/* Where the harbour and the achievements lie: beside the sea if there is room, else below the harbour. */
interface Plan {
  box: Box;
  quay: Quay;
  cartouche: Box;
  medal: (i: number) => { x: number; y: number; width: number };
}

function planFor(wide: boolean): Plan {
  const quay = { x: SEA.x, y: SEA.y + SEA.height, width: SEA.width, height: HARBOUR, room: wide ? SEA.width : SEA.width - TOOLS };
  const foot = quay.y + quay.height;
  if (wide) {
    const cartouche = { x: SEA.x + SEA.width + 16, y: -6, width: 184, height: 530 };
    return { quay, cartouche, box: { x: -3, y: -MARGIN, width: cartouche.x + cartouche.width + 6, height: foot + 2 * MARGIN }, medal: (i) => ({ x: cartouche.x + 9, y: 8 + i * 57.5, width: cartouche.width - 14 }) };
  }
  const cartouche = { x: 0, y: foot + 10, width: SEA.x + SEA.width - TOOLS, height: 112 };
  const pitch = cartouche.width / 5;
  return {
    quay,
    cartouche,
    box: { x: -3, y: -MARGIN, width: SEA.x + SEA.width + 2 * MARGIN, height: cartouche.y + cartouche.height + 2 * MARGIN },
    medal: (i) => ({ x: 6 + (i % 5) * pitch, y: cartouche.y + 6 + Math.floor(i / 5) * 54, width: pitch - 2 }),
  };
}

const NEARER = 1.4;

/* A phone looks at the sea from nearer, without the achievements: at the rows next to the harbour, or from the third row on at those far
 * out, wherever the ship of the one who looks is. So the sight stays where it is through most movements. */
function focusOn(box: Box, view: ReckoningView, texts: Texts, quay: Quay): Box | null {
  const own = view.captain[view.viewer ?? -1];
  if (!own || !matchMedia('(max-width: 48rem)').matches) return null;
  const far = own.at !== 'harbour' && wordsOf(texts, 'space').indexOf(own.at) >= view.cell.length / 2;
  const [width, height] = [box.width / NEARER, box.height / NEARER];
  return { x: SEA.x + (SEA.width - width) / 2, y: far ? box.y : quay.y + quay.height + MARGIN - height, width, height };
}

export function SeaMap(props: BoardProps<ReckoningView>): JSX.Element {
  return (
    <>
      <Ocean {...props} />
      <Arena {...props} />
    </>
  );
}

function Ocean({ view, texts, asked, decision }: BoardProps<ReckoningView>): JSX.Element {
  const { box, quay, cartouche, medal } = planFor(matchMedia('(min-width: 75rem)').matches);
  const spaces = wordsOf(texts, 'space');
  const replacing = decision === 'replace' ? view.captain[asked ?? -1]?.at : undefined;
  const own = view.captain[view.viewer ?? -1] ? view.viewer : null; /* a spectator has none */
  return (
    <Chart box={box} focus={focusOn(box, view, texts, quay)} label={t('The map')}>
      <Sea box={box} />
      <g class={`reckoning-sheet round-${view.round % 2}`}>
        <Harbour quay={quay} view={view} texts={texts} />
        {view.cell.map((_, index) => (
          <Tile key={index} index={index} space={spaces[index]!} view={view} texts={texts} replacing={spaces[index] === replacing} />
        ))}
      </g>
      <Graticule />
      <Frame foot={quay.y + quay.height} />
      {Array.from({ length: ROWS }, (_, row) => (
        <RowBox key={row} row={row} view={view} texts={texts} />
      ))}
      {view.cell.map(({ tile }, index) => {
        const { x, y } = placeOf(index);
        return tile && tileOf(texts, tile).kind === 'sea' ? <g key={index} transform={`translate(${x} ${y})`}><Arrows tile={tile} texts={texts} /></g> : null;
      })}
      <rect {...cartouche} rx="6" class="reckoning-cartouche" />
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
      <Thing id={`space:${space}`} label={name} about={cell.tile && !sea ? islandLines(cell, texts) : undefined} class="reckoning-tile" quiet>
        {cell.tile && <desc class="card-title">{texts.label('tile', cell.tile)}</desc>}
        {cell.tile && <desc class="card-kind">{space}</desc>}
        {!cell.tile ? <UnknownTile space={space} /> : sea ? <SeaTile tile={cell.tile} space={space} texts={texts} /> : <IslandTile cell={cell} space={space} texts={texts} replacing={replacing} />}
      </Thing>
      <Blocked index={index} view={view} texts={texts} />
      {cell.card ? (
        <g transform={`translate(${CARD.x} ${CARD.y})`}>
          <g data-figure={`card ${cell.card}`}>
            <CardOnTile card={cell.card} texts={texts} here={view.captain[seatOf(texts, view.active)]?.at === space} />
          </g>
        </g>
      ) : (
        cell.tile && <rect {...CARD} rx="5" class="reckoning-gone" />
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
    <g transform={`translate(${WIDTH - 19} 92) scale(.72)`} class="reckoning-blocked" role="img" aria-label={label} data-about={label}>
      <circle cx="12" cy="12" r="14" />
      <IconPath name="skull" />
    </g>
  );
}
