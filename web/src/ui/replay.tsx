/* A game told again, with a scrubber; a new game can be begun from any position of it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { lessons } from '../model/lessons';
import type { Replay } from '../model/replay';
import { t } from '../model/i18n';
import { amend, go } from '../model/route';
import { Button } from './parts';
import { Log, LogLine } from './log';
import { lazy } from './lazy';
import { GameOver, useFinish } from './moments';
import { RulesNotice } from './newrules';
import { boardProps, CommonTools, Frame, RulesTool, useBoard } from './table';

const SwingPanel = lazy(() => import('./swing').then(({ SwingPanel }) => SwingPanel));
const Lesson = lazy(() => import('./swing').then(({ Lesson }) => Lesson));

const SPEEDS = [0.5, 1, 2, 4];

export function ReplayTable({ replay, id }: { replay: Replay; id: string }): JSX.Element {
  const board = useBoard(replay.game);
  const at = replay.at.value;
  const ended = replay.over && at === replay.total.value;
  const Finish = useFinish(ended);
  const folded = useSignal(true);
  const leave = (move: number) => {
    folded.value = true;
    void replay.to(move);
  };
  useEffect(() => amend('replay', id, at), [at]);
  return (
    <Frame
      desk={replay}
      props={boardProps(replay, at - 2)}
      board={board}
      thinking={null}
      tools={
        <>
          <RulesTool game={replay.game} />
          <CommonTools />
        </>
      }
      ask={
        <Controls replay={replay} id={id}>
          {ended && folded.value && <GameOver desk={replay} onOpen={Finish ? () => (folded.value = false) : undefined} />}
        </Controls>
      }
      log={<Log desk={replay} />}
      finish={Finish && !folded.value && <Finish desk={replay} folded={folded.value} onFold={() => (folded.value = true)} onGo={leave} />}
    />
  );
}

function Controls({ replay, id, children }: { replay: Replay; id: string; children: ComponentChildren }): JSX.Element {
  const [at, total] = [replay.at.value, replay.total.value];
  const last = replay.story.value.at(-1)?.events ?? [];
  const analysed = useSignal(false);
  const mayAnalyse = replay.known.length > 0 && total > 0;
  return (
    <div class="replay">
      <RulesNotice desk={replay} />
      <p class="asked-name">{t('Replay')}</p>
      <h2 class="prompt">{t('Move {at} of {total}', { at, total })}</h2>
      <input type="range" min={0} max={total} value={at} aria-label={t('Move')} onInput={(event) => void replay.to(Number(event.currentTarget.value))} />
      <div class="buttons">
        <Button icon="first" label={t('To the beginning')} small disabled={at === 0} onClick={() => void replay.to(0)} />
        <Button icon="back" label={t('One move back')} small disabled={at === 0} onClick={() => void replay.to(at - 1)} />
        <Button icon={replay.playing.value ? 'pause' : 'play'} label={replay.playing.value ? t('Pause') : t('Play')} small primary disabled={at === total} onClick={() => replay.toggle()} />
        <Button icon="forward" label={t('One move forward')} small disabled={at === total} onClick={() => void replay.to(at + 1)} />
        <Button icon="last" label={t('To the end')} small disabled={at === total} onClick={() => void replay.to(total)} />
        <select aria-label={t('Speed')} value={replay.speed.value} onChange={(event) => (replay.speed.value = Number(event.currentTarget.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </div>
      {children}
      {lessons.value?.id === id && <Lesson replay={replay} />}
      {analysed.value ? <SwingPanel replay={replay} /> : mayAnalyse && <Button icon="swing" label={t('Analyse')} title={t('Every player’s chance of winning over the moves')} onClick={() => (analysed.value = true)} />}
      <ol>
        {last.map((event, i) => (
          <LogLine key={i} event={event} texts={replay.texts.value} game={replay.game} />
        ))}
      </ol>
      {replay.over && <Eyes replay={replay} />}
      <div class="buttons">
        <Button icon="fork" label={t('Play on from here')} disabled={replay.next.value?.over} onClick={() => void replay.fork().then((fork) => go('play', fork))} />
        {!replay.over && <Button icon="back" label={t('Back to the game')} onClick={() => go('play', id)} />}
      </div>
    </div>
  );
}

/* A game that is over has no secrets; one may still look through one player's eyes. */
function Eyes({ replay }: { replay: Replay }): JSX.Element {
  return (
    <label class="field">
      <span>{t('Seen by')}</span>
      <select value={String(replay.eyes.value)} onChange={({ currentTarget: { value } }) => void replay.look(value === 'all' ? value : Number(value))}>
        <option value="all">{t('All cards open')}</option>
        {replay.seats.value.map((_, seat) => (
          <option key={seat} value={seat}>
            {replay.texts.value.name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
