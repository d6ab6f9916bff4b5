/* Calling a player whose page is hidden. The browser is asked for leave only when the reader presses a button. */
import { signal } from '@preact/signals';
import { kept } from '../model/settings';

export const possible = 'Notification' in globalThis;
export const wanted = kept('notify', false);
export const allowed = signal(possible ? Notification.permission : 'denied');

export async function allow(): Promise<void> {
  allowed.value = await Notification.requestPermission();
  wanted.value = allowed.value === 'granted';
}

/* Phones show notifications only through the service worker. */
export async function call(table: string, title: string, body: string): Promise<void> {
  if (!possible || !wanted.value || allowed.value !== 'granted' || !document.hidden) return;
  const options = { body, tag: table, icon: './icon.svg', data: `./#/table/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
