/* Things: whatever can be pointed at. A board gives them the ids that the engine uses as targets ("card:harrier", "cell:0,1");
 * whether they light up, what a click does and what a screen reader says is decided here. */
import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

export interface Pointing {
  /* 'open': leads to a move; 'chosen': picked; 'idle': neither */
  state(id: string): 'open' | 'chosen' | 'idle';
  /* What can be done with it, in words. */
  hint(id: string): string;
  point(id: string, touch: boolean): void;
  /* Does every move that it leads to carry a warning? */
  warned(id: string): boolean;
  /* Is it what a suggested move is about? */
  lit(id: string): boolean;
  /* Says what it is. */
  describe(id: string, label: string): void;
}

export const PointingContext = createContext<Pointing>({
  state: () => 'idle',
  hint: () => '',
  point: () => undefined,
  warned: () => false,
  lit: () => false,
  describe: () => undefined,
});

/* Things that something can be done with. */
export const LIVE = '.thing.open, .thing.chosen';

interface ThingProps {
  id: string;
  label?: string; /* its name and how it stands, for screen readers and the inspector; in HTML only where the children do not say it */
  html?: boolean; /* a <div>; otherwise an SVG <g> */
  class?: string;
  about?: string[]; /* more to say of it than its label, for the inspector alone */
  quiet?: boolean; /* when nothing can be done with it nobody is asked why; a tap tells what it is, as hovering does */
  children: ComponentChildren;
}

export function Thing({ id, label = '', html, class: extra = '', about, quiet, children }: ThingProps): JSX.Element {
  const pointing = useContext(PointingContext);
  const state = pointing.state(id);
  const live = state !== 'idle';
  const hint = live ? pointing.hint(id) : '';
  const props = {
    class: `thing ${state} ${live && pointing.warned(id) ? 'warned' : ''} ${pointing.lit(id) ? 'lit' : ''} ${extra}`,
    'data-thing': id,
    'data-about': about?.join('\n') ?? (label || undefined),
    role: live ? 'button' : html ? undefined : 'img',
    tabIndex: live ? 0 : undefined,
    'aria-label': html ? undefined : hint ? `${label}: ${hint}` : label,
    'aria-pressed': live ? state === 'chosen' : undefined,
    onClick: (event: MouseEvent) => {
      const touch = (event as PointerEvent).pointerType === 'touch';
      if (quiet && !live && (!touch || (event.currentTarget as Element).closest(LIVE))) return;
      event.stopPropagation();
      if (quiet && !live) pointing.describe(id, label);
      else pointing.point(id, touch);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!live || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      pointing.point(id, false);
    },
  } as const;
  if (!html) return <g {...props}>{children}</g>;
  return (
    <div {...props}>
      {label && <span class="unseen">{label}</span>}
      {children}
      {hint && <span class="unseen">: {hint}</span>}
    </div>
  );
}

/* Something that moves from place to place (a ship, a token): it glides when its place changes. */
export function Figure({ id, x, y, children }: { id: string; x: number; y: number; children: ComponentChildren }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-figure={id}>{children}</g>
    </g>
  );
}
