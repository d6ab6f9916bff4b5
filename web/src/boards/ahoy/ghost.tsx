/* A region that was found, as it would lie on the map: it follows the pointer from place to place, R turns it, a click lays it. */
import type { JSX } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { IconPath } from '../parts/icons';
import { PointingContext, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { TURNS } from './found';
import { key, SPACE, type Place } from './spots';
import { Tile } from './tile';

const at = ({ x, y }: Place) => `translate(${x * SPACE} ${y * SPACE})`;

/* The things that the pointer, or the focus, is on, or that the button there is about; the ghost itself lies over its place and does not count. */
function useHovered(): Signal<string[]> {
  const hovered = useSignal<string[]>([]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.ahoy-ghost, .ahoy-turn')) return;
      const about = target.closest('[data-lights]')?.getAttribute('data-lights') ?? target.closest('[data-thing]')?.getAttribute('data-thing');
      hovered.value = about?.split(' ') ?? [];
    };
    addEventListener('pointerover', note);
    addEventListener('focusin', note);
    return () => {
      removeEventListener('pointerover', note);
      removeEventListener('focusin', note);
    };
  }, []);
  return hovered;
}

/* R turns the region, unless somebody is typing; elsewhere letters begin a search. */
function useTurnKey(turn: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!turn || event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      event.preventDefault();
      turn();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
}

/* Over a place that is only pointed at it is a picture, and the click goes to the place; where one place is meant, a click lays it so. */
export function Ghost({ tile, places, texts }: { tile: string; places: Place[]; texts: Texts }): JSX.Element | null {
  const pointing = useContext(PointingContext);
  const turn = useSignal(0);
  const hovered = useHovered();
  const lit = places.filter((place) => pointing.state(`cell:${key(place)}`) !== 'idle');
  const meant = lit.find((one) => pointing.state(`cell:${key(one)}`) === 'chosen') ?? (lit.length === 1 ? lit[0] : undefined);
  const place = meant ?? lit.find((one) => hovered.value.includes(`cell:${key(one)}`)) ?? lit[0];
  const turns = TURNS.filter((turned) => pointing.state(`turned:${turned}`) !== 'idle');
  const turned = turns.find((one) => pointing.state(`turned:${one}`) === 'chosen') ?? turns.find((one) => hovered.value.includes(`turned:${one}`)) ?? turns[turn.value % Math.max(1, turns.length)];
  const onTurn = place && turns.length > 1 ? () => (turn.value = turns.indexOf(turned!) + 1) : null;
  useTurnKey(onTurn);
  if (!place || turned === undefined) return null;
  const drawing = (
    <>
      <Tile tile={tile} turned={turned} x={0} y={0} texts={texts} />
      <rect x="2" y="2" width={2 * SPACE - 4} height={2 * SPACE - 4} rx="9" />
    </>
  );
  if (!meant)
    return (
      <g transform={at(place)}>
        <g class="ahoy-ghost" aria-hidden="true" style={{ pointerEvents: 'none' }}>
          {drawing}
        </g>
        {onTurn && <TurnButton onTurn={onTurn} />}
      </g>
    );
  return (
    <g transform={at(place)}>
      <Thing id={`turned:${turned}`} label={texts.label('turned', String(turned))} class="ahoy-ghost">
        {drawing}
      </Thing>
      {onTurn && <TurnButton onTurn={onTurn} />}
    </g>
  );
}

/* Beside the ghost: a click on the chart goes through to whatever can be used below. */
function TurnButton({ onTurn }: { onTurn: () => void }): JSX.Element {
  const label = t('Turn the region (R)');
  return (
    <g
      class="ahoy-turn"
      role="button"
      tabIndex={0}
      aria-label={label}
      data-about={label}
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
