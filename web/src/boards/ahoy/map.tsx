/* The map of ahoy: regions of two by two spaces on the sea, their terrain, wealth, figures and Comrades. */
import type { JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../parts/chart';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Figure, PointingContext, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { Crowd, FigureDrawing } from './craft';
import { controlOf, damageOf, figureName, foundTile, isLoaded, ownerOf, seatOfFaction, type AhoyView, type CellFacts } from './facts';
import { Ghost } from './ghost';
import { outline } from './island';
import { around, isRight, key, letter, SPACE, spotsOf, type Region, type Spot } from './spots';
import { Border, Charted, Waters, type Laid } from './tile';

function boxAround(spots: Spot[], margin: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left * SPACE, y: top * SPACE, width: (Math.max(...xs) + 1 + margin - left) * SPACE, height: (Math.max(...ys) + 1 + margin - top) * SPACE };
}

export function SeaMap({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const regions = view.region.slice(0, view.regions);
  const spots = regions.flatMap((region, index) => spotsOf(region, index, texts));
  const found = foundTile(view, texts);
  const unknown = view.stack_tiles.length > 1; /* one never comes */
  const box = boxAround(spots, found ? 2.2 : unknown ? 1.1 : 0.4); /* a new region may begin two spaces off, and what may be found lies next to the map */
  const laid = regions.filter(({ tile }) => tile).map(({ tile, x, y, turned }): Laid => ({ tile: tile!, x, y, turned }));
  const known = JSON.stringify(laid);
  const waters = useMemo(() => <Waters tiles={laid} />, [known]);
  const charted = useMemo(() => <Charted tiles={laid} texts={texts} />, [known, texts]);
  return (
    <Chart box={box} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={SPACE} y={SPACE} reach={SPACE * 20} />
      <CompassRose x={box.x + 36} y={box.y + box.height - 34} size={32} />
      {waters}
      {regions.map((region, index) => (
        <Border key={index} x={region.x} y={region.y} holder={holderOf(view, texts, index)} />
      ))}
      {charted}
      {around(spots).map((place) => (
        <g key={key(place)}>
          <Thing id={`cell:${key(place)}`} label={t('Unknown waters')} about={[t('Unknown waters'), t('Whoever sails in here finds a region and lays it over this space; the move ends there.')]} class="ahoy-unknown" quiet>
            <rect x={place.x * SPACE + 4} y={place.y * SPACE + 4} width={SPACE - 8} height={SPACE - 8} rx="8" />
          </Thing>
          {found && <rect x={place.x * SPACE + 2} y={place.y * SPACE + 2} width={SPACE * 2 - 4} height={SPACE * 2 - 4} rx="10" class="ahoy-outline" />}
        </g>
      ))}
      {regions.map((_, index) => (
        <Spaces key={index} spots={spots.filter((spot) => spot.region === letter(index))} view={view} texts={texts} />
      ))}
      <Fleet spots={spots} view={view} texts={texts} />
      {regions.map((region, index) => (
        <Plate key={index} region={region} index={index} scale={plateScale(box)} view={view} texts={texts} />
      ))}
      {spots.map((spot) => (
        <Comrades key={spot.word} spot={spot} view={view} />
      ))}
      {found && <Ghost tile={found} places={around(spots)} texts={texts} />}
    </Chart>
  );
}

/* The seat that controls a region. */
function holderOf(view: AhoyView, texts: Texts, index: number): number | undefined {
  const [squadron, union] = controlOf(view, texts, index);
  return squadron === union ? undefined : seatOfFaction(view, squadron > union ? 'squadron' : 'union');
}

const Spaces = ({ spots, view, texts }: { spots: Spot[]; view: AhoyView; texts: Texts }) => (
  <g class="ahoy-region">
    {spots.map((spot) => (
      <Space key={spot.word} spot={spot} view={view} texts={texts} />
    ))}
  </g>
);

/* What a plate says is read on a large map too: there its numbers take more of their region. */
const plateScale = ({ width, height }: Box) => Math.min(1.65, Math.max(1, width / 900, height / 620));

/* Over the ships: its numbers are never hidden. */
function Plate({ region, index, scale, view, texts }: { region: Region; index: number; scale: number; view: AhoyView; texts: Texts }): JSX.Element {
  const [squadron, union] = controlOf(view, texts, index);
  const sides = [seatOfFaction(view, 'squadron'), seatOfFaction(view, 'union')];
  const name = texts.label('region', letter(index));
  const label = [t('Region {name}', { name }), t('wealth {n}', { n: region.wealth }), t('control: Squadron {squadron}, Union {union}', { squadron, union })].join(', ');
  return (
    <g transform={`translate(${(region.x + 1) * SPACE} ${(region.y + 1) * SPACE})`}>
      <Thing id={`region:${letter(index)}`} label={label} class="ahoy-wealth" quiet>
        <Cartouche name={name} wealth={region.wealth} points={[squadron, union]} seats={sides} scale={scale} />
      </Thing>
    </g>
  );
}

/* In the middle of a region: its wealth in a frame, below it a scroll with its letter between the points of both sides. */
function Cartouche({ name, wealth, points, seats, scale }: { name: string; wealth: number; points: number[]; seats: number[]; scale: number }): JSX.Element {
  const frame = 1 + (scale - 1) / 4;
  return (
    <>
      <g transform={`scale(${frame})`}>
        <path class="ahoy-frame" d="M-16-16Q0-21 16-16 21 0 16 16H-16Q-21 0-16-16Z" />
        <Die value={wealth} x={-12} y={-13.500} size={24} class="ahoy-wealth-die" />
      </g>
      <g transform={`translate(0 ${13 * (frame - scale)}) scale(${scale})`}>
        <path class="ahoy-scroll" d="M-31 13l-4 8 4 8H31l4-8-4-8z" />
        {points.map((many, side) => (
          <g key={side} transform={`translate(${side ? 20 : -20} 21)`}>
            <path d="M-10-8h20V8h-20z" style={{ fill: `var(--seat-${seats[side]})`, opacity: many > 0 ? 1 : 0.3 }} />
            <text y="5">{many}</text>
          </g>
        ))}
        <text y="27" class="ahoy-letter">
          {name}
        </text>
      </g>
    </>
  );
}

/* What lies on a space, in words. */
function terrainIn(cell: CellFacts, suit: string, texts: Texts): string[] {
  const names: Record<CellFacts['terrain'], string> = { open: '', fog: t('Fog'), wreck: t('Wreckage'), island: texts.label('suit', suit), current: t('Strong Current'), harbour: t('Harbour') };
  return [names[cell.terrain], cell.gold ? t('Treasure {n}', { n: cell.gold }) : '', cell.tail ? t('Tailwind {n}', { n: cell.tail }) : ''].filter(Boolean);
}

/* What that does, a sentence each. */
function effectsOf(cell: CellFacts, suit: string, texts: Texts): string[] {
  const island = t('Crew of the suit {suit} is recruited here, and cargo meant for it delivered.', { suit: texts.label('suit', suit) });
  return [
    cell.terrain === 'island' ? island : texts.about(`terrain:${cell.terrain}`),
    cell.gold ? t('A Flagship that anchors here finds the gold of the Treasure, each time.') : '',
    cell.tail ? t('A die of this value on Tailwind brings a Flagship here at once, from wherever it is.') : '',
  ].filter(Boolean);
}

/* What can be pointed at, over the chart. */
function Space({ spot, view, texts }: { spot: Spot; view: AhoyView; texts: Texts }): JSX.Element {
  const { cell, x, y, suit } = spot;
  const comrades = comradesOn(spot, view);
  const label = [texts.label('space', spot.word), ...terrainIn(cell, suit, texts), ...(comrades ? [t('Comrades: {n}', { n: comrades })] : [])].join(', ');
  const about = [label, ...effectsOf(cell, suit, texts)];
  return (
    <Thing id={`cell:${key(spot)}`} label={label} about={about} class="ahoy-space" quiet>
      <g transform={`translate(${x * SPACE} ${y * SPACE})`}>
        <rect x="5" y="5" width={SPACE - 10} height={SPACE - 10} rx="8" class="ahoy-square" />
        {cell.terrain === 'island' && (
          <Thing id={`region:${spot.region}`} label={label} about={about} class="ahoy-outlined" quiet>
            <path d={outline(spot)} />
          </Thing>
        )}
      </g>
    </Thing>
  );
}

const comradesOn = ({ cell, region }: Spot, view: AhoyView) => (cell.terrain === 'island' ? (view.region[region.charCodeAt(0) - 97]?.comrades ?? 0) : 0);

/* Below the emblem, over whatever stands on the island. */
function Comrades({ spot, view }: { spot: Spot; view: AhoyView }): JSX.Element | null {
  const count = comradesOn(spot, view);
  if (count === 0) return null;
  return (
    <g class="ahoy-comrades" aria-hidden="true" transform={`translate(${spot.x * SPACE + (isRight(spot) ? 56 : 20)} ${spot.y * SPACE + 45})`}>
      <Crowd seat={seatOfFaction(view, 'union')} count={count} />
      <text y="12">{count}</text>
    </g>
  );
}

/* ---- Figures ---- */

interface Standing {
  word: string;
  spot: Spot;
  kind: string; /* Patrols, and Strongholds, are alike */
}

/* Where kinds that stand together have their places, and how large they are. */
const PLACES = [[[0, 4]], [[-17, -14], [17, 1]], [[0, -31], [-18, 1], [18, 1]], [[-18, -31], [18, -31], [-18, 1], [18, 1]]] as const;
const SCALES = [1, 0.76, 0.66, 0.62];

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
  const height = Math.min(2, stack.length - 1 - stack.indexOf(figure));
  const crowd = Math.min(kinds.length, PLACES.length) - 1;
  const besideComrades = crowd === 0 && comradesOn(spot, view) > 0;
  const [dx, dy] = besideComrades ? [isRight(spot) ? -14 : 14, -8] : PLACES[crowd]![kinds.indexOf(kind) % (crowd + 1)]!;
  const x = spot.x * SPACE + SPACE / 2 + dx + (crowd === 0 && !besideComrades && kind.endsWith('flagship') ? (isRight(spot) ? 7 : -7) : 0) - 4 * height; /* away from the plate */
  const y = spot.y * SPACE + SPACE - 12 + dy - 3 * height;
  const loaded = isLoaded(view, texts, word);
  const damage = damageOf(view, word);
  const label = [figureName(texts, word), ...(loaded ? [t('loaded')] : []), ...(stack.length > 1 ? [`×${stack.length}`] : [])].join(', ');
  const uppermost = stack.at(-1) === figure;
  return (
    <Figure id={word} x={x} y={y}>
      <Thing id={`figure:${word}`} label={label} quiet>
        <FigureDrawing word={word} seat={seatOfFaction(view, ownerOf(word))} scale={besideComrades ? SCALES[1]! : SCALES[crowd]!} texts={texts} damage={damage} />
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
