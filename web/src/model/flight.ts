/* What a player takes flies from where it lay to that player: a picture of it does, the thing itself is there already. */
import { likenessOf } from './likeness';

const FLIGHT = 430;
const PUBLIC = '.board, .aside'; /* what lies here belongs to nobody */

const find = (where: string, thing: string) => document.querySelector<HTMLElement | SVGGraphicsElement>(`:is(${where}) [data-thing="${CSS.escape(thing)}"]`);

/* The element once more, without what makes it a thing; one of a drawing in a drawing of its own. */
function pictureOf(element: HTMLElement | SVGGraphicsElement): HTMLElement | SVGSVGElement {
  const copy = likenessOf(element);
  if (!(element instanceof SVGGraphicsElement)) return copy as HTMLElement;
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.removeAttribute('transform');
  drawing.append(copy);
  return drawing;
}

export class Flight {
  private constructor(
    private readonly thing: string,
    private readonly seat: number,
    private readonly from: DOMRect,
    private readonly picture: HTMLElement | SVGSVGElement,
  ) {}

  /* Before the change: the thing lies where everybody may take it. */
  static of(thing: string, seat: number): Flight | null {
    const element = find(PUBLIC, thing);
    const box = element?.getBoundingClientRect();
    return element && box && box.width > 0 ? new Flight(thing, seat, box, pictureOf(element)) : null;
  }

  /* Into the reader's hand, if it is there now, else to the player's row. */
  private get target(): DOMRect | null {
    const element = find('.hand-pane', this.thing) ?? document.querySelectorAll('.players-pane .player')[this.seat];
    const box = element?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }

  /* After the change: nothing flies that still lies there, or to a player who is out of sight. */
  go(): Animation | null {
    const to = find(PUBLIC, this.thing) ? null : this.target;
    if (!to) return null;
    const { x, y, width, height } = this.from;
    this.picture.style.cssText += `;position:fixed;z-index:4;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`;
    this.picture.setAttribute('aria-hidden', 'true');
    document.querySelector('.table')?.append(this.picture);
    const end = `translate(${to.x + to.width / 2 - x - width / 2}px, ${to.y + to.height / 2 - y - height / 2}px) scale(.35)`;
    const animation = this.picture.animate([{ transform: 'none' }, { transform: end, opacity: 0.9, offset: 0.85 }, { transform: end, opacity: 0 }], { duration: FLIGHT, easing: 'cubic-bezier(.4,0,.2,1)' });
    void animation.finished.catch(() => undefined).then(() => this.picture.remove());
    return animation;
  }
}
