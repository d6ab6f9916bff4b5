// Native and wasm give the same bytes: golden games end in the noted hash, and random games answer every request alike.
// Usage: node sameness.mjs ROADSTEAD.wasm ROADSTEAD GOLDEN_FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Both, check } from './both.mjs';

const [wasmPath, nativePath, goldenFolder] = process.argv.slice(2);
const both = await Both.open(wasmPath, nativePath);

// ---- Golden games ----

for (const name of readdirSync(goldenFolder).filter((name) => name.endsWith('.game'))) {
  const text = readFileSync(join(goldenFolder, name), 'utf8');
  const { error } = JSON.parse(both.inWasm(JSON.stringify({ cmd: 'restore', file: text })));
  const { hash } = error ? {} : JSON.parse(both.inWasm('{"cmd":"state"}'));
  check(!error && text.trim().endsWith(`hash ${hash}`), `golden ${name} in wasm ${error?.message ?? ''}`);
}

// ---- Random games, request by request ----

for (const game of (await both.ask({ cmd: 'games' })).reply.games) {
  for (let players = game.least_players; players <= game.most_players; players++) {
    let { same, reply } = await both.ask({ cmd: 'new', game: game.id, players, seed: `same-${players}` });
    let requests = 1;
    while (same && !reply.over && requests < 1500) {
      const seat = reply.next;
      const thinker = ['greedy', 'captain', 'search'][requests % 7]; // most moves are random, for speed
      const bot = { cmd: 'bot', seat, bot: thinker ?? 'random', iterations: 30, explain: true, play: true };
      for (const request of [{ cmd: 'moves', seat }, { cmd: 'view', seat: (seat + 1) % players }, bot]) {
        const answer = await both.ask(request);
        same &&= answer.same;
        reply = answer.reply;
        requests++;
      }
    }
    same &&= (await both.ask({ cmd: 'state' })).same && (await both.ask({ cmd: 'save' })).same && (await both.ask({ cmd: 'schema', game: game.id })).same;
    check(same, `${game.id} with ${players}: ${requests} requests answered alike`);
  }
}

both.end();
