// Accessibility, languages, bytes and time.
import { serve } from '../serve.mjs';
import { address, begin, clickSome, equal, holds, OFFER, serious, test, untranslated } from './kit.mjs';
import { GAMES } from './program.mjs';

const KILO = 1024;
const BUDGET = 350 * KILO;

export function quality() {
  for (const colorScheme of ['light', 'dark']) {
    test(`accessibility, ${colorScheme}`, { colorScheme }, async (page) => {
      await page.goto(address);
      await page.locator('.cover h3').first().waitFor();
      equal(await serious(page), [], 'home');
      await page.goto(`${address}#/new/plunder`);
      await page.locator('.seat-rows').waitFor();
      equal(await serious(page), [], 'new game');
      for (const game of GAMES) {
        await begin(page, game);
        await clickSome(page, 1, () => 0);
        equal(await serious(page), [], `table of ${game}`);
      }
      for (const name of ['Rules', 'Settings', 'Help']) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.locator('dialog[open]').waitFor();
        equal(await serious(page), [], name);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('no text escapes translation', {}, async (page) => {
    const missing = [];
    const look = async (where) => missing.push(...(await untranslated(page)).map((text) => `${where}: ${text}`));
    await page.goto(`${address}?lang=xx#/`);
    await page.locator('.cover h3').first().waitFor();
    await look('home');
    for (const game of GAMES) {
      await page.goto(`${address}?lang=xx#/new/${game}`);
      await page.locator('.seat-rows select').nth(1).waitFor();
      await page.locator('.fold summary').click();
      for (const bot of (await page.locator('.seat-rows select').all()).slice(1)) await bot.selectOption({ index: 1 });
      await look('new game');
      await page.locator('button[type=submit]').click();
      await clickSome(page, 25);
      if (game === GAMES[0]) await askForAdvice(page);
      await look(game);
    }
    for (const icon of [-3, -2]) { // legend and settings
      await page.locator('.bar-tools button').nth(icon).click();
      await page.locator('dialog[open]').waitFor();
      await look('dialog');
      await page.keyboard.press('Escape');
    }
    equal([...new Set(missing)], [], 'texts without a translation');
  });

  test('the server gives out the page and nothing else', {}, async (page) => {
    const status = async (path) => (await page.request.get(new URL(address).origin + path)).status();
    equal(await status('/'), 200, 'the page');
    for (const path of ['/%2e%2e/%2e%2e/README.md', '/..%2f..%2fREADME.md', '/%zz', '/%00', '/nothing']) equal(await status(path), 404, path);
  });

  test('first load: bytes', {}, async (page) => {
    const { server, address: fresh } = await serve();
    const sockets = new Set();
    server.on('connection', (socket) => sockets.add(socket));
    await page.goto(fresh);
    for (const game of [0, 1]) {
      await page.goto(`${fresh}#/`);
      await page.getByRole('button', { name: 'Play now' }).nth(game).click();
      await page.locator('.players-pane .player').first().waitFor();
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    const bytes = [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0);
    server.close();
    console.log(`  ${Math.round(bytes / KILO)} KB sent for the page, two games, and what is kept of them for offline use`);
    holds(bytes > 100 * KILO, 'bytes were counted');
    holds(bytes <= BUDGET, `at most ${BUDGET / KILO} KB, not ${Math.round(bytes / KILO)}`);
  });

  test('first move within a second', { serviceWorkers: 'block', alone: true }, async (page, context) => {
    await begin(page, 'plunder', { seed: 'first' });
    const client = await context.newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    const times = [];
    for (let i = 0; i < 4; i++) times.push(await firstMove(page));
    console.log(`  first move possible after ${times.join(', ')} ms`);
    holds(Math.min(...times) <= 1000, `within a second, not ${times.join(', ')} ms`);
  });
}

async function askForAdvice(page) {
  await page.keyboard.press('!');
  await page.locator('.hint[aria-busy=false]').waitFor();
  const odds = page.locator('.odds summary');
  if (await odds.waitFor({ timeout: 5000 }).then(() => true, () => false)) await odds.click(); /* only where luck has a say */
}

/* From opening the address of a game to the moment its moves can be pressed, as the page itself measures it. */
async function firstMove(page) {
  await page.reload();
  await page.locator(OFFER).first().waitFor();
  return Math.round(await page.evaluate((offer) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return document.querySelector(offer) ? performance.now() - navigation.startTime : Infinity;
  }, OFFER));
}
