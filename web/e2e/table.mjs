// What lies around a game: curtain, undo, reload, files, replay, phone, reasons.
import { readFileSync } from 'node:fs';
import { address, begin, clickSome, dice, equal, gamesOf, holds, logLines, OFFER, ready, RED_BEGINS, serious, tableText, test, until } from './kit.mjs';
import { PATIENCE } from './visitor.mjs';

const gameFile = (buffer) => ({ name: 'some.game', mimeType: 'text/plain', buffer });

export function table() {
  test('one is not asked where there is one answer and nothing to take back', {}, async (page) => {
    await begin(page, 'marauders', { players: 3 });
    for (let i = 0; i < 40; i++) {
      await clickSome(page, 1, dice(i + 1));
      await ready(page);
      const undo = await page.locator('.undo').isEnabled();
      holds(undo || (await page.locator(OFFER).count()) !== 1, 'a question with one answer: ' + (await page.locator('.prompt').innerText()));
    }
  });

  test('a first game begins with what it is about, until that is closed', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    holds((await page.locator('.primer li').count()) === 3, 'what wins, what a turn is, what brings it');
    equal(await serious(page), [], 'accessibility of it');
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.primer').waitFor({ state: 'detached' });
    await begin(page, 'plunder', { seed: RED_BEGINS });
    equal(await page.locator('.primer').count(), 0, 'closed once, it stays away');
    await begin(page, 'ahoy');
    equal(await page.locator('.primer').count(), 1, 'another game has its own');
  });

  test('what is mostly done to all is done by one press, and taken back one by one', {}, async (page) => {
    await begin(page, 'compagnie');
    const all = page.getByRole('button', { name: 'All, one after another' });
    for (let i = 0; i < 20 && !(await all.count()); i++) {
      await page.locator(OFFER).first().click();
      await ready(page);
    }
    const asked = await page.locator('.prompt').innerText();
    const before = (await logLines(page)).length;
    await all.first().click();
    await until('the question is another one', async () => (await page.locator('.prompt').innerText()) !== asked, PATIENCE);
    await ready(page);
    const loads = (await logLines(page)).slice(before).filter((line) => line.includes('aboard')).length;
    holds(loads > 1, `several bales were loaded: ${loads}`);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await ready(page);
    holds((await page.locator('[data-move^="load "]').count()) > 0, 'the last one was taken back, and no more');
  });

  test('the reader finds what is their own', {}, async (page) => {
    await begin(page, 'plunder', { players: 3, seed: RED_BEGINS });
    await clickSome(page, 2);
    equal(await page.locator('.player:has(.you) .player-name').allInnerTexts(), ['Red'], 'seats marked as the reader’s');
    equal(await page.locator('.board .ship-own:visible').count(), 1, 'ships marked as the reader’s');
    const marked = await page.locator('.log .line:has(.you)').allInnerTexts();
    const own = (await page.locator('.log .line.move').allInnerTexts()).filter((line) => line.startsWith('Red:'));
    holds(own.length > 0, 'the reader has moved');
    equal(marked, own, 'lines marked as the reader’s');
    await begin(page, 'plunder', { people: 2 });
    await page.locator('.curtain button').click();
    await page.locator(OFFER).first().waitFor();
    equal(await page.locator('.you, .ship-own').count(), 0, 'marks where two people share the screen');
  });

  test('the curtain between two hands', {}, async (page) => {
    await begin(page, 'plunder', { people: 2 });
    const curtain = page.locator('.curtain');
    await curtain.waitFor();
    equal(await page.locator('.card, .log, .offer').count(), 0, 'what shows behind the curtain');
    await curtain.getByRole('button').click();
    await page.locator(OFFER).first().waitFor();
    const hand = await page.locator('.hand-pane').innerText();
    const roll = dice(5);
    for (let i = 0; i < 200 && !(await curtain.count()); i++) {
      const offers = page.locator(OFFER);
      await offers.nth(roll(await offers.count())).click();
      await ready(page);
    }
    equal(await page.locator('.card, .log, .offer').count(), 0, 'what shows behind the curtain');
    await curtain.getByRole('button').click();
    await page.locator(OFFER).first().waitFor();
    holds((await page.locator('.hand-pane').innerText()) !== hand, 'the other player sees another hand');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('.replay').waitFor();
    await page.locator('.hand-pane .card.back').first().waitFor(); // the game goes on, so a replay shows backs
    await page.goBack();
    await curtain.waitFor();
    equal(await page.locator('.card, .log, .offer').count(), 0, 'what shows after coming back');
  });

  test('colours are chosen, and the table is painted in them', {}, async (page) => {
    await page.goto(`${address}#/new/plunder`);
    const own = page.getByRole('radiogroup', { name: 'Colour of player 1' });
    await own.getByRole('radio', { name: 'Red' }).waitFor();
    await page.getByLabel('How many').selectOption('2');
    await own.getByRole('radio', { name: 'Yellow' }).check();
    await page.getByRole('radiogroup', { name: 'Colour of player 2' }).getByRole('radio', { name: 'Red' }).check();
    equal(await page.locator('.seat-rows input:not([type=radio])').evaluateAll((fields) => fields.map(({ placeholder }) => placeholder)), ['Yellow', 'Red'], 'what the seats are called');
    await page.getByRole('radiogroup', { name: 'Colour of player 2' }).getByRole('radio', { name: 'Yellow' }).check();
    equal(await own.getByRole('radio', { name: 'Red' }).isChecked(), true, 'a colour that is taken away is exchanged');
    await own.getByRole('radio', { name: 'Yellow' }).check();
    await page.getByRole('button', { name: 'Set sail' }).click();
    await ready(page);
    equal(await page.locator('.player-name').allInnerTexts(), ['Yellow', 'Red'], 'the players');
    equal(await page.locator('.flag-letter').first().textContent(), 'Y', 'the letter of the flag');
    const hue = (name) => page.evaluate((name) => getComputedStyle(document.querySelector('.table')).getPropertyValue(name), name);
    equal(await hue('--seat-0'), await hue('--hue-yellow'), 'the colour of the first seat');
    equal(await hue('--seat-1'), await hue('--hue-red'), 'the colour of the second');
    holds((await page.locator('.board .ship-letter').allTextContents()).sort().join('') === 'RY', 'the ships on the map');
    await page.reload();
    await ready(page);
    equal(await page.locator('.player-name').allInnerTexts(), ['Yellow', 'Red'], 'the players after reloading');
  });

  test('undo goes back as far as it says', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    const before = await tableText(page);
    const lines = (await logLines(page)).length;
    await page.locator(OFFER, { hasText: 'Stay here' }).click();
    await page.locator('.undo .count').waitFor();
    equal(await page.locator('.undo .count').innerText(), '1', 'moves that can be taken back');
    equal(await page.locator('.horizon').count(), 1, 'the horizon in the log');
    await page.keyboard.press('Control+z');
    await page.locator(OFFER, { hasText: 'Stay here' }).waitFor();
    equal(await tableText(page), before, 'the table after undo');
    equal((await logLines(page)).length, lines, 'lines of the log after undo');
    equal(await page.locator('.undo').isDisabled(), true, 'nothing more to take back');
  });

  test('a bot plays on for the reader, until he takes over again', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    const relieve = page.getByRole('button', { name: 'Let a bot play on for me' });
    await relieve.click();
    const helm = page.getByRole('button', { name: 'Take over again' });
    await helm.waitFor();
    holds((await page.locator('.hand .card').count()) > 0, 'the reader still sees his own hand');
    await helm.evaluate((button) => button.click()); // others move meanwhile, and it with them
    await page.locator(OFFER).first().waitFor();
    equal(await page.locator('.player:has(.you) .player-name').allInnerTexts(), ['Red'], 'who the reader is');
    holds(await relieve.isVisible(), 'it can be asked for again');
  });

  test('a bot plays a game to its end', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS, short: true });
    await page.getByRole('button', { name: 'Let a bot play on for me' }).click();
    await page.locator('.finish').waitFor({ timeout: PATIENCE });
  });

  test('the log stands at its end after each move', {}, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    await clickSome(page, 4);
    await page.locator('.log-lines').evaluate((lines) => lines.scrollTo({ top: -lines.scrollHeight }));
    await clickSome(page, 1);
    equal(await page.locator('.log-lines').evaluate((lines) => Math.round(lines.scrollTop)), 0, 'pixels from its end');
  });

  test('with motion and at leisure', { reducedMotion: 'no-preference', settings: { 'roadstead.pace': '1' } }, async (page) => {
    await begin(page, 'plunder', { players: 3 });
    await clickSome(page, 3);
    await page.keyboard.press('Space');
    await ready(page);
  });

  test('reloading in the middle of a game goes on', {}, async (page) => {
    await begin(page, 'ahoy', { players: 3 });
    await clickSome(page, 12);
    const [before, lines] = [await tableText(page), await logLines(page)];
    await page.reload();
    await ready(page);
    equal(await tableText(page), before, 'the table after reloading');
    equal(await logLines(page), lines, 'the log after reloading');
    await clickSome(page, 2);
  });

  test('a game is saved as a file and opened again', {}, async (page) => {
    await begin(page, 'plunder');
    await clickSome(page, 10);
    const before = await tableText(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const saved = readFileSync(await download.path());
    holds(saved.includes('roadstead game 2'), 'the file is a game file');
    await page.goto(`${address}#/`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game file' }).click();
    await (await chooser).setFiles(gameFile(saved));
    await ready(page);
    equal(await tableText(page), before, 'the table of the opened file');
    equal(await gamesOf(page), 2, 'games kept');
  });

  test('a file that is no game is refused in plain words', {}, async (page) => {
    await page.goto(address);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game file' }).click();
    const told = page.waitForEvent('dialog');
    await (await chooser).setFiles(gameFile(Buffer.from('a poem\n')));
    const dialog = await told;
    holds(dialog.message().includes('cannot be read'), 'the reader is told');
    await dialog.accept();
  });

  test('a game that cannot be read is said so, and a report can be saved', {}, async (page) => {
    await begin(page, 'plunder');
    await clickSome(page, 2);
    const id = page.url().split('/').pop();
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...kept, file: kept.file.replace('end open', 'end over') }));
    }, `roadstead.game.${id}`);
    await page.reload();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save a report' }).click()]);
    holds(download.suggestedFilename().startsWith('roadstead-report'), 'the report has a name');
    await page.getByRole('link', { name: 'All games' }).click();
    await page.locator('.cover h3').first().waitFor();
  });

  test('a replay steps, scrubs and forks', {}, async (page) => {
    await begin(page, 'plunder');
    await clickSome(page, 8);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('.replay').waitFor();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByText('Move 0 of').waitFor();
    await page.getByRole('button', { name: 'One move forward' }).click();
    await page.getByText('Move 1 of').waitFor();
    holds(page.url().endsWith('/1'), 'the address names the position');
    await page.reload();
    await page.getByText('Move 1 of').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator(OFFER).first().waitFor();
    equal(await gamesOf(page), 2, 'games kept');
  });

  test('a fork keeps the own hand and deals the others anew', {}, async (page) => {
    await begin(page, 'plunder', { players: 3 });
    await clickSome(page, 6);
    const own = await page.locator('.hand-pane .card-title').allInnerTexts();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator(OFFER).first().waitFor();
    equal(await page.locator('.hand-pane .card-title').allInnerTexts(), own, 'the own hand in the fork');
    const hands = await page.evaluate(() => {
      const files = Object.keys(localStorage).filter((key) => key.startsWith('roadstead.game.')).map((key) => JSON.parse(localStorage.getItem(key)));
      return files.map(({ file }) => /^position (.*)$/m.exec(file)?.[1]).filter(Boolean).map((state) => JSON.stringify(JSON.parse(state).captain.slice(1).map(({ hand }) => hand)));
    });
    equal(hands.length, 1, 'the fork begins from a position');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator(OFFER).first().waitFor();
    equal(await page.locator('.hand-pane .card-title').allInnerTexts(), own, 'the own hand in the second fork');
    const second = await page.evaluate(() => JSON.parse(localStorage.getItem(`roadstead.game.${location.hash.split('/').pop()}`)).file);
    holds(JSON.stringify(JSON.parse(/^position (.*)$/m.exec(second)[1]).captain.slice(1).map(({ hand }) => hand)) !== hands[0], 'other hands in another fork');
  });

  test('what is not possible says why, with its rule', {}, async (page) => {
    await begin(page, 'plunder');
    await page.locator('.not-now summary').click();
    await page.locator('.offer.closed').first().click();
    await page.locator('.explanation .clause').first().click();
    await page.locator('dialog .rule.current').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hand-pane .thing').first().click();
    await page.locator('.explanation').waitFor();
  });

  test('on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await begin(page, 'plunder', { seed: RED_BEGINS });
    for (const [name, part] of [['Hand', '.hand-pane'], ['Players', '.players-pane'], ['Log', '.log-pane'], ['Moves', '.moves-pane']]) {
      await page.locator('.panes button', { hasText: name }).tap();
      holds(await page.locator(part).isVisible(), `${name} is in sight`);
    }
    const lines = (await logLines(page)).length;
    await page.locator('.board .thing.open').first().tap({ force: true });
    await page.locator('.path .chip').first().waitFor();
    equal((await logLines(page)).length, lines, 'a first tap only selects');
    if (await page.locator('.offer.armed').count()) {
      await page.locator('.board .thing.chosen').first().tap({ force: true });
      await page.waitForFunction((before) => document.querySelectorAll('.log .line').length > before, lines);
      await ready(page);
    }
    equal(await tooWide(page), 0, 'pixels beyond the screen');
    const roll = dice(9);
    for (let i = 0; i < 6; i++) {
      const offers = page.locator(OFFER);
      await offers.nth(roll(await offers.count())).tap();
      await ready(page);
    }
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.locator('dialog[open]').waitFor();
  });

  test('a tap tells what a thing is', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await begin(page, 'reckoning');
    const ship = page.locator('.reckoning-ship').first();
    const about = await ship.getAttribute('aria-label');
    const { x, y, width, height } = await ship.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.locator('.explanation').waitFor();
    holds((await page.locator('.explanation').innerText()).includes(about), 'the ship is told');
    equal(await page.locator('.path .chip').count(), 0, 'nothing is picked');
  });
}

const tooWide = (page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - screen.width));
