// Every lesson in the page: what it points at is there, wrong answers are answered, it can be left and resumed, and it comes to its end.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address, begin, dice, equal, holds, OFFER, putAway, serious, test, until } from './kit.mjs';
import { GAMES } from './program.mjs';
import { PATIENCE } from './visitor.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LANGUAGES = ['de', 'nl', 'it'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const namesOf = (game) => readdirSync(join(root, 'lessons', game)).filter((name) => name.endsWith('.lesson')).sort().map((name) => name.replace('.lesson', ''));
const fileOf = (game, name) => readFileSync(join(root, 'lessons', game, `${name}.lesson`), 'utf8');

/* ---- A lesson as it is written ---- */

const BEGINS = /^(let|say|point|tip) /;
const ACTS = /^(do|until|read)\b/;

/* The rows of each step. What belongs to a scene, or to the whole lesson, is left out. */
function stepsOf(file) {
  const steps = [];
  let inScene = false;
  for (const row of file.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const acted = steps.at(-1)?.some((one) => ACTS.test(one));
    if (/^(lesson|title|about|teaches|learnt)\b/.test(row)) continue;
    if (row === 'scene') inScene = true;
    else if (inScene && /^(players|option|seed|seat|bots|set|give|put|deal|chance|play) /.test(row)) continue;
    else if (inScene || steps.length === 0 || (acted && BEGINS.test(row))) steps.push([row]), (inScene = false);
    else steps.at(-1).push(row);
  }
  return steps;
}

const pointsOf = (step) => step.flatMap((row) => (row.startsWith('point ') ? row.slice(6).trim().split(/ +/) : []));

/* Word by word: * is any word, ** whatever follows. */
const wordPattern = (word) => (word === '**' ? '( .*)?' : word === '*' ? ' \\S+' : ` ${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const pattern = (text) => ({ test: (move) => new RegExp(`^${text.split(' ').map(wordPattern).join('')}$`).test(` ${move}`) });

const wrongOf = (step) => step.flatMap((row) => (/^else ([^"]*) "(.*)"$/.exec(row) ? [{ move: RegExp.$1.trim(), said: RegExp.$2 }] : []));

/* ---- What the page shows ---- */

const state = (page) => page.locator('.lesson').evaluate(({ dataset }) => ({ step: Number(dataset.step), action: dataset.action }));

/* The lesson waits for the learner: to read, to move, or it is over. */
const waits = (page) =>
  until('the lesson waits for the learner', async () => (await page.locator(`.lesson .button.primary, .lesson-over, ${OFFER}, .game-over`).count()) > 0 && (await page.locator('.table .skeleton').count()) === 0, PATIENCE);

const isDrawn = (page, id) => page.evaluate((thing) => [...document.querySelectorAll('[data-thing]')].some((one) => one.dataset.thing === thing && one.classList.contains('lit')), id);

async function absent(page, step) {
  const found = [];
  for (const id of pointsOf(step)) if (!(await isDrawn(page, id))) found.push(id);
  return found;
}

/* ---- What the learner does ---- */

/* A phone has no field to type in, but there it is. */
const enter = (page, text) =>
  page.locator('.type-ahead input').evaluate((field, value) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/* A move by its text, pressed where it is offered, else typed; false where there is no such move. */
async function type(page, move) {
  const offer = page.locator(`.moves .offer[data-move="${move}"]:visible`).first();
  if ((await offer.count()) === 0) await enter(page, move);
  const there = (await offer.count()) > 0;
  if (there) await offer.evaluate((button) => button.click());
  else await enter(page, '');
  return there;
}

const offered = (page) => page.locator('.moves .offer[data-move]').evaluateAll((list) => list.map(({ dataset }) => dataset.move));

/* Each wrong answer that can be given is given, and answered as it is written; tells how many were. */
async function tryWrongOnes(page, step, at) {
  let tried = 0;
  for (const { move, said } of wrongOf(step)) {
    const example = move.includes('*') ? (await offered(page)).find((one) => pattern(move).test(one) && !isRight(step, one) && firstAnswer(step, one) === said) : move;
    if (!example || isRight(step, example) || !(await type(page, example))) continue;
    await until(`${example} is answered: ${said}`, async () => plain((await page.locator('.lesson-answer').allInnerTexts()).join(' ')).includes(plain(said.split('{')[0])));
    equal((await state(page)).step, at, 'the step after a wrong answer');
    await waits(page);
    tried++;
  }
  return tried;
}

const rightOf = (step) => step.flatMap((row) => (row.startsWith('do ') ? row.slice(3).split('|').map((one) => one.trim()) : []));
const isRight = (step, move) => rightOf(step).some((one) => pattern(one).test(move));
const firstAnswer = (step, move) => wrongOf(step).find((one) => pattern(one.move).test(move))?.said;

/* The way is shown to whoever asks, and leads on. */
async function doWhatIsWanted(page) {
  const show = page.locator('.lesson').getByRole('button', { name: /\S/ });
  if ((await page.locator('.lesson-way').count()) === 0) await show.first().click();
  const move = await page.locator('.lesson-way').getAttribute('data-way');
  holds(await type(page, move), `the way can be gone: ${move}`);
}

/* Where anything goes: what is offered, without what the lesson dissuades from. */
async function playFreely(page, step, roll) {
  await putAway(page);
  const moves = (await offered(page)).filter((move) => firstAnswer(step, move) === undefined || isRight(step, move));
  const right = moves.filter((move) => rightOf(step).length === 0 || isRight(step, move));
  const offers = page.locator(OFFER);
  if (right.length > 0) return void (await type(page, right[roll(right.length)]));
  await offers.nth(roll(await offers.count())).click({ timeout: 2000 }).catch(() => undefined);
}

/* After a move another scene may wait until it was looked at. */
const hasGoneOn = (now, before) => now.step !== before.step || now.action !== before.action;

async function goOn(page, step, roll) {
  const { action, step: at } = await state(page);
  if (action === 'read') await page.locator('.lesson .button.primary').click();
  else if (action === 'do') await doWhatIsWanted(page);
  else await playFreely(page, step, roll);
  if (action !== 'until') await until(`the step after ${at}`, async () => hasGoneOn(await state(page), { step: at, action }) || (await page.locator('.lesson-over').count()) > 0, PATIENCE);
}

const MOVES = 3000;

/* From its first step to its end; `look` sees each step when it begins. */
async function goThrough(page, game, name, look) {
  const steps = stepsOf(fileOf(game, name));
  const roll = dice(7);
  let seen = -1;
  await page.goto(`${address}#/learn/${game}/${name}`);
  for (let moves = 0; moves < MOVES; moves++) {
    await page.locator('.lesson').waitFor({ timeout: PATIENCE });
    await waits(page);
    const { step, action } = await state(page);
    if (action === 'over') return steps.length;
    if (step !== seen) await look(steps[step], step, steps.length);
    seen = step;
    await goOn(page, steps[step], roll);
  }
  throw new Error(`${name} does not come to its end`);
}

