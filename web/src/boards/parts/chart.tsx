/* The sea chart: a drawing that can be moved and zoomed, with the paper, the water and the lines of the house. */
import { type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import { t } from '../../model/i18n';
import { Icon } from './icons';
import { LIVE, PointingContext } from './thing';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ZOOM = { least: 0.4, most: 6, step: 1.3 };

/* The camera: where the chart is looked at, relative to the box that shows all of it. */
interface Camera {
  x: number;
  y: number;
  zoom: number;
}

const home: Camera = { x: 0, y: 0, zoom: 1 };
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/* The part of the drawing that is in sight. */
const inSight = (box: Box, { x, y, zoom }: Camera): Box => {
  const [width, height] = [box.width / zoom, box.height / zoom];
  return { x: box.x + box.width / 2 + x - width / 2, y: box.y + box.height / 2 + y - height / 2, width, height };
};

function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, box: Box): Camera {
  const zoom = clamp(camera.zoom * factor, ZOOM.least, ZOOM.most);
  const centre = { x: box.x + box.width / 2 + camera.x, y: box.y + box.height / 2 + camera.y };
  const keep = 1 - camera.zoom / zoom;
  return { zoom, x: camera.x + (at.x - centre.x) * keep, y: camera.y + (at.y - centre.y) * keep };
}

/* Where a finger of 44 pixels touches, from its middle outwards. */
const FINGER = [0, 11, 22].flatMap((far) => Array.from({ length: far ? 8 : 1 }, (_, i) => [far * Math.cos((i * Math.PI) / 4), far * Math.sin((i * Math.PI) / 4)] as const));

const liveAt = (chart: Element, x: number, y: number) =>
  document.elementsFromPoint(x, y).map((element) => element.closest<SVGElement>(LIVE)).find((thing) => thing && chart.contains(thing));

interface ChartProps {
  box: Box; /* what must be in sight, in the drawing's own units */
  focus?: Box | null; /* what is being decided about; changes of it move the camera there */
  label: string;
  children: ComponentChildren;
}

