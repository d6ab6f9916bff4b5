// What happens is seen: a fight as a scene in the middle of the board.
import { readFileSync } from 'node:fs';
import { address, equal, holds, serious, test } from './kit.mjs';

const GOLDEN = new URL('../../tests/golden/', import.meta.url);

/* A finished game of plunder that lies on the shelf, told again up to a move. */
async function openReplay(page, at) {
  const file = readFileSync(new URL('plunder-2-0.game', GOLDEN), 'utf8');
  const moves = file.split('\nmoves\n')[1].trim().split('\n').length;
  const kept = { id: 'fight', game: 'plunder', seats: [{ name: '', bot: null }, { name: '', bot: 'random' }], file, moves, over: true, changed: 1 };
  await page.addInitScript((game) => localStorage.setItem('roadstead.game.fight', JSON.stringify(game)), kept);
  await page.goto(`${address}#/replay/fight/${at}`);
  await page.locator('.board > [role=status]').waitFor({ state: 'attached' }); // the stage is there
}

const forward = (page) => page.getByRole('button', { name: 'One move forward' }).click();
const LOST = 27; // this move of the game ends a fight: Red's ship is lost
const BOTH = 104; // this one a fight in a storm
const sentence = "Red's ship is lost; the Pinnace lies at Tortuga.";

const settings = { 'roadstead.pace': '1' };

export function moments() {
  for (const colorScheme of ['light', 'dark'])
    test(`a fight is shown and stays until it is dismissed, ${colorScheme}`, { colorScheme, settings }, async (page) => {
      await openReplay(page, LOST);
      await forward(page);
      const moment = page.locator('.moment');
      await moment.waitFor();
      equal(await moment.locator('.moment-outcome').innerText(), sentence, 'the outcome');
      equal(await moment.locator('.moment-side > span').allInnerTexts(), ['Red', 'Red Hand'], 'the sides');
      equal(await moment.locator('td').allInnerTexts(), ['5', '4', '4', '8'], 'the numbers');
      equal(await page.locator('[role=status]', { hasText: sentence }).count(), 1, 'is announced');
      equal(await serious(page), [], 'what the checker finds');
      await page.waitForTimeout(2000);
      equal(await moment.count(), 1, 'it stays');
      await page.keyboard.press('Space');
      await moment.waitFor({ state: 'detached' });
    });

  test('a moment goes by itself', { reducedMotion: 'no-preference', settings }, async (page) => {
    await openReplay(page, LOST);
    await forward(page);
    await page.locator('.moment').waitFor();
    await page.locator('.moment').waitFor({ state: 'detached' });
  });

  test('several moments are a queue that can be skipped', { settings }, async (page) => {
    await openReplay(page, BOTH);
    await forward(page);
    const moment = page.locator('.moment');
    await moment.getByText('1 of 2').waitFor();
    await page.keyboard.press('Escape');
    await moment.getByText('2 of 2').waitFor();
    await moment.getByRole('button', { name: 'Skip all' }).click();
    await moment.waitFor({ state: 'detached' });
  });

  test('a press elsewhere puts a moment away and does what it does', { settings }, async (page) => {
    await openReplay(page, LOST);
    await forward(page);
    await page.locator('.moment').waitFor();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.locator('.moment').waitFor({ state: 'detached' });
    await page.getByText(`Move ${LOST} of`).waitFor();
  });

  test('a line of the log shows its moment again, by keyboard too', {}, async (page) => {
    await openReplay(page, LOST + 1);
    await page.locator('.line', { hasText: sentence }).getByRole('button', { name: 'Show it again' }).click();
    await page.locator('.moment').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.moment').waitFor({ state: 'detached' });
    await page.locator('.log-lines').focus();
    for (let i = 0; i < 12 && !(await page.evaluate(() => document.activeElement.matches('.replay-moment'))); i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('.moment').waitFor();
    holds((await page.locator('.moment-outcome').innerText()) === sentence, 'the same moment');
  });

  test('a moment fits a phone', { viewport: { width: 390, height: 844 }, settings }, async (page) => {
    await openReplay(page, LOST);
    await forward(page);
    await page.locator('.moment').waitFor();
    const [moment, board, hidden] = await page.evaluate(() => {
      const [moment, board] = ['.moment', '.board'].map((part) => document.querySelector(part));
      return [...[moment, board].map((part) => part.getBoundingClientRect().toJSON()), moment.scrollHeight - moment.clientHeight];
    });
    holds(moment.y >= board.y && moment.y + moment.height <= board.y + board.height, 'it lies on the board');
    equal(hidden, 0, 'pixels of it that must be scrolled for');
    const button = await page.locator('.moment button').boundingBox();
    holds(button.width >= 44 && button.height >= 44, 'a thumb can close it');
  });
}
