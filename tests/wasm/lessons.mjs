// Every lesson of every game comes to its end by the same requests natively and in wasm, which are answered with the same bytes: what is right, what
// is answered as wrong, and leaving and going on at every step.
// Usage: node lessons.mjs ROADSTEAD.wasm ROADSTEAD LESSONS_FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Both, check, open } from './both.mjs';

const [wasmPath, nativePath, folder] = process.argv.slice(2);
const MOST = 6000; // requests of one lesson
const both = await Both.open(wasmPath, nativePath);

/* What is wrong with a lesson ends it. */
class Fault extends Error {}

function must(fine, what) {
  if (!fine) throw new Fault(what);
}

class Learner {
  requests = 0;

  constructor(text) {
    this.text = text;
    /* Moves that some step answers as wrong; which ones are right where is known from `wanted`. */
    this.wrong = [...text.matchAll(/^else ([^"*]*?) +"/gm)].map(([, move]) => move);
  }

  /* The reply, which must be the same on both sides; `code`: the error that it must be. */
  async ask(request, code) {
    const { same, reply } = await both.ask(request);
    must(same, `${JSON.stringify(request).slice(0, 200)} is answered otherwise in wasm`);
    must(reply.error?.code === code, `${JSON.stringify(request).slice(0, 200)}: ${JSON.stringify(reply.error)}`);
    must(++this.requests < MOST, 'it does not come to its end');
    if (reply.lesson) this.at = reply.lesson;
    return reply;
  }

  answer(move) {
    return this.ask({ cmd: 'answer', seat: this.at.seat, move });
  }

  /* What is not right changes nothing, and is answered alike. */
  async tryWrongOnes() {
    const { moves } = await this.ask({ cmd: 'moves', seat: this.at.seat });
    const legal = moves.map(({ text }) => text).filter((text) => !this.at.wanted.includes(text));
    for (const move of new Set([...this.wrong, ...legal.slice(0, 3), 'dance'])) {
      if (this.at.wanted.includes(move)) continue;
      const before = this.at;
      const { verdict } = await this.answer(move);
      must(verdict === (legal.includes(move) ? 'another' : 'refused'), `${move} is ${verdict} in step ${before.step + 1}`);
      must(JSON.stringify(this.at) === JSON.stringify(before), `${move} changed the lesson in step ${before.step + 1}`);
    }
    await this.ask({ cmd: this.at.action === 'read' ? 'others' : 'read' }, 'not-asked');
  }

  /* All is as it was, but that tips are not told twice. */
  async leaveAndGoOn() {
    const before = { ...this.at, tips: [] };
    const { hash } = await this.ask({ cmd: 'state' });
    const { file: game } = await this.ask({ cmd: 'save' });
    await this.ask({ cmd: 'lesson', file: this.text, game, bookmark: before.bookmark });
    must(JSON.stringify(this.at) === JSON.stringify(before), `left in step ${before.step + 1} it goes on otherwise: ${JSON.stringify(before)} ${JSON.stringify(this.at)}`);
    must((await this.ask({ cmd: 'state' })).hash === hash, `left in step ${before.step + 1} its game is another`);
  }

  /* What is right first; where one plays freely, what a bot would do of that. */
  async chooseRight() {
    const { wanted, action, seat, step } = this.at;
    must(wanted.length > 0, `nothing is right in step ${step + 1}`);
    if (action === 'do') return wanted[0];
    const { move } = await this.ask({ cmd: 'bot', seat, bot: 'greedy', iterations: 1 });
    return wanted.includes(move) ? move : wanted[this.requests % wanted.length];
  }

  async learn() {
    let looked = -1;
    await this.ask({ cmd: 'lesson', file: this.text });
    while (this.at.action !== 'over') {
      const { step, waits, action } = this.at;
      if (looked !== step || waits !== this.waited) await this.leaveAndGoOn();
      this.waited = waits;
      if (waits) {
        await this.ask({ cmd: 'others' });
        continue;
      }
      if (looked !== step) await this.tryWrongOnes();
      looked = step;
      if (action === 'read') await this.ask({ cmd: 'read' });
      else must((await this.answer(await this.chooseRight())).verdict === 'right', `what is wanted is not right in step ${step + 1}`);
    }
    await this.ask({ cmd: 'log', all: true });
    await this.ask({ cmd: 'others' }, 'not-asked');
  }
}

// ---- All lessons, request by request ----

const paths = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.lesson')).sort();
check(paths.length > 40, `there are lessons: ${paths.length}`);
for (const path of paths) {
  const learner = new Learner(readFileSync(join(folder, path), 'utf8'));
  const problem = await learner.learn().then(() => '', (fault) => (fault instanceof Fault ? fault.message : Promise.reject(fault)));
  check(!problem, `${path}: ${problem || `${learner.requests} requests answered alike, to its end`}`);
}

// ---- The modules that the page loads: one to play a game, one to learn it ----

const lent = { page: { now: () => 0n } };
for (const game of readdirSync(folder)) {
  const file = readFileSync(join(folder, paths.find((path) => path.startsWith(`${game}/01`))), 'utf8');
  const request = JSON.stringify({ cmd: 'lesson', file });
  const [learning, playing] = await Promise.all(['-learn', ''].map((purpose) => open(join(dirname(wasmPath), `roadstead-${game}${purpose}.wasm`), lent)));
  check(learning.answer(request) === both.inWasm(request), `the module to learn ${game} teaches it`);
  check(JSON.parse(playing.answer(request)).error?.code === 'unknown-command', `the module to play ${game} teaches nothing`);
}

both.end();
