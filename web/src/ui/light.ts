/* What belongs together lights up: a move's button and the things that the move touches, from whichever of them is pointed at. */

const ids = (offer: Element) => (offer.getAttribute('data-lights') ?? '').split(' ').filter(Boolean);

/* The counterparts of what is pointed at. */
function counterparts(at: Element): Element[] {
  const offer = at.closest('[data-lights]');
  if (offer) return ids(offer).flatMap((id) => [...document.querySelectorAll(`[data-thing=${JSON.stringify(id)}]`)]);
  const id = at.closest('.thing.open, .thing.chosen')?.getAttribute('data-thing');
  return id ? [...document.querySelectorAll(`[data-lights~=${JSON.stringify(id)}]`)] : [];
}

/* A finger that was lifted points at nothing any more. */
const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

function light(event: Event): void {
  const lit = event.target instanceof Element && !isTouch(event) ? counterparts(event.target) : [];
  for (const one of document.querySelectorAll('[data-lit]')) if (!lit.includes(one)) one.removeAttribute('data-lit');
  for (const one of lit) one.setAttribute('data-lit', '');
}

/* Until it is called off. */
export function lighten(): () => void {
  addEventListener('pointerover', light);
  addEventListener('focusin', light);
  return () => {
    removeEventListener('pointerover', light);
    removeEventListener('focusin', light);
  };
}
