// Cuts the house's fonts down to the letters that our four languages need, into src/generated/fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const ASCII = range(0x20, 0x7e);
const SIGNS = '–—‘’“”„‚…•·×−›‹«»½⟦⟧';
const LETTERS = ASCII + SIGNS + 'ÄÖÜäöüßÀÈÉÌÒÙàèéìòùáâçêëíîïñóôúûÎ'; /* what our own texts have; a name with others takes them from the reader's system */
const UNTITLED = /[⟦⟧½•#$*<=>@\\^_`{|}~[\]]/g; /* no name or heading has these */
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'mark'];
const faces = [
  ['serif', 'libre-caslon-text/files/libre-caslon-text-latin-400-normal'],
  ['serif-italic', 'libre-caslon-text/files/libre-caslon-text-latin-400-italic'],
  ['sans', 'source-sans-3/files/source-sans-3-latin-400-normal'],
  ['sans-bold', 'source-sans-3/files/source-sans-3-latin-600-normal'],
];

const folder = new URL('./src/generated/fonts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, file] of faces) {
  const whole = readFileSync(new URL(`./node_modules/@fontsource/${file}.woff2`, import.meta.url));
  writeFileSync(new URL(`${name}.woff2`, folder), await subset(whole, name.startsWith('serif') ? LETTERS.replace(UNTITLED, '') : LETTERS, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true }));
}
