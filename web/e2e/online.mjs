// Tables with people elsewhere: the real server, several browsers, whole games by clicking.
import { createHmac } from 'node:crypto';
import { dice, equal, holds, OFFER, once, pause, serious, test as declare, until, untranslated } from './kit.mjs';
import { GAMES, startServer } from './program.mjs';

const server = once(startServer, ({ stop }) => stop());
let address;

const test = (name, options, run) =>
  declare(name, options, async (...visitors) => {
    ({ address } = await server());
    await run(...visitors);
  });

/* ---- Coming and sitting down ---- */

async function comeIn(page, name, at = '#/online') {
  await page.goto(`${address}${at}`);
  await page.getByLabel('Your name').first().fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('Your name').first().waitFor({ state: 'hidden' });
}

async function layTable(page, game, { short = {}, bot = null, clock = null, listed = false } = {}) {
  await page.goto(`${address}#/online`);
  await page.locator('.lay select').first().selectOption(game);
  await page.getByLabel('How many players').selectOption('2');
  if (bot) await page.getByLabel('Who plays as player 2').selectOption({ index: bot });
  if (clock) await page.getByLabel('Clock').selectOption(clock);
  if (listed) await page.getByLabel('List this table').check();
  if (Object.keys(short).length > 0) await page.locator('.lay summary').click();
  for (const [label, value] of Object.entries(short)) await page.getByLabel(label).fill(String(value));
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.chairs, .players-pane').first().waitFor();
  return page.url();
}

const sitDown = async (page) => {
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.locator('.players-pane').waitFor();
};

/* Two players at one table, and whoever else wants to see it. */
async function twoAt(game, ann, another, more = {}) {
  const bob = await another();
  await comeIn(ann, 'Ann');
  const url = await layTable(ann, game, more);
  await comeIn(bob, 'Bob', new URL(url).hash);
  await sitDown(bob);
  await ann.locator('.players-pane').waitFor();
  return { bob, url };
}

/* ---- Playing ---- */

const isOver = async (page) => (await page.locator('.game-over').count()) > 0;
const isAsked = async (page) => (await page.locator(OFFER).count()) > 0;

/* Whoever of them is asked. */
const whoIsAsked = (pages) =>
  until('somebody is asked', async () => {
    for (const page of pages) if ((await isOver(page)) || (await isAsked(page))) return page;
    return null;
  });

const movesOf = (page) => page.evaluate(() => document.querySelectorAll('.log .line.move').length);

/* Those that somebody chose, as the server counts them: the engine may go on by itself after them, and the log need not tell. */
const choicesAt = async (url) => (await (await fetch(`${address}api/tables/${url.match(/[a-z0-9]{16}/)[0]}`)).json()).moves;

async function press(page, roll) {
  const before = await movesOf(page);
  const offers = page.locator(OFFER);
  const offer = offers.nth(roll(await offers.count()));
  const makes = (await offer.getAttribute('data-move')) !== null;
  await offer.click();
  if (makes) await page.waitForFunction((lines) => document.querySelectorAll('.log .line.move').length > lines || document.querySelector('.game-over'), before);
}

/* Any legal moves, until the game is over or so many presses were made. */
async function play(pages, roll, many = 3000) {
  for (let i = 0; i < many; i++) {
    const page = await whoIsAsked(pages);
    if (await isOver(page)) return true;
    await press(page, roll);
  }
  return false;
}

/* Until this one is asked. */
async function playUntil(page, pages, roll) {
  for (let i = 0; i < 400; i++) {
    const asked = await whoIsAsked(pages);
    if (asked === page) return;
    await press(asked, roll);
  }
  throw new Error('this player is never asked');
}

async function checkDice(page) {
  await page.getByRole('button', { name: 'Check every draw' }).click();
  await page.locator('.checks li').first().waitFor();
  return page.locator('.checks li').evaluateAll((lines) => lines.map((line) => `${line.className}: ${line.textContent.trim()}`));
}

/* What the server sent to this page, as it came. */
function overhear(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(payload))));
  return heard;
}

/* The named cards of hands in all that was sent, whole or as a change, and those that everybody knows (they were shown when the game began). */
function handsIn(heard) {
  const cards = (hand) => hand.filter((card) => card !== null);
  let known = [];
  return heard.flatMap(({ view, change }) => {
    known = view?.known ?? change?.known?.flat() ?? known;
    const hands = view ? view.captain.map(({ hand }) => hand) : Object.entries(change ?? {}).flatMap(([path, values]) => (path.endsWith('.hand') ? values : []));
    return hands.flatMap(cards).map((card) => ({ card, known }));
  });
}

