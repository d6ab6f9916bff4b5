// The boards of the games, and the table of a game without one.
import { begin, clickSome, dice, equal, holds, test } from './kit.mjs';
import { GAMES } from './program.mjs';

const sizes = { wide: { width: 1440, height: 900 }, middle: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };

export function boards() {
  test('the board of reckoning: every tile, achievement and ship, and no words over words', {}, async (page) => {
    await begin(page, 'reckoning', { players: 4 });
    equal(await page.locator('.generic').count(), 0, 'generic tables');
    await clickSome(page, 40, dice(17));
    equal(await page.locator('.reckoning-tile').count(), 12, 'tiles');
    equal(await page.locator('.reckoning-medal').count(), 9, 'achievements');
    equal(await page.locator('.board .reckoning-ship').count(), 4, 'ships');
    await atEverySize(page, (size) => overlaps(page, '.board svg text').then((found) => equal(found, [], `words over words, ${size}`)));
  });

  test('the board of marauders: every zone and ship, and no name covered', {}, async (page) => {
    await begin(page, 'marauders', { players: 4 });
    equal(await page.locator('.generic').count(), 0, 'generic tables');
    await clickSome(page, 16);
    equal(await page.locator('.board [data-thing^="zone:"]').count(), 17, 'zones');
    equal(await page.locator('.marauders-name').count(), 17, 'names');
    holds((await page.locator('.chart .marauders-vessel').count()) >= 4, 'ships');
    await atEverySize(page, (size) => page.evaluate(coveredNames).then((found) => equal(found, [], `names that something lies on, ${size}`)));
  });

  test('the board of compagnie: every place and fleet, and room for every name', {}, async (page) => {
    await begin(page, 'compagnie', { players: 4 });
    equal(await page.locator('.generic').count(), 0, 'generic tables');
    await clickSome(page, 4);
    equal(await page.locator('.board [data-thing^="node:"]').count(), 40, 'places');
    holds((await page.locator('.board [data-figure^="fleet "]').count()) >= 4, 'fleets on the map');
    await atEverySize(page, (size) => overlaps(page, '.compagnie-plate, .compagnie-name').then((found) => equal(found, [], `names and plates that overlap, ${size}`)));
  });

  /* Of games whose words say where their places lie. */
  const PLACES = { marauders: 17, reckoning: 13, compagnie: 40 };
  const boardless = { serviceWorkers: 'block', expected: /ERR_FAILED/ };

  test('the board of ahoy: every region, space and flagship, and nothing moves where motion is unwelcome', { reducedMotion: 'reduce' }, async (page) => {
    await begin(page, 'ahoy', { players: 4, seed: 'harbour' });
    await clickSome(page, 40, dice(8));
    const regions = await page.locator('.ahoy-region').count();
    holds(regions > 2, 'regions were found');
    equal(await page.locator('.ahoy-region .ahoy-square').count(), 4 * regions, 'spaces');
    equal(await page.locator('.ahoy-region .ahoy-outlined').count(), regions, 'islands');
    equal(await page.locator('.chart [data-thing$="flagship"]').count(), 4, 'flagships');
    const moving = () => page.evaluate(() => document.getAnimations().length);
    holds((await page.locator('.ahoy-flow').count()) > 0, 'currents');
    equal(await moving(), 0, 'animations');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page.locator('.chart').hover();
    equal(await page.locator('.ahoy-flow').evaluateAll((list) => list.every((one) => one.getAnimations().length === 1)), true, 'currents flow');
  });

  test('a game whose board cannot be loaded has cards, players, and a chart if its words tell of one', boardless, async (page) => {
    for (const game of GAMES) {
      await withholdBoard(page, game);
      await begin(page, game, { players: 3 });
      await clickSome(page, 8);
      equal(await page.locator('.generic').count(), 1, `generic tables of ${game}`);
      equal(await page.locator('.player').count(), 3, `players of ${game}`);
      holds((await page.locator('.panels .panel').count()) > 0, `panels of ${game}`);
      if (!(game in PLACES)) continue;
      equal(await page.locator('.place').count(), PLACES[game], `places of ${game}`);
      holds((await page.locator('.generic [data-figure]').count()) > 0, `ships on the chart of ${game}`);
    }
  });

  test('and fits a phone', { ...boardless, viewport: sizes.phone, hasTouch: true, isMobile: true }, async (page) => {
    await withholdBoard(page, 'compagnie');
    await begin(page, 'compagnie');
    equal(await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width)), 0, 'pixels beyond the screen');
    await page.getByRole('button', { name: 'Cards and pieces' }).tap();
    await page.locator('.panels .panel').first().waitFor();
  });
}

async function atEverySize(page, look) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await look(size);
  }
}

const withholdBoard = (page, game) => page.route(new RegExp(`/assets/${game}-.*\\.js$`), (route) => route.abort());

/* Pairs of drawn things that lie over one another by more than a hair. */
const overlaps = (page, selector) =>
  page.locator(selector).evaluateAll((list) => {
    const boxes = list.map((element) => ({ text: element.textContent.trim(), box: element.getBoundingClientRect() })).filter(({ text }) => text);
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const over = (a, b) => shared(a, b, 'left', 'right') > 2 && shared(a, b, 'top', 'bottom') > 4;
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other]));
    return pairs.filter(([one, other]) => over(one.box, other.box)).map(([one, other]) => `${one.text} / ${other.text}`);
  });

/* Names on the chart that a harbour, a token, a merchant, a ship or another name lies on. */
const coveredNames = () => {
  const box = (element) => element.getBoundingClientRect();
  const others = [...document.querySelectorAll('.marauders-basin, .marauders-token, .marauders-merchant, .marauders-name, .chart .marauders-vessel .ship-hull')];
  return [...document.querySelectorAll('.marauders-name')].flatMap((name) => {
    const { left, right, top, bottom } = box(name.querySelector('text'));
    const [middle, slack] = [(top + bottom) / 2, (bottom - top) / 5]; /* a line of text has room above and below its letters */
    const on = others.filter((other) => other !== name && box(other).left < right - 1 && box(other).right > left + 1 && box(other).top < middle + slack && box(other).bottom > middle - slack);
    return on.map((other) => `${name.textContent} by ${other.getAttribute('class')}`);
  });
};
