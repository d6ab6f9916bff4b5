/* Moments of a game that have a face of their own: passing the screen on, the end, something gone wrong. */
import type { JSX } from 'preact';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { go } from '../model/route';
import { download, toFile } from '../model/storage';
import { Flag, seatLetter } from '../boards/parts/flags';
import { Button, Dialog } from './parts';

/* Between two people with hidden hands: nothing of the table is on the page. */
export function Curtain({ name, onLift }: { name: string; seat: number; onLift: () => void }): JSX.Element {
  return (
    <main class="curtain">
      <svg viewBox="0 0 200 120" aria-hidden="true" class="curtain-cloth">
        {Array.from({ length: 10 }, (_, i) => (
          <path key={i} d={`M${i * 20} 0h20v104q-10 16-20 0z`} class={i % 2 ? 'fold' : 'fold pale'} />
        ))}
      </svg>
      <div class="curtain-words">
        <p>{t('Pass the screen to')}</p>
        <h1 translate={false}>{name}</h1>
        <Button primary icon="eye" label={t('I am {name}: show the table', { name })} onClick={onLift} />
      </div>
    </main>
  );
}

export function GameOver({ game }: { game: Game }): JSX.Element {
  const texts = game.texts.value;
  const seats = [...(game.result.value?.seats ?? [])].sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  const winners = seats.filter(({ place }) => place === 1).map(({ seat }) => texts.name(seat));
  const last = game.story.value.at(-1)?.events.filter((event) => event.verb === undefined).at(-1);
  return (
    <div class="game-over" role="status">
      <p class="asked-name">{t('The game is over')}</p>
      <h2 class="prompt">{winners.length === 1 ? t('{name} wins', { name: winners[0]! }) : t('{names} share the victory', { names: winners.join(', ') })}</h2>
      {last && <p class="quiet">{texts.event(last)}</p>}
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
      <div class="buttons">
        <Button primary icon="play" label={t('Again')} onClick={() => go('new', game.game)} />
        <Button icon="first" label={t('Replay')} onClick={() => go('replay', game.id, 0)} />
      </div>
    </div>
  );
}

/* Plain words, what was kept, what to do. */
export function Problem({ game, problem }: { game: Game; problem: Error }): JSX.Element {
  const report = async () => {
    const file = await game.file().catch(() => '');
    download(`roadstead-report-${game.id}.txt`, `${toFile({ seats: game.seats.value, file })}\n# ${problem.message}\n# ${problem.stack ?? ''}\n`);
  };
  return (
    <Dialog title={t('Something went wrong')} onClose={() => location.reload()}>
      <p>{t('The game is kept up to its last move. Load the page again to go on. A report with all moves helps to find the mistake.')}</p>
      <p class="quiet" translate={false}>
        {problem.message}
      </p>
      <div class="buttons">
        <Button primary icon="undo" label={t('Load again')} onClick={() => location.reload()} />
        <Button icon="save" label={t('Save a report')} onClick={() => void report()} />
      </div>
    </Dialog>
  );
}
