// How long a reader waits: from the last move of a turn until the next question, and how much of it is the bots' thought.
import { begin, holds, OFFER, ready, test } from './kit.mjs';
import { PATIENCE } from './visitor.mjs';

const GAMES = ['plunder', 'ahoy', 'marauders', 'reckoning', 'compagnie'];
const PACES = { brisk: '1', 'at once': '0' };
const ROUNDS = 2;
const MOVES = 60; /* at most, if a game asks without end */
const BUDGET = 1500; /* milliseconds that a captain may think in a turn: its share of TURN in model/house.ts */

/* Runs in the page before all else: notes when bots were asked and when they answered. */
function listen() {
  const waiting = new Map();
  window.thoughts = [];
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        const asked = waiting.get(`${this.number}.${data.id}`);
        if (asked) window.thoughts.push({ ...asked, end: performance.now() });
      });
      this.number = ++window.Worker.many;
    }

    postMessage(data, ...rest) {
      const request = data.request?.startsWith('{"cmd":"bot"') ? JSON.parse(data.request) : null;
      if (request) waiting.set(`${this.number}.${data.id}`, { seat: request.seat, begin: performance.now() });
      super.postMessage(data, ...rest);
    }
  };
  window.Worker.many = 0;
}

const now = (page) => page.evaluate(() => performance.now());
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const lengths = (thoughts) => thoughts.map(({ begin, end }) => end - begin);
const seconds = (ms) => (ms / 1000).toFixed(1);

/* The moves of one seat in a row are a turn of it. */
function turnsOf(thoughts) {
  const turns = [];
  for (const [i, thought] of thoughts.entries()) {
    if (i === 0 || thoughts[i - 1].seat !== thought.seat) turns.push([]);
    turns.at(-1).push(thought);
  }
  return turns.map((turn) => sum(lengths(turn)));
}

/* Makes the first move that is offered; tells how long the reader waited and what was thought meanwhile. */
async function makeMove(page, meanwhile = () => undefined) {
  const asked = await page.evaluate(() => window.thoughts.length);
  const start = await now(page);
  await page.locator(OFFER).first().click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); /* the offers are gone */
  await meanwhile();
  await ready(page);
  const thoughts = await page.evaluate((from) => window.thoughts.slice(from), asked);
  return { waited: (await now(page)) - start, thoughts };
}

const isOver = async (page) => (await page.locator('.game-over, .curtain').count()) > 0;

/* Rounds: moves after which others had something to do. */
async function rounds(page, many, meanwhile) {
  const found = [];
  for (let i = 0; i < MOVES && found.length < many && !(await isOver(page)); i++) {
    const round = await makeMove(page, meanwhile);
    if (round.thoughts.length > 0) found.push(round);
  }
  return found;
}

const table = (page, game) => begin(page, game, { players: 3, bot: 'captain', seed: 'times' });

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

function tell(game, pace, found, turns) {
  const waited = found.map((round) => round.waited);
  const thought = found.map((round) => sum(lengths(round.thoughts)));
  console.log(`  ${game}, ${pace}: waited ${seconds(middle(waited))} s a round, at most ${seconds(Math.max(...waited))}; of it thought ${seconds(middle(thought))}, at most ${seconds(Math.max(...thought))}; a turn's thought at most ${seconds(Math.max(...turns))} s`);
}

export function times() {
  for (const game of GAMES)
    for (const [pace, setting] of Object.entries(PACES))
      test(`a round of ${game} at pace "${pace}"`, { alone: true, reducedMotion: 'no-preference', settings: { 'roadstead.pace': setting } }, async (page) => {
        page.setDefaultTimeout(PATIENCE);
        await page.addInitScript(listen);
        await table(page, game);
        const found = await rounds(page, ROUNDS);
        const turns = turnsOf(found.flatMap(({ thoughts }) => thoughts));
        tell(game, pace, found, turns);
        holds(Math.max(...turns) < 3 * BUDGET, `a captain thought ${seconds(Math.max(...turns))} s in a turn`);
      });

  test('after Space only thought is waited for', { alone: true, reducedMotion: 'no-preference', settings: { 'roadstead.pace': '2' } }, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(listen);
    await table(page, 'plunder');
    const idle = ({ waited, thoughts }) => (waited - sum(lengths(thoughts))) / thoughts.length;
    const least = (found) => Math.min(...found.map(idle)); /* what else the machine does only adds to it */
    const shown = least(await rounds(page, 3));
    const skipped = least(await rounds(page, 3, () => page.keyboard.press(' ')));
    holds(skipped < shown / 2, `a bot's move takes ${seconds(skipped)} s beside its thought after Space, and ${seconds(shown)} s without`);
  });
}
