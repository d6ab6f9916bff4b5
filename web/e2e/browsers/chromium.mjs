// Chromium, by Playwright. One browser for all tests, a profile for every visitor.
import { chromium } from 'playwright-core';
import { atEnd } from '../suite.mjs';

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
atEnd(() => browser.close());

/* Whether there is a server behind the page is asked once, and a static one says no: the browser writes that down, and so does it when
 * it is without a network. */
const isExpected = (message, expected) => message.location().url.endsWith('/api/me') || expected?.test(message.text());

/* A page in a browser profile of its own. */
export async function newPage(options, complaints) {
  const { settings = {}, expected, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB', ...rest });
  context.setDefaultTimeout(60000); /* beside other work even a reload may take long */
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, { 'roadstead.pace': '0', ...settings });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !isExpected(message, expected) && complaints.push(message.text()));
  return page;
}

/* What a visitor needs of a page. */
export const hands = (page, complaints = []) => ({
  goto: (url) => page.goto(url),
  reload: () => page.reload(),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  strike: async (keys) => {
    for (const key of keys) await page.keyboard.press(key);
  },
  screenshot: () => page.screenshot(),
  complaints: async () => complaints,
  close: () => page.context().close(),
});

export const launch = () => ({
  async visit({ size, settings }) {
    const complaints = [];
    return hands(await newPage({ viewport: size, settings }, complaints), complaints);
  },
  close() {},
});
