/* A region that was found and is being laid: its four turns beside the moves, and as a ghost on the map. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { IconPath } from '../parts/icons';
import { PointingContext, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { tileOf } from './facts';
import { key, SPACE, spotsOf, type Place } from './spots';
import { Corner, Island, Sandbar, Terrain } from './terrain';

const TURNS = [0, 1, 2, 3];

/* A tile as it would lie, its north-west corner at 0, 0. */
function TileDrawing({ tile, turned, texts }: { tile: string; turned: number; texts: Texts }): JSX.Element {
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

/* Where the region would lie, as soon as one place is meant: a click on it lays it so, the button turns it. */
export function Ghost({ tile, places, texts }: { tile: string; places: Place[]; texts: Texts }): JSX.Element | null {
  const pointing = useContext(PointingContext);
  const turn = useSignal(0);
  const lit = places.filter((place) => pointing.state(`cell:${key(place)}`) !== 'idle');
  const place = lit.find((one) => pointing.state(`cell:${key(one)}`) === 'chosen') ?? (lit.length === 1 ? lit[0] : undefined);
  const turns = TURNS.filter((turned) => pointing.state(`turned:${turned}`) !== 'idle');
  if (!place || turns.length === 0) return null;
  const turned = turns.find((one) => pointing.state(`turned:${one}`) === 'chosen') ?? turns[turn.value % turns.length]!;
  return (
    <g transform={`translate(${place.x * SPACE} ${place.y * SPACE})`}>
      <Thing id={`turned:${turned}`} label={texts.label('turned', String(turned))} class="ahoy-ghost">
        <TileDrawing tile={tile} turned={turned} texts={texts} />
      </Thing>
      {turns.length > 1 && <TurnButton onTurn={() => (turn.value = turns.indexOf(turned) + 1)} />}
    </g>
  );
}

/* Beside the ghost: a click on the chart goes through to whatever can be used below. */
function TurnButton({ onTurn }: { onTurn: () => void }): JSX.Element {
  return (
    <g
      class="ahoy-turn"
      role="button"
      tabIndex={0}
      aria-label={t('Turn the region')}
      data-about={t('Turn the region')}
      transform={`translate(${2 * SPACE + 21} 19)`}
      onClick={onTurn}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onTurn();
      }}
    >
      <circle r="19" />
      <g transform="translate(-12 -12)">
        <IconPath name="turn" />
      </g>
    </g>
  );
}
