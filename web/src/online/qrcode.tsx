/* A text as a QR code, drawn as one path. Dark on light in any scheme, with a margin, or no device could read it. */
import type { JSX } from 'preact';
import qrcode from 'qrcode-generator';
import { t } from '../model/i18n';

const MARGIN = 4;

export function path(text: string): { size: number; d: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, i) => [Math.floor(i / count), i % count] as const);
  const dark = cells.filter(([row, column]) => code.isDark(row, column));
  return { size: count + 2 * MARGIN, d: dark.map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`).join('') };
}

export function QrCode({ text }: { text: string }): JSX.Element {
  const { size, d } = path(text);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('QR code of the secret')} shape-rendering="crispEdges">
      <rect class="qr-paper" width={size} height={size} />
      <path class="qr-ink" d={d} />
    </svg>
  );
}
