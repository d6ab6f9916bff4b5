// Advice: hints, odds, and the swing of a game.
import { address, begin, clickSome, equal, holds, logLines, OFFER, ready, RED_BEGINS, serious, test } from './kit.mjs';
import { ask } from './program.mjs';

const hint = async (page) => {
  await page.keyboard.press('!');
  await page.locator('.hint[aria-busy=false]').waitFor();
};
const focused = (page) => page.evaluate(() => document.activeElement.innerText);

/* Odds come once the reader has rested on a question. */
const appears = (what) => what.waitFor({ timeout: 5000 }).then(() => true, () => false);

export function advice() {
  test('a hint is asked for and played by keyboard', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    await hint(page);
    const shown = await page.locator('.hint > .tie .offer').count();
    holds(shown >= 1 && shown <= 3, `three suggestions at most, not ${shown}`);
    holds((await page.locator('.hint small, .hint > .quiet').count()) >= 1, 'a reason is given');
    holds((await page.locator('.main-line li').count()) >= 2, 'the main line is told');
    holds((await page.locator('.thing.lit').count()) >= 1, 'the board shows what the best suggestion is about');
    equal(await serious(page), [], 'accessibility of a hint');
    await page.keyboard.press('Escape');
    equal(await page.locator('.hint').count(), 0, 'hints after Escape');
    await hint(page);
    const [move] = (await focused(page)).split('\n');
    holds(/\d+%/.test(await page.locator('.hint .tie h4').first().innerText()), 'a chance is told');
    const lines = (await logLines(page)).length;
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => document.querySelectorAll('.log .line').length > before, lines);
    equal((await logLines(page))[lines].split('\n')[0], `Red: ${move}`, 'the move that was made');
    equal(await page.locator('.hint').count(), 0, 'hints after the move');
  });

  test('nothing is suggested before the better answer, and a click makes a suggestion', {}, async (page) => {
    await page.addInitScript(holdTheSecondHint);
    await page.goto(address);
    await begin(page, 'plunder', { seed: RED_BEGINS });
    await page.keyboard.press('!');
    /* Where thinking is slow there is no better answer. */
    await page.waitForFunction(() => window.isHeld() || document.querySelector('.hint[aria-busy=false]'));
    if (await page.evaluate(() => window.isHeld())) equal(await page.locator('.hint .offer').count(), 0, 'suggestions that could change places');
    await page.evaluate(() => window.letThrough());
    await page.locator('.hint[aria-busy=false]').waitFor();
    const row = page.locator('.hint > .tie .offer').first();
    const [move] = (await row.innerText()).split('\n');
    const lines = (await logLines(page)).length;
    await row.click();
    await page.waitForFunction((count) => document.querySelectorAll('.log .line').length > count, lines);
    equal((await logLines(page))[lines].split('\n')[0], `Red: ${move}`, 'the move that was made');
  });

  test('a hint leaves the moves in sight', {}, async (page) => {
    for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [390, 844]]) {
      await page.setViewportSize({ width, height });
      await begin(page, 'plunder', { seed: RED_BEGINS });
      await hint(page);
      const top = await page.locator('.moves .offer').first().evaluate((move) => move.getBoundingClientRect().top);
      const bottom = await page.locator('.moves-pane').evaluate((pane) => pane.getBoundingClientRect().bottom);
      holds(top + 40 <= bottom, `${width}x${height}: the first move is at ${top}, the pane ends at ${bottom}`);
    }
  });

  test('odds are shown where luck has a say', { settings: { 'roadstead.hints': 'false' } }, async (page) => {
    await begin(page, 'marauders');
    equal(await page.locator('.hint-button').count(), 0, 'hints that the reader does not want');
    for (let i = 0; i < 12 && !(await appears(page.locator('.odds'))); i++) await page.locator(OFFER).first().click(), await ready(page);
    await page.keyboard.press('%');
    await page.locator('.prospects').waitFor();
    holds((await page.locator('.prospects h4').count()) >= 1, 'moves have their prospects');
    holds((await page.locator('.prospects td').allInnerTexts()).some((text) => /^\d+%$/.test(text)), 'how likely');
    equal(await serious(page), [], 'accessibility of odds');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Odds for moves').selectOption('Off');
    await page.keyboard.press('Escape');
    equal(await page.locator('.odds').count(), 0, 'odds that the reader does not want');
  });

  test('the analysis of a game draws its line and can be stopped', {}, async (page) => {
    await begin(page, 'ahoy');
    await clickSome(page, 4);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.swing[aria-busy=false]').waitFor();
    equal(await page.locator('.curve-line').count(), 1, 'lines while the game goes on: one’s own');
    await putOnShelf(page, finishedGame());
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped').waitFor();
    const parts = await points(page);
    await page.reload();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.swing[aria-busy=false]').waitFor();
    holds((await points(page)) > parts, 'the whole line is longer than the one that was stopped');
    equal(await page.locator('.curve-line').count(), 2, 'lines of a game that is over');
    equal(await serious(page), [], 'accessibility of an analysis');
    const drawn = await curves(page);
    await page.reload();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.swing[aria-busy=false]').waitFor();
    equal(await curves(page), drawn, 'the lines of the same game');
    const turn = page.locator('.swing .offer').last();
    holds(/^\d+\s+After “.*: .*”\s+Move \d+\. Chance of .*: from .*% to .*%/.test(await turn.innerText()), `a swing names its move, not ${await turn.innerText()}`);
    const at = /Move (\d+)/.exec(await turn.innerText())[1];
    await turn.click();
    await page.getByText(`Move ${at} of`).waitFor();
    await page.locator('.curve').click({ position: { x: 160, y: 60 } });
    await page.waitForFunction((before) => !location.hash.endsWith(`/${before}`), at);
  });
}

/* The second, better answer is held back until it is let through. */
function holdTheSecondHint() {
  let seen = 0;
  const held = [];
  window.isHeld = () => held.length > 0;
  window.letThrough = () => held.splice(0).forEach((pass) => pass());
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(heed) {
      set.call(this, (event) => {
        if (!event.data.reply?.includes('"candidates"') || ++seen < 2) return heed(event);
        held.push(() => heed(event));
      });
    },
  });
}

/* A short game of two bots, played by the command: nobody has to watch them. */
function finishedGame() {
  const bots = [0, 1].map((seat) => JSON.stringify({ cmd: 'bot', seat, bot: 'random', play: true }));
  const requests = [JSON.stringify({ cmd: 'new', game: 'ahoy', players: 2, seed: 'e2e', options: { goal: 12 } }), ...Array(600).fill(bots).flat(), '{"cmd":"result"}', '{"cmd":"save"}'];
  const replies = ask(['engine'], `${requests.join('\n')}\n`);
  const [result, save] = replies.trim().split('\n').slice(-2).map((line) => JSON.parse(line));
  holds(result.over, 'the bots have played to the end');
  return { id: 'ended', game: 'ahoy', seats: [{ name: '', bot: null }, { name: '', bot: 'mate' }], file: save.file, moves: 1, over: true, changed: 1 };
}

async function putOnShelf(page, game) {
  await page.evaluate((kept) => localStorage.setItem(`roadstead.game.${kept.id}`, JSON.stringify(kept)), game);
  await page.goto(`${address}#/replay/${game.id}/0`);
}

const curves = (page) => page.locator('.curve-line').evaluateAll((lines) => lines.map((line) => line.getAttribute('points')));
const points = (page) => page.locator('.curve-line').evaluateAll((lines) => lines.reduce((sum, line) => sum + line.points.length, 0));
