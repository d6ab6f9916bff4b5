/* A large picture of what is drawn small: the drawing itself, once more. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { likenessOf } from '../../model/likeness';

const DRAWING = 'g, svg';
const FEW = 4;

/* A copy that is not lit as the thing itself may be. */
function lookalike(element: Element): Element {
  const copy = likenessOf(element);
  for (const part of [copy, ...copy.querySelectorAll('.thing')]) part.classList.remove('thing', 'open', 'chosen', 'warned');
  return copy;
}

function drawInto(place: SVGSVGElement, element: SVGGraphicsElement): void {
  const { x, y, width, height } = element.getBBox();
  const edge = Math.max(width, height) * 0.06;
  place.setAttribute('viewBox', `${x - edge} ${y - edge} ${width + 2 * edge} ${height + 2 * edge}`);
  const copy = lookalike(element);
  copy.removeAttribute('transform');
  place.replaceChildren(copy);
}

/* A name with a sign, or a space with nothing on it, shows no more when it is larger. */
const isDrawn = (found: Element) => found instanceof SVGSVGElement || found.querySelectorAll('path, circle, ellipse, polygon, use').length > FEW;

/* What of it is a picture: the drawing that it is, or the one on it. */
export function drawingOf(element: Element): SVGGraphicsElement | null {
  const found = element.matches(DRAWING) ? element : (element.querySelector('.card-emblem') ?? element.querySelector('svg'));
  return found instanceof SVGGraphicsElement && isDrawn(found) ? found : null;
}

export function Picture({ of }: { of: SVGGraphicsElement }): JSX.Element {
  const place = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (of instanceof SVGSVGElement) place.current!.replaceChildren(...[...lookalike(of).childNodes]);
    if (of instanceof SVGSVGElement) place.current!.setAttribute('viewBox', of.getAttribute('viewBox') ?? '0 0 24 24');
    else drawInto(place.current!, of);
  }, [of]);
  return <svg ref={place} class={`inspect-picture ${of instanceof SVGSVGElement ? (of.getAttribute('class') ?? '') : ''}`} aria-hidden="true" />;
}
