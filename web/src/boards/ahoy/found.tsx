/* A region that was found and is being laid: its four turns beside the moves, and as a ghost on the map. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { IconPath } from '../parts/icons';
import { PointingContext, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { key, SPACE, type Place } from './spots';
import { Tile } from './tile';

const TURNS = [0, 1, 2, 3];

export function FoundTile({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  return (
    <section class="ahoy-found" aria-label={texts.label('tile', tile)}>
      <h3>{texts.label('tile', tile)}</h3>
      {TURNS.map((turned) => (
        <Thing key={turned} id={`turned:${turned}`} html quiet>
          <svg viewBox={`-2 -2 ${2 * SPACE + 4} ${2 * SPACE + 4}`} aria-hidden="true">
            <Tile tile={tile} turned={turned} x={0} y={0} texts={texts} />
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
        <Tile tile={tile} turned={turned} x={0} y={0} texts={texts} />
        <rect x="2" y="2" width={2 * SPACE - 4} height={2 * SPACE - 4} rx="9" />
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
