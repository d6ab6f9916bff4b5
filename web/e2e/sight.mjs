// Everything in sight: positions of all games, at three desktop sizes and on a phone, in German.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { address, equal, holds, OFFER, ready, test } from './kit.mjs';
import { ask, GAMES } from './program.mjs';

const golden = fileURLToPath(new URL('../../tests/golden/', import.meta.url));
const DESKTOPS = [[1440, 900], [1280, 720], [1024, 768]];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const POSITIONS = 5;

const engine = (lines) => ask(['engine'], lines.map((line) => `${JSON.stringify(line)}\n`).join('')).trim().split('\n').map((line) => JSON.parse(line));

/* Of a game of three that was played to its end: the positions of so many different decisions, late ones, when much lies on the table. */
function positions(game) {
  const name = readdirSync(golden).find((file) => file.startsWith(`${game}-3-`));
  const file = readFileSync(golden + name, 'utf8');
  const last = engine([{ cmd: 'restore', file }])[0].moves;
  const at = Array.from({ length: 60 }, (_, i) => Math.floor((last * (i + 1)) / 61)).reverse();
  const isOpen = (moves, seat) => engine([{ cmd: 'restore', file, moves }, { cmd: 'moves', seat }])[1].moves.length > 1; /* a sole answer is given at once */
  const found = new Map();
  for (const [i, { decision, next }] of engine(at.map((moves) => ({ cmd: 'restore', file, moves }))).entries()) if (next !== null && !found.has(decision) && isOpen(at[i], next)) found.set(decision, { moves: at[i], next, decision });
  return [...found.values()].slice(0, POSITIONS).map(({ moves, next, decision }) => {
    const [, saved] = engine([{ cmd: 'restore', file, moves }, { cmd: 'save' }]);
    return { id: `${game}${moves}`, game, decision, file: saved.file, moves, over: false, changed: 0, seats: [0, 1, 2].map((seat) => ({ name: '', bot: seat === next ? null : 'random' })) };
  });
}

async function open(page, kept) {
  await page.addInitScript((one) => localStorage.setItem(`roadstead.game.${one.id}`, JSON.stringify(one)), kept);
  await page.goto(`${address}?lang=de#/play/${kept.id}`);
  await page.reload();
  await ready(page);
  await page.locator(OFFER).first().waitFor();
  await page.locator('.about-note').waitFor(); /* comes last, and moves nothing */
}

/* What cannot be reached: outside of the window, cut off by a part that does not scroll, or under something else.
 * Cards and panels of the hand must be seen without scrolling. */
const unseen = (page, selector) =>
  page.locator(selector).evaluateAll((list) => {
    const scrolls = (part, way) => /auto|scroll/.test(getComputedStyle(part)[`overflow${way}`]);
    const clips = (part) => getComputedStyle(part).overflowX !== 'visible' || getComputedStyle(part).overflowY !== 'visible';
    const outside = (element) => {
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.left < -1) return 'beside the window';
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
        if (!clips(part) || part.closest('svg')) continue;
        const frame = part.getBoundingClientRect();
        if (!scrolls(part, 'Y') && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return `cut by ${part.className}`;
        if (box.right > frame.right + 2 || box.left < frame.left - 2) return `beside ${part.className}`;
        if (scrolls(part, 'Y')) return null; /* what scrolls down may be longer than it is high */
      }
      return box.bottom > innerHeight + 1 ? 'below the window' : null;
    };
    const name = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return list.filter((one) => one.offsetParent && getComputedStyle(one).visibility === 'visible').map((one) => [outside(one), name(one)]).filter(([why]) => why).map(([why, what]) => `${what}: ${why}`);
  });

/* The first answers are seen without scrolling, and nothing lies on them. */
const covered = (page, many) =>
  page.locator(OFFER).evaluateAll((list, many) => list.slice(0, many).filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)));
  }).map((one) => one.textContent), many);

/* What a finger of 44 pixels does not find in each direction. */
const slim = (page, selector) =>
  page.locator(selector).evaluateAll((list) => {
    const across = (one) => {
      const box = one.getBoundingClientRect();
      const after = getComputedStyle(one, '::after');
      const grown = (side) => (after.position === 'absolute' && after.content !== 'none' ? -parseFloat(after[side]) || 0 : 0);
      const stretched = one.matches('.line .clause') ? one.closest('.line').getBoundingClientRect() : null;
      return stretched ?? { width: box.width + grown('left') + grown('right'), height: box.height + grown('top') + grown('bottom') };
    };
    return list.filter((one) => one.offsetParent && !one.closest('svg')).map((one) => ({ one, ...across(one) })).filter(({ width, height }) => width < 43.5 || height < 43.5).map(({ one, width, height }) => `${one.className} ${one.textContent.trim().slice(0, 20)} ${Math.round(width)}x${Math.round(height)}`);
  });

const NEEDED = '.bar button, .moves-pane button:not(.clause), .hand > *, .hand .card, .hand .thing.open, .panes button, .chart-tools button';

export function sight() {
  for (const game of GAMES) {
    test(`everything in sight: ${game}`, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' }, async (page) => {
      for (const kept of positions(game)) {
        await open(page, kept);
        for (const [width, height] of DESKTOPS) {
          const where = `${game}, ${kept.decision}, ${width}x${height}`;
          await page.setViewportSize({ width, height });
          equal(await unseen(page, NEEDED), [], `out of sight: ${where}`);
          equal(await covered(page, 2), [], `answers that are not seen: ${where}`);
        }
      }
    });

    test(`everything in sight on a phone: ${game}`, { ...PHONE, locale: 'de-DE' }, async (page) => {
      for (const kept of positions(game)) {
        const where = `${game}, ${kept.decision}`;
        await open(page, kept);
        equal(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width)), 0, `pixels beyond the screen: ${where}`);
        equal(await covered(page, 1), [], `answers that are not seen: ${where}`);
        if (await page.locator('.hand-pane .thing.open').count()) holds(await page.locator('.hand-pane').isVisible(), `the hand is seen while something in it is chosen: ${where}`);
        equal(await slim(page, 'button, summary, select, .hand-pane div.thing.open'), [], `smaller than a finger: ${where}`);
        await page.locator('.panes button').nth(3).tap();
        holds(await page.locator('.log .line').last().evaluate((line) => line.getBoundingClientRect().bottom <= document.querySelector('.panes').getBoundingClientRect().top + 1), `the log opens at its end: ${where}`);
        equal(await slim(page, '.log .clause'), [], `rules in the log: ${where}`);
        await page.locator('.panes button').first().tap();
      }
    });
  }
}