/* ---- One's own page ---- */

const PASSWORD = 'a long enough one';

async function setPassword(page, send = () => page.getByRole('button', { name: 'Set password' }).click()) {
  await page.getByLabel('New password').fill(PASSWORD);
  await send();
  await page.getByText('Your password is set').waitFor();
}

async function signIn(page, name, password) {
  await page.getByLabel('Your name').last().fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/* Tells the secret. */
async function beginSecond(page, send) {
  const form = page.locator('.form', { has: page.getByRole('heading', { name: 'Second factor' }) });
  await form.getByLabel('Password').fill(PASSWORD);
  await (send ? send() : form.getByRole('button', { name: 'Set up a second factor' }).click());
  await form.getByLabel('QR code').waitFor();
  return (await form.getByLabel('Secret', { exact: true }).innerText()).replace(/\s/g, '');
}

/* What a device with this secret shows so many half minutes from now. */
function digits(secret, steps) {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  return String((digest.readUInt32BE(digest[19] & 15) & 0x7fffffff) % 1000000).padStart(6, '0');
}

async function textOf(saved) {
  let text = '';
  for await (const part of await saved.createReadStream()) text += part;
  return text;
}

/* ---- The tests ---- */

export function online() {
  wholeGames();
  company();
  people();
  looks();
}

function wholeGames() {
  test('online: a whole game of plunder, a lost connection, a spectator, a rematch', { expected: /ERR_INTERNET_DISCONNECTED/ }, async (ann, context, another) => {
    const roll = dice(17);
    const eve = await another();
    const heard = overhear(eve);
    const { bob, url } = await twoAt('plunder', ann, another, { short: { 'The game ends after': 6, 'Silver that wins': 30 }, listed: true });
    const both = [ann, bob];
    await eve.goto(`${address}#/online`);
    await eve.getByRole('link', { name: 'Watch' }).click();
    await eve.locator('.players-pane').waitFor();
    await play(both, roll, 12);

    await playUntil(ann, both, roll);
    await context.setOffline(true);
    await ann.getByText('Connection lost').waitFor();
    const before = await choicesAt(url);
    const offer = ann.locator(`${OFFER}[data-move]`).first();
    await offer.click();
    await bob.locator('.presence.gone').waitFor();
    equal(await choicesAt(url), before, 'moves that came through a cut line');
    await context.setOffline(false);
    await until('her move comes through, once', async () => (await choicesAt(url)) === before + 1);
    await ann.getByText('Connection lost').waitFor({ state: 'hidden' });
    await until('both see the same log', async () => (await movesOf(ann)) === (await movesOf(bob)));

    holds(await play(both, roll), 'the game ends');
    for (const page of [ann, bob, eve]) await page.locator('.game-over').waitFor();
    equal(handsIn(heard).filter(({ known, card }) => !known.includes(card)), [], 'cards of hands that a spectator is sent, and not everybody knows');
    holds(heard.some(({ view }) => view?.captain.some(({ hand }) => hand.includes(null))), 'there were hands to hide');
    holds(heard.every(({ choice }) => !choice), 'a spectator is asked nothing');

    const fine = (await checkDice(ann)).map((line) => line.split(':')[0]);
    equal(fine, ['sound', 'sound', 'sound', 'sound'], 'what Ann finds about the dice');
    equal((await checkDice(eve)).map((line) => line.split(':')[0]).includes('unsound'), false, 'what Eve finds about the dice');

    await ann.getByRole('button', { name: 'Rematch' }).click();
    await ann.locator('.chairs').waitFor();
    await bob.getByRole('link', { name: 'To the next table' }).click();
    await sitDown(bob);
    await ann.locator('.players-pane').waitFor();
    holds(ann.url() !== url, 'it is another table');
    equal(await ann.locator('.player-name').allInnerTexts(), ['Bob', 'Ann'], 'everybody one seat on');
    await play(both, roll, 3);

    await eve.getByRole('button', { name: 'Replay' }).click();
    await eve.getByText(/Move \d+ of/).waitFor();
    await eve.reload();
    await eve.getByRole('button', { name: 'To the end' }).click();
    holds(/#\/replay\/[a-z0-9]{16}\/\d+$/.test(eve.url()), 'the replay has an address');
  });

  test('online: a whole game of ahoy', {}, async (ann, _, another) => {
    const { bob } = await twoAt('ahoy', ann, another, { short: { 'Fame that ends': 5, 'The game ends after': 3 } });
    holds(await play([ann, bob], dice(23)), 'the game ends');
    for (const page of [ann, bob]) {
      await page.locator('.game-over').waitFor();
      equal((await checkDice(page)).map((line) => line.split(':')[0]), ['sound', 'sound', 'sound', 'sound'], 'what is found about the dice');
    }
    equal(await ann.locator('.scores :is(.place, .player-name, .points)').allInnerTexts(), await bob.locator('.scores :is(.place, .player-name, .points)').allInnerTexts(), 'the result');
    equal(await ann.locator('.scores .you').count(), 1, 'own places');
  });

  test('online: every game against a bot, watched, given up and checked', {}, async (page, _, another) => {
    const eve = await another();
    await comeIn(page, 'Zoe');
    for (const game of GAMES) {
      const url = await layTable(page, game, { bot: 2 });
      await page.locator('.players-pane').waitFor();
      await whoIsAsked([page]);
      await eve.goto(url);
      await eve.locator('.board svg[role=group]').first().waitFor(); /* a board that cannot be drawn is a ledger */
      const scores = await page.locator('.player-score').allInnerTexts();
      holds(scores.length === 2 && scores.every((text) => /^Score\s*-?\d+$/.test(text.trim())), `the scores of ${game} stand beside the names: ${scores}`);
      await play([page], dice(31), 25);
      if (!(await isOver(page))) {
        await page.getByRole('button', { name: 'This table' }).click();
        await page.getByRole('button', { name: 'Give up', exact: true }).click();
        await page.getByRole('button', { name: 'Yes, give up' }).click();
        await page.getByText('You gave up.').first().waitFor();
        await eve.getByText('Zoe gives up.').first().waitFor();
      }
      equal((await checkDice(page)).map((line) => line.split(':')[0]), ['sound', 'sound', 'sound', 'sound'], `what is found about the dice of ${game}`);
    }
  });
}

function company() {
  test('online: talk, undo, takeback, pause, leaving and returning', {}, async (ann, _, another) => {
    const roll = dice(5);
    const { bob } = await twoAt('plunder', ann, another);
    const both = [ann, bob];
    const menu = async (page, ...names) => {
      await page.getByRole('button', { name: 'This table' }).click();
      for (const name of names) await page.locator('dialog').getByRole('button', { name, exact: true }).click();
    };

    /* Words, and not hearing them. Talk leaves alone what somebody is picking. */
    await playUntil(ann, both, roll);
    const thing = ann.locator('.hand-pane .thing.open').first();
    const picks = (await thing.count()) > 0;
    if (picks) await thing.click();
    await bob.getByRole('tab', { name: 'Chat' }).click();
    await bob.getByLabel('Say something').fill('Fair <b>winds</b>, Ann');
    await bob.keyboard.press('Enter');
    await ann.getByRole('tab', { name: 'Chat 1' }).click();
    await ann.getByText('Fair <b>winds</b>, Ann').last().waitFor();
    equal(await ann.locator('.unseen[aria-live]').innerText(), 'Bob: Fair <b>winds</b>, Ann', 'what a screen reader says');
    if (picks) holds((await ann.locator('.path .chip').count()) > 0, 'what was picked is still picked');
    await ann.keyboard.press('Escape');
    await ann.getByText('Mute players').click();
    await ann.getByRole('button', { name: 'Mute' }).click();
    equal(await ann.locator('.talk-line').count(), 0, 'words of somebody muted');
    await ann.getByRole('button', { name: 'Unmute' }).click();
    equal(await ann.locator('.talk-line').count(), 1, 'words of somebody heard again');
    await ann.getByRole('tab', { name: 'Log' }).click();
    await bob.getByRole('tab', { name: 'Log' }).click();

    /* Undo is seen by both. */
    await until('there is something to undo', async () => {
      await playUntil(ann, both, roll);
      if (await ann.locator('.undo:enabled').count()) return true;
      await press(ann, roll);
      await pause(100);
      return (await ann.locator('.undo:enabled').count()) > 0;
    });
    const made = await movesOf(bob);
    await ann.locator('.undo').click();
    await bob.waitForFunction((lines) => document.querySelectorAll('.log .line.move').length < lines, made);
    holds(await isAsked(ann), 'Ann is asked again');

    /* Back by agreement: first no; then, after another move, yes. */
    await press(ann, roll);
    await playUntil(bob, both, roll);
    await menu(ann, 'Take back my last move');
    await bob.getByRole('button', { name: 'Decline' }).click();
    await ann.getByText('asks to go back').waitFor({ state: 'hidden' });
    await menu(ann, 'Take back my last move');
    await ann.getByText('That is not possible now.').waitFor();
    await ann.getByRole('button', { name: 'Close' }).click();
    await playUntil(ann, both, roll);
    await press(ann, roll);
    await playUntil(bob, both, roll);
    const lines = await movesOf(ann);
    await menu(ann, 'Take back my last move');
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of both) await page.waitForFunction((many) => document.querySelectorAll('.log .line.move').length < many, lines);
    await ann.locator(OFFER).first().waitFor();
    await until('both see the same', async () => (await movesOf(ann)) === (await movesOf(bob)));

    /* A pause. */
    await menu(bob, 'Pause');
    await ann.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of both) await page.getByText('The game is paused.').first().waitFor();
    equal(await ann.locator(OFFER).count(), 0, 'moves in a pause');
    await bob.getByRole('button', { name: 'Go on' }).click();
    await ann.locator(OFFER).first().waitFor();

    /* A bot plays for who leaves, and stops when he is back. */
    await menu(ann, 'Let a bot play for me');
    await ann.getByText('A bot plays for you').waitFor();
    await playUntil(bob, both, roll);
    await bob.locator('.presence.bot').waitFor();
    await ann.getByRole('button', { name: 'Return' }).click();
    await ann.getByText('A bot plays for you').waitFor({ state: 'hidden' });
    await play(both, roll, 6);
    await until('both see the same table', async () => (await movesOf(ann)) === (await movesOf(bob)));

    /* Presence. */
    await bob.close();
    await ann.locator('.presence.gone').waitFor();
  });

  test('online: clocks tick for who is asked', {}, async (ann, _, another) => {
    const { bob } = await twoAt('plunder', ann, another, { clock: 'live' });
    equal(await ann.locator('.clock').count(), 2, 'clocks that are shown');
    const asked = await whoIsAsked([ann, bob]);
    const clock = () => asked.locator('.clock.ticking').innerText();
    const before = await clock();
    await until('the clock ticks', async () => (await clock()) !== before);
  });

  test('online: who lets his time run out is played for, and may return', {}, async (page) => {
    await comeIn(page, 'Liv');
    const table = await page.evaluate(async () => {
      const body = { game: 'plunder', players: 2, bots: [null, 'mate'], clock: { live: 4, more: 0 }, options: { goal: 500, max_rounds: 1000 } };
      return (await (await fetch('./api/tables', { method: 'POST', body: JSON.stringify(body) })).json()).table;
    });
    await page.goto(`${address}#/table/${table}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByText('Liv ran out of time').first().waitFor();
    await page.getByText('A bot plays for you').waitFor();
    await page.getByRole('button', { name: 'Return' }).click();
    await page.getByText('A bot plays for you').waitFor({ state: 'hidden' });
    await page.locator(`${OFFER}, .game-over`).first().waitFor();
  });

  test('online: a table with bots, one after another, before the game', {}, async (page) => {
    await comeIn(page, 'Kim');
    await layTable(page, 'plunder');
    await page.getByRole('button', { name: 'Leave seat' }).click();
    await page.getByRole('button', { name: 'Sit here' }).first().waitFor();
    equal(await page.getByRole('button', { name: 'Sit here' }).count(), 2, 'free seats');
    await page.getByLabel('Who plays as player 1').selectOption({ index: 1 });
    await page.getByText('Seat 1 goes to a bot.').first().waitFor();
    await page.getByRole('button', { name: 'Sit here' }).click();
    await page.locator(OFFER).first().waitFor();
    equal((await page.locator('.player-name').allInnerTexts())[1], 'Kim', 'who sits on the second seat');

    /* Alone with a bot nobody needs to be asked for a move back, but then it is practice. */
    equal(await page.getByText('practice', { exact: true }).count(), 0, 'signs of practice');
    const roll = dice(7);
    await press(page, roll);
    await playUntil(page, [page], roll);
    await page.getByRole('button', { name: 'This table' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Take back my last move' }).click();
    await page.getByText('practice', { exact: true }).waitFor();
  });
}

const inDays = (days) => new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);

function people() {
  test('online: a guest becomes an account and is found again elsewhere', {}, async (page, _, another) => {
    await comeIn(page, 'Mia');
    await layTable(page, 'ahoy', { bot: 2 });
    await page.locator(OFFER).first().waitFor();
    await page.goto(`${address}#/online`);
    await page.getByText('Your turn', { exact: true }).waitFor();
    await page.getByText('Keep your games with a password').click();
    await setPassword(page);
    await page.getByLabel('From').fill(inDays(10));
    await page.getByLabel('Until').fill(inDays(29));
    await page.getByRole('button', { name: 'Save absence' }).click();
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByRole('button', { name: 'I am back' }).waitFor({ state: 'hidden' });

    const elsewhere = await another();
    await elsewhere.goto(`${address}#/online`);
    await elsewhere.getByText('I have a password').click();
    await elsewhere.getByLabel('Your name').last().fill('Mia');
    await elsewhere.getByLabel('Password').fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.getByRole('link', { name: 'Open' }).click();
    await elsewhere.locator(OFFER).first().waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Enter' }).waitFor();
  });

  test("online: one's own page: recovery code, sessions, data, deletion", { expected: /status of 40[13]/ }, async (page, _, another) => {
    await comeIn(page, 'Nora');
    await layTable(page, 'plunder', { bot: 2 });
    await page.goto(`${address}#/me`);
    await setPassword(page);
    const recovery = page.locator('.form', { has: page.getByRole('heading', { name: 'Recovery code' }) });
    await recovery.getByLabel('Password').fill(PASSWORD);
    await recovery.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await recovery.getByLabel('Recovery code').innerText();
    holds(/^(\w{4}-){6}\w{4}$/.test(code), `a recovery code is shown: ${code}`);
    await recovery.getByRole('button', { name: 'I have saved it' }).click();
    await recovery.getByRole('button', { name: 'Make a new code' }).waitFor();
    equal(await page.getByRole('heading', { name: 'Email' }).count(), 0, 'mail, where the server sends none');

    const elsewhere = await another();
    await elsewhere.goto(`${address}#/online`);
    await elsewhere.getByText('I have a password').click();
    await elsewhere.getByRole('button', { name: 'I have lost my password' }).click();
    const lost = elsewhere.locator('.lost');
    await lost.getByLabel('Your name').fill('Nora');
    await lost.getByLabel('Recovery code').fill(code.toLowerCase());
    await lost.getByLabel('New password').fill('another good one');
    await lost.getByRole('button', { name: 'Set new password' }).click();
    await elsewhere.getByText('it is shown only once').waitFor();
    await elsewhere.getByRole('button', { name: 'I have saved it' }).click();
    await elsewhere.getByRole('link', { name: 'Your account' }).waitFor();
    await page.goto(`${address}#/online`);
    await page.getByRole('button', { name: 'Enter' }).waitFor(); /* all sessions have ended */

    await page.getByText('I have a password').click();
    await signIn(page, 'Nora', 'another good one');
    await page.getByRole('link', { name: 'Your account' }).click();
    await until('two sessions are listed', async () => (await page.locator('.sessions li').count()) === 2);
    await elsewhere.goto(`${address}#/online`);
    await elsewhere.getByRole('link', { name: 'Open' }).click();
    await elsewhere.locator(OFFER).first().waitFor();
    await page.getByRole('button', { name: 'End all others' }).click();
    await until('one session is left', async () => (await page.locator('.sessions li').count()) === 1);
    await elsewhere.locator(OFFER).first().waitFor({ state: 'hidden' }); /* its socket ended with it */

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const data = JSON.parse(await textOf(await saving));
    equal([data.profile.name, data.tables.length, data.sessions.length], ['Nora', 1, 1], 'what is saved');

    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.locator('dialog').getByLabel('Password').fill('another good one');
    await page.locator('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('button', { name: 'Enter' }).waitFor();
  });

  test('online: a second factor is set up, asked for and switched off', { expected: /status of 403/ }, async (page) => {
    await comeIn(page, 'Olga');
    await page.goto(`${address}#/me`);
    await setPassword(page);
    const secret = await beginSecond(page);
    const form = page.locator('.form', { has: page.getByRole('heading', { name: 'Second factor' }) });
    await form.getByLabel('QR code').waitFor();
    await form.getByLabel('Code', { exact: true }).fill(digits(secret, -1));
    await form.getByRole('button', { name: 'Turn on' }).click();
    await form.getByText('It is on').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('I have a password').click();
    await signIn(page, 'Olga', PASSWORD);
    await page.getByText('the code your device shows now').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(digits(secret, 0));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByLabel('Code', { exact: true }).fill(digits(secret, 1));
    await form.getByRole('button', { name: 'Turn off' }).click();
    await form.getByRole('button', { name: 'Set up a second factor' }).waitFor();
  });

  test("online: one's own page by keyboard on a phone", { viewport: { width: 360, height: 740 } }, async (page) => {
    await comeIn(page, 'Pia');
    await page.goto(`${address}#/me`);
    await setPassword(page, () => page.keyboard.press('Enter'));
    await beginSecond(page, () => page.keyboard.press('Enter'));
    holds(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');
    await page.getByRole('button', { name: 'Delete account' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  });

  test('online: a hidden page calls its player, if he wants that', { permissions: ['notifications'] }, async (page) => {
    await page.addInitScript(() => {
      globalThis.calls = [];
      const note = (title) => void globalThis.calls.push(title);
      ServiceWorkerRegistration.prototype.showNotification = async (title) => note(title);
      globalThis.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (Notification.permission = 'granted');
        constructor(title) {
          note(title);
        }
      };
      Object.defineProperty(document, 'hidden', { get: () => globalThis.hidden ?? false });
    });
    const calls = () => page.evaluate(() => globalThis.calls);
    const moveHidden = async () => {
      await page.evaluate(() => (globalThis.hidden = true));
      await play([page], dice(3), 12);
      await page.evaluate(() => (globalThis.hidden = false));
    };
    await comeIn(page, 'Ida');
    await layTable(page, 'plunder', { bot: 2 });
    await moveHidden();
    equal(await calls(), [], 'calls that nobody asked for');
    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Allow notifications' }).click();
    await page.getByRole('button', { name: 'Stop notifications' }).waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
    await moveHidden();
    holds((await calls()).includes('It is your turn'), 'the player is called');
  });

  /* The browser writes every answer of this kind down. */
  test('online: what is not there is said so', { expected: /status of 40[34]/ }, async (page) => {
    await page.goto(`${address}#/replay/aaaaaaaabbbbbbbb/0`);
    await page.getByText('This game is not here').waitFor();
    await page.goto(`${address}#/table/aaaaaaaabbbbbbbb`);
    await page.getByText('There is no such table.').waitFor();
    await page.goto(`${address}#/online`);
    await page.getByText('I have a password').click();
    await page.getByLabel('Your name').last().fill('Nobody');
    await page.getByLabel('Password').fill('whatever it is');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('do not match').waitFor();
  });
}

function looks() {
  for (const colorScheme of ['light', 'dark']) {
    test(`online: accessibility, ${colorScheme}`, { colorScheme }, async (ann, _, another) => {
      await ann.goto(`${address}#/online`);
      await ann.getByRole('button', { name: 'Enter' }).waitFor();
      equal(await serious(ann), [], 'at the door');
      const bob = await another();
      await comeIn(ann, `Ada ${colorScheme}`); /* an account's name is nobody else's */
      equal(await serious(ann), [], 'lobby');
      await ann.getByRole('link', { name: 'Keep your games' }).click();
      await ann.locator('.sessions li').waitFor();
      equal(await serious(ann), [], 'the page of a guest');
      await setPassword(ann);
      await beginSecond(ann);
      equal(await serious(ann), [], 'the page of an account');
      await ann.getByRole('button', { name: 'Delete account' }).click();
      await ann.locator('dialog[open]').waitFor();
      equal(await serious(ann), [], 'deleting it');
      await ann.keyboard.press('Escape');
      await ann.locator('dialog[open]').waitFor({ state: 'hidden' });
      const url = await layTable(ann, 'plunder', { clock: 'days', listed: true });
      equal(await serious(ann), [], 'open table');
      await comeIn(bob, 'Bob', new URL(url).hash);
      await sitDown(bob);
      await ann.locator('.players-pane').waitFor();
      await play([ann, bob], dice(2), 4);
      await ann.getByRole('tab', { name: 'Chat' }).click();
      await ann.getByText('Mute players').click();
      equal(await serious(ann), [], 'running table');
      await ann.getByRole('button', { name: 'This table' }).click();
      await ann.locator('dialog[open]').waitFor();
      equal(await serious(ann), [], 'menu');
      await ann.getByRole('button', { name: 'Pause' }).click();
      await bob.getByRole('button', { name: 'Agree', exact: true }).waitFor();
      equal(await serious(bob), [], 'a proposal');
      await bob.getByRole('button', { name: 'This table' }).click();
      await bob.getByRole('button', { name: 'Give up', exact: true }).click();
      await bob.getByRole('button', { name: 'Yes, give up' }).click();
      await ann.locator('.game-over').waitFor();
      await checkDice(ann);
      equal(await serious(ann), [], 'the end');
    });
  }

  test('online: no text escapes translation', {}, async (page) => {
    const missing = [];
    const look = async (where) => missing.push(...(await untranslated(page)).map((text) => `${where}: ${text}`));
    await page.goto(`${address}?lang=xx#/online`);
    await page.locator('.who input').first().waitFor();
    await look('door');
    await page.locator('.who input').first().fill('Å'); /* a name is nobody's text */
    await page.locator('.who button[type=submit]').first().click();
    await page.locator('.lay button[type=submit]').waitFor();
    await page.locator('.lay summary').click();
    await page.locator('.lay select').last().selectOption('live');
    await look('lobby');
    await page.goto(`${address}?lang=xx#/me`);
    await page.locator('.sessions li').waitFor();
    await look('the page of a guest');
    await page.locator('input[autocomplete=new-password]').fill(PASSWORD);
    await page.locator('form:has(input[autocomplete=new-password]) button[type=submit]').click();
    await page.locator('input[autocomplete=current-password]').nth(2).waitFor();
    await look('the page of an account');
    await page.goto(`${address}?lang=xx#/online`);
    await page.locator('.lay button[type=submit]').click();
    await page.locator('.chairs').waitFor();
    await look('open table');
    await page.locator('.chairs select').selectOption({ index: 1 });
    await page.locator(OFFER).first().waitFor();
    await page.locator('.switch button').last().click();
    await look('running table');
    await page.locator('.bar-tools button').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    await look('menu');
    await page.locator('dialog .buttons button').nth(3).click();
    await page.locator('dialog .alarming').first().waitFor();
    await look('giving up');
    await page.locator('dialog .alarming').first().click();
    await page.locator('.game-over').waitFor();
    await page.locator('.verdict > button').click();
    await page.locator('.checks li').first().waitFor();
    await look('the end');
    equal([...new Set(missing)], [], 'texts without a translation');
  });

  test('online: on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    const narrow = async (where) => equal((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, true, `nothing is wider than the screen (${where})`);
    await comeIn(page, 'Ann');
    await narrow('lobby');
    await page.getByRole('link', { name: 'Keep your games' }).tap();
    await page.locator('.sessions li').waitFor();
    await narrow("one's own page");
    await layTable(page, 'plunder', { listed: true });
    await narrow('open table');
    await page.getByLabel('Who plays as player 2').selectOption({ index: 1 });
    await page.locator(OFFER).first().waitFor();
    await page.locator('.panes button', { hasText: 'Log' }).tap();
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.getByLabel('Say something').fill('Hello');
    await page.keyboard.press('Enter');
    await page.locator('.talk-line').waitFor();
    holds(await page.getByLabel('Say something').isVisible(), 'the line to speak in is in sight');
    await narrow('table');
  });

  test('online: by keyboard alone', {}, async (page) => {
    await page.goto(`${address}#/online`);
    await page.getByRole('button', { name: 'Enter' }).waitFor();
    const tabTo = async (matches) => {
      for (let i = 0; i < 60; i++) {
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), matches)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${matches}`);
    };
    await tabTo('.who input');
    await page.keyboard.type('Ann');
    await page.keyboard.press('Enter');
    await page.locator('.lay').waitFor();
    await tabTo('.lay-seats li:nth-child(2) select');
    await page.keyboard.press('ArrowDown');
    await tabTo('.lay button[type=submit]');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 8; i++) {
      await page.locator(OFFER).first().waitFor();
      await page.keyboard.press('1');
      await pause(150);
      if (await page.locator('.path .chip').count()) await page.keyboard.press('1');
    }
    await page.locator(OFFER).first().waitFor();
    holds((await movesOf(page)) > 4, 'moves were made by keys');
  });
}
