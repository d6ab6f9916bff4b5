/* Region tiles as pieces of one sea chart: their water, what lies in it, their borders. */
import type { JSX } from 'preact';
import type { Texts } from '../../model/texts';
import { tileOf } from './facts';
import { Emblem, Islands } from './island';
import { SPACE, spotsOf, type Place, type Spot } from './spots';
import { Corner, Sandbar, Terrain } from './terrain';

const SIDE = 2 * SPACE;

export interface Laid extends Place {
  tile: string;
  turned: number; /* quarters, clockwise */
}

/* A tile at its place on the grid, where its neighbours do not matter. */
export function Tile({ texts, ...laid }: Laid & { texts: Texts }): JSX.Element {
  return (
    <>
      <Waters tiles={[laid]} />
      <Charted tiles={[laid]} texts={texts} />
    </>
  );
}

/* Known water, its edge soft. */
export function Waters({ tiles }: { tiles: Place[] }): JSX.Element {
  const squares = tiles.map(square).join('');
  return (
    <g class="ahoy-charted" aria-hidden="true">
      {[26, 20, 14, 8].map((width) => (
        <path key={width} class="ahoy-edge" stroke-width={width} d={squares} />
      ))}
      <path class="ahoy-water" d={squares} />
      <path fill="url(#waves)" d={squares} />
      <path class="ahoy-graticule" d={tiles.map(cross).join('')} />
    </g>
  );
}

/* All that is printed on tiles: the islands of all of them first, so that coasts meet across borders. */
export function Charted({ tiles, texts }: { tiles: Laid[]; texts: Texts }): JSX.Element {
  const spots = tiles.flatMap((laid, i) => spotsOf(laid, i, texts));
  return (
    <g class="ahoy-charted" aria-hidden="true">
      <Islands spots={spots} />
      {spots.map((spot) => (
        <Printed key={spot.word} spot={spot} />
      ))}
      {tiles.map((laid) => (
        <Bar key={laid.tile} {...laid} texts={texts} />
      ))}
    </g>
  );
}

function Bar({ tile, turned, x, y, texts }: Laid & { texts: Texts }): JSX.Element | null {
  const sandbar = tileOf(texts, tile)?.sandbar;
  if (sandbar === undefined) return null;
  return (
    <g transform={`translate(${x * SPACE} ${y * SPACE})`}>
      <Sandbar edge={(sandbar + turned) % 4} />
    </g>
  );
}

function Printed({ spot }: { spot: Spot }): JSX.Element {
  return (
    <g transform={`translate(${spot.x * SPACE} ${spot.y * SPACE})`}>
      {spot.cell.terrain === 'island' ? <Emblem spot={spot} /> : <Terrain spot={spot} />}
      <Corner cell={spot.cell} corner={spot.corner} />
    </g>
  );
}

const square = ({ x, y }: Place) => `M${x * SPACE} ${y * SPACE}h${SIDE}v${SIDE}h-${SIDE}Z`;
const cross = ({ x, y }: Place) => `M${(x + 1) * SPACE} ${y * SPACE}v${SIDE}M${x * SPACE} ${(y + 1) * SPACE}h${SIDE}`;

/* The border of a region: a neat-line; coloured by hand, as on old maps, for whoever controls it. */
export function Border({ x, y, holder }: Place & { holder?: number }): JSX.Element {
  const box = (inset: number) => ({ x: x * SPACE + inset, y: y * SPACE + inset, width: SIDE - 2 * inset, height: SIDE - 2 * inset, rx: 4 });
  if (holder === undefined) return <rect {...box(1.5)} class="ahoy-neat" />;
  return (
    <g style={{ stroke: `var(--seat-${holder})` }}>
      <rect {...box(8)} class="ahoy-wash" />
      <rect {...box(5)} class="ahoy-wash" style={{ strokeWidth: 6 }} />
      <rect {...box(2.2)} class="ahoy-ribbon" />
    </g>
  );
}
