/* A moment in the middle of the board: the scene, the two sides, what decided, how it ended. It goes by itself, or when it is pressed;
 * who wants no motion closes it. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { effect, untracked, useSignal } from '@preact/signals';
import { loadBoard } from '../../boards';
import { Flag, seatColour, seatLetter } from '../../boards/parts/flags';
import { NationMark } from '../../boards/parts/nations';
import { Die } from '../../boards/parts/pieces';
import type { Desk } from '../../model/desk';
import { t } from '../../model/i18n';
import type { Moment, MomentTable } from '../../model/moment';
import type { Texts } from '../../model/texts';
import { keyed } from '../keys';
import { Button } from '../parts';
import { castOf, type Cast, type Row, type Setting, type Side, type Value } from './cast';
import { Picture } from './picture';
import { MomentStage } from './stage';
import './moment.css';

const end = (desk: Desk) => (desk.story.value.at(-1)?.move ?? -1) + 1;

/* A story that was read from its beginning is no news, but for a single move more. */
function follow(desk: Desk, stage: MomentStage): () => void {
  let told = untracked(() => end(desk));
  let first = desk.story.peek()[0];
  return effect(() => {
    const { value: story } = desk.story;
    const from = story[0] === first || end(desk) === told + 1 ? told : end(desk);
    [told, first] = [end(desk), story[0]];
    untracked(() => stage.tell(story, from));
  });
}

/* The stage of a table, from the moment its game's table of moments is there. */
function useStage(desk: Desk): MomentStage | null {
  const stage = useSignal<MomentStage | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    void loadBoard(desk.game).then((board) => {
      const table = board?.moments as MomentTable<never> | undefined;
      if (!table || stop) return;
      const setting = (): Setting => ({ table, texts: desk.texts.peek(), view: desk.view.peek()! });
      const reader = () => (typeof desk.eyes.peek() === 'number' ? (desk.eyes.peek() as number) : null);
      desk.stage.value = stage.value = new MomentStage(setting, reader);
      keyed.stage = () => desk.stage.value;
      stop = follow(desk, stage.value);
    });
    return () => {
      stop?.();
      stop = () => undefined;
      desk.stage.value?.clear();
      desk.stage.value = null;
    };
  }, [desk]);
  return stage.value;
}

export function Moments({ desk }: { desk: Desk }): JSX.Element | null {
  const stage = useStage(desk);
  const moment = stage?.current ?? null;
  const texts = desk.texts.value;
  if (!stage) return null;
  return (
    <>
      <p class="unseen" role="status">
        {moment && texts.event(moment.told)}
      </p>
      {moment && <Shown key={stage.shown.value} moment={moment} stage={stage} texts={texts} />}
    </>
  );
}

function Shown({ moment, stage, texts }: { moment: Moment; stage: MomentStage; texts: Texts }): JSX.Element {
  const cast = castOf(moment, stage.here());
  const [at, many] = [stage.shown.value + 1, stage.queue.value.length];
  return (
    <div class="moment" data-scene={moment.episode.scene} onClick={(event) => (event.target as Element).closest('button') || stage.dismiss()}>
      <Picture scene={moment.episode.scene} cast={cast} />
      <Sides cast={cast} texts={texts} />
      <p class="moment-outcome" aria-hidden="true">
        {texts.event(moment.told)}
      </p>
      <footer>
        {many > 1 && <span class="quiet">{t('{at} of {many}', { at, many })}</span>}
        {many > 1 && <Button label={t('Skip all')} onClick={() => stage.clear()} />}
        <Button icon={at < many ? 'forward' : 'close'} label={at < many ? t('Next') : t('Close')} small onClick={() => stage.dismiss()} />
      </footer>
    </div>
  );
}

function Sides({ cast: { sides, rows, beaten }, texts }: { cast: Cast; texts: Texts }): JSX.Element {
  return (
    <div class={`moment-sides ${sides.filter(({ name }) => name).length > 1 ? '' : 'alone'}`}>
      {sides.map((side, at) => (side.name ? <Name key={at} side={side} beaten={beaten[at]} texts={texts} /> : null))}
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map((row) => (
              <Numbers key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const Name = ({ side: { seat, nation, name }, beaten, texts }: { side: Side; beaten: boolean | undefined; texts: Texts }) => (
  <p class={`moment-side ${beaten ? 'beaten' : ''}`} style={seat === undefined ? undefined : { '--seat': seatColour(seat) }}>
    {seat !== undefined ? <Flag seat={seat} letter={seatLetter(texts, seat)} /> : nation ? <NationMark nation={nation} /> : null}
    <span translate={seat === undefined ? undefined : false}>{name}</span>
  </p>
);

function Numbers({ row: { name, dice, sided, values } }: { row: Row }): JSX.Element {
  const show = (value: Value) => (dice && typeof value === 'number' ? <Thrown value={value} /> : (value ?? '–'));
  const cell = (value: Value) => <td class={typeof value === 'string' ? 'worded' : ''}>{show(value)}</td>;
  if (!sided)
    return (
      <tr>
        <td class="lone" colSpan={3}>
          <span>{name}</span> {show(values[0])}
        </td>
      </tr>
    );
  return (
    <tr>
      {cell(values[0])}
      <th scope="row">{name}</th>
      {cell(values[1])}
    </tr>
  );
}

const Thrown = ({ value }: { value: number }) => (
  <svg viewBox="0 0 24 24" width="28" height="28">
    <Die value={value} />
  </svg>
);
