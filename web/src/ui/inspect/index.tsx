/* The inspector: one panel for whatever is pointed at. By mouse it lies beside the thing, on a phone it is a sheet. */
import type { JSX } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PointingContext } from '../../boards/parts/thing';
import type { Desk } from '../../model/desk';
import { t } from '../../model/i18n';
import { Button, Clause } from '../parts';
import { explain, type Explained } from './explain';
import { drawingOf, Picture } from './picture';
import { placed } from './place';
import { close, looked, watch, type Looked } from './watch';
import './inspect.css';

export function Inspector({ desk }: { desk: Desk }): JSX.Element {
  useEffect(watch, []);
  useEffect(close, [desk.view.value, desk.texts.value]); /* what was looked at may be gone, or speak another language */
  const at = looked.value;
  return (
    <div class="inspect-voice" role="status" aria-live={at?.how === 'hover' ? 'off' : 'polite'}>
      {at && <Panel at={at} said={explain(at.element, desk.texts.value)} game={desk.game} />}
    </div>
  );
}

function answersBeside(element: HTMLElement): DOMRect | null {
  const ask = document.querySelector('.ask');
  return ask && !ask.contains(element) ? ask.getBoundingClientRect() : null;
}

function Panel({ at, said, game }: { at: Looked; said: Explained; game: string }): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { width, height } = panel.current!.getBoundingClientRect();
    const { x, y } = placed({ width, height }, at.element.getBoundingClientRect(), at, { width: innerWidth, height: innerHeight }, answersBeside(at.element));
    panel.current!.style.translate = at.how === 'touch' ? '' : `${x}px ${y}px`;
  }, [at]);
  useEffect(() => {
    at.element.classList.add('inspected');
    return () => at.element.classList.remove('inspected');
  }, [at]);
  const drawing = drawingOf(at.element);
  return (
    <div class={`inspect ${at.how}`} ref={panel}>
      {drawing && <Picture of={drawing} />}
      <div class="inspect-words">
        <p class="inspect-title">{said.title}</p>
        {said.kind && <p class="inspect-kind">{said.kind}</p>}
        {said.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Numbers figures={said.figures} />
        <Doing id={said.id} />
        <Clause game={game} clause={said.clause} />
      </div>
      {at.how !== 'hover' && <Button icon="close" label={t('Close')} small onClick={close} />}
    </div>
  );
}

function Numbers({ figures }: Pick<Explained, 'figures'>): JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <dl class="inspect-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/* What can be done with it now. */
function Doing({ id }: { id: string }): JSX.Element | null {
  const pointing = useContext(PointingContext);
  if (!id || pointing.state(id) === 'idle') return null;
  return <p class="inspect-doing">{matchMedia('(hover: hover)').matches ? t('Click: {move}', { move: pointing.hint(id) }) : t('Tap: {move}', { move: pointing.hint(id) })}</p>;
}