export function Chart({ box, focus, label, children }: ChartProps): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const pointing = useContext(PointingContext);
  const camera = useSignal(home);
  const box$ = useMemo(() => signal(box), []);
  box$.value = box;
  const sight = inSight(box, camera.value);

  useEffect(() => {
    if (!focus) return;
    const zoom = clamp(Math.min(box.width / focus.width, box.height / focus.height), 1, 3);
    camera.value = {
      zoom,
      x: zoom === 1 ? 0 : focus.x + focus.width / 2 - box.x - box.width / 2,
      y: zoom === 1 ? 0 : focus.y + focus.height / 2 - box.y - box.height / 2,
    };
  }, [focus?.x, focus?.y, focus?.width, focus?.height]);

  /* A ship may lie over the space that is meant: what can be used is found through what cannot; a finger also finds it beside itself. */
  const through = (event: MouseEvent) => {
    if ((event.target as Element).closest(LIVE)) return;
    const touch = (event as PointerEvent).pointerType === 'touch';
    const meant = (touch ? FINGER : [[0, 0] as const]).map(([dx, dy]) => liveAt(svg.current!, event.clientX + dx, event.clientY + dy)).find(Boolean);
    if (!meant) return;
    event.stopPropagation();
    pointing.point(meant.dataset.thing!, touch);
  };

  const clicked = useRef(through);
  clicked.current = through;
  useEffect(() => follow(svg.current!, camera, box$, (event) => clicked.current(event)), []);

  const zoom = (factor: number) => {
    const { x, y, width, height } = inSight(box, camera.value);
    camera.value = zoomAt(camera.value, factor, { x: x + width / 2, y: y + height / 2 }, box);
  };

  return (
    <div class="chart" data-near={camera.value.zoom > 1.6}>
      <svg ref={svg} viewBox={`${sight.x} ${sight.y} ${sight.width} ${sight.height}`} role="group" aria-label={label} tabIndex={0}>
        <ChartPatterns />
        {children}
      </svg>
      <div class="chart-tools" data-whole={camera.value.zoom === 1}>
        <button type="button" class="tool" aria-label={t('Zoom in')} onClick={() => zoom(ZOOM.step)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="tool" aria-label={t('Zoom out')} onClick={() => zoom(1 / ZOOM.step)}>
          <Icon name="minus" />
        </button>
        <button type="button" class="tool" aria-label={t('Whole chart')} onClick={() => (camera.value = home)}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

/* ---- Hands on the chart: drag, wheel, pinch, double-tap, keys ---- */

type Value<T> = { value: T };

function follow(svg: SVGSVGElement, camera: Value<Camera>, box: Value<Box>, clicked: (event: MouseEvent) => void): () => void {
  const pointers = new Map<number, PointerEvent>();
  let dragged = 0;
  let lastTap = { time: 0, x: 0, y: 0 };

  const toDrawing = (clientX: number, clientY: number) => {
    const matrix = svg.getScreenCTM();
    const point = new DOMPoint(clientX, clientY);
    return matrix ? point.matrixTransform(matrix.inverse()) : point;
  };
  const pan = (dx: number, dy: number) => {
    const scale = svg.getScreenCTM()?.a ?? 1;
    const { width, height } = box.value;
    const { x, y, zoom } = camera.value;
    camera.value = { zoom, x: clamp(x - dx / scale, -width, width), y: clamp(y - dy / scale, -height, height) };
  };
  const zoom = (factor: number, x: number, y: number) => (camera.value = zoomAt(camera.value, factor, toDrawing(x, y), box.value));

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  };
  const down = (event: PointerEvent) => {
    pointers.set(event.pointerId, event);
    dragged = 0;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    dragged += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
    if (dragged > 6 && !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      zoom(apart(event) / apart(before), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    } else if (dragged > 6) {
      pan(event.clientX - before.clientX, event.clientY - before.clientY);
    }
    pointers.set(event.pointerId, event);
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 24;
    const onThing = (event.target as Element).closest(LIVE);
    if (event.type === 'pointerup' && dragged < 6 && !onThing) {
      if (near && event.timeStamp - lastTap.time < 320) zoom(camera.value.zoom > 1.8 ? 0.4 : 2, event.clientX, event.clientY);
      lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    }
  };
  /* A drag that ends on a thing is no click on it. */
  const click = (event: MouseEvent) => {
    if (dragged >= 6) event.stopPropagation();
    else clicked(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.target !== svg) return;
    const steps: Record<string, () => void> = {
      '+': () => zoom(ZOOM.step, svg.getBoundingClientRect().x + svg.clientWidth / 2, svg.getBoundingClientRect().y + svg.clientHeight / 2),
      '-': () => zoom(1 / ZOOM.step, svg.getBoundingClientRect().x + svg.clientWidth / 2, svg.getBoundingClientRect().y + svg.clientHeight / 2),
      '0': () => (camera.value = home),
      ArrowLeft: () => pan(60, 0),
      ArrowRight: () => pan(-60, 0),
      ArrowUp: () => pan(0, 60),
      ArrowDown: () => pan(0, -60),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  svg.addEventListener('wheel', wheel, { passive: false });
  svg.addEventListener('pointerdown', down);
  svg.addEventListener('pointermove', move);
  svg.addEventListener('pointerup', up);
  svg.addEventListener('pointercancel', up);
  svg.addEventListener('click', click, { capture: true });
  svg.addEventListener('keydown', key);
  return () => svg.removeEventListener('wheel', wheel);
}

/* ---- Paper and water ---- */

/* Patterns and filters that every chart may use: url(#waves), url(#hatch), url(#shoal), url(#coast), url(#lift). */
export function ChartPatterns(): JSX.Element {
  return (
    <defs>
      <pattern id="waves" width="48" height="24" patternUnits="userSpaceOnUse">
        <path d="M4 9q4-4 8 0t8 0M28 20q4-4 8 0t8 0" fill="none" stroke="var(--water-line)" stroke-width="1" opacity=".55" />
      </pattern>
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width=".5" height="6" fill="var(--land-line)" opacity=".4" />
      </pattern>
      <pattern id="shoal" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r=".8" fill="var(--land-line)" opacity=".6" />
        <circle cx="6.5" cy="6.5" r=".8" fill="var(--land-line)" opacity=".6" />
      </pattern>
      <filter id="coast" x="-30%" y="-30%" width="160%" height="160%">
        <feMorphology in="SourceAlpha" operator="dilate" radius="5" result="wide" />
        <feGaussianBlur in="wide" stdDeviation="5" result="soft" />
        <feFlood flood-color="var(--shallow)" />
        <feComposite in2="soft" operator="in" result="glow" />
        <feMerge>
          <feMergeNode in="glow" />
          <feMergeNode in="SourceGraphic" />
        </feMerge>
      </filter>
      <filter id="lift" x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0" dy="2" stdDeviation="2.5" flood-color="#000" flood-opacity=".28" />
      </filter>
    </defs>
  );
}

/* Water as a ground for a drawing: fills the box and well beyond it. */
export function Sea({ box }: { box: Box }): JSX.Element {
  const far = { x: box.x - box.width * 2, y: box.y - box.height * 2, width: box.width * 5, height: box.height * 5 };
  return (
    <g aria-hidden="true">
      <rect {...far} fill="var(--water)" />
      <rect {...far} fill="url(#waves)" />
    </g>
  );
}

/* Lines of the sixteen winds from a point, as on a portolan. */
export function Rhumbs({ x, y, reach }: { x: number; y: number; reach: number }): JSX.Element {
  const lines = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${x} ${y}l${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return <path class="rhumbs" d={lines.join('')} aria-hidden="true" />;
}

/* Depth contours: ever wider, fainter copies of a coast line. */
export function Contours({ d, steps = 3, gap = 9 }: { d: string; steps?: number; gap?: number }): JSX.Element {
  return (
    <g class="contours" aria-hidden="true">
      {Array.from({ length: steps }, (_, i) => (
        <path key={i} d={d} stroke-width={2 * gap * (steps - i)} opacity={0.35 / (steps - i)} />
      ))}
    </g>
  );
}

/* A compass rose of eight points, north marked. */
export function CompassRose({ x, y, size }: { x: number; y: number; size: number }): JSX.Element {
  const point = (angle: number, long: number) => {
    const at = (turn: number, far: number) => {
      const radians = ((angle + turn - 90) * Math.PI) / 180;
      return `${(Math.cos(radians) * far).toFixed(1)} ${(Math.sin(radians) * far).toFixed(1)}`;
    };
    return { dark: `M0 0L${at(22.5, long * 0.3)}L${at(0, long)}Z`, pale: `M0 0L${at(-22.5, long * 0.3)}L${at(0, long)}Z` };
  };
  return (
    <g class="rose" transform={`translate(${x} ${y}) scale(${size / 50})`} aria-hidden="true">
      <circle r="40" class="rose-ring" />
      <circle r="34" class="rose-ring thin" />
      {[45, 135, 225, 315, 0, 90, 180, 270].map((angle) => {
        const { dark, pale } = point(angle, angle % 90 ? 30 : 46);
        return (
          <g key={angle}>
            <path d={dark} class="rose-dark" />
            <path d={pale} class="rose-pale" />
          </g>
        );
      })}
      <path d="M0 -60l-4 9h8z" class="rose-north" />
    </g>
  );
}
