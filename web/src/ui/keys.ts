/* The keyboard: everything can be done with it. */
import type { Stage } from '../model/desk';
import type { Game } from '../model/game';
import { skip } from '../model/motion';
import { hints, odds } from '../model/settings';
import { typeAhead } from './moves';
import { overlay } from './parts';

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea');
const isPressed = (target: EventTarget | null) => target instanceof Element && target.matches('button, a, summary'); /* by Space */
const isEmptySearch = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'search' && !target.value;

const buttons = () => [...document.querySelectorAll<HTMLElement>('.lesson .buttons :is(button, a), .hint .offer, .moves .offer, .moves .path button, .moves-pane .buttons button:not([disabled])')].filter((one) => one.offsetParent);
const things = () => [...document.querySelectorAll<HTMLElement | SVGElement>('.thing[tabindex]')];

type Way = { dx: number; dy: number };
const ways: Record<string, Way> = { ArrowUp: { dx: 0, dy: -1 }, ArrowDown: { dx: 0, dy: 1 }, ArrowLeft: { dx: -1, dy: 0 }, ArrowRight: { dx: 1, dy: 0 } };

/* The nearest one of them in a direction; sideways distance counts double. */
export function nearest<T extends Element>(from: Element, among: T[], { dx, dy }: Way): T | null {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = centre(from);
  let best: T | null = null;
  let least = Infinity;
  for (const one of among) {
    if (one === from) continue;
    const { x, y } = centre(one);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

/* Arrows: on the board from thing to thing, elsewhere from button to button. */
function wander(key: string): boolean {
  const way = ways[key];
  const focused = document.activeElement;
  if (!way || !focused || focused.matches('svg, [role=log], .rules-text')) return false;
  if (focused.matches('.thing')) {
    const next = nearest(focused, things(), way);
    next?.focus();
    return next !== null;
  }
  const list = buttons();
  const at = list.indexOf(focused as HTMLElement);
  const step = way.dx + way.dy;
  const next = at < 0 ? list[0] : list[(at + step + list.length) % list.length];
  next?.focus();
  return next !== undefined;
}

function pressNumber(digit: number): boolean {
  const offer = document.querySelectorAll<HTMLElement>('.moves .offer:not(.closed)')[digit - 1];
  offer?.click();
  return offer !== undefined;
}

/* Opens or closes what is folded away. */
function unfold(name: string): boolean {
  const summary = document.querySelector<HTMLElement>(`${name} > summary`);
  summary?.click();
  return summary !== null;
}

function stepBack(game: Game | null): boolean {
  if (!game) return false;
  if (game.path.value.length > 0 || game.explanation.value) return game.back(), true;
  if (game.hinted.value) return game.toggleHint(), true;
  return false;
}

function handle(event: KeyboardEvent, game: Game | null): boolean {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return game ? (void game.undo(), true) : false;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  if (key === 'Escape') return keyed.stage()?.dismiss() || stepBack(game);
  if (key.startsWith('Arrow') && !(isTyping(event.target) && key !== 'ArrowDown' && key !== 'ArrowUp')) return wander(key);
  if (/^[1-9]$/.test(key) && (!isTyping(event.target) || isEmptySearch(event.target))) return pressNumber(Number(key));
  if (isTyping(event.target)) return false;
  if (key === '!' && hints.value) return game ? (game.toggleHint(), true) : false;
  if (key === '%' && odds.value !== 'off') return unfold('.odds');
  if (key === '*') return game !== null && ((overlay.value = { kind: 'legend' }), true);
  if (key === '?') return (overlay.value = { kind: 'help' }), true;
  if (key === ' ' && !isPressed(event.target) && keyed.stage()?.dismiss()) return true;
  if (key === ' ') return game ? game.hasten() : skip();
  if (/^\p{L}$/u.test(key) && typeAhead.begin && game?.offered.value) return typeAhead.begin(key), true;
  return false;
}

/* The game on the page that keys are for, and the stage of its moments; set by its table. */
export const keyed: { game: Game | null; stage: () => Stage | null } = { game: null, stage: () => null };

export function listen(): void {
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && handle(event, keyed.game)) event.preventDefault();
  });
}
