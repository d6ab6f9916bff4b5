/* The map of ahoy: regions of two by two spaces on the sea, their terrain, wealth, figures and Comrades. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../parts/chart';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Figure, PointingContext, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { controlOf, figureName, foundTile, isLoaded, ownerOf, seatOfFaction, tileOf, type AhoyView, type CellFacts } from './facts';
import { FigureDrawing } from './figures';
import { Ghost } from './ghost';
import { around, key, letter, SPACE, spotsOf, type Region, type Spot } from './spots';
import { Corner, Island, Sandbar, Terrain } from './terrain';

function boxAround(spots: Spot[], margin: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left * SPACE, y: top * SPACE, width: (Math.max(...xs) + 1 + margin - left) * SPACE, height: (Math.max(...ys) + 1 + margin - top) * SPACE };
}

export function SeaMap({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const regions = view.region.slice(0, view.regions);
  const spots = regions.flatMap((region, index) => spotsOf(region, index, texts));
  const found = foundTile(view, texts);
  const box = boxAround(spots, found ? 2.2 : 0.9); /* a new region may begin two spaces off */
  return (
    <Chart box={box} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={SPACE} y={SPACE} reach={SPACE * 20} />
      <CompassRose x={box.x + 26} y={box.y + box.height - 28} size={24} />
      {around(spots).map((place) => (
        <g key={key(place)}>
          <Thing id={`cell:${key(place)}`} label={t('Unknown waters')} class="ahoy-unknown" quiet>
            <rect x={place.x * SPACE + 4} y={place.y * SPACE + 4} width={SPACE - 8} height={SPACE - 8} rx="8" />
          </Thing>
          {found && <rect x={place.x * SPACE + 2} y={place.y * SPACE + 2} width={SPACE * 2 - 4} height={SPACE * 2 - 4} rx="10" class="ahoy-outline" />}
        </g>
      ))}
      {regions.map((region, index) => (
        <RegionDrawing key={index} region={region} index={index} spots={spots.filter((spot) => spot.region === letter(index))} view={view} texts={texts} />
      ))}
      <Fleet spots={spots} view={view} texts={texts} />
      {spots.map((spot) => (
        <Comrades key={spot.word} spot={spot} view={view} />
      ))}
      {found && <Ghost tile={found} places={around(spots)} texts={texts} />}
    </Chart>
  );
}

function RegionDrawing({ region, index, spots, view, texts }: { region: Region; index: number; spots: Spot[]; view: AhoyView; texts: Texts }): JSX.Element {
  const tile = region.tile ? tileOf(texts, region.tile) : undefined;
  const name = t('Region {name}', { name: texts.label('region', letter(index)) });
  const [x, y] = [region.x * SPACE, region.y * SPACE];
  const [squadron, union] = controlOf(view, texts, index);
  const holder = squadron === union ? undefined : seatOfFaction(view, squadron > union ? 'squadron' : 'union');
  const label = [name, t('wealth {n}', { n: region.wealth }), t('control {squadron} : {union}', { squadron, union })].join(', ');
  return (
    <g class="ahoy-region">
      <rect x={x + 2} y={y + 2} width={SPACE * 2 - 4} height={SPACE * 2 - 4} rx="10" class="ahoy-tile" style={holder === undefined ? undefined : { stroke: `var(--seat-${holder})`, strokeWidth: 4 }} />
      {spots.map((spot) => (
        <Space key={spot.word} spot={spot} suit={tile?.suit ?? ''} view={view} texts={texts} />
      ))}
      {tile?.sandbar !== undefined && <Sandbar x={x} y={y} edge={(tile.sandbar + region.turned) % 4} size={SPACE} />}
      <Thing id={`region:${letter(index)}`} label={label} class="ahoy-wealth" quiet>
        <circle cx={x + SPACE} cy={y + SPACE} r="19" />
        <Die value={region.wealth} x={x + SPACE - 13} y={y + SPACE - 13} size={26} class="ahoy-wealth-die" />
      </Thing>
      <g class="ahoy-written" aria-hidden="true">
        <text x={x + SPACE + 15} y={y + SPACE + 22} class="ahoy-letter">
          {texts.label('region', letter(index))}
        </text>
        <text x={x + SPACE} y={y + SPACE + 34} class="ahoy-control">
          {squadron} : {union}
        </text>
      </g>
    </g>
  );
}

/* What lies on a space, in words. */
function terrainIn(cell: CellFacts, suit: string, texts: Texts): string[] {
  const names: Record<CellFacts['terrain'], string> = { open: '', fog: t('Fog'), wreck: t('Wreckage'), island: texts.label('suit', suit), current: t('Strong Current'), harbour: t('Harbour') };
  return [names[cell.terrain], cell.gold ? t('Treasure {n}', { n: cell.gold }) : '', cell.tail ? t('Tailwind {n}', { n: cell.tail }) : ''].filter(Boolean);
}

