/* The map of ahoy: regions of two by two spaces on the sea, their terrain, wealth, figures and Comrades. */
import type { JSX } from 'preact';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../parts/chart';
import { Die, Token } from '../parts/pieces';
import { Figure, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { controlOf, foundTile, ownerOf, seatOfFaction, tileOf, type AhoyView, type CellFacts } from './facts';
import { FigureDrawing } from './figures';
import { Island, Sandbar, Terrain } from './terrain';

export const SPACE = 76;

const CORNERS = ['nw', 'ne', 'se', 'sw'];
const OFFSET = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

interface Spot {
  word: string;
  x: number;
  y: number;
  cell: CellFacts;
  region: string;
  corner: number;
  turned: number;
}

type Region = AhoyView['region'][number];

const letter = (index: number) => String.fromCharCode(97 + index);

/* A region that was found, in its four turns: what is to be laid, before it is. */
export function FoundTile({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  const facts = tileOf(texts, tile);
  return (
    <section class="ahoy-found" aria-label={texts.label('tile', tile)}>
      <h3>{texts.label('tile', tile)}</h3>
      {[0, 1, 2, 3].map((turned) => (
        <figure key={turned}>
          <svg viewBox={`-2 -2 ${2 * SPACE + 4} ${2 * SPACE + 4}`} aria-hidden="true">
            <rect width={SPACE * 2} height={SPACE * 2} rx="10" class="ahoy-tile" />
            {spotsOf({ tile, x: 0, y: 0, turned, wealth: 0, comrades: 0 } as Region, 0, texts).map((spot) => (
              <g key={spot.corner} transform={`translate(${spot.x * SPACE} ${spot.y * SPACE})`}>
                {spot.cell.terrain === 'island' ? <Island suit={facts?.suit ?? ''} turned={turned} /> : <Terrain cell={spot.cell} turned={turned} />}
                <Corner spot={spot} />
              </g>
            ))}
            {facts?.sandbar !== undefined && <Sandbar x={0} y={0} edge={(facts.sandbar + turned) % 4} size={SPACE} />}
          </svg>
          <figcaption>{t('turned {n}', { n: turned })}</figcaption>
        </figure>
      ))}
    </section>
  );
}

/* The four spaces of a region: what is printed at corner k lies, after turning, at corner k + turned. */
function spotsOf(region: Region, index: number, texts: Texts): Spot[] {
  const cells = region.tile ? (tileOf(texts, region.tile)?.cells ?? []) : [];
  return cells.map((cell, k) => {
    const corner = (k + region.turned) % 4;
    const [dx, dy] = OFFSET[corner]!;
    return { word: `${letter(index)}-${CORNERS[corner]}`, x: region.x + dx, y: region.y + dy, cell, region: letter(index), corner, turned: region.turned };
  });
}

const key = ({ x, y }: { x: number; y: number }) => `${x},${y}`;

/* Free places around the map: targets of steps that explore, and of new tiles. */
function around(spots: Spot[]): { x: number; y: number }[] {
  const taken = new Set(spots.map(key));
  const free = new Map<string, { x: number; y: number }>();
  for (const { x, y } of spots)
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++) {
        const place = { x: x + dx, y: y + dy };
        if (!taken.has(key(place))) free.set(key(place), place);
      }
  return [...free.values()];
}

function boxAround(spots: Spot[], margin: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left * SPACE, y: top * SPACE, width: (Math.max(...xs) + 1 + margin - left) * SPACE, height: (Math.max(...ys) + 1 + margin - top) * SPACE };
}

