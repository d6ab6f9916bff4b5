// Pictures of at most 256 colours: a fifth of the bytes, and nobody sees the difference on drawn pages.
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
const KEEP = 5; // bits of a channel that tell colours apart
const binOf = (pixels, i) => ((pixels[i] >> (8 - KEEP)) << (2 * KEEP)) | ((pixels[i + 1] >> (8 - KEEP)) << KEEP) | (pixels[i + 2] >> (8 - KEEP));

/* How often colours occur, near ones together: { count, sums of red, green, blue }. */
function histogram(pixels) {
  const bins = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const key = binOf(pixels, i);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count++;
    for (let c = 0; c < 3; c++) bin.sum[c] += pixels[i + c];
    bins.set(key, bin);
  }
  return [...bins.values()];
}

const mean = (bin, c) => bin.sum[c] / bin.count;
const range = (box, c) => Math.max(...box.map((bin) => mean(bin, c))) - Math.min(...box.map((bin) => mean(bin, c)));

/* Median cut: the widest box is parted where half of its pixels lie on either side. */
function boxes(bins) {
  const all = [bins];
  while (all.length < COLOURS) {
    const widths = all.map((box) => (box.length < 2 ? 0 : Math.max(range(box, 0), range(box, 1), range(box, 2)) * Math.log2(1 + box.reduce((sum, { count }) => sum + count, 0))));
    const at = widths.indexOf(Math.max(...widths));
    if (widths[at] === 0) break;
    const box = all[at];
    const channel = [0, 1, 2].reduce((best, c) => (range(box, c) > range(box, best) ? c : best));
    box.sort((a, b) => mean(a, channel) - mean(b, channel));
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let [cut, passed] = [0, 0];
    while (cut < box.length - 1 && (cut === 0 || passed < half)) passed += box[cut++].count;
    all.splice(at, 1, box.slice(0, cut), box.slice(cut));
  }
  return all;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/* RGBA pixels as a PNG with a palette. */
export function encode(pixels, width, height) {
  const parts = boxes(histogram(pixels));
  const index = new Map(parts.flatMap((box, i) => box.map(({ key }) => [key, i])));
  const palette = parts.flatMap((box) => {
    const count = box.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((c) => Math.round(box.reduce((sum, bin) => sum + bin.sum[c], 0) / count));
  });
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(binOf(pixels, (y * width + x) * 4));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', Buffer.from(palette)), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
