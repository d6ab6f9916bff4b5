/* Who this browser is for the server. */
import { signal } from '@preact/signals';
import { get, post } from './api';
import type { Me } from './protocol';
import { wire } from './wire';

export const me = signal<Me | null>(null); /* null: not asked yet */

/* The socket is asked for its bearer only when it is opened. */
async function become(change: Promise<Me>): Promise<void> {
  const before = me.value?.user;
  me.value = await change;
  if (before !== undefined && before !== me.value.user) wire().restart();
}

export const whoAmI = () => become(get('me'));
export const hello = (name: string) => become(post('hello', { name }));
export const login = (name: string, password: string) => become(post('login', { name, password }));
export const logout = () => become(post('logout'));
export const setPassword = (password: string, old?: string) => become(post('password', { password, old }));
export const change = (settings: Partial<Pick<Me, 'name' | 'absent' | 'webhook'>>) => become(post('settings', settings));
export const forgetMe = (password?: string) => become(post('forget', { password }));
