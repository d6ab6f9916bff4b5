// Native and wasm give the same bytes: golden games end in the noted hash, and random games answer every request alike.
// Usage: node sameness.mjs ROADSTEAD.wasm ROADSTEAD GOLDEN_FOLDER
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const [wasmPath, nativePath, goldenFolder] = process.argv.slice(2);
let passed = 0;
let failed = 0;

function check(fine, what) {
  console.log(`${fine ? 'ok' : 'FAILED'} ${what}`);
  if (fine) passed++;
  else failed++;
}

// ---- The wasm side: no imports are needed, since the library does no input or output. ----

const module = await WebAssembly.compile(readFileSync(wasmPath));
check(WebAssembly.Module.imports(module).length === 0, 'the module needs nothing from outside');
const { exports } = await WebAssembly.instantiate(module, {});
exports._initialize?.();

function inWasm(text) {
  const bytes = new TextEncoder().encode(text);
  new Uint8Array(exports.memory.buffer, exports.roadstead_request(), bytes.length).set(bytes);
  const length = exports.roadstead_call(bytes.length);
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.roadstead_reply(), length));
}

// ---- Golden games ----

for (const name of readdirSync(goldenFolder).filter((name) => name.endsWith('.game'))) {
  const text = readFileSync(join(goldenFolder, name), 'utf8');
  const { error } = JSON.parse(inWasm(JSON.stringify({ cmd: 'restore', file: text })));
  const { hash } = error ? {} : JSON.parse(inWasm('{"cmd":"state"}'));
  check(!error && text.trim().endsWith(`hash ${hash}`), `golden ${name} in wasm ${error?.message ?? ''}`);
}

// ---- Random games, request by request ----

const native = spawn(nativePath, ['engine']);
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

async function inBoth(request) {
  const text = JSON.stringify(request);
  native.stdin.write(text + '\n');
  const [here, there] = [inWasm(text), (await lines.next()).value];
  return { same: here === there, reply: JSON.parse(here) };
}

for (const game of (await inBoth({ cmd: 'games' })).reply.games) {
  for (let players = game.least_players; players <= game.most_players; players++) {
    let { same, reply } = await inBoth({ cmd: 'new', game: game.id, players, seed: `same-${players}` });
    let requests = 1;
    while (same && !reply.over && requests < 1500) {
      const seat = reply.next;
      const thinker = ['greedy', 'captain', 'search'][requests % 7]; // most moves are random, for speed
      const bot = { cmd: 'bot', seat, bot: thinker ?? 'random', iterations: 30, explain: true, play: true };
      for (const request of [{ cmd: 'moves', seat }, { cmd: 'view', seat: (seat + 1) % players }, bot]) {
        const answer = await inBoth(request);
        same &&= answer.same;
        reply = answer.reply;
        requests++;
      }
    }
    same &&= (await inBoth({ cmd: 'state' })).same && (await inBoth({ cmd: 'save' })).same && (await inBoth({ cmd: 'schema', game: game.id })).same;
    check(same, `${game.id} with ${players}: ${requests} requests answered alike`);
  }
}

native.stdin.end();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
