// Runs the unit tests and ends with "N passed, N failed".
import { startVitest } from 'vitest/node';
import { fileURLToPath } from 'node:url';

const vitest = await startVitest('test', [], { root: fileURLToPath(new URL('..', import.meta.url)), watch: false, reporters: ['dot'] });
const tests = vitest.state.getFiles().flatMap((file) => count(file));
await vitest.close();

function count(task) {
  return task.type === 'test' ? [task] : (task.tasks ?? []).flatMap(count);
}

const failed = tests.filter((task) => task.result?.state !== 'pass').length + vitest.state.getFiles().filter((file) => file.tasks.length === 0).length;
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || tests.length === 0 ? 1 : 0);
