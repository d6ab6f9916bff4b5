// The program behind the tests: its games, and its server with a database and a port of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newFolder, start } from './child.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const roadstead = join(root, 'build/roadstead');

/* What the program answers to these arguments, and to what it is told. */
export const ask = (args, input = '') => execFileSync(roadstead, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });

export const GAMES = JSON.parse(ask(['games', '--json'])).map(({ id }) => id);

export async function startServer() {
  const folder = newFolder('server');
  const args = ['serve', '--port', '0', '--db', join(folder, 'tables.db'), '--limit', '0', '--bot-ms', '20'];
  const { found, stop } = await start(roadstead, args, { cwd: root, folder, says: /(http:\/\/\S+)/ });
  return { address: found.replace(/\/?$/, '/'), stop };
}
