// Takes the pictures of docs/img: node e2e/screenshots.mjs [folder [words in names]]. The games are always the same ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { address, begin, browser, clickSome, dice, OFFER, ready, server } from './kit.mjs';
import { encode } from './palette.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/img', import.meta.url));
const wanted = process.argv.slice(3);
mkdirSync(folder, { recursive: true });

const sizes = { wide: { width: 1440, height: 900 }, middle: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };

/* A fight, a market: whatever a board shows beside the moves only at times. */
async function until(page, prompt, roll) {
  for (let i = 0; i < 400; i++) {
    await ready(page);
    if (prompt.test(await page.locator('.prompt').innerText().catch(() => ''))) return;
    await clickSome(page, 1, roll);
  }
}

async function middle(page, game, moves, players = 3, luck = 21) {
  await begin(page, game, { players, seed: 'harbour' });
  await clickSome(page, moves, dice(luck));
}

async function end(page, game, players) {
  await begin(page, game, { players, seed: 'harbour', short: true });
  await clickSome(page, 2000, dice(21));
  await page.locator('.game-over').waitFor();
}

/* A company that trades between Mauritsstad and Amsterdam, so that its table has something on it. */
const WISHES = [
  /Begin in.*Mauritsstad/, /^Load/, /^Deliver/, /^Sail on/, /^Play fleet/, /^Into/, /Buy a.*(return|Mauritsstad|Amsterdam)/,
  /Build a warehouse/, /Appoint.*(Mauritsstad|director)/, /^Buy/, /^Repair|^Remove a/, /^Done|^No$|^Stay here/,
];
const OUT = ['Recife Roads', 'Canary Islands', 'Channel', 'North Sea', 'Amsterdam'];
const VOYAGE = [...OUT, ...OUT.slice(0, -1).reverse(), 'Mauritsstad'];

/* What the buttons say, those of one verb with its words before them. */
const said = (list) => list.map((offer) => offer.getAttribute('aria-label') ?? `${offer.closest('.verb')?.querySelector('h3')?.textContent ?? ''} ${offer.textContent}`.trim());

async function trade(page, moves, prompt = /^$/) {
  await begin(page, 'compagnie', { players: 4, seed: 'harbour' });
  let leg = 0;
  for (let i = 0; i < moves; i++) {
    await ready(page);
    if (prompt.test(await page.locator('.prompt').innerText()) || (await page.locator('.game-over').count())) return;
    const offers = await page.locator(OFFER).evaluateAll(said);
    const next = offers.findIndex((text) => text.endsWith(VOYAGE[leg % VOYAGE.length]) && /^Sail/.test(text));
    const wish = WISHES.map((one) => offers.findIndex((text) => one.test(text))).find((at) => at >= 0) ?? 0;
    if (next >= 0) leg++;
    await page.locator(OFFER).nth(next >= 0 ? next : wish).click();
  }
  await ready(page);
}

const scenes = {
  home: (page) => page.goto(address).then(() => page.locator('.cover h3').first().waitFor()),
  plunder: (page) => middle(page, 'plunder', 30),
  'plunder-fight': async (page) => {
    await begin(page, 'plunder', { players: 3, seed: 'harbour' });
    await clickSome(page, 12, dice(21));
    await until(page, /out-gunned|faster|Boarding|Broadside/, dice(5));
  },
  ahoy: (page) => middle(page, 'ahoy', 40, 4, 8),
  marauders: (page) => middle(page, 'marauders', 60, 4, 4),
  'marauders-fight': async (page) => {
    await begin(page, 'marauders', { players: 4, seed: 'harbour' });
    await clickSome(page, 20, dice(21));
    await until(page, /Use a success/, dice(5));
  },
  reckoning: (page) => middle(page, 'reckoning', 60, 4),
  'reckoning-start': (page) => begin(page, 'reckoning', { players: 4, seed: 'harbour' }).then(() => clickSome(page, 1)),
  'reckoning-fight': async (page) => {
    await begin(page, 'reckoning', { players: 2, seed: 'harbour' });
    const roll = dice(5);
    for (let i = 0; i < 250 && !(await page.locator('.reckoning-battle').count()); i++) {
      const attack = page.locator(OFFER, { hasText: /^Attack/ });
      if (await attack.count()) await attack.first().click();
      else await clickSome(page, 1, roll);
      await ready(page);
    }
  },
  'reckoning-end': (page) => end(page, 'reckoning', 4),
  compagnie: (page) => trade(page, 60),
  'compagnie-fight': (page) => trade(page, 400, /strategy in secret/),
  'compagnie-start': (page) => begin(page, 'compagnie', { players: 4, seed: 'harbour' }),
  'plunder-start': (page) => begin(page, 'plunder', { players: 3, seed: 'harbour' }),
  'ahoy-start': (page) => begin(page, 'ahoy', { players: 4, seed: 'harbour' }),
  'marauders-start': (page) => begin(page, 'marauders', { players: 4, seed: 'harbour' }),
  'marauders-end': (page) => end(page, 'marauders', 2),
  'plunder-end': (page) => end(page, 'plunder', 3),
  'ahoy-end': (page) => end(page, 'ahoy', 2),
  'compagnie-end': (page) => end(page, 'compagnie', 4),
};

