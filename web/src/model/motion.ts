/* What happened must be seen: figures glide from where they were to where they are, by the places they passed; what a player took flies there;
 * things that were named flash.
 *
 * Boards do nothing for it but mark their figures (data-figure) and things (data-thing). */
import { Flight } from './flight';
import { isStill } from './settings';
import type { Told } from './told';

const GLIDE = 380;
const LONG = 450;
const FLASH = 420;

let running: Animation[] = [];

/* Ends whatever moves at once: one key or tap. */
export function skip(): boolean {
  const any = running.length > 0;
  for (const animation of running) animation.finish();
  running = [];
  return any;
}

type Places = Map<string, DOMRect>;
type Point = { x: number; y: number };

const figures = () => document.querySelectorAll<SVGElement | HTMLElement>('[data-figure]');

function places(): Places {
  return new Map([...figures()].map((figure) => [figure.dataset.figure!, figure.getBoundingClientRect()]));
}

/* Pixels of the screen in the element's own units: an SVG may be zoomed. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
const holds = (box: DOMRect, { x, y }: Point) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const byThing = (id: string) => document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`);
const boxOf = (id: string) => document.querySelector(`.board [data-thing="${CSS.escape(id)}"]`)?.getBoundingClientRect();

/* The places that were passed on the way to where something is now, as seen from there. */
function passed(to: DOMRect, ways: string[][]): Point[] {
  const way = ways.map((ids) => ids.map(boxOf)).find((boxes) => boxes.at(-1) && holds(boxes.at(-1)!, middle(to)));
  if (!way) return [];
  const end = middle(way.at(-1)!);
  return way.slice(0, -1).flatMap((box) => (box ? [{ x: middle(box).x - end.x, y: middle(box).y - end.y }] : []));
}

function glide(element: SVGElement | HTMLElement, from: DOMRect, ways: string[][]): Animation | null {
  const to = element.getBoundingClientRect();
  const start = { x: from.x - to.x, y: from.y - to.y };
  if (Math.hypot(start.x, start.y) < 1) return null;
  const scale = scaleOf(element);
  const stops = [start, ...passed(to, ways), { x: 0, y: 0 }].map(({ x, y }) => ({ transform: `translate(${x / scale}px, ${y / scale}px)` }));
  return element.animate(stops, { duration: stops.length > 2 ? LONG : GLIDE, easing: 'cubic-bezier(.4,0,.2,1)' });
}

const appear = (element: Element) => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: 'ease-out' });

const flash = (element: Element) =>
  element.animate([{ filter: 'none' }, { filter: 'brightness(1.25) drop-shadow(0 0 4px var(--brass-bright))' }, { filter: 'none' }], { duration: FLASH });

/* Runs a change of the page and shows it, in so much of the usual time. Without motion the change is simply there. */
export async function animate(change: () => void, told: () => Told, tempo: number): Promise<void> {
  if (isStill() || document.hidden) return change();
  const { named, ways, taken } = told();
  const before = places();
  const flights = taken.flatMap(({ thing, seat }) => Flight.of(thing, seat) ?? []);
  change();
  await new Promise(requestAnimationFrame);
  running = [...figures()].flatMap((figure) => {
    const from = before.get(figure.dataset.figure!);
    const animation = from ? glide(figure, from, ways) : appear(figure);
    return animation ?? [];
  });
  running.push(...flights.flatMap((flight) => flight.go() ?? []));
  for (const id of new Set(named)) for (const element of byThing(id)) running.push(flash(element));
  for (const animation of running) animation.updatePlaybackRate(1 / tempo);
  await Promise.allSettled(running.map((animation) => animation.finished));
  running = [];
}