/* ---- In other languages ---- */

const plain = (text) => text.replace(/\s+/g, ' ').trim();
const says = async (page) => (await page.locator('.lesson-says').allInnerTexts()).map(plain);

/* All that is said now is said in every language, chosen as if in another window. Tells in which languages some of it is not. */
const unsaid = (page) =>
  page.evaluate(async (languages) => {
    const says = () => [...document.querySelectorAll('.lesson-says')].map((one) => one.innerText);
    const speak = (code) => dispatchEvent(new StorageEvent('storage', { key: 'roadstead.language', newValue: JSON.stringify(code) }));
    const within = async (is) => {
      for (const end = performance.now() + 5000; !is() && performance.now() < end; ) await new Promise(requestAnimationFrame);
      return is();
    };
    const english = says();
    const missing = [];
    for (const language of languages) {
      speak(language);
      if (!(await within(() => says().every((one, i) => one !== english[i])))) missing.push(`${language}: ${says()}`);
    }
    speak('en');
    if (!(await within(() => says().join() === english.join()))) missing.push(`en: ${says()}`);
    return missing;
  }, LANGUAGES);

async function sayInAllLanguages(page) {
  equal(await unsaid(page), [], 'what is not said in a language');
}

/* ---- Tests ---- */

async function leaveAndResume(page) {
  const before = await says(page);
  await page.reload();
  await page.locator('.lesson').waitFor();
  await waits(page);
  equal(await says(page), before, 'what is said after coming back');
}

/* Icons without a word, a label or an explanation near by, and things that say nothing. */
const nameless = (page) =>
  page.evaluate(() => {
    const NEAR = 4;
    const reads = (icon) => {
      for (let at = icon, i = 0; at && i <= NEAR; at = at.parentElement, i++) if (/\p{L}{2}/u.test(at.textContent)) return true;
      return false;
    };
    const isNamed = (icon) => icon.closest('[data-about]:not([data-about=""]), [data-thing], [aria-label]:not(main, section, nav)') || reads(icon);
    const says = (thing) => thing.dataset.about || thing.matches('[aria-label]') || /\p{L}/u.test(thing.textContent) || thing.querySelector('[aria-label], [data-about]');
    const icons = [...document.querySelectorAll('main.table :is(svg.icon, .icon-lines)')].filter((icon) => !isNamed(icon)).map((icon) => icon.parentElement.outerHTML.slice(0, 160));
    const things = [...document.querySelectorAll('main.table [data-thing]')].filter((thing) => !says(thing)).map((thing) => thing.dataset.thing);
    return [...icons, ...things];
  });

