/* The result as a picture, to be shown elsewhere: drawn as SVG with the page's own colours, made a PNG by the browser. */
import { render, type JSX } from 'preact';
import type { Desk } from '../../model/desk';
import { ranked } from '../../model/ending';
import type { Source } from '../../model/finish';
import { gameInfo } from '../../model/house';
import { t } from '../../model/i18n';
import { Flag, seatLetter, SeatMarks } from '../../boards/parts/flags';
import { Bar, PartPatterns, Swatch } from './bars';
import { nameOf } from './places';

const [WIDTH, MARGIN, HEAD, ROW, LINE] = [800, 40, 150, 76, 28];
const COLOURS = ['--paper', '--ink', '--ink-soft', '--line', '--brass', '--card-ink', ...Array.from({ length: 8 }, (_, i) => `--part-${i}`), ...Array.from({ length: 5 }, (_, i) => [`--seat-${i}`, `--mark-${i}`]).flat()];
const TYPE = `text{font-family:system-ui,sans-serif;fill:var(--ink)}.serif{font-family:Georgia,serif}.soft{fill:var(--ink-soft)}.part-number{font-size:11px;font-weight:600;fill:var(--card-ink)}.flag-letter{font:600 9px system-ui,sans-serif;fill:#14181c;paint-order:stroke;stroke:#fffaf0;stroke-width:2.5px}`;

const heightOf = (desk: Desk, sources: Source[]) => HEAD + desk.seats.value.length * ROW + Math.ceil(sources.length / 2) * LINE + 2 * MARGIN;

function Picture({ desk, sources, title }: { desk: Desk; sources: Source[]; title: string }): JSX.Element {
  const texts = desk.texts.value;
  const seats = ranked(desk.result.value!);
  const legend = HEAD + seats.length * ROW + 24;
  return (
    <SeatMarks.Provider value={desk.schema.marks ?? []}>
      <PartPatterns />
      <rect width="100%" height="100%" fill="var(--paper)" />
      <rect x="12" y="12" width={WIDTH - 24} height={heightOf(desk, sources) - 24} fill="none" stroke="var(--brass)" stroke-width="2" />
      <text x={MARGIN} y="62" font-size="22" class="soft serif" font-style="italic">
        {t(gameInfo(desk.game)?.title ?? desk.game)}
      </text>
      <text x={MARGIN} y="108" font-size="40" class="serif">
        {title}
      </text>
      {seats.map(({ seat, place, score }, i) => (
        <g key={seat} transform={`translate(${MARGIN} ${HEAD + i * ROW})`}>
          <text y="18" font-size="20" font-weight="600">
            {place}
          </text>
          <g transform="translate(30 0)">
            <Flag seat={seat} letter={seatLetter(texts, seat)} />
          </g>
          <text x="76" y="18" font-size="20">
            {texts.name(seat)}
          </text>
          <text x={WIDTH - 2 * MARGIN} y="18" font-size="22" font-weight="600" text-anchor="end">
            {score}
          </text>
          <Bar sources={sources} seat={seat} seats={seats.length} x={30} y={32} width={WIDTH - 2 * MARGIN - 30} />
        </g>
      ))}
      {sources.map((source, i) => (
        <g key={source.word} transform={`translate(${MARGIN + (i % 2) * 370} ${legend + Math.floor(i / 2) * LINE})`}>
          <Swatch source={source} />
          <text x="38" y="15" font-size="15" class="soft">
            {nameOf(source.word, texts)}
          </text>
        </g>
      ))}
    </SeatMarks.Provider>
  );
}

/* An image knows nothing of the page: its colours are written into it. `from`: an element that has them. */
function drawn(desk: Desk, sources: Source[], title: string, from: Element): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const style = getComputedStyle(from);
  const size = { width: WIDTH, height: heightOf(desk, sources) };
  for (const [name, value] of Object.entries({ ...size, viewBox: `0 0 ${size.width} ${size.height}`, style: COLOURS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';') })) svg.setAttribute(name, String(value));
  render(
    <>
      <style>{TYPE}</style>
      <Picture desk={desk} sources={sources} title={title} />
    </>,
    svg,
  );
  return new XMLSerializer().serializeToString(svg);
}

const SHARP = 2;

export async function pictureOf(desk: Desk, sources: Source[], title: string, from: Element): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn(desk, sources, title, from))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * SHARP, image.height * SHARP];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))));
}

/* Handed to another program where the system can, else kept as a file. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title }).catch(() => undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
