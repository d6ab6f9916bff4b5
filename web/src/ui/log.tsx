/* What happened: one line an event, made from keys and arguments, so that it reads in any language. */
import type { JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { GameEvent, StoryMove } from '../engine/protocol';
import type { Desk, Stage } from '../model/desk';
import { t, tn } from '../model/i18n';
import { linesOf } from '../model/lines';
import type { Texts } from '../model/texts';
import { Icon } from '../boards/parts/icons';
import { OwnSeat, seatColour } from '../boards/parts/flags';
import { Clause, You } from './parts';
import { signOf } from './signs';

/* Shows a moment once more. */
export function ReplayMoment({ stage, event, tabIndex }: { stage: Stage; event: GameEvent; tabIndex?: number }): JSX.Element {
  return (
    <button type="button" class="replay-moment" tabIndex={tabIndex} aria-label={t('Show it again')} title={t('Show it again')} onClick={() => stage.show(event)}>
      <Icon name="play" size={14} />
    </button>
  );
}

/* A line whose moment is being shown is announced there. */
export function LogLine({ event, texts, game, fresh, stage = null }: { event: GameEvent; texts: Texts; game: string; fresh?: boolean; stage?: Stage | null }): JSX.Element {
  const chosen = event.verb !== undefined;
  const reader = useContext(OwnSeat);
  return (
    <li class={`line ${chosen ? 'move' : ''} ${fresh ? 'fresh' : ''}`} style={event.seat === null ? undefined : { '--seat': seatColour(event.seat) }} aria-live={stage?.isShowing(event) ? 'off' : undefined}>
      <Icon name={chosen ? 'flag' : signOf(event.kind)} size={16} />
      <span>{texts.event(event)}</span>
      {chosen && event.seat === reader && <You />}
      {stage?.momentWith(event)?.told === event && <ReplayMoment stage={stage} event={event} tabIndex={-1} />}
      <Clause game={game} clause={event.clause} tabIndex={-1} />
    </li>
  );
}

type Filter = 'all' | 'moves' | number;

const keepLine = (filter: Filter) => (event: GameEvent) =>
  filter === 'all' || (filter === 'moves' ? event.verb !== undefined : event.seat === filter);

/* A list of lines is one stop of the Tab key: arrows go from button to button in it, the last one first. */
function amongButtons(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.clause, .replay-moment')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? buttons.at(-1) : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

export function Log({ desk, undo = 0 }: { desk: Desk; undo?: number }): JSX.Element {
  const filter = useSignal<Filter>('all');
  const texts = desk.texts.value;
  const story = linesOf(desk.story.value, desk.given);
  const horizon = desk.moves.value - undo;
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!lines.current?.matches(':hover, :focus-within')) lines.current?.scrollTo({ top: 0 }); /* its end: it begins there */
  }, [desk.moves.value]);

  return (
    <section class="log" aria-label={t('Log')}>
      <header>
        <h2>{t('Log')}</h2>
        <select aria-label={t('Show')} value={String(filter.value)} onChange={(event) => (filter.value = readFilter(event.currentTarget.value))}>
          <option value="all">{t('Everything')}</option>
          <option value="moves">{t('Moves only')}</option>
          {desk.seats.value.map((_, seat) => (
            <option key={seat} value={seat}>
              {texts.name(seat)}
            </option>
          ))}
        </select>
      </header>
      <div class="log-lines" ref={lines} tabIndex={0} role="log" aria-label={t('Log')} onKeyDown={amongButtons}>
        <ol>
          {story.map((move) => (
            <MoveLines key={move.move} move={move} desk={desk} keep={keepLine(filter.value)} horizon={undo > 0 && move.move === horizon ? story.filter(({ move }) => move >= horizon && !desk.given.has(move)).length : 0} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const readFilter = (value: string): Filter => (value === 'all' || value === 'moves' ? value : Number(value));

/* `horizon`: this move is the first that can be taken back, of so many. */
function MoveLines({ move, desk, keep, horizon }: { move: StoryMove; desk: Desk; keep: (event: GameEvent) => boolean; horizon: number }): JSX.Element {
  const texts = desk.texts.value;
  return (
    <>
      {horizon > 0 && (
        <li class="horizon">
          <Icon name="undo" size={14} /> {tn('This move can be taken back', 'These {n} moves can be taken back', horizon)}
        </li>
      )}
      {move.events.filter(keep).map((event, i) => (
        <LogLine key={i} event={event} texts={texts} game={desk.game} fresh={move.move === desk.moves.value - 1} stage={desk.stage.value} />
      ))}
    </>
  );
}
