/* The whole page: finds out from the address what to show. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Driver } from '../model/driver';
import { Game } from '../model/game';
import { LocalDriver } from '../model/local';
import { Replay } from '../model/replay';
import { find as onShelf } from '../model/storage';
import { address, go, route } from '../model/route';
import { t } from '../model/i18n';
import { Home } from './home';
import { NewGame } from './newgame';
import { Table } from './table';
import { ReplayTable } from './replay';
import { Remedies } from './moments';
import { Overlays } from './dialogs';
import { finished, Online } from './online';
import { lazy } from './lazy';

const Learning = lazy(async () => (await import('../learn')).Learning);
const RulesPage = lazy(() => import('./rules').then(({ RulesPage }) => RulesPage));

type Open = { kind: 'game'; game: Game } | { kind: 'replay'; replay: Replay; id: string } | { kind: 'missing' };

const open = signal<Open | null>(null);
const failure = signal<Error | null>(null);

/* Clears a table. */
function clear(away: Open | null): void {
  if (away?.kind === 'game') away.game.close();
  if (away?.kind === 'replay') away.replay.close();
}

function close(): void {
  clear(open.value);
  open.value = null;
}

/* A game that was just begun: its address follows it. */
export async function openGame(driver: Driver): Promise<void> {
  try {
    const game = await Game.at(driver);
    close();
    open.value = { kind: 'game', game };
    go('play', game.id);
  } catch (problem) {
    failure.value = problem as Error;
  }
}

const isOpen = (page: string | undefined, id: string) => {
  const at = open.value;
  return (page === 'play' && at?.kind === 'game' && at.game.id === id) || (page === 'replay' && at?.kind === 'replay' && at.id === id);
};

async function find([page, id = '', at = '0']: string[]): Promise<Open | null> {
  if (page === 'play') {
    const driver = LocalDriver.resume(id);
    return driver ? { kind: 'game', game: await Game.at(driver) } : { kind: 'missing' };
  }
  if (page === 'replay') {
    const kept = onShelf(id) ?? (await finished(id));
    return kept ? { kind: 'replay', replay: await Replay.of(kept, Number(at)), id } : { kind: 'missing' };
  }
  return null;
}

async function openFromAddress(wanted: string[]): Promise<void> {
  if (isOpen(wanted[0], wanted[1] ?? '')) return;
  close();
  const found = await find(wanted);
  if (route.value.slice(0, 2).join() === wanted.slice(0, 2).join()) open.value = found;
  else clear(found); /* the reader went on meanwhile */
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
  if (page === 'learn' || page === 'guide') return <Learning page={page} game={subject} lesson={detail} />;
  if (page === 'rules') return <RulesPage game={subject} clause={detail} />;
  if (page === 'online' || page === 'table' || page === 'me') return <Online page={page} subject={subject} />;
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

export const TableSkeleton = () => (
  <main class="table" aria-busy="true" aria-label={t('Setting up the table')}>
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
      <p>{t('Games are kept in the browser they were played in. This one was deleted, or played elsewhere.')}</p>
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
      <p>{t('Your games are safe. Reload the page to continue.')}</p>
      <Remedies id={route.value[1] ?? ''} problem={problem}>
        <a class="button" href={address()}>
          {t('All games')}
        </a>
      </Remedies>
    </main>
  );
}