export function SeaMap({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const regions = view.region.slice(0, view.regions);
  const spots = regions.flatMap((region, index) => spotsOf(region, index, texts));
  const box = boxAround(spots, foundTile(view, texts) ? 2.2 : 0.9); /* a new region may begin two spaces off */
  return (
    <Chart box={box} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={SPACE} y={SPACE} reach={SPACE * 20} />
      <CompassRose x={box.x + 26} y={box.y + box.height - 28} size={24} />
      {around(spots).map((place) => (
        <Thing key={key(place)} id={`cell:${key(place)}`} label={t('Unknown waters')} class="ahoy-unknown" quiet>
          <rect x={place.x * SPACE + 4} y={place.y * SPACE + 4} width={SPACE - 8} height={SPACE - 8} rx="8" />
        </Thing>
      ))}
      {regions.map((region, index) => (
        <RegionDrawing key={index} region={region} index={index} spots={spots.filter((spot) => spot.region === letter(index))} view={view} texts={texts} />
      ))}
      {texts.schema.words.figure?.map(({ word }, index) => {
        const spot = spots.find((one) => one.word === view.at[index]);
        return spot && <OnMap key={word} index={index} word={word} spot={spot} view={view} texts={texts} />;
      })}
    </Chart>
  );
}

function RegionDrawing({ region, index, spots, view, texts }: { region: Region; index: number; spots: Spot[]; view: AhoyView; texts: Texts }): JSX.Element {
  const tile = region.tile ? tileOf(texts, region.tile) : undefined;
  const name = t('Region {name}', { name: texts.label('region', letter(index)) });
  const [x, y] = [region.x * SPACE, region.y * SPACE];
  const [squadron, union] = controlOf(view, texts, index);
  const holder = squadron === union ? undefined : seatOfFaction(view, squadron > union ? 'squadron' : 'union');
  const control = t('control {squadron} : {union}', { squadron, union });
  return (
    <g class="ahoy-region">
      <rect x={x + 2} y={y + 2} width={SPACE * 2 - 4} height={SPACE * 2 - 4} rx="10" class="ahoy-tile" style={holder === undefined ? undefined : { stroke: `var(--seat-${holder})`, strokeWidth: 4 }} />
      {spots.map((spot) => (
        <Space key={spot.word} spot={spot} suit={tile?.suit ?? ''} comrades={region.comrades} view={view} texts={texts} />
      ))}
      {tile?.sandbar !== undefined && <Sandbar x={x} y={y} edge={(tile.sandbar + region.turned) % 4} size={SPACE} />}
      <Thing id={`region:${letter(index)}`} label={[name, t('wealth {n}', { n: region.wealth }), control].join(', ')} class="ahoy-wealth" quiet>
        <circle cx={x + SPACE} cy={y + SPACE} r="19" />
        <Die value={region.wealth} x={x + SPACE - 13} y={y + SPACE - 13} size={26} class="ahoy-wealth-die" />
        <text x={x + SPACE + 15} y={y + SPACE + 22} class="ahoy-letter">
          {texts.label('region', letter(index))}
        </text>
        <text x={x + SPACE} y={y + SPACE + 34} class="ahoy-control">
          {squadron} : {union}
        </text>
        <title>{control}</title>
      </Thing>
    </g>
  );
}

function Space({ spot, suit, comrades, view, texts }: { spot: Spot; suit: string; comrades: number; view: AhoyView; texts: Texts }): JSX.Element {
  const { cell, x, y } = spot;
  return (
    <Thing id={`cell:${key(spot)}`} label={texts.label('space', spot.word)} class="ahoy-space" quiet>
      <g transform={`translate(${x * SPACE} ${y * SPACE})`}>
        <rect x="3" y="3" width={SPACE - 6} height={SPACE - 6} rx="8" class="ahoy-square" />
        {cell.terrain === 'island' ? (
          <Thing id={`region:${spot.region}`} label={texts.label('suit', suit)} quiet>
            <Island suit={suit} turned={spot.turned} />
            {comrades > 0 && <Comrades count={comrades} seat={seatOfFaction(view, 'union')} />}
          </Thing>
        ) : (
          <Terrain cell={cell} turned={spot.turned} />
        )}
        <Corner spot={spot} />
      </g>
    </Thing>
  );
}

/* In the corner away from the wealth die: the Tailwind value; beside it the Treasure, one coin each. */
function Corner({ spot: { cell, corner } }: { spot: Spot }): JSX.Element {
  const [right, low] = OFFSET[corner]!;
  const [x, y] = [right ? SPACE - 25 : 7, low ? SPACE - 25 : 7];
  return (
    <g>
      {cell.tail && <Die value={cell.tail} x={x} y={y} size={18} class="ahoy-tail" />}
      {Array.from({ length: cell.gold ?? 0 }, (_, i) => (
        <circle key={i} class="ahoy-gold" cx={(right ? SPACE - 13 : 13) + (right ? -12 : 12) * Math.floor(i / 3)} cy={(low ? 16 : SPACE - 16) + (low ? 12 : -12) * (i % 3)} r="5.500" />
      ))}
    </g>
  );
}

function Comrades({ count, seat }: { count: number; seat: number }): JSX.Element {
  return (
    <g role="img" aria-label={t('Comrades: {n}', { n: count })}>
      <Token icon="fist" count={count === 1 ? 1 : count} x={20} y={SPACE - 19} size={26} colour={`var(--seat-${seat})`} />
    </g>
  );
}

/* Places on a space, so that figures do not hide one another: Flagships and ships in front, Patrols behind them in a row. */
function OnMap({ index, word, spot, view, texts }: { index: number; word: string; spot: Spot; view: AhoyView; texts: Texts }): JSX.Element {
  const here = view.at.flatMap((at, other) => (at === spot.word ? [other] : []));
  const order = here.indexOf(index);
  const crowd = here.length;
  const step = crowd > 1 ? Math.min(24, 48 / (crowd - 1)) : 0;
  const [x, y] = [spot.x * SPACE + SPACE / 2 + (order - (crowd - 1) / 2) * step, spot.y * SPACE + SPACE - 14 - (order % 2) * (crowd > 2 ? 14 : 4)];
  return (
    <Figure id={word} x={x} y={y}>
      <Thing id={`figure:${word}`} label={texts.label('figure', word)} quiet>
        <FigureDrawing word={word} seat={seatOfFaction(view, ownerOf(word))} scale={crowd > 3 ? 0.8 : 1} texts={texts} />
      </Thing>
    </Figure>
  );
}
