/* What a reader chose, kept in this browser. */
import { effect, signal, type Signal } from '@preact/signals';
import { preferred, speak } from './i18n';

export function kept<T>(name: string, usual: T): Signal<T> {
  const key = `roadstead.${name}`;
  const found = localStorage.getItem(key);
  const value = signal<T>(found === null ? usual : (JSON.parse(found) as T));
  effect(() => localStorage.setItem(key, JSON.stringify(value.value)));
  /* What is chosen in another window counts here, too. */
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) value.value = JSON.parse(event.newValue) as T;
  });
  return value;
}

export const theme = kept<'system' | 'light' | 'dark'>('theme', 'system');
export const tongue = kept('language', preferred());
export const motion = kept<'system' | 'on' | 'off'>('motion', 'system');
export const pace = kept('pace', 1); /* how long bots' moves are shown: 0, 1 or 2 */
export const confirm = kept('confirm', false); /* a click on the board always asks once more */
export const hints = kept('hints', true); /* hints can be asked for */
export const odds = kept<'off' | 'asked' | 'always'>('odds', 'asked');
export const coach = kept<'off' | 'mistakes' | 'always'>('coach', 'off'); /* says what a move gave away; always: hints stand open, too */
export const explain = kept('explain', true); /* a decision that is new says what it is about */
export const volume = kept('volume', matchMedia('(pointer: coarse)').matches ? 0 : 2); /* of sounds, 0 to 3; phones are silent unless asked */

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = () => (motion.value === 'system' ? still.matches : motion.value === 'off');

const darkNow = signal(dark.matches);
dark.addEventListener('change', () => (darkNow.value = dark.matches));

/* Applies what changes the whole page. */
export function applySettings(): void {
  effect(() => {
    const night = theme.value === 'system' ? darkNow.value : theme.value === 'dark';
    document.documentElement.dataset.theme = night ? 'dark' : 'light';
  });
  effect(() => {
    document.documentElement.dataset.motion = isStill() ? 'off' : 'on';
  });
  effect(() => void speak(new URLSearchParams(location.search).get('lang') ?? tongue.value));
}
