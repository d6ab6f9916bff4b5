/* The whole page: finds out from the address what to show. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { Game } from '../model/game';
import { Replay } from '../model/replay';
import { find } from '../model/storage';
import { address, go, route } from '../model/route';
import { t } from '../model/i18n';
import { Home } from './home';
import { NewGame } from './newgame';
import { RulesPage } from './rules';
import { Table } from './table';
import { ReplayTable } from './replay';
import { Remedies } from './moments';
import { Overlays } from './dialogs';

type Open = { kind: 'game'; game: Game } | { kind: 'replay'; replay: Replay; id: string } | { kind: 'missing' };

const open = signal<Open | null>(null);
const failure = signal<Error | null>(null);

export const currentGame = () => (open.value?.kind === 'game' ? open.value.game : null);

function close(): void {
  if (open.value?.kind === 'game') open.value.game.close();
  if (open.value?.kind === 'replay') open.value.replay.close();
  open.value = null;
}

/* A game that was just begun: its address follows it. */
export function openGame(game: Game): void {
  close();
  open.value = { kind: 'game', game };
  go('play', game.id);
}

async function openFromAddress([page, id = '', at = '0']: string[]): Promise<void> {
  if (page === 'play' && open.value?.kind === 'game' && open.value.game.id === id) return;
  if (page === 'replay' && open.value?.kind === 'replay' && open.value.id === id) return;
  close();
  if (page === 'play') {
    const game = await Game.resume(id);
    open.value = game ? { kind: 'game', game } : { kind: 'missing' };
  } else if (page === 'replay') {
    const kept = find(id);
    open.value = kept ? { kind: 'replay', replay: await Replay.open(kept, Number(at)), id } : { kind: 'missing' };
  }
}

export function App(): JSX.Element {
  const [page = '', subject = '', detail = ''] = route.value;
  useEffect(() => {
    failure.value = null;
    openFromAddress(route.value).catch((problem: Error) => (failure.value = problem));
  }, [page, subject]);
  return (
    <>
      {failure.value ? <Failure problem={failure.value} /> : <Page page={page} subject={subject} detail={detail} />}
      <Overlays />
    </>
  );
}

function Page({ page, subject, detail }: { page: string; subject: string; detail: string }): JSX.Element | null {
  if (page === 'new') return <NewGame game={subject} />;
  if (page === 'rules') return <RulesPage game={subject} clause={detail} />;
  if (page !== 'play' && page !== 'replay') return <Home />;
  switch (open.value?.kind) {
    case 'game':
      return <Table game={open.value.game} key={open.value.game.id} />;
    case 'replay':
      return <ReplayTable replay={open.value.replay} id={open.value.id} key={open.value.id} />;
    case 'missing':
      return <Missing />;
    default:
      return <TableSkeleton />;
  }
}

const TableSkeleton = () => (
  <main class="table" aria-busy="true" aria-label={t('The table is being laid')}>
    <header class="bar" />
    <section class="pane players-pane">
      <div class="skeleton" />
    </section>
    <section class="board">
      <div class="skeleton" />
    </section>
    <section class="pane moves-pane">
      <div class="skeleton" />
    </section>
  </main>
);

function Missing(): JSX.Element {
  return (
    <main class="page">
      <h1>{t('This game is not here')}</h1>
      <p>{t('Games are kept in the browser they were played in. This one was forgotten, or played elsewhere.')}</p>
      <a class="button primary" href={address()}>
        {t('All games')}
      </a>
    </main>
  );
}

function Failure({ problem }: { problem: Error }): JSX.Element {
  return (
    <main class="page">
      <h1>{t('Something went wrong')}</h1>
      <p>{t('Your games are kept. Load the page again to go on.')}</p>
      <Remedies id={route.value[1] ?? ''} problem={problem}>
        <a class="button" href={address()}>
          {t('All games')}
        </a>
      </Remedies>
    </main>
  );
}
