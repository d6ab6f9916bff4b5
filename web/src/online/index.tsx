/* Playing with people elsewhere: the lobby, and the page of a table. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Kept } from '../model/storage';
import './online.css';
import { get, getText } from './api';
import { Lobby } from './lobby';
import { me, whoAmI } from './me';
import { Page, Trouble } from './parts';
import { Refused, type Info } from './protocol';
import { seatsOf } from './remote';
import { Room } from './room';
import { TablePage } from './tablepage';
import { t } from '../model/i18n';
import { lazy } from '../ui/lazy';

const Account = lazy(async () => (await import('./account')).Account, <main class="page online" aria-busy="true" />);

export function Rooms({ page, subject }: { page: string; subject: string }): JSX.Element {
  const problem = useSignal<Error | null>(null);
  useEffect(() => {
    if (!me.value) whoAmI().catch((error: Error) => (problem.value = error));
  }, []);
  if (problem.value) return <Trouble title={t('Play online')} problem={problem.value} />;
  if (!me.value) return <Page title={t('Play online')} busy />;
  if (page === 'me') return <Account />;
  return page === 'table' ? <At key={subject} id={subject} /> : <Lobby />;
}

/* Enters the room of a table, and leaves it with the page. */
function At({ id }: { id: string }): JSX.Element {
  const room = useSignal<Room | null>(null);
  const problem = useSignal<Error | null>(null);
  useEffect(() => {
    let gone = false;
    let entered: Room | null = null;
    Room.enter(id).then(
      (found) => {
        entered = found;
        if (gone) found.close();
        else room.value = found;
      },
      (error: Error) => (problem.value = error),
    );
    return () => {
      gone = true;
      entered?.close();
    };
  }, [id]);
  if (problem.value) return <Trouble title={t('Table')} problem={problem.value} />;
  return room.value ? <TablePage room={room.value} /> : <Page title={t('Table')} busy />;
}

/* The file of a game that is over, as if it had been played here. */
export async function finished(id: string): Promise<Kept | null> {
  try {
    const [info, file] = await Promise.all([get<Info>(`tables/${id}`), getText(`tables/${id}/file`)]);
    return { id, game: info.game, seats: seatsOf(info), file, moves: info.moves, over: true, changed: info.changed };
  } catch (problem) {
    if (problem instanceof Refused) return null;
    throw problem;
  }
}
