// A suite of tests: they are declared, then run a few at a time, and counted.

const tests = [];
const endings = [];
let passed = 0;
let failed = 0;

/* A test; alone is one that measures time. */
export const declare = (name, run, { alone = false } = {}) => void tests.push({ name, run, alone });

/* What is to be done when all tests are over. */
export const atEnd = (ending) => void endings.push(ending);

/* Something that is started when it is first needed, and stopped at the end. */
export function once(begin, end) {
  let begun = null;
  atEnd(async () => begun && end(await begun));
  return () => (begun ??= begin());
}

export function equal(got, expected, what) {
  if (JSON.stringify(got) !== JSON.stringify(expected)) throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

export function holds(fine, what) {
  if (!fine) throw new Error(what);
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* Waits until it holds; what is found then is returned. */
export async function until(what, find, ms = 60000) {
  const end = Date.now() + ms;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await pause(30);
  }
}

/* A repeatable choice among so many. */
export function dice(seed) {
  let state = seed;
  return (many) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * many);
  };
}

async function runOne({ name, run }) {
  const started = Date.now();
  try {
    await run();
    passed++;
    console.log(`ok ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}\n  ${String(error.message).slice(0, 2000)}`);
  }
}

async function runInTurn(queue) {
  for (let next = queue.shift(); next; next = queue.shift()) await runOne(next);
}

/* Runs the tests whose names hold one of the words, and ends. */
export async function runAll(words, sideBySide) {
  const wanted = tests.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const together = wanted.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: sideBySide }, () => runInTurn(together)));
  await runInTurn(wanted.filter(({ alone }) => alone));
  for (const ending of endings.reverse()) await ending();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