/* name of the picture: scene, size, light or dark */
const pictures = {
  'home-light': ['home', 'wide', 'light'],
  'home-phone-dark': ['home', 'phone', 'dark'],
  'plunder-start-light': ['plunder-start', 'wide', 'light'],
  'plunder-end-light': ['plunder-end', 'wide', 'light'],
  'plunder-end-phone-dark': ['plunder-end', 'phone', 'dark'],
  'ahoy-start-light': ['ahoy-start', 'wide', 'light'],
  'ahoy-end-dark': ['ahoy-end', 'wide', 'dark'],
  'ahoy-end-phone-light': ['ahoy-end', 'phone', 'light'],
  'plunder-light': ['plunder', 'wide', 'light'],
  'plunder-fight-dark': ['plunder-fight', 'wide', 'dark'],
  'plunder-phone-light': ['plunder', 'phone', 'light'],
  'ahoy-light': ['ahoy', 'middle', 'light'],
  'ahoy-dark': ['ahoy', 'wide', 'dark'],
  'ahoy-phone-dark': ['ahoy', 'phone', 'dark'],
  'marauders-start-light': ['marauders-start', 'wide', 'light'],
  'marauders-light': ['marauders', 'wide', 'light'],
  'marauders-fight-dark': ['marauders-fight', 'wide', 'dark'],
  'marauders-phone-light': ['marauders', 'phone', 'light'],
  'marauders-end-dark': ['marauders-end', 'middle', 'dark'],
  'reckoning-start-light': ['reckoning-start', 'wide', 'light'],
  'reckoning-light': ['reckoning', 'wide', 'light'],
  'reckoning-fight-dark': ['reckoning-fight', 'wide', 'dark'],
  'reckoning-phone-light': ['reckoning', 'phone', 'light'],
  'reckoning-end-dark': ['reckoning-end', 'wide', 'dark'],
  'compagnie-light': ['compagnie', 'wide', 'light'],
  'compagnie-dark': ['compagnie', 'wide', 'dark'],
  'compagnie-phone-dark': ['compagnie', 'phone', 'dark'],
  'compagnie-start-light': ['compagnie-start', 'wide', 'light'],
  'compagnie-fight-light': ['compagnie-fight', 'wide', 'light'],
  'compagnie-end-dark': ['compagnie-end', 'wide', 'dark'],
};

/* The browser is the decoder. */
async function pixelsOf(page, png) {
  const text = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const { data: bytes } = canvas.getContext('2d').getImageData(0, 0, picture.width, picture.height);
    const parts = [];
    for (let i = 0; i < bytes.length; i += 30000) parts.push(String.fromCharCode(...bytes.subarray(i, i + 30000)));
    return btoa(parts.join(''));
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}

for (const [name, [scene, size, colorScheme]] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript(() => localStorage.setItem('roadstead.pace', '0'));
  const page = await context.newPage();
  await scenes[scene](page);
  await page.waitForTimeout(300);
  const pixels = await pixelsOf(page, await page.screenshot());
  writeFileSync(`${folder}/${name}.png`, encode(pixels, sizes[size].width, sizes[size].height));
  await context.close();
}
await browser.close();
server.close();
