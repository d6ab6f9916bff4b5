// What must work in every browser, written once: start, whole games, one screen for two, without a network, a table online, a phone.
import { writeFileSync } from 'node:fs';
import { serve } from '../serve.mjs';
import { GAMES, startServer } from './program.mjs';
import { declare, dice, equal, holds, once, pause, until } from './suite.mjs';
import { OFFER, PATIENCE, Visitor } from './visitor.mjs';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SETTINGS = { 'roadstead.pace': '0', 'roadstead.motion': '"off"' };

let browser; /* started by the first test */

async function shoot(visitors, name) {
  if (!process.env.SHOTS) return;
  for (const [i, { page }] of visitors.entries()) writeFileSync(`${process.env.SHOTS}/${name.replace(/\W+/g, '-')}-${i}.png`, await page.screenshot());
}

/* One test with as many visitors as it asks for. Whatever a page complains of makes it fail. */
function test(name, run) {
  declare(name, async () => {
    const { visit } = await browser();
    const visitors = [];
    const come = async (size = WIDE) => (visitors.push(new Visitor(await visit({ size, settings: SETTINGS }))), visitors.at(-1));
    try {
      await run(come);
      for (const { page } of visitors) equal(await page.complaints(), [], 'complaints of the page');
    } finally {
      await shoot(visitors, name);
      for (const { page } of visitors) await page.close();
    }
  });
}

export function everywhere(name) {
  browser = once(
    async () => (await import(`./browsers/${name}.mjs`)).launch(),
    (it) => it.close(),
  );
  const page = once(serve, ({ server }) => server.close());
  const site = async () => (await page()).address;
  atHome(site);
  online(once(startServer, ({ stop }) => stop()));
}

const titles = (visitor) => visitor.ask('things.map((link) => link.getAttribute("href").split("/").pop())', '.cover a[href^="#/new/"]');

/* Pixels that lie beyond the window, right and below. */
const beyond = (visitor) => visitor.ask('[Math.max(0, document.documentElement.scrollWidth - innerWidth), Math.max(0, document.documentElement.scrollHeight - innerHeight)]');

/* Drawings that are far narrower or far lower than what they draw. */
const squeezed = (visitor) =>
  visitor.ask(`things.filter((drawing) => {
    const [box, drawn] = [drawing.getBoundingClientRect(), drawing.viewBox.baseVal];
    const ratio = (box.width / box.height) / (drawn.width / drawn.height);
    return ratio < 0.25 || ratio > 4;
  }).map((drawing) => drawing.getAttribute("class"))`, 'svg[viewBox]');

async function fits(visitor, game) {
  equal(await beyond(visitor), [0, 0], `pixels of ${game} beyond the window`);
  equal(await squeezed(visitor), [], `squeezed drawings of ${game}`);
}

function atHome(site) {
  test('everywhere: the first page has all games, and a game begins with one press', async (come) => {
    const ann = await come();
    await ann.goto(await site());
    await ann.see('.cover h3');
    equal(await titles(ann), GAMES, 'games on the first page');
    await ann.press(['.cover button', 'Play now']);
    await ann.see('.board svg[role=group]');
    await until('somebody moves', () => ann.count(`${OFFER}, .log .line`));
  });

  for (const game of GAMES)
    test(`everywhere: a whole game of ${game}`, async (come) => {
      const ann = await come();
      await ann.begin(await site(), game);
      const first = await ann.play(6, dice(6));
      await fits(ann, game);
      holds(first + (await ann.play()) > 0, 'nobody was asked');
      equal(await ann.count('.scores tbody tr'), 2, 'rows of the score table');
    });

  test('everywhere: moves by keys, and the game goes on after a reload', async (come) => {
    const ann = await come();
    await ann.begin(await site(), GAMES[0]);
    const lines = await ann.count('.log .line');
    for (let i = 0; i < 3; i++) {
      await ann.ready();
      await ann.page.strike(['1']);
    }
    await until('the log grows', async () => (await ann.count('.log .line')) > lines);
    await ann.ready();
    const before = await ann.texts('.log .line');
    await ann.reload();
    await ann.ready();
    equal(await ann.texts('.log .line'), before, 'the log after reloading');
  });

  test('everywhere: the curtain between two hands', async (come) => {
    const both = await come();
    await both.begin(await site(), 'plunder', 2);
    const hands = [];
    for (let turn = 0; turn < 2; turn++) {
      await both.see('.curtain');
      equal(await both.count('.card, .log, .offer'), 0, 'what shows behind the curtain');
      await both.press('.curtain button');
      await both.see(OFFER);
      hands.push(await both.texts('.hand-pane'));
      await both.play(200, dice(5));
    }
    holds(hands[0][0] !== hands[1][0], 'the other player sees another hand');
  });

  test('everywhere: the language can be changed and is remembered', async (come) => {
    const ann = await come();
    await ann.goto(await site());
    await ann.see('.language select');
    for (const code of await ann.ask('[...things[0].options].map(({ value }) => value)', '.language select')) {
      await ann.choose('.language select', code);
      await until(`the page speaks ${code}`, () => ann.ask(`document.documentElement.lang === "${code}"`));
    }
    await ann.choose('.language select', 'de');
    await ann.see(['.cover button', 'Jetzt spielen']);
    await ann.reload();
    await ann.see(['.cover button', 'Jetzt spielen']);
  });

  test('everywhere: on a phone', async (come) => {
    const ann = await come(PHONE);
    await ann.goto(await site());
    await ann.see('.cover h3');
    equal(await ann.ask('innerWidth'), PHONE.width, 'width of the window');
    equal((await beyond(ann))[0], 0, 'pixels of the first page beyond the window');
    for (const game of GAMES) {
      await ann.begin(await site(), game);
      await fits(ann, game);
    }
    for (const [name, part] of [['Hand', '.hand-pane'], ['Players', '.players-pane'], ['Log', '.log-pane'], ['Moves', '.moves-pane']]) {
      await ann.press(['.panes button', name]);
      await ann.see(part);
    }
    await ann.play(5);
  });

  test('everywhere: without a network after the first visit', async (come) => {
    const { server, address } = await serve();
    const ann = await come();
    await ann.goto(address);
    const kept = 'caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url))';
    for (const game of GAMES) await until(`${game} is kept`, async () => (await ann.ask(kept)).some((url) => url.includes(`/roadstead-${game}-`)), 30000);
    server.close();
    server.closeAllConnections();
    await fetch(address).then(() => holds(false, 'the server is gone'), () => {});
    await ann.reload();
    await until('the first page has games', async () => (await titles(ann)).length > 0, PATIENCE);
    equal(await titles(ann), GAMES, 'games on the first page');
    for (const game of GAMES) {
      await ann.begin(address, game);
      await ann.play(3);
    }
  });
}

