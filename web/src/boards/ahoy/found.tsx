/* A region that was found and is being laid: its four turns beside the moves. */
import type { JSX } from 'preact';
import { Thing } from '../parts/thing';
import type { Texts } from '../../model/texts';
import { tileOf } from './facts';
import { SPACE, spotsOf } from './spots';
import { Corner, Island, Sandbar, Terrain } from './terrain';

export const TURNS = [0, 1, 2, 3];

/* A tile as it would lie, its north-west corner at 0, 0. */
export function TileDrawing({ tile, turned, texts }: { tile: string; turned: number; texts: Texts }): JSX.Element {
  const facts = tileOf(texts, tile);
  return (
    <>
      <rect width={SPACE * 2} height={SPACE * 2} rx="10" class="ahoy-tile" />
      {spotsOf({ tile: tile as never, x: 0, y: 0, turned }, 0, texts).map((spot) => (
        <g key={spot.corner} transform={`translate(${spot.x * SPACE} ${spot.y * SPACE})`}>
          {spot.cell.terrain === 'island' ? <Island suit={facts?.suit ?? ''} turned={turned} right={spot.x > 0} /> : <Terrain cell={spot.cell} turned={turned} />}
          <Corner cell={spot.cell} corner={spot.corner} />
        </g>
      ))}
      {facts?.sandbar !== undefined && <Sandbar x={0} y={0} edge={(facts.sandbar + turned) % 4} size={SPACE} />}
    </>
  );
}

export function FoundTile({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  return (
    <section class="ahoy-found" aria-label={texts.label('tile', tile)}>
      <h3>{texts.label('tile', tile)}</h3>
      {TURNS.map((turned) => (
        <Thing key={turned} id={`turned:${turned}`} html quiet>
          <svg viewBox={`-2 -2 ${2 * SPACE + 4} ${2 * SPACE + 4}`} aria-hidden="true">
            <TileDrawing tile={tile} turned={turned} texts={texts} />
          </svg>
          <p>{texts.label('turned', String(turned))}</p>
        </Thing>
      ))}
    </section>
  );
}