const beyond = (page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

export function lessons() {
  for (const game of GAMES)
    for (const name of namesOf(game))
      test(`lesson ${game} ${name}: every step in four languages, every wrong answer, left and resumed`, {}, async (page) => {
        await goThrough(page, game, name, async (step, at, all) => {
          equal(await absent(page, step), [], `what step ${at + 1} points at and nobody can see`);
          await sayInAllLanguages(page);
          await tryWrongOnes(page, step, at);
          if (at === Math.floor(all / 2)) await leaveAndResume(page);
        });
        await sayInAllLanguages(page);
        await page.goto(`${address}#/learn/${game}`);
        await page.locator('.lesson-row').first().waitFor();
        equal(await page.locator('.lesson-row.done').count(), 1, 'lessons that are marked as done');
      });

  for (const game of GAMES)
    test(`the first lesson of ${game} on a phone`, PHONE, async (page) => {
      await goThrough(page, game, namesOf(game)[0], async () => {
        equal(await beyond(page), 0, 'pixels beyond the screen');
        const { top, bottom } = await page.locator('.lesson').evaluate((panel) => panel.getBoundingClientRect());
        holds(top >= 0 && bottom <= PHONE.viewport.height, `what is said is in sight: ${top} to ${bottom}`);
      });
    });

  test('a lesson by the keyboard alone', {}, async (page) => {
    const [name] = namesOf('plunder');
    const steps = stepsOf(fileOf('plunder', name));
    await page.goto(`${address}#/learn/plunder/${name}`);
    for (let strokes = 0; strokes < 4 * steps.length && (await page.locator('.lesson-over').count()) === 0; strokes++) {
      await waits(page);
      const { step, action } = await state(page);
      const [move] = action === 'do' ? rightOf(steps[step]) : [];
      if (move) {
        await page.keyboard.type(move);
        await page.locator(`.moves .offer[data-move="${move}"]`).first().waitFor();
      } else await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await until(`what comes after step ${step}`, async () => hasGoneOn(await state(page), { step, action }), PATIENCE);
    }
    await page.locator('.lesson-over').waitFor();
  });

  for (const game of GAMES)
    test(`everything on the table of ${game} has a name, and the legend lists it`, {}, async (page) => {
      await begin(page, game);
      equal(await nameless(page), [], 'icons and things that nothing says the meaning of');
      await putAway(page);
      await page.keyboard.press('*');
      const legend = page.getByRole('dialog', { name: 'Legend' });
      await legend.waitFor();
      const titles = (await legend.locator('.inspect-title').allInnerTexts()).map(plain);
      holds(titles.length > 12, `the legend has something to tell, not ${titles.length} entries`);
      equal(titles.filter((title, i) => !/\p{L}/u.test(title) || titles.indexOf(title) !== i), [], 'entries without a name, or told twice');
      equal(await serious(page), [], 'accessibility of the legend');
      await page.keyboard.press('Escape');
      await legend.waitFor({ state: 'detached' });
    });

  test('rules, guide and lessons work without a network, in the language of the reader', { locale: 'de' }, async (page, context) => {
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until('all is kept', () => page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
      return ['plunder.de', '-learn'].every((part) => kept.flat().some((url) => url.includes(part)));
    }), 30000);
    await context.setOffline(true);
    await page.goto(`${address}#/learn/plunder/01-the-goal`);
    await waits(page);
    holds(/Karibik/.test((await says(page)).join()), 'the lesson speaks German');
    await page.goto(`${address}#/guide/plunder`);
    await page.getByRole('heading', { name: 'Plunder: so wird gespielt' }).waitFor();
    await page.locator('.position .thing').first().waitFor();
    await page.goto(`${address}#/rules/plunder`);
    await page.getByText('Erster Kapitän').first().waitFor();
    await context.setOffline(false);
  });

  test('learning is accessible, and one press from the first page', {}, async (page) => {
    await page.goto(address);
    await page.locator('.cover a[href*="learn"]').first().click();
    await page.locator('.lesson').waitFor();
    await waits(page);
    equal(await serious(page), [], 'accessibility of a lesson');
    for (const way of ['#/learn', `#/learn/${GAMES[0]}`, ...GAMES.map((game) => `#/guide/${game}`)]) {
      await page.goto(`${address}${way}`);
      await page.locator('h1').waitFor();
      await until('all of it is there', async () => (await page.locator('.skeleton').count()) === 0);
      equal(await serious(page), [], `accessibility of ${way}`);
    }
  });
}
