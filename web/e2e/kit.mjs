// What the tests in Chromium are written with: a served page, a browser, visitors of it, steps at a table.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serve } from '../serve.mjs';
import { browser, hands, newPage } from './browsers/chromium.mjs';
import { atEnd, declare, dice, equal } from './suite.mjs';
import { OFFER, PATIENCE, READY, shortest, Visitor } from './visitor.mjs';

export * from './suite.mjs';
export { browser, OFFER };

export const { server, address } = await serve();
atEnd(() => server.close());

/* One test; it may ask for more visitors than one. Whatever a page complains of makes it fail. */
export function test(name, options, run) {
  declare(name, () => tryOut(name, options, run), options);
}

async function tryOut(name, { alone, ...options }, run) {
  const complaints = [];
  const pages = [await newPage(options, complaints)];
  const another = async (more = {}) => (pages.push(await newPage({ ...options, ...more }, complaints)), pages.at(-1));
  try {
    await run(pages[0], pages[0].context(), another);
    equal(complaints, [], 'complaints of the page');
  } catch (error) {
    if (process.env.SHOTS) for (const [i, page] of pages.entries()) await page.screenshot({ path: `${process.env.SHOTS}/${name.replace(/\W+/g, '-')}-${i}.png` });
    throw new Error(`${String(error.message).slice(0, 1500)}\n  complaints: ${complaints.join(' | ')}`);
  } finally {
    for (const page of pages) await page.context().close();
  }
}

/* ---- At the table ---- */

export const ready = (page) => page.locator(READY).first().waitFor({ timeout: PATIENCE });

/* A game of this id against one bot, as short as its options allow. */
/* With this seed Red begins a game of plunder: the first question has several answers, whatever bots would do. */
export const RED_BEGINS = 'e2e-c';

export async function begin(page, game, { people = 1, players = 2, short = false, seed = 'e2e', bot = { index: 1 } } = {}) {
  await page.goto(`${address}#/new/${game}`);
  const who = page.locator('.seat-rows select');
  await who.first().waitFor(); /* the page seats three first, after it is shown */
  await page.getByLabel('How many players').selectOption(String(players));
  for (let seat = 0; seat < players; seat++) await who.nth(seat).selectOption(seat < people ? { index: 0 } : bot);
  await page.locator('.fold summary').click();
  await page.getByLabel('Seed').fill(seed);
  if (short) for (const field of await page.locator('.fold input[type=number]').all()) await field.fill(await shortestOf(field));
  await page.getByRole('button', { name: 'Set sail' }).click();
  await ready(page);
}

/* The value of an option that makes the game short. */
export const shortestOf = async (field) => shortest(await field.locator('..').innerText(), await field.getAttribute('min'));

/* Presses so many moves, or as many as the game has; tells how many. */
export const clickSome = (page, many, roll = dice(3)) => new Visitor(hands(page)).play(many, roll);

/* Without motion a moment lies on the board until it is put away. */
export async function putAway(page) {
  while (await page.locator('.moment').count()) await page.keyboard.press('Escape');
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
    /* A sentence may have names in it, and these names of their own: from the innermost outwards. */
    const unmarked = (text) => {
      const less = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
      return less === text ? text : unmarked(less);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[translate=no], script, style, noscript')) continue;
      const rest = unmarked(node.textContent);
      if (/\p{L}{2,}/u.test(rest)) found.push(rest.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [data-about]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'data-about']) {
        const text = element.getAttribute(name);
        if (text && !element.closest('[translate=no]') && /\p{L}{2,}/u.test(text.replace(/⟦.*⟧/gu, ''))) found.push(`${name}=${text}`);
      }
    return [...new Set(found)];
  });