async function comeIn(visitor, address, name) {
  await visitor.goto(address);
  await visitor.type(['.who label', 'Your name'], name);
  await visitor.press(['button', 'Enter']);
  await until('the name is taken', async () => !(await visitor.count(['button', 'Enter'])));
}

const movesOf = (visitor) => visitor.ask('document.querySelectorAll(".log .line.move").length');

/* Beside other work the page may have moved on between the look and the press: what was missed is pressed again. */
async function untilMade(isMade, press) {
  for (let tries = 3; ; tries--) {
    const made = await until('the move is made', isMade, 6000).catch((error) => holds(tries > 1, error.message));
    if (made) return;
    await press();
  }
}

/* Moves of whoever is asked, until both see the end. */
async function playTogether(both, roll) {
  for (let i = 0; i < 1000; i++) {
    const asked = await until('somebody is asked', async () => {
      for (const one of both) if (await one.count(`${OFFER}, .game-over`)) return one;
      return null;
    });
    if (await asked.count('.game-over')) return;
    const before = await movesOf(asked);
    const offer = roll(await asked.count(OFFER));
    const makes = await asked.ask(`things[${offer}].dataset.move !== undefined`, OFFER);
    const isMade = async () => (await movesOf(asked)) > before || (await asked.count('.game-over'));
    await asked.press(OFFER, offer);
    if (makes) await untilMade(async () => (await movesOf(asked)) > before || (await asked.count('.game-over')), () => asked.press(OFFER, offer));
  }
  throw new Error('the game did not end');
}

/* The page of a finish still fills while a bot goes through the game, and a finger might meet what has moved there. */
const checkDice = (one) =>
  until('the dice are checked', async () => {
    if (await one.count('.checks li')) return true;
    await one.ask(`[...document.querySelectorAll('button')].find((button) => button.textContent.includes('Check every draw'))?.click()`); /* it goes when it was pressed */
    await pause(300);
    return false;
  }, PATIENCE);

function online(server) {
  test('everywhere: a table online, a whole game, its dice checked', async (come) => {
    const { address } = await server();
    const [ann, bob] = [await come(), await come()];
    await comeIn(ann, `${address}#/online`, 'Ann');
    await ann.choose('.lay select', 'plunder');
    await ann.choose(['label', 'How many players'], 2);
    await ann.press('.lay summary');
    await ann.choose(['label', 'The game ends after'], 6);
    await ann.choose(['label', 'Silver that wins'], 30);
    await ann.press(['button', 'Create table']);
    await ann.see('.chairs');
    await comeIn(bob, address + (await ann.ask('location.hash')), 'Bob');
    await bob.press(['button', 'Sit here']);
    for (const one of [ann, bob]) await one.see('.players-pane');
    await playTogether([ann, bob], dice(17));
    for (const one of [ann, bob]) {
      await one.see('.game-over');
      await checkDice(one);
      equal(await one.ask('things.map((line) => line.className)', '.checks li'), ['sound', 'sound', 'sound', 'sound'], 'what is found about the dice');
    }
    for (const part of ['.finish .place', '.finish .player-name', '.finish .points', '.finish-sources']) equal(await ann.texts(part), await bob.texts(part), `the result, ${part}`);
  });
}
