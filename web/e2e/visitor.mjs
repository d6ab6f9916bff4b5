// A visitor of the page in any browser: what he sees and does. A thing is meant by a selector, or by [selector, its words].
import { dice, until } from './suite.mjs';

export const OFFER = '.moves .offer:not(.closed):not(details:not([open]) *)'; /* what is folded away is not in sight */

/* The page waits for its reader: the board is there and something to press, or the game is over. */
export const READY = `.table:not(:has(.skeleton)) ${OFFER}, .game-over, .curtain`;

/* The others may make a hundred moves before the reader is asked, on a machine that has other things to do. */
export const PATIENCE = 60000;

/* The value that makes a game short: the lowest goal, and few rounds where rounds are counted. */
export const shortest = (label, least) => String(/round/i.test(label) ? Math.max(8, least) : least);

const MANY = 2 ** 31;

/* These run in the page. What cannot be seen is not there. */
function meant(selector, words = '') {
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.textContent.includes(words));
}

/* Where a pointer reaches a thing, or nothing while it does not. */
function pointOf(thing) {
  if (!thing || thing.disabled) return null;
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  return thing.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/* A field by its label or itself gets a value. */
function fill(thing, value) {
  const field = thing.control ?? thing;
  field.value = value;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  return field.value === value;
}

/* What was pressed before is shown after two pictures of the page. */
const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/* The point of one of the moves, "over" where there is none to make, nothing while somebody else is at it. */
async function nextMove(ready, offer, luck) {
  await shown();
  if (meant(ready).length === 0) return null;
  const offers = meant(offer);
  return meant('.game-over, .curtain').length > 0 ? 'over' : pointOf(offers[Math.floor(luck * offers.length)]);
}

/* Why there is none: what is asked, and what lies over the moves. */
function hindrance(offer) {
  const offers = meant(offer).map((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.dataset.move ?? one.textContent} ${Math.round(x)},${Math.round(y)} ${one.disabled ? 'disabled' : ''} under ${document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 120)}`;
  });
  return `${location.hash}: ${document.querySelector('.moves-pane')?.innerText.slice(0, 300)} | ${offers.slice(0, 4).join(' | ')}`;
}

const HELPERS = `${[meant, pointOf, fill, nextMove, hindrance].join('\n')}\nconst shown = ${shown};`;

export class Visitor {
  constructor(page) {
    this.page = page;
  }

  /* The value of an expression in the page; things stands for what is meant. */
  async ask(expression, what = 'html') {
    const things = `meant(...${JSON.stringify([what].flat())})`;
    const text = await this.page.evaluate(`(async () => { ${HELPERS} const things = ${things}; return JSON.stringify((await (${expression})) ?? null); })()`);
    return JSON.parse(text);
  }

  goto(url) {
    return this.page.goto(url);
  }

  reload() {
    return this.page.reload();
  }

  count(what) {
    return this.ask('things.length', what);
  }

  texts(what) {
    return this.ask('things.map((thing) => thing.innerText ?? thing.textContent)', what);
  }

  see(what, ms) {
    return until(`seen: ${what}`, () => this.count(what), ms);
  }

  async press(what, index = 0) {
    const { x, y } = await until(`can be pressed: ${what}`, () => this.ask(`pointOf(things[${index}])`, what));
    await this.page.click(x, y);
  }

  /* Lists and numbers get their value at once, */
  async choose(what, value) {
    await this.see(what);
    await until(`${what} is ${value}`, () => this.ask(`fill(things[0], ${JSON.stringify(String(value))})`, what));
  }

  /* words are typed. */
  async type(what, words) {
    await this.press(what);
    await this.page.strike([...words]);
  }

  /* ---- At the table ---- */

  /* A game of this id, as short as its options allow. */
  async begin(address, game, people = 1) {
    await this.goto(`${address}#/new/${game}`);
    await this.see('.seat-rows select'); /* the page seats three first, after it is shown */
    await this.choose(['label', 'How many players'], 2);
    await until('two seats', async () => (await this.count('.seat-rows li')) === 2);
    const kinds = await this.ask('[...things[0].options].map(({ value }) => value)', '.seat-rows select');
    await this.choose('.seat-rows li:nth-child(2) select', kinds[people === 1 ? 1 : 0]);
    await this.press('.fold summary');
    await this.type(['label', 'Seed'], 'e2e');
    const numbers = await this.ask('things.map((field) => [field.closest("label").textContent, field.min])', '.fold input[type=number]');
    for (const [label, least] of numbers) await this.choose(['label', label], shortest(label, least));
    await this.press(['button', 'Set sail']);
    await this.ready();
  }

  ready() {
    return this.see(READY, PATIENCE);
  }

  /* Any moves, so many or as many as the game has; tells how many there were. */
  async play(many = 2500, roll = dice(7)) {
    for (let made = 0; made < many; made++) {
      const luck = roll(MANY) / MANY;
      const find = () => this.ask(`nextMove(${JSON.stringify(READY)}, ${JSON.stringify(OFFER)}, ${luck})`);
      const next = await until('a move', find, PATIENCE).catch(async ({ message }) => {
        throw new Error(`${message}; ${await this.ask(`hindrance(${JSON.stringify(OFFER)})`)}`);
      });
      if (next === 'over') return made;
      await this.page.click(next.x, next.y);
    }
    await this.ask('shown()');
    await this.ready();
    return many;
  }
}
