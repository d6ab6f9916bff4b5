// Writes what the engine knows to src/generated: the games and bots (house.json), the types of every game's position (<game>.ts).
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const roadstead = fileURLToPath(new URL('../build/roadstead', import.meta.url));
const ask = (...args) => execFileSync(roadstead, args, { encoding: 'utf8' });
const house = execFileSync(roadstead, ['engine'], { encoding: 'utf8', input: '{"cmd":"games"}\n' });

mkdirSync(new URL('./src/generated/', import.meta.url), { recursive: true });
writeFileSync(new URL('./src/generated/house.json', import.meta.url), house);
for (const { id } of JSON.parse(house).games) writeFileSync(new URL(`./src/generated/${id}.ts`, import.meta.url), ask('schema', id, '--types'));
