// Writes the types of every game's position to src/generated/<game>.ts, from the engine's own schema.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const roadstead = fileURLToPath(new URL('../build/roadstead', import.meta.url));
const ask = (...args) => execFileSync(roadstead, args, { encoding: 'utf8' });

mkdirSync(new URL('./src/generated/', import.meta.url), { recursive: true });
for (const { id } of JSON.parse(ask('games', '--json'))) writeFileSync(new URL(`./src/generated/${id}.ts`, import.meta.url), ask('schema', id, '--types'));
