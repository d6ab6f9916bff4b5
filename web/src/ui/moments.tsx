/* Moments of a game that have a face of their own: passing the screen on, the end, something gone wrong. */
import type { ComponentChildren, JSX } from 'preact';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { go } from '../model/route';
import { download, find, toFile, type Kept } from '../model/storage';
import { ChartPatterns, CompassRose, Rhumbs } from '../boards/parts/chart';
import { Flag, seatColour, seatLetter } from '../boards/parts/flags';
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

/* `children`: what can be done now; without them another game, or a replay of this one. */
export function GameOver({ game, children }: { game: Game; children?: ComponentChildren }): JSX.Element {
  const texts = game.texts.value;
  const seats = [...(game.result.value?.seats ?? [])].sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  const winners = seats.filter(({ place }) => place === 1).map(({ seat }) => texts.name(seat));
  const conceded = game.result.value?.conceded;
  const undecided = game.result.value?.over === false;
  const last = game.story.value.at(-1)?.events.filter((event) => event.verb === undefined).at(-1);
  return (
    <div class="game-over" role="status">
      <p class="asked-name">{conceded != null ? t('{name} gives up.', { name: texts.name(conceded) }) : last ? texts.event(last) : t('The game is over')}</p>
      <h2 class="prompt">{undecided ? t('Without a result') : winners.length === 1 ? t('{name} wins', { name: winners[0]! }) : t('{names} share the victory', { names: winners.join(', ') })}</h2>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{t('Place')}</th>
            <th scope="col">{t('Player')}</th>
            <th scope="col">{t('Score')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, score, place }) => (
            <tr key={seat}>
              <td>{place}</td>
              <td translate={false}>
                <Flag seat={seat} letter={seatLetter(texts, seat)} /> {texts.name(seat)}
              </td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children ?? (
        <div class="buttons">
          <Button primary icon="play" label={t('Play again')} onClick={() => go('new', game.game)} />
          <Button icon="first" label={t('Replay')} onClick={() => go('replay', game.id, 0)} />
        </div>
      )}
    </div>
  );
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
