// The real server for the browser tests: the binary, a database of its own, a free port.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-e2e-'));
  const child = spawn(join(root, 'build/roadstead'), ['serve', '--port', '0', '--db', join(folder, 'tables.db'), '--limit', '0', '--bot-ms', '20'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0].replace(/\/?$/, '/'));
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { address, stop };
}
