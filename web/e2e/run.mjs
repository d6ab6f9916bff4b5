// The page's tests: node e2e/run.mjs [--browser chromium|firefox|webkit] [--group NAME] [--jobs N] [words of the names of tests].
// Firefox and WebKit run the group everywhere, Chromium all groups. Ends with "N passed, N failed".
import { parseArgs } from 'node:util';
import { runAll } from './suite.mjs';

const BROWSERS = ['chromium', 'firefox', 'webkit'];
const GROUPS = ['table', 'boards', 'advice', 'quality', 'games', 'finish', 'moments', 'sight', 'times', 'lessons', 'online', 'everywhere'];

function refuse(why) {
  console.error(why);
  process.exit(2);
}

function wishes() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { browser: { ...text, default: 'chromium' }, group: text, jobs: { ...text, default: '2' } }, allowPositionals: true });
  } catch (error) {
    return refuse(error.message);
  }
}

const { values: { browser, group, jobs }, positionals } = wishes();
const groups = browser === 'chromium' ? GROUPS : ['everywhere'];
if (!BROWSERS.includes(browser)) refuse(`there is no browser ${browser}: ${BROWSERS.join(', ')}`);
if (group && !groups.includes(group)) refuse(`there is no group ${group} in ${browser}: ${groups.join(', ')}`);

for (const name of group ? [group] : groups) (await import(`./${name}.mjs`))[name](browser);
await runAll(positionals, Number(jobs));
