/* Playing with people elsewhere is loaded when somebody wants it; here is only the door to it. */
import type { ComponentType, JSX } from 'preact';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Kept } from '../model/storage';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';

const load = () => import('../online');

interface Props {
  page: string;
  subject: string;
}

const room = signal<ComponentType<Props> | null>(null);

export function Online(props: Props): JSX.Element {
  useEffect(() => void load().then(({ Rooms }) => (room.value = Rooms)), []);
  const Rooms = room.value;
  return Rooms ? <Rooms {...props} /> : <main class="page" aria-busy="true" aria-label={t('Play online')} />;
}

/* A finished game of a table online, by its id; ids of games in this browser are short. */
export async function finished(id: string): Promise<Kept | null> {
  if (!/^[a-z0-9]{8,}$/.test(id)) return null;
  return (await load()).finished(id);
}

/* Whether there is a server behind this page: the same files also work without one. */
const served = signal(false);

async function look(): Promise<void> {
  try {
    const response = await fetch('./api/me');
    served.value = response.ok && 'user' in (await response.json());
  } catch {
    served.value = false;
  }
}

/* The way there, for the home page. */
export function WayOnline(): JSX.Element | null {
  useEffect(() => void (navigator.onLine && look()), []);
  if (!served.value) return null;
  return (
    <a class="button primary" href={address('online')}>
      <Icon name="globe" /> <span>{t('Play online')}</span>
    </a>
  );
}
