/* When something is looked at: the mouse rests on it, a finger stays on it, or the key I asks about it. */
import { signal } from '@preact/signals';
import { nearest } from '../keys';
import { EXPLAINED } from './explain';

export type How = 'hover' | 'touch' | 'key';

export interface Looked {
  element: HTMLElement;
  how: How;
  x: number;
  y: number;
}

export const looked = signal<Looked | null>(null);

const REST = 350; /* before the first is told; */
const GLANCE = 120; /* then the next, or none */
const PRESS = 450;
const SLACK = 10;

const PANEL = '.inspect';

/* The figures of a card are told with it. */
const explained = (target: EventTarget | null) => {
  if (!(target instanceof Element) || target.closest(PANEL)) return null;
  return (target.closest('.card-figures') ?? target).closest<HTMLElement>(EXPLAINED);
};
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea');
const arrows: Record<string, { dx: number; dy: number }> = { ArrowUp: { dx: 0, dy: -1 }, ArrowDown: { dx: 0, dy: 1 }, ArrowLeft: { dx: -1, dy: 0 }, ArrowRight: { dx: 1, dy: 0 } };

let timer = 0;
const later = (ms: number, what: () => void) => {
  clearTimeout(timer);
  timer = window.setTimeout(what, ms);
};

export function close(): void {
  clearTimeout(timer);
  looked.value = null;
}

/* ---- The mouse ---- */

let pointed: HTMLElement | null = null;

/* Only a mouse that moves points at something: what comes to lie under one that rests is not asked about. */
function over(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || (looked.value && looked.value.how !== 'hover')) return;
  const element = explained(event.target);
  if (element === pointed) return;
  pointed = element;
  if (element === (looked.value?.element ?? null)) return clearTimeout(timer);
  const { clientX: x, clientY: y } = event;
  later(looked.value ? GLANCE : REST, () => (looked.value = element?.isConnected ? { element, how: 'hover', x, y } : null));
}

/* ---- A finger ---- */

let pressed: { x: number; y: number } | null = null;
let swallow = false; /* the click that would follow */

/* A button is asked about by the first thing that it lights. */
function meant(target: EventTarget | null): HTMLElement | null {
  const id = target instanceof Element && target.closest('.offer[data-lights]')?.getAttribute('data-lights')?.split(' ')[0];
  return id ? (document.querySelector<HTMLElement>(`[data-thing=${JSON.stringify(id)}]`)?.closest<HTMLElement>(EXPLAINED) ?? null) : null;
}

function down(event: PointerEvent): void {
  swallow = false;
  if (event.target instanceof Element && event.target.closest(PANEL)) return;
  swallow = looked.value?.how === 'touch'; /* a tap beside the sheet closes it and does nothing else */
  close();
  const element = explained(event.target) ?? meant(event.target);
  if (event.pointerType === 'mouse' || !element) return;
  const { clientX: x, clientY: y } = event;
  pressed = { x, y };
  later(PRESS, () => {
    swallow = true;
    pressed = null;
    looked.value = { element, how: 'touch', x, y };
  });
}

function moved(event: PointerEvent): void {
  if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
  pressed = null;
  clearTimeout(timer);
}

function up(): void {
  if (pressed) clearTimeout(timer);
  pressed = null;
}

function click(event: MouseEvent): void {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const menu = (event: MouseEvent) => {
  if ((pressed || swallow) && explained(event.target)) event.preventDefault();
};

/* ---- Keys ---- */

const inSight = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const all = () => [...document.querySelectorAll<HTMLElement>(EXPLAINED)].filter((one) => !one.closest(PANEL) && inSight(one));

function lookAt(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  looked.value = { element, how: 'key', x: x + width / 2, y: y + height / 2 };
  return true;
}

function ask(): boolean {
  if (looked.value?.how === 'key') return close(), true;
  return lookAt(looked.value?.element ?? explained(document.activeElement) ?? all()[0]);
}

/* What only lay under the mouse goes, and the key is still good for what it is meant for. */
function dismiss(): boolean {
  const asked = looked.value?.how !== 'hover';
  close();
  return asked;
}

function answers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return false;
  if (event.key === 'i' || event.key === 'I') return ask();
  if (!looked.value) return false;
  if (event.key === 'Escape') return dismiss();
  const way = arrows[event.key];
  return way && looked.value.how === 'key' ? lookAt(nearest(looked.value.element, all(), way)) || true : false;
}

function key(event: KeyboardEvent): void {
  if (!answers(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const heard: [string, (event: never) => void][] = [
  ['pointermove', over],
  ['pointerdown', down],
  ['pointermove', moved],
  ['pointerup', up],
  ['pointercancel', up],
  ['click', click],
  ['contextmenu', menu],
  ['keydown', key],
  ['wheel', () => looked.value?.how === 'hover' && close()],
];

export function watch(): () => void {
  for (const [name, answer] of heard) addEventListener(name, answer as EventListener, { capture: true, passive: name === 'wheel' });
  return () => {
    close();
    for (const [name, answer] of heard) removeEventListener(name, answer as EventListener, { capture: true });
  };
}