function Space({ spot, suit, view, texts }: { spot: Spot; suit: string; view: AhoyView; texts: Texts }): JSX.Element {
  const { cell, x, y } = spot;
  const comrades = comradesOn(spot, view);
  const label = [texts.label('space', spot.word), ...terrainIn(cell, suit, texts), ...(comrades ? [t('Comrades: {n}', { n: comrades })] : [])].join(', ');
  return (
    <Thing id={`cell:${key(spot)}`} label={label} class="ahoy-space" quiet>
      <g transform={`translate(${x * SPACE} ${y * SPACE})`}>
        <rect x="3" y="3" width={SPACE - 6} height={SPACE - 6} rx="8" class="ahoy-square" />
        {cell.terrain === 'island' ? (
          <Thing id={`region:${spot.region}`} label={label} quiet>
            <Island suit={suit} turned={spot.turned} right={isRight(spot)} />
          </Thing>
        ) : (
          <Terrain cell={cell} turned={spot.turned} />
        )}
        <Corner cell={cell} corner={spot.corner} />
      </g>
    </Thing>
  );
}

const isRight = ({ corner }: Spot) => corner === 1 || corner === 2;

const comradesOn = ({ cell, region }: Spot, view: AhoyView) => (cell.terrain === 'island' ? (view.region[region.charCodeAt(0) - 97]?.comrades ?? 0) : 0);

/* Below the emblem, over whatever stands on the island. */
function Comrades({ spot, view }: { spot: Spot; view: AhoyView }): JSX.Element | null {
  const count = comradesOn(spot, view);
  if (count === 0) return null;
  return (
    <g class="ahoy-comrades" aria-hidden="true" transform={`translate(${(spot.x + (isRight(spot) ? 1 : 0)) * SPACE + (isRight(spot) ? -19 : 19)} ${spot.y * SPACE + 45})`}>
      <circle r="11" style={{ fill: `var(--seat-${seatOfFaction(view, 'union')})` }} />
      <text y="5">{count}</text>
    </g>
  );
}

/* ---- Figures ---- */

interface Standing {
  word: string;
  spot: Spot;
  kind: string; /* Patrols, and Strongholds, are alike */
}

const SCALES = [1, 0.88, 0.76, 0.68]; /* by how many kinds stand together */

const kindOf = (word: string) => word.replace(/-\d+$/, '');

/* All figures. Of those that are alike and stand together the one that can be chosen lies on top. */
function Fleet({ spots, view, texts }: { spots: Spot[]; view: AhoyView; texts: Texts }): JSX.Element {
  const pointing = useContext(PointingContext);
  const figures = (texts.schema.words.figure ?? []).flatMap(({ word }, i): Standing[] => {
    const spot = spots.find((one) => one.word === view.at[i]);
    return spot ? [{ word, spot, kind: kindOf(word) }] : [];
  });
  const isIdle = ({ word }: Standing) => pointing.state(`figure:${word}`) === 'idle';
  const laid = [...figures.filter(isIdle), ...figures.filter((figure) => !isIdle(figure))];
  return (
    <>
      {laid.map((figure) => (
        <OnMap key={figure.word} figure={figure} here={laid.filter(({ spot }) => spot === figure.spot)} view={view} texts={texts} />
      ))}
    </>
  );
}

/* A stack shows three at most; its number stands on the uppermost. Stacks of different figures stand side by side. */
function OnMap({ figure, here, view, texts }: { figure: Standing; here: Standing[]; view: AhoyView; texts: Texts }): JSX.Element {
  const { word, spot, kind } = figure;
  const kinds = [...new Set(here.map((other) => other.kind))].sort();
  const stack = here.filter((other) => other.kind === kind);
  const [place, height] = [kinds.indexOf(kind), Math.min(2, stack.length - 1 - stack.indexOf(figure))];
  const scale = SCALES[Math.min(kinds.length, SCALES.length) - 1]!;
  const step = kinds.length > 1 ? Math.min(26, 42 / (kinds.length - 1)) : 0;
  const x = spot.x * SPACE + SPACE / 2 + (place - (kinds.length - 1) / 2) * step - 4 * height;
  const y = spot.y * SPACE + SPACE - 12 - (place % 2) * (kinds.length > 2 ? 15 : 4) - 3 * height;
  const loaded = isLoaded(view, texts, word);
  const label = [figureName(texts, word), ...(loaded ? [t('loaded')] : []), ...(stack.length > 1 ? [`×${stack.length}`] : [])].join(', ');
  const uppermost = stack.at(-1) === figure;
  return (
    <Figure id={word} x={x} y={y}>
      <Thing id={`figure:${word}`} label={label} quiet>
        <FigureDrawing word={word} seat={seatOfFaction(view, ownerOf(word))} scale={scale} texts={texts} />
        {loaded && uppermost && <Loaded />}
        {stack.length > 1 && uppermost && <Count many={stack.length} />}
      </Thing>
    </Figure>
  );
}

function Count({ many }: { many: number }): JSX.Element {
  return (
    <g class="ahoy-count" transform="translate(-9 -21)">
      <circle r="7.500" />
      <text y="4">{many}</text>
    </g>
  );
}

function Loaded(): JSX.Element {
  return (
    <g class="ahoy-loaded" transform="translate(13 -1)">
      <circle r="7.500" />
      <g transform="translate(-5.800 -6) scale(.48)">
        <IconPath name="cannon" />
      </g>
    </g>
  );
}
