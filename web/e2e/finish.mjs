// The finish: who came where, where the points came from, how it went, and what to do next.
import { readFileSync } from 'node:fs';
import { begin, clickSome, dice, equal, holds, ready, serious, test, until } from './kit.mjs';
import { GAMES } from './program.mjs';

async function playOut(page, game, options = {}) {
  await begin(page, game, { short: true, ...options });
  for (let i = 0; i < 300 && !(await page.locator('.game-over').count()); i++) {
    await clickSome(page, 2500, dice(21)); /* until the screen is passed on, or the game is over */
    const lift = page.locator('.curtain button');
    if (await lift.count()) await lift.click().then(() => lift.waitFor({ state: 'detached' }));
    await ready(page);
  }
  await page.locator('.finish').waitFor();
}

const numbers = (cells) => cells.map((text) => (text === '–' ? 0 : Number(text)));
const analysed = (page) => page.locator('.finish-chances[aria-busy=false]').waitFor({ timeout: 120000 });
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem(`roadstead.game.${location.hash.split('/')[2]}`)));

/* The sums of the columns are the scores, and the scores are those of the places. */
async function addsUp(page) {
  const rows = await page.locator('.finish-sources tbody tr').evaluateAll((list) => list.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  const scores = numbers(await page.locator('.finish-sources tfoot td').allInnerTexts());
  equal(scores.map((_, seat) => rows.map(numbers).reduce((sum, row) => sum + row[seat], 0)), scores, 'sums of the sources');
  equal(numbers(await page.locator('.finish .scores .points').allInnerTexts()), scores, 'scores of the places');
}

export function finish() {
  for (const [i, game] of GAMES.entries())
    test(`finish: of ${game}, and its points add up`, { colorScheme: i % 2 ? 'dark' : 'light' }, async (page) => {
      await playOut(page, game);
      equal(await page.locator('.scores tbody tr').count(), 2, 'places');
      holds(/^You (win|lost|share)/.test(await page.locator('.finish h2').innerText()), 'the reader is told');
      equal(await page.locator('.finish .own .you').allInnerTexts(), ['You'], 'the reader’s own place is marked');
      await addsUp(page);
      await analysed(page);
      equal(await serious(page), [], 'the finish');
    });

  test('finish: is folded away and opened again, by keys as well', {}, async (page) => {
    await playOut(page, GAMES[0]);
    equal(await page.evaluate(() => document.activeElement.id), 'finish', 'what is read first');
    equal(await page.locator('.board').evaluate((board) => board.checkVisibility({ visibilityProperty: true })), false, 'the board below can be seen');
    await page.getByRole('button', { name: 'Look at the board' }).click();
    equal(await page.locator('.finish').count(), 0, 'finishes that lie over the board');
    equal(await page.locator('.board').evaluate((board) => board.checkVisibility({ visibilityProperty: true })), true, 'the board can be seen');
    await page.getByRole('button', { name: 'Show the result' }).click();
    await page.locator('.finish h2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the result' }).waitFor();
    equal(await page.locator('.scores tbody tr').count(), 2, 'places beside the board');
  });

  test('finish: a rematch is a new game at the same table', {}, async (page) => {
    await playOut(page, GAMES[0], { players: 3 });
    const before = await kept(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('.finish').waitFor({ state: 'detached' });
    await ready(page);
    const after = await kept(page);
    holds(before.id !== after.id, 'it is another game');
    equal(after.seats, before.seats, 'who sits where');
    const heads = [before, after].map(({ file }) => file.split('\n').filter((line) => /^(options?|players)\b/.test(line)));
    equal(heads[1], heads[0], 'what was agreed on');
  });

  test('finish: a replay leads to it, and it to the moments of the game', {}, async (page) => {
    await playOut(page, GAMES[1]);
    await analysed(page);
    await page.locator('.finish-moment').first().click();
    await page.getByText(/Move \d+ of/).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Show the result' }).click();
    await addsUp(page);
    await page.locator('.finish').getByRole('button', { name: 'Replay' }).click();
    await page.getByText(/Move 0 of/).waitFor();
  });

  test('finish: people at one screen are called by their names', {}, async (page) => {
    await playOut(page, GAMES[0], { people: 2 });
    holds(/^(Red|Blue) wins|share the victory/.test(await page.locator('.finish h2').innerText()), 'the winner is named');
    equal(await page.locator('.you').count(), 0, 'marks of the reader');
  });

  test('finish: its picture is a picture, and the game a file', {}, async (page) => {
    await page.addInitScript(() => delete Navigator.prototype.canShare);
    await playOut(page, GAMES[0]);
    const saved = async (name) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return readFileSync(await download.path());
    };
    const picture = await saved('Share as a picture');
    equal([...picture.subarray(0, 4)], [137, 80, 78, 71], 'the first bytes of a PNG');
    holds(picture.length > 10000, 'something is drawn on it');
    holds((await page.locator('.finish').getByRole('button', { name: 'Save as a file' }).count()) === 1, 'the game can be kept');
  });

  for (const width of [390, 768, 1024, 1440])
    test(`finish: nothing sticks out at ${width}`, { viewport: { width, height: 844 } }, async (page) => {
      await playOut(page, GAMES[0], { players: 4 });
      await until('the finish is there', () => page.locator('.finish-chances').count());
      equal(await page.locator('.finish').evaluate((finish) => finish.scrollWidth - finish.clientWidth), 0, 'pixels beyond the window');
      const small = await page.locator('.finish button').evaluateAll((list) => list.filter((one) => one.getBoundingClientRect().height < 44).length);
      if (width === 390) equal(small, 0, 'buttons too small for a finger');
    });
}
