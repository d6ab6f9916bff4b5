/* What the lesson says now, what it answers, and how to go on. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { LessonState, LessonText } from '../engine/protocol';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Button, Clause } from '../ui/parts';
import { lessonText, type Head } from './course';
import type { Answer, LessonDriver } from './driver';
import { ReadOn } from './readon';
import { said } from './said';

const MARGIN = 24;
const PATIENCE = 2; /* misses after which the way is shown by itself */

export function LessonPanel({ game, driver, head, heads, onAgain }: { game: Game; driver: LessonDriver; head: Head; heads: Head[]; onAgain: () => void }): JSX.Element {
  const state = driver.state.value!;
  const answer = driver.answer.value;
  const at = heads.findIndex(({ name }) => name === head.name);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.parentElement?.scrollTo({ top: 0 }), [state, answer]);
  useEffect(() => {
    if (isWide() || game.shown.value) showOffer(place.current, state.wanted[0]);
  }, [state.step, game.offered.value, game.path.value, game.shown.value]);
  return (
    <section class="lesson" ref={place} aria-label={t('Lesson')} data-step={state.step} data-action={state.action}>
      <header>
        <h3>
          {at >= 0 && <span class="quiet">{t('Lesson {n} of {all}', { n: at + 1, all: heads.length })}</span>} {lessonText(head.title)}
        </h3>
        <Steps state={state} />
      </header>
      {driver.moved.value === state.step && (
        <p class="lesson-scene">
          <Icon name="compass" size={16} /> {t('Another position, made for what comes next.')}
        </p>
      )}
      <div aria-live="polite">
        {state.action === 'over' && (
          <h4 class="lesson-learnt">
            <Icon name="check" /> {t('What you have learnt')}
          </h4>
        )}
        <Sayings texts={[...state.say, ...state.tips]} game={game} />
        {answer && answer.verdict !== 'right' && <Reply answer={answer} game={game} />}
      </div>
      {state.action === 'read' && (
        <div class="buttons">
          <Button primary icon="forward" label={t('Continue')} onClick={() => void driver.read()} />
        </div>
      )}
      {(state.action === 'do' || (state.action === 'until' && state.wanted.length < game.legal.value.length)) && <Show game={game} state={state} missed={driver.misses.value >= PATIENCE} />}
      {state.action === 'over' && <Over game={game.game} head={head} heads={heads} onAgain={onAgain} />}
    </section>
  );
}

/* Elsewhere what is said is read first, then what is asked. */
const isWide = () => matchMedia('(min-width: 48.01rem)').matches;

/* Whatever is to be pressed comes into sight below what is said; where there is room for it, the question stays. */
function showOffer(panel: HTMLElement | null, move: string | undefined): void {
  const pane = panel?.parentElement;
  const offer = move && pane?.querySelector<HTMLElement>(`.offer[data-move="${CSS.escape(move)}"]`);
  if (!panel || !pane || !offer) return;
  offer.style.scrollMarginTop = `${panel.offsetHeight + MARGIN}px`;
  offer.scrollIntoView({ block: 'nearest' });
  const question = pane.querySelector('.prompt');
  const hidden = question ? panel.getBoundingClientRect().bottom - question.getBoundingClientRect().top : 0;
  if (hidden > 0 && isWide()) pane.scrollBy({ top: -hidden - MARGIN / 2 });
}

const Steps = ({ state: { step, steps } }: { state: LessonState }) => (
  <progress class="lesson-steps" value={step} max={steps} aria-label={t('Step {step} of {steps}', { step: Math.min(step + 1, steps), steps })} />
);

const Sayings = ({ texts, game }: { texts: LessonText[]; game: Game }) => (
  <>
    {texts.map((one, i) => (
      <p key={i} class="lesson-says">
        {said(one, game.texts.value)}
      </p>
    ))}
  </>
);

/* A move that was not wanted: the lesson's own answer, or the rule that forbids it. */
function Reply({ answer, game }: { answer: Answer; game: Game }): JSX.Element {
  const texts = game.texts.value;
  const own = answer.said && said(answer.said, texts);
  const plain = answer.verdict === 'another' ? t('You could do that. This lesson wants to show something else first.') : texts.refusal(answer.why ?? '').reason;
  return (
    <p class="lesson-answer">
      <Icon name="turn" size={16} /> {own || plain} <Clause game={game.game} clause={answer.clause} />
    </p>
  );
}

/* The way, for whoever does not find it. */
function Show({ game, state, missed }: { game: Game; state: LessonState; missed: boolean }): JSX.Element | null {
  const wished = useSignal(-1); /* the step it was asked for in */
  const move = game.legal.value.find(({ text }) => text === state.wanted[0]);
  const shown = move && (missed || wished.value === state.step) ? move : null;
  useEffect(() => {
    game.shown.value = shown?.text ?? '';
    if (shown) game.lit.value = [...state.point, ...shown.targets];
  }, [shown]);
  if (!move) return null;
  if (!shown)
    return (
      <div class="buttons lesson-show">
        <Button icon="lamp" label={t('Show me')} onClick={() => (wished.value = state.step)} />
      </div>
    );
  return <p class="lesson-way" data-way={move.text}>{t('Try this: {move}', { move: game.texts.value.move(move) })}</p>;
}

function Over({ game, head, heads, onAgain }: { game: string; head: Head; heads: Head[]; onAgain: () => void }): JSX.Element {
  const at = heads.findIndex(({ name }) => name === head.name);
  const next = at >= 0 ? heads[at + 1] : undefined;
  return (
    <footer class="lesson-over">
      <ReadOn game={game} clauses={head.teaches} />
      <div class="buttons">
        {next ? (
          <a class="button primary" href={address('learn', game, next.name)}>
            <Icon name="forward" /> <span>{t('Next: {title}', { title: lessonText(next.title) })}</span>
          </a>
        ) : (
          <a class="button primary" href={address('new', game)}>
            <Icon name="play" /> <span>{t('Play a game')}</span>
          </a>
        )}
        <Button icon="undo" label={t('Once more')} onClick={onAgain} />
        <a class="button" href={address('learn', game)}>
          <Icon name="back" /> <span>{t('All lessons')}</span>
        </a>
      </div>
    </footer>
  );
}
