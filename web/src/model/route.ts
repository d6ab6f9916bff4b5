/* The address: #/play/ID, #/replay/ID/MOVE, #/rules/GAME/CLAUSE, #/new/GAME. Everything else is the home page. */
import { signal } from '@preact/signals';

const parse = () => location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);

export const route = signal<string[]>(parse());

addEventListener('hashchange', () => (route.value = parse()));

export const address = (...parts: (string | number)[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: (string | number)[]): void {
  location.hash = address(...parts);
}

/* Changes the address without a new entry in the browser's history: for the scrubber. */
export function amend(...parts: (string | number)[]): void {
  history.replaceState(null, '', address(...parts));
}
