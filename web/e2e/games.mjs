// Moves by clicking things on the table, and a whole game by keyboard alone.
import { address, begin, clickSome, dice, equal, holds, OFFER, putAway, ready, shortestOf, test } from './kit.mjs';
import { GAMES } from './program.mjs';

export function games() {
  for (const id of GAMES) {
    test(`moves of ${id} by clicking things on the table`, {}, async (page) => {
      await begin(page, id);
      const roll = dice(13);
      let answered = 0;
      for (let i = 0; i < 40 && answered < 12; i++) {
        await ready(page);
        if (await page.locator('.game-over').count()) break;
        await putAway(page);
        const things = page.locator('.thing.open:visible');
        const many = await things.count();
        if (many > 0) {
          const before = await moment(page);
          const point = await pointOf(things.nth(roll(many)));
          await page.mouse.click(point.x, point.y);
          await page.waitForFunction(([was, now]) => eval(now)() !== was, [before, `(${momentInPage})`]);
          answered++;
        }
        const offers = page.locator(OFFER);
        if (await offers.count()) await offers.nth(roll(await offers.count())).click();
      }
      holds(answered > 0, 'nothing could be clicked');
    });
  }

  test('a found region follows the pointer over its places, and R turns it', {}, async (page) => {
    await begin(page, 'ahoy', { players: 3, seed: 'harbour' });
    const roll = dice(8);
    for (let i = 0; i < 120 && !(await page.locator('.ahoy-found').count()); i++) await clickSome(page, 1, roll), await ready(page);
    const ghost = page.locator('.ahoy-ghost');
    if (!(await ghost.count())) { /* where there is one place, it lies there already */
      const point = await pointOf(page.locator('.ahoy-unknown.open').first());
      await page.mouse.move(point.x, point.y);
    }
    await ghost.waitFor();
    const before = await ghost.innerHTML();
    await page.keyboard.press('r');
    await page.waitForFunction((was) => document.querySelector('.ahoy-ghost')?.innerHTML !== was, before);
    await page.locator('.moves .offer[data-lights^="turned"]').first().hover();
    equal(await page.locator('.ahoy-found .thing[data-lit]').count(), 1, 'turns lit by the button that is pointed at');
  });

  test('a game by keyboard alone', {}, async (page) => {
    await page.goto(`${address}#/new/${GAMES[0]}`);
    await page.getByLabel('How many players').waitFor();
    await page.getByLabel('How many players').focus();
    await page.keyboard.press('2');
    await tabTo(page, 'Options');
    await page.keyboard.press('Enter');
    for (const field of await page.locator('.fold input[type=number]').all()) {
      await tabTo(page, null, field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(await shortestOf(field));
    }
    await tabTo(page, 'Set sail');
    await page.keyboard.press('Enter');
    const roll = dice(11);
    for (let moves = 0; moves < 2500; moves++) {
      await ready(page);
      if (await page.locator('.game-over').count()) break;
      await keyMove(page, roll);
    }
    equal(await page.locator('.scores tbody tr').count(), 2, 'rows of the score table');
  });
}

/* What changes when a click does something: the path, the moves, the log. */
const momentInPage = '() => [...document.querySelectorAll(".path .chip, .moves .offer, .log .line")].map((one) => one.textContent).join()';
const moment = (page) => page.evaluate(`(${momentInPage})()`);

/* Where a pointer can reach a thing: other things may lie on its middle. */
async function pointOf(thing) {
  const point = await thing.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const box = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = parts.flatMap((down) => parts.map((right) => ({ x: box.x + box.width * right, y: box.y + box.height * down })));
    return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.thing') === element);
  });
  holds(point, `covered: ${await thing.getAttribute('data-thing')}`);
  return point;
}

/* Presses Tab until the focus is where it should be. */
async function tabTo(page, name, target = null) {
  for (let i = 0; i < 60; i++) {
    const there = target
      ? await target.evaluate((element) => element === document.activeElement)
      : await page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name ?? 'the field'}`);
}

/* A number, or arrows and Enter, or letters and Enter. */
async function keyMove(page, roll) {
  const labels = await page.locator(OFFER).allInnerTexts();
  const way = roll(3);
  if (way === 0) return page.keyboard.press(String(1 + roll(Math.min(9, labels.length))));
  if (way === 1) {
    for (let i = 0; i <= roll(labels.length); i++) await page.keyboard.press('ArrowDown');
    const onOffer = await page.evaluate((offer) => document.activeElement?.matches(offer), OFFER);
    return page.keyboard.press(onOffer ? 'Enter' : '1');
  }
  const whole = await page.locator(OFFER).nth(roll(labels.length)).evaluate((offer) => offer.getAttribute('aria-label') ?? offer.textContent);
  await page.keyboard.press('Escape');
  await page.keyboard.type(whole.replace(/[^\p{L} ]/gu, ' ').trim().split(/\s+/)[0]);
  await page.keyboard.press('Enter');
  const stuck = await page.locator('.type-ahead input').inputValue().catch(() => '');
  if (!stuck) return;
  await page.keyboard.press('Escape');
  await page.locator(OFFER).first().focus();
  await page.keyboard.press('Enter');
}
