// How fast the page's modules are beside the program: node tools/wasm_speed.mjs [FOLDER OF MODULES] [PROGRAM] [GAME...]
// The same looks of the same bot in the same positions, in turn; the least of several times counts, so that other work hardly matters.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';

const [folder = 'build/wasm', program = 'build/roadstead', ...wanted] = process.argv.slice(2);
const GAMES = wanted.length ? wanted : ['plunder', 'ahoy', 'marauders', 'reckoning', 'compagnie'];
const POSITIONS = 6;
const APART = 9; // moves from one position to the next
const TIMES = 5;
const LOOKS = 150;

async function inWasm(game) {
  const code = readFileSync(`${folder}/roadstead-${game}.wasm`);
  const page = { now: () => BigInt(Math.trunc(performance.now() * 1000)) };
  const { instance } = await WebAssembly.instantiate(code, { page });
  const { memory, roadstead_request, roadstead_call, roadstead_reply, _initialize } = instance.exports;
  _initialize?.();
  const ask = async (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    new Uint8Array(memory.buffer, roadstead_request(), bytes.length).set(bytes);
    const length = roadstead_call(bytes.length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, roadstead_reply(), length));
  };
  return { ask, bytes: brotliCompressSync(code).length };
}

function natively() {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    engine.stdin.write(`${JSON.stringify(request)}\n`);
    return (await lines.next()).value;
  };
  return { ask, end: () => engine.stdin.end() };
}

const think = (seat) => ({ cmd: 'bot', seat, bot: 'search', iterations: LOOKS, explain: true });

async function least(ask, request) {
  let best = Infinity;
  let reply;
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now();
    reply = await ask(request);
    best = Math.min(best, performance.now() - began);
  }
  return [best, reply];
}

async function compare(game) {
  const native = natively();
  const wasm = await inWasm(game);
  const both = async (request) => (await wasm.ask(request), JSON.parse(await native.ask(request)));
  let now = await both({ cmd: 'new', game, players: 3, seed: 'speed' });
  const sum = [0, 0];
  for (let position = 0; position < POSITIONS && !now.over; position++) {
    for (let i = 0; i < APART && !now.over; i++) now = await both({ cmd: 'bot', seat: now.next, bot: 'greedy', iterations: 40, play: true });
    if (now.over) break;
    const [there, said] = await least(native.ask, think(now.next));
    const [here, answered] = await least(wasm.ask, think(now.next));
    if (said !== answered) throw new Error(`${game}: they think differently`);
    sum[0] += there;
    sum[1] += here;
  }
  native.end();
  return { game, native: sum[0], wasm: sum[1], speed: sum[0] / sum[1], brotli: wasm.bytes };
}

console.log('| game | native, ms | wasm, ms | speed of wasm | KB, brotli |\n| --- | ---: | ---: | ---: | ---: |');
for (const game of GAMES) {
  const { native, wasm, speed, brotli } = await compare(game);
  console.log(`| ${game} | ${native.toFixed(0)} | ${wasm.toFixed(0)} | ${speed.toFixed(2)} | ${(brotli / 1024).toFixed(1)} |`);
}
