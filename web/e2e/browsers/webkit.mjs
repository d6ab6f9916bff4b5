// WebKitGTK, by WebDriver over HTTP, on a screen of its own. A driver has one session, so every visitor has a driver.
import { createServer } from 'node:net';
import { newFolder, start } from '../child.mjs';
import { until } from '../suite.mjs';
import { clickAt, strokes } from './actions.mjs';

/* The page opens in a window that another one opened: only such a window has no bars and so the size that was asked for. */
const ARGUMENTS = ['--automation', '--javascript-can-open-windows-automatically=true'];
const NAME = 'webkitgtk:browserOptions';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function call(base, method, path, body) {
  const response = await fetch(base + path, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
  return value;
}

/* The driver tells of no errors: the page's window notes them itself. This runs in a page, for its own window or one that it opened. */
function watch(page) {
  if (page.complaints) return;
  page.complaints = [];
  page.addEventListener('error', (event) => page.complaints.push(event.message));
  page.addEventListener('unhandledrejection', (event) => page.complaints.push(String(event.reason)));
  page.console.error = (...words) => page.complaints.push(words.join(' '));
}

/* Runs in a picture at the page's address: a window keeps who listens to it from its first, empty document to the page. */
function openWatched(url, { width, height }, settings, watching) {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  watching(open(url, '', `width=${width},height=${height},toolbar=no,menubar=no,location=no`));
}

async function session(driver) {
  const { sessionId } = await call(driver, 'POST', '/session', { capabilities: { alwaysMatch: { [NAME]: { args: ARGUMENTS } } } });
  return (method, path, body) => call(`${driver}/session/${sessionId}`, method, path, body);
}

function run(ask, expression) {
  const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
  return ask('POST', '/execute/async', { script, args: [] }).then(({ value, error }) => {
    if (error) throw new Error(error);
    return value;
  });
}

async function openPage(ask, url, size, settings) {
  const first = await ask('GET', '/window');
  await ask('POST', '/url', { url: new URL('icon.svg', url).href });
  await run(ask, `(${openWatched})(...${JSON.stringify([url, size, settings])}, ${watch})`);
  const handle = await until('the window opens', async () => (await ask('GET', '/window/handles')).find((one) => one !== first));
  await ask('POST', '/window', { handle });
  await until('the page is loaded', () => run(ask, 'location.href !== "about:blank" && document.readyState === "complete"'));
}

async function visit(environment, { size, settings }) {
  const port = await freePort();
  const program = await start('WebKitWebDriver', [`--port=${port}`], { env: environment });
  const driver = `http://127.0.0.1:${port}`;
  await until('the driver answers', () => call(driver, 'GET', '/status').catch(() => null));
  const ask = await session(driver);
  const noted = [];
  let isOpen = false;

  /* What is noted goes with the document. */
  const complaints = async () => noted.push(...(await run(ask, '(globalThis.complaints ?? []).splice(0)'))) && noted;
  const leave = async (path, body) => {
    await complaints();
    await ask('POST', path, body);
    await run(ask, `(${watch})(window)`);
  };
  return {
    async goto(url) {
      if (isOpen) return leave('/url', { url });
      isOpen = true;
      await openPage(ask, url, size, settings);
    },
    reload: () => leave('/refresh'),
    evaluate: (expression) => run(ask, expression),
    click: (x, y) => ask('POST', '/actions', { actions: clickAt(x, y) }),
    strike: (keys) => ask('POST', '/actions', { actions: strokes(keys) }),
    screenshot: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
    complaints: async () => (await complaints(), noted),
    close: () => ask('DELETE', '').finally(program.stop),
  };
}

export async function launch() {
  const folder = newFolder('webkit');
  const screen = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { folder, on: 3, says: /(\d+)\n/ });
  const environment = { ...process.env, DISPLAY: `:${screen.found}`, HOME: folder, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  return { visit: (options) => visit(environment, options), close: screen.stop };
}
