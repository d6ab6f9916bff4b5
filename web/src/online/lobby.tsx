/* The lobby: who I am, my games, tables to join, and a table of one's own. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { gameInfo } from '../model/house';
import { t, tn } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { get } from './api';
import { clockText } from './clock';
import { Lay } from './lay';
import { me } from './me';
import { Page } from './parts';
import { isOver, type Info } from './protocol';
import { isMine, waitsForMe } from './room';
import { nameAt } from './talk';
import { Who } from './who';

const REFRESH = 8000;

const mine = signal<Info[]>([]);
const listed = signal<Info[] | null>(null);

async function refresh(): Promise<void> {
  const [all, own] = await Promise.all([get<{ tables: Info[] }>('tables'), me.value?.user ? get<{ tables: Info[] }>('mine') : { tables: [] }]);
  listed.value = all.tables;
  mine.value = own.tables;
}

export function Lobby(): JSX.Element {
  const user = me.value?.user;
  useEffect(() => {
    const look = () => void (document.hidden || refresh().catch(() => undefined)); /* the next look may succeed */
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, [user]);
  return (
    <Page title={t('Play online')}>
      <Who />
      <div class="lobby">
        <div class="lobby-lists">
          {user && <Mine />}
          <Public />
        </div>
        {user && <Lay />}
      </div>
    </Page>
  );
}

/* Running games first, then open tables, then what is over; those that wait for the reader before all others. */
function Mine(): JSX.Element {
  const rank = (info: Info) => (waitsForMe(info) ? 0 : { running: 1, paused: 2, open: 3, stuck: 4, ended: 5, over: 5 }[info.state]);
  const tables = [...mine.value].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('My games')}</h2>
      {tables.length === 0 ? <p class="quiet">{t('You are not at a table yet. Join one, or create your own.')}</p> : <Tables tables={tables} />}
    </section>
  );
}

function Public(): JSX.Element {
  const tables = listed.value?.filter((info) => !isMine(info) && !isOver(info));
  return (
    <section aria-labelledby="public">
      <h2 id="public">{t('Public tables')}</h2>
      {!tables ? <div class="skeleton" /> : tables.length === 0 ? <p class="quiet">{t('There are no public tables right now.')}</p> : <Tables tables={tables} />}
    </section>
  );
}

const Tables = ({ tables }: { tables: Info[] }) => (
  <ul class="tables">
    {tables.map((info) => (
      <Row key={info.table} info={info} />
    ))}
  </ul>
);

function status(info: Info): string {
  const free = info.seats.filter(({ user, bot }) => user === null && bot === null).length;
  switch (info.state) {
    case 'open':
      return tn('{n} seat free', '{n} seats free', free);
    case 'running':
      return waitsForMe(info) ? t('Your turn') : t('{name} to move', { name: nameAt(info, info.asked) });
    case 'paused':
      return t('paused');
    case 'over':
      return t('over');
    case 'ended':
      return t('ended');
    default:
      return t('cannot go on');
  }
}

function Row({ info }: { info: Info }): JSX.Element {
  const people = info.seats.flatMap(({ name }) => name ?? []).join(', ');
  const joinable = info.state === 'open' && !isMine(info);
  return (
    <li class={waitsForMe(info) ? 'waits' : ''}>
      <a href={address('table', info.table)}>
        <strong>{t(gameInfo(info.game)?.title ?? info.game)}</strong>
        <span class="quiet">
          <span translate={false}>{people}</span>
          {people && ' · '}
          {tn('{n} player', '{n} players', info.players)} · {clockText(info.clock)}
          {info.moves > 0 && ` · ${tn('{n} move', '{n} moves', info.moves)}`}
          {info.practice && ` · ${t('practice')}`}
        </span>
      </a>
      <span class="table-state">{status(info)}</span>
      <a class={`button ${waitsForMe(info) || joinable ? 'primary' : ''}`} href={address('table', info.table)}>
        <Icon name={joinable ? 'sail' : isMine(info) ? 'play' : 'eye'} /> <span>{joinable ? t('Join') : isMine(info) ? t('Open') : t('Watch')}</span>
      </a>
    </li>
  );
}
