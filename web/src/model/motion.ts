/* What happened must be seen: figures glide from where they were to where they are, things that were named flash.
 *
 * Boards do nothing for it but mark their figures (data-figure) and things (data-thing). */
import { isStill } from './settings';

const GLIDE = 380;
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

const figures = () => document.querySelectorAll<SVGElement | HTMLElement>('[data-figure]');

function places(): Places {
  return new Map([...figures()].map((figure) => [figure.dataset.figure!, figure.getBoundingClientRect()]));
}

/* Pixels of the screen in the element's own units: an SVG may be zoomed. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

function glide(element: SVGElement | HTMLElement, from: DOMRect): Animation | null {
  const to = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  if (Math.hypot(dx, dy) < 1) return null;
  return element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: GLIDE, easing: 'cubic-bezier(.4,0,.2,1)' });
}

const appear = (element: Element) => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: 'ease-out' });

const flash = (element: Element) =>
  element.animate([{ filter: 'none' }, { filter: 'brightness(1.25) drop-shadow(0 0 4px var(--brass-bright))' }, { filter: 'none' }], { duration: FLASH });

const byThing = (id: string) => document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`);

/* Runs a change of the page and shows it, in so much of the usual time. Without motion the change is simply there. */
export async function animate(change: () => void, named: () => string[], tempo: number): Promise<void> {
  if (isStill() || document.hidden) return change();
  const before = places();
  change();
  await new Promise(requestAnimationFrame);
  running = [...figures()].flatMap((figure) => {
    const from = before.get(figure.dataset.figure!);
    const animation = from ? glide(figure, from) : appear(figure);
    return animation ?? [];
  });
  for (const id of new Set(named())) for (const element of byThing(id)) running.push(flash(element));
  for (const animation of running) animation.updatePlaybackRate(1 / tempo);
  await Promise.allSettled(running.map((animation) => animation.finished));
  running = [];
}
