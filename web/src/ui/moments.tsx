/* Moments of a game that have a face of their own: passing the screen on, the end, something gone wrong. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Desk } from '../model/desk';
import { headline, ranked, reason } from '../model/ending';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { download, find, toFile, type Kept } from '../model/storage';
import { ChartPatterns, CompassRose, Rhumbs } from '../boards/parts/chart';
import { Flag, seatColour, seatLetter } from '../boards/parts/flags';
import type { FinishProps } from './finish';
import { Button, Dialog } from './parts';

/* Between two people with hidden hands: nothing of the table is on the page. */
export function Curtain({ name, seat, letter, hues, onLift }: { name: string; seat: number; letter: string; hues: Record<string, string>; onLift: () => void }): JSX.Element {
  return (
    <main class="curtain" style={{ ...hues, '--seat': seatColour(seat) }}>
      <svg viewBox="-300 -200 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <ChartPatterns />
        <rect x="-900" y="-600" width="1800" height="1200" fill="url(#waves)" />
        <Rhumbs x={0} y={0} reach={900} />
        <CompassRose x={0} y={0} size={140} />
      </svg>
      <div class="curtain-words">
        <Flag seat={seat} letter={letter} />
        <p>{t('Pass the screen to')}</p>
        <h1 translate={false}>{name}</h1>
        <Button primary icon="eye" label={t('I am {name}: show the table', { name })} onClick={onLift} />
      </div>
    </main>
  );
}

/* The result in short, beside the board: where the finish was folded away, or cannot be had. `children`: what can be done now. */
export function GameOver({ desk, onOpen, children }: { desk: Desk; onOpen?: () => void; children?: ComponentChildren }): JSX.Element | null {
  const texts = desk.texts.value;
  const result = desk.result.value;
  if (!result) return null;
  return (
    <div class="game-over" role="status">
      <p class="asked-name">{reason(result, desk.story.value, texts, desk.own)}</p>
      <h2 class="prompt">{headline(result, texts, desk.own)}</h2>
      {onOpen && <Button primary icon="crown" label={t('Show the result')} onClick={onOpen} />}
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{t('Place')}</th>
            <th scope="col">{t('Player')}</th>
            <th scope="col">{t('Score')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked(result).map(({ seat, score, place }) => (
            <tr key={seat}>
              <td>{place}</td>
              <td translate={false}>
                <Flag seat={seat} letter={seatLetter(texts, seat)} /> {texts.name(seat)}
              </td>
              <td class="points">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

type FinishPart = ComponentType<FinishProps>;

/* Loaded when a game is over; null: it cannot be had, without a network. */
export function useFinish(over: boolean): FinishPart | null | undefined {
  const part = useSignal<{ Finish: FinishPart | null } | null>(null);
  useEffect(() => {
    if (over) void import('./finish').then(({ Finish }) => (part.value = { Finish }), () => (part.value = { Finish: null }));
  }, [over]);
  return over ? part.value?.Finish : undefined;
}

/* A report is the game file, with what went wrong as remarks: it can be opened like any other game. */
function saveReport(kept: Kept, problem: Error): void {
  const remarks = `${problem.message}\n${problem.stack ?? ''}`.replace(/^/gm, '# ');
  download(`roadstead-report-${kept.id}.game`, `${toFile(kept)}${remarks}\n`);
}

/* What happened, and what can be done about it. */
export function Remedies({ id, problem, children }: { id: string; problem: Error; children?: ComponentChildren }): JSX.Element {
  const kept = find(id);
  return (
    <>
      <p class="quiet" translate={false}>
        {problem.message}
      </p>
      <div class="buttons">
        <Button primary icon="undo" label={t('Reload')} onClick={() => location.reload()} />
        {kept && <Button icon="save" label={t('Save a report')} onClick={() => saveReport(kept, problem)} />}
        {children}
      </div>
    </>
  );
}

/* Plain words, what was kept, what to do. */
export function Problem({ game, problem }: { game: Game; problem: Error }): JSX.Element {
  return (
    <Dialog title={t('Something went wrong')} onClose={() => location.reload()}>
      <p>{t('The game is saved up to its last move. Reload the page to continue. A report with all moves helps to find the mistake.')}</p>
      <Remedies id={game.id} problem={problem} />
    </Dialog>
  );
}
