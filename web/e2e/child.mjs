// Programs that run beside the tests: started, heard, stopped. None outlives the tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

for (const [signal, status] of [['SIGINT', 130], ['SIGTERM', 143]]) process.once(signal, () => process.exit(status));

export const newFolder = (name) => mkdtempSync(join(tmpdir(), `roadstead-${name}-`));

/* What the program says on this stream, as soon as it says it. */
const heard = (child, stream, words) =>
  new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (text) => {
      said += text;
      const found = words.exec(said);
      if (found) resolve(found[1]);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${said.slice(-500)}`)));
  });

/* Starts a program and waits for the words, if there are any to wait for. The folder is its own and goes with it. */
export async function start(command, args, { says = null, on = 1, folder = null, ...options } = {}) {
  const stdio = ['ignore', 'ignore', 'ignore', 'ignore'].map((usual, fd) => (says && fd === on ? 'pipe' : usual));
  const child = spawn(command, args, { ...options, stdio });
  const forget = () => folder && rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const kill = () => {
    child.kill('SIGKILL');
    forget();
  };
  process.once('exit', kill);
  const gone = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await gone;
    forget();
  };
  return { found: says && (await heard(child, child.stdio[on], says)), stop };
}
