// Firefox, by WebDriver BiDi over one WebSocket. Every visitor has a container of his own, and a window: a tab behind another is asleep.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import WebSocket from 'ws';
import { newFolder, start } from '../child.mjs';
import { clickAt, strokes } from './actions.mjs';

const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB', 'datareporting.policy.dataSubmissionEnabled': false, 'browser.shell.checkDefaultBrowser': false };

/* Asking and being told: { ask(method, parameters), on(event, listener) }. */
async function connect(url) {
  const socket = new WebSocket(url, { maxPayload: 1 << 28 });
  const [waiting, listeners] = [new Map(), []];
  let last = 0;
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    if (message.type === 'event') listeners.forEach((listener) => listener(message));
    else waiting.get(message.id)(message);
    waiting.delete(message.id);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ask = async (method, params) => {
    const id = ++last;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result;
  };
  return { ask, listen: (listener) => listeners.push(listener), close: () => socket.close() };
}

async function evaluate(bidi, context, expression) {
  const { type, result, exceptionDetails } = await bidi.ask('script.evaluate', { expression, target: { context }, awaitPromise: true });
  if (type === 'exception') throw new Error(exceptionDetails.text);
  return result.value;
}

async function visit(bidi, { size, settings }) {
  const { userContext } = await bidi.ask('browser.createUserContext', {});
  const { context } = await bidi.ask('browsingContext.create', { type: 'window', userContext });
  await bidi.ask('browsingContext.setViewport', { context, viewport: size });
  await bidi.ask('script.addPreloadScript', { functionDeclaration: `() => (${keep})(${JSON.stringify(settings)})`, contexts: [context] });
  const complaints = [];
  bidi.listen(({ params }) => params.source?.context === context && params.level === 'error' && complaints.push(params.text));
  const perform = (actions) => bidi.ask('input.performActions', { context, actions });
  return {
    goto: (url) => bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.ask('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: (expression) => evaluate(bidi, context, expression),
    click: (x, y) => perform(clickAt(x, y)),
    strike: (keys) => perform(strokes(keys)),
    screenshot: async () => Buffer.from((await bidi.ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
    complaints: async () => complaints,
    close: () => bidi.ask('browser.removeUserContext', { userContext }),
  };
}

/* Runs in the page, before its own code. */
function keep(settings) {
  if (location.protocol === 'http:') for (const [key, value] of Object.entries(settings)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

export async function launch() {
  const folder = newFolder('firefox');
  writeFileSync(join(folder, 'user.js'), Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const firefox = await start(process.env.FIREFOX ?? 'firefox-esr', args, { env: { ...process.env, HOME: folder }, folder, on: 2, says: /BiDi listening on (ws:\S+)/ });
  const bidi = await connect(`${firefox.found}/session`);
  await bidi.ask('session.new', { capabilities: {} });
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] });
  const close = async () => {
    bidi.close();
    await firefox.stop();
  };
  return { visit: (options) => visit(bidi, options), close };
}
