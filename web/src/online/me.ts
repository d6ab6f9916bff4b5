/* Who this browser is for the server, and what can be asked about that. */
import { signal } from '@preact/signals';
import { get, post } from './api';
import type { Me, Part, Session } from './protocol';
import { wire } from './wire';

export const me = signal<Me | null>(null); /* null: not asked yet */

/* The socket is asked for its bearer only when it is opened. */
async function become(change: Promise<Me>): Promise<void> {
  const before = me.value?.user;
  me.value = await change;
  if (before !== undefined && before !== me.value.user) wire().restart();
}

export function whoAmI(): Promise<void> {
  wire().onEnded = () => void whoAmI().catch(() => undefined); /* somewhere else this session was ended */
  return become(get('me'));
}

export const hello = (name: string) => become(post('hello', { name }));
export const login = (name: string, password: string, code?: string) => become(post('login', { name, password, code }));
export const logout = () => become(post('logout'));
export const setPassword = (password: string, old?: string) => become(post('password', { password, old }));
export const change = (settings: Partial<Pick<Me, 'name' | 'absent' | 'webhook'>>) => become(post('settings', settings));
export const forgetMe = (password?: string) => become(post('forget', { password }));

/* ---- Keys ---- */

export async function newRecovery(password: string, second?: string): Promise<string> {
  const { code } = await post<{ code: string }>('recovery', { password, code: second });
  me.value = { ...me.value!, recovery: true };
  return code;
}

/* Sets a new password for who has lost the old one; tells the next recovery code, if that was one. */
export const recover = async (name: string, code: string, password: string) => (await post<{ code: string | null }>('recover', { name, code, password })).code;
export const mailReset = (name: string) => post('mail/reset', { name });

export const newSecond = (password: string) => post<{ secret: string; link: string }>('second', { password });
export const confirmSecond = (code: string) => become(post('second/confirm', { code }));
export const secondOff = (password: string, code: string) => become(post('second/off', { password, code }));

export const newMail = (address: string, password: string) => post('mail', { address, password });
export const confirmMail = (code: string) => become(post('mail/confirm', { code }));
export const noMail = (password: string) => become(post('mail', { address: '', password }));

/* Whether this server sends letters; asked once. */
let sends: Promise<boolean> | null = null;
export const sendsMail = () => (sends ??= get<{ mail: boolean }>('server').then(({ mail }) => mail));

/* ---- Sessions and data ---- */

type Sessions = { sessions: Session[] };
export const sessions = async () => (await get<Sessions>('sessions')).sessions;
export const endSession = async (id: string) => (await post<Sessions>('sessions/end', { id })).sessions;
export const endOthers = async () => (await post<Sessions>('sessions/end', { others: true })).sessions;

/* Everything in one, however many parts it comes in. */
export async function myData(): Promise<object> {
  let part = await get<Part>('export');
  const whole = { ...part, next: undefined };
  while (part.next) {
    part = await get<Part>(`export/${part.next}`);
    whole.tables.push(...part.tables);
  }
  return whole;
}
