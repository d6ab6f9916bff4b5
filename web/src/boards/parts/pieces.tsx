/* Small pieces: dice, tokens, figures with an icon. They look like themselves at 20 pixels, and numbers are also text. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, IconPath, type IconName } from './icons';

const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
};

/* A die in SVG, `size` wide, its upper left corner at x, y. Its colour is CSS's (class). It tumbles when its value changes. */
export function Die({ value, x = 0, y = 0, size = 24, class: extra = '' }: { value: number; x?: number; y?: number; size?: number; class?: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} role="img" aria-label={String(value)}>
      <g class={`die ${extra}`} key={value}>
        <rect x="1.500" y="1.500" width="21" height="21" rx="4.500" />
        <path d="M2 17.500Q3 22 8 22H16Q21 22 22 17.500 18 20 12 20T2 17.500Z" />
        {(PIPS[value] ?? []).map(([cx, cy]) => (
          <circle key={`${cx},${cy}`} cx={cx} cy={cy} r="2.200" />
        ))}
      </g>
    </g>
  );
}

/* A round token with an icon, and how many of them lie there. */
export function Token({ icon, count, x, y, size = 20, colour = 'var(--card)' }: { icon: IconName; count?: number; x: number; y: number; size?: number; colour?: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} class="token">
      <circle r="11" fill={colour} />
      <g transform="translate(-8 -8) scale(.667)">
        <IconPath name={icon} />
      </g>
      {count !== undefined && count !== 1 && (
        <text x="10" y="12" text-anchor="middle" class="token-count">
          {count}
        </text>
      )}
    </g>
  );
}

/* An icon that is read aloud by its name, and what stands beside it. */
export function NamedIcon({ icon, label, size, class: extra = '', children }: { icon: IconName; label: string; size: number; class?: string; children?: ComponentChildren }): JSX.Element {
  return (
    <span data-about={label} class={extra}>
      <Icon name={icon} size={size} />
      <span class="unseen">{label}</span> {children}
    </span>
  );
}

/* A number with its icon and its name, for panels in HTML. */
export function Figures({ items }: { items: { icon: IconName; label: string; name?: string /* a shorter one */; value: number | string; mark?: boolean }[] }): JSX.Element {
  return (
    <dl class="figures">
      {items.map(({ icon, label, name = label, value, mark }) => (
        <div key={label} class={mark ? 'marked' : ''} data-about={label}>
          <dt>
            <Icon name={icon} />
            <span class="figure-name">{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
