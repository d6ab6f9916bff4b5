/* Flags of the nations, simplified, 22 by 15. */
import type { JSX } from 'preact';

const FIELDS: Record<string, JSX.Element> = {
  holland: (
    <g>
      <rect width="22" height="5" fill="var(--plunder-red)" />
      <rect y="10" width="22" height="5" fill="var(--plunder-blue)" />
    </g>
  ),
  england: <path d="M11 0V15M0 7.500H22" stroke="var(--plunder-red)" stroke-width="4" />,
  france: (
    <g fill="var(--plunder-gold)">
      <rect width="22" height="15" fill="var(--plunder-blue)" />
      <path d="M6 3l1.500 3L6 9 4.500 6zM16 3l1.500 3L16 9l-1.500-3zM11 7l1.500 3-1.500 3-1.500-3z" />
    </g>
  ),
  spain: <path d="M1 1L21 14M21 1L1 14" stroke="var(--plunder-red)" stroke-width="2.600" stroke-dasharray="3 .8" />,
  pirate: <rect width="22" height="15" fill="#20242a" />,
};

export function NationFlag({ nation }: { nation: string | undefined }): JSX.Element | null {
  if (!nation || !FIELDS[nation]) return null;
  return (
    <g class="plunder-flag">
      <rect width="22" height="15" fill="#fffdf6" />
      {FIELDS[nation]}
      <rect width="22" height="15" fill="none" stroke="#1b2833" stroke-width=".8" />
    </g>
  );
}

/* The same among text. */
export function NationMark({ nation, label, dim }: { nation: string; label: string; dim?: boolean }): JSX.Element {
  return (
    <svg class={`plunder-mark ${dim ? 'dim' : ''}`} viewBox="0 0 22 15" width="22" height="15" role="img" aria-label={label}>
      <title>{label}</title>
      <NationFlag nation={nation} />
    </svg>
  );
}
