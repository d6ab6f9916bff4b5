// What the browser tests are written with: a served page, a browser, steps that count as passed or failed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';

export const { server, address } = await serve();
export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});

let passed = 0;
let failed = 0;
const wanted = process.argv.slice(2);

export function equal(got, expected, what) {
  if (JSON.stringify(got) !== JSON.stringify(expected)) throw new Error(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
}

export function holds(fine, what) {
  if (!fine) throw new Error(what);
}

/* Whether there is a server behind the page is asked once, and a static one says no: the browser writes that down, and so does it when
 * it is without a network. */
const isExpected = (message, expected) => message.location().url.endsWith('/api/me') || expected?.test(message.text());

/* A page in a browser profile of its own. */
async function visit(options, complaints) {
  const { settings = {}, expected, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB', ...rest });
  context.setDefaultTimeout(15000);
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, { 'roadstead.pace': '0', ...settings });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !isExpected(message, expected) && complaints.push(message.text()));
  return page;
}

/* One test; it may ask for more visitors than one. Whatever a page complains of makes it fail. */
export async function test(name, options, run) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) return;
  const started = Date.now();
  const complaints = [];
  const pages = [await visit(options, complaints)];
  const another = async (more = {}) => (pages.push(await visit({ ...options, ...more }, complaints)), pages.at(-1));
  try {
    await run(pages[0], pages[0].context(), another);
    equal(complaints, [], 'complaints of the page');
    passed++;
    console.log(`ok ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    if (process.env.SHOTS) for (const [i, page] of pages.entries()) await page.screenshot({ path: `${process.env.SHOTS}/${name.replace(/\W+/g, '-')}-${i}.png` });
    console.log(`FAILED ${name}\n  ${String(error.message).slice(0, 1500)}\n  complaints: ${complaints.join(' | ')}`);
  }
  for (const page of pages) await page.context().close();
}

export async function finish() {
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/* ---- At the table ---- */

export const OFFER = '.moves .offer:not(.closed)';

/* The page waits for its reader: the board is there and something to press, or the game is over. */
export const ready = (page) => page.locator(`.table:not(:has(.skeleton)) ${OFFER}, .game-over, .curtain`).first().waitFor();

/* A game of this id against one bot, as short as its options allow. */
export async function begin(page, game, { people = 1, players = 2, short = false, seed = 'e2e' } = {}) {
  await page.goto(`${address}#/new/${game}`);
  await page.getByLabel('How many').selectOption(String(players));
  const who = page.locator('.seat-rows select');
  for (let seat = 0; seat < players; seat++) await who.nth(seat).selectOption(seat < people ? { index: 0 } : { index: 1 });
  await page.locator('.fold summary').click();
  await page.getByLabel('Seed').fill(seed);
  if (short) for (const field of await page.locator('.fold input[type=number]').all()) await field.fill(await shortest(field));
  await page.getByRole('button', { name: 'Set sail' }).click();
  await ready(page);
}

/* The lowest goal, and few rounds where rounds are counted. */
export async function shortest(field) {
  const isRounds = /round/i.test(await field.locator('..').innerText());
  const least = await field.getAttribute('min');
  return isRounds ? String(Math.max(8, Number(least))) : least;
}

/* A repeatable choice among so many. */
export function dice(seed) {
  let state = seed;
  return (many) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * many);
  };
}

/* Presses so many moves, or as many as the game has. */
export async function clickSome(page, many, roll = dice(3)) {
  for (let i = 0; i < many; i++) {
    await ready(page);
    if (await page.locator('.game-over').count()) return;
    const offers = page.locator(OFFER);
    await offers.nth(roll(await offers.count())).click();
  }
  await ready(page);
}

/* What the table is: the position's own words, to compare two moments. */
export const tableText = (page) => page.locator('.board, .players-pane').allInnerTexts();
export const logLines = (page) => page.locator('.log .line').allInnerTexts();
export const gamesOf = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('roadstead.game.')).length);

/* ---- What a page is like ---- */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/* What the accessibility checker finds grave, on the whole page or without some parts of it. */
export async function serious(page, without = []) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((exclude) => globalThis.axe.run({ include: [['html']], exclude }, { resultTypes: ['violations'] }), without.map((part) => [part]));
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(' // ')}`);
}

/* Texts on the page that were never marked for translation; names and codes carry translate="no". */
export const untranslated = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[translate=no], script, style, noscript')) continue;
      const rest = node.textContent.replace(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/gu, '');
      if (/\p{L}{2,}/u.test(rest)) found.push(rest.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name);
        if (text && !element.closest('[translate=no]') && /\p{L}{2,}/u.test(text.replace(/⟦.*⟧/gu, ''))) found.push(`${name}=${text}`);
      }
    return [...new Set(found)];
  });
