// Gathers what teaches a game: src/generated/lessons/<game>.json holds its lessons, pictures and examples, which the page loads when somebody
// learns; about/<game>.json what each decision is about, for every table. examples.json says which chapters of the rules have an example.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../lessons/', import.meta.url));
const target = fileURLToPath(new URL('./src/generated/lessons/', import.meta.url));

const lessonsIn = (folder) =>
  Object.fromEntries((existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.lesson')).sort().map((name) => [basename(name, '.lesson'), readFileSync(join(folder, name), 'utf8')]));

// One row a decision: its name, then what it is about.
function aboutIn(path) {
  const rows = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return Object.fromEntries(rows.filter((row) => /^[a-z]/.test(row)).map((row) => [row.split(/\s/, 1)[0], row.replace(/^\S+\s+/, '').trim()]));
}

const about = join(target, '../about');

for (const folder of [target, about]) mkdirSync(folder, { recursive: true });
const examples = {};
for (const { name: game } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const folder = join(root, game);
  const all = { lessons: lessonsIn(folder), pictures: lessonsIn(join(folder, 'pictures')), examples: lessonsIn(join(folder, 'examples')) };
  writeFileSync(join(target, `${game}.json`), JSON.stringify(all));
  writeFileSync(join(about, `${game}.json`), JSON.stringify(aboutIn(join(folder, 'about.txt'))));
  examples[game] = Object.keys(all.examples);
}
writeFileSync(join(target, '../examples.json'), JSON.stringify(examples));
