/* Flags of the nations and of pirates, simplified, 22 by 15. */
import type { JSX } from 'preact';

const Dutch = ({ top }: { top: string }) => (
  <g>
    <rect width="22" height="5" fill={top} />
    <rect y="10" width="22" height="5" fill="var(--nation-blue)" />
  </g>
);

const FIELDS: Record<string, JSX.Element> = {
  holland: <Dutch top="var(--nation-red)" />,
  netherlands: <Dutch top="var(--nation-orange)" />,
  england: <path d="M11 0V15M0 7.500H22" stroke="var(--nation-red)" stroke-width="4" />,
  france: (
    <g fill="var(--nation-gold)">
      <rect width="22" height="15" fill="var(--nation-blue)" />
      <path d="M6 3l1.500 3L6 9 4.500 6zM16 3l1.500 3L16 9l-1.500-3zM11 7l1.500 3-1.500 3-1.500-3z" />
    </g>
  ),
  spain: (
    <g>
      <rect width="22" height="15" fill="var(--nation-gold)" />
      <path d="M1 1L21 14M21 1L1 14" stroke="var(--nation-red)" stroke-width="2.600" />
    </g>
  ),
  portugal: <path d="M8 2.500h6v5q0 3.500-3 5-3-1.500-3-5z" fill="var(--nation-blue)" stroke="var(--nation-red)" stroke-width="1.500" />,
  pirate: (
    <g>
      <rect width="22" height="15" fill="var(--nation-black)" />
      <path d="M7 4.500l8 6M15 4.500l-8 6" stroke="var(--nation-white)" stroke-width="1.700" stroke-linecap="round" />
    </g>
  ),
};

export function NationFlag({ nation }: { nation: string | undefined }): JSX.Element | null {
  if (!nation || !FIELDS[nation]) return null;
  return (
    <g>
      <rect width="22" height="15" fill="var(--nation-white)" />
      {FIELDS[nation]}
      <rect width="22" height="15" fill="none" stroke="var(--nation-black)" stroke-width=".8" />
    </g>
  );
}

/* The same among text; without a label it only goes with words that are there anyway. */
export function NationMark({ nation, label, size = 22 }: { nation: string; label?: string; size?: number }): JSX.Element {
  return (
    <svg
      class="nation-mark"
      viewBox="-.5 -.5 23 16"
      width={size}
      height={(size * 16) / 23}
      {...(label ? { role: 'img', 'aria-label': label, 'data-about': label } : { 'aria-hidden': 'true' })}
    >
      <NationFlag nation={nation} />
    </svg>
  );
}
