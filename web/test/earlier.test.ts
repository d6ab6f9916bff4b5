/* What browsers kept in earlier days opens with the module of today, and the reader is told where the rules have changed since. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewRules } from '../src/engine/protocol';
import type { Kept } from '../src/model/storage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = readdirSync(`${root}/tests/fixtures`).filter((name) => existsSync(`${root}/tests/fixtures/${name}/browser.json`));
const store = new Map<string, string>();
for (const folder of folders) for (const [key, value] of Object.entries(JSON.parse(readFileSync(`${root}/tests/fixtures/${folder}/browser.json`, 'utf8')))) store.set(key, value as string);

/* localStorage as browsers have it: its keys are its own. */
const local = Object.assign(Object.fromEntries(store), {}) as Record<string, string>;
Object.defineProperties(local, {
  getItem: { value: (key: string) => local[key] ?? null },
  setItem: { value: (key: string, value: string) => (local[key] = value) },
  removeItem: { value: (key: string) => delete local[key] },
});

type Ask = (request: object) => any;

async function engine(): Promise<Ask> {
  const { instance } = await WebAssembly.instantiate(readFileSync(`${root}/build/wasm/roadstead.wasm`), {});
  const { memory, roadstead_request, roadstead_call, roadstead_reply, _initialize } = instance.exports as any;
  _initialize?.();
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    new Uint8Array(memory.buffer, roadstead_request(), bytes.length).set(bytes);
    const length = roadstead_call(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, roadstead_reply(), length)));
  };
}

let ask: Ask;
beforeAll(async () => {
  vi.stubGlobal('localStorage', local);
  ask = await engine();
});

describe('games of earlier days', () => {
  it('are on the shelf', async () => {
    const { shelf } = await import('../src/model/storage');
    expect(shelf.value).toHaveLength(store.size);
    expect(new Set(shelf.value.map(({ game }) => game)).size).toBeGreaterThanOrEqual(5);
  });

  it.each([...store.values()].map((text) => JSON.parse(text) as Kept).map((kept) => [kept.id, kept] as const))('open: %s', (_, kept) => {
    const opened = ask({ cmd: 'restore', file: kept.file });
    expect(opened.error).toBeUndefined();
    const cut = opened.rules?.how === 'shortened'; /* it has no record, and newer rules forbid one of its moves */
    if (!cut) expect(opened.over).toBe(kept.over);
    if (!opened.rules) expect(opened.moves).toBe(kept.moves);
    const { file } = ask({ cmd: 'save', record: true });
    expect(ask({ cmd: 'restore', file }).error).toBeUndefined();
    expect(ask({ cmd: 'save', record: true }).file).toBe(file);
    const middle = ask({ cmd: 'restore', file: kept.file, moves: opened.moves >> 1 });
    expect(middle.moves).toBe(opened.moves >> 1);
    expect(ask({ cmd: 'log', all: true, events: true }).log).toHaveLength(middle.moves + 1);
  });

  /* The record of a game as an older program would have kept it: other silver than today's rules lead to. */
  it('go on from the position that they had, and say so', () => {
    const kept = [...store.values()].map((text) => JSON.parse(text) as Kept).find(({ game, over }) => game === 'plunder' && !over)!;
    ask({ cmd: 'restore', file: kept.file });
    const file = ask({ cmd: 'save', record: true }).file as string;
    const before = ask({ cmd: 'log', all: true }).log;
    const older = file.replace(/^rules 3$/m, 'rules 1').replaceAll('"rules":3', '"rules":1').replace(/(\nlast .*?"silver":)\d+/, (_, head: string) => `${head}37`);
    const opened = ask({ cmd: 'restore', file: older });
    expect(opened.rules).toMatchObject({ from: 1, how: 'converted' });
    expect(opened.rules.clauses.length).toBeGreaterThan(0);
    expect(ask({ cmd: 'state' }).state.captain[0].silver).toBe(37);
    expect(ask({ cmd: 'log', all: true }).log).toEqual(before);
    ask({ cmd: 'restore', file: older, moves: 3 });
    expect(ask({ cmd: 'log', all: true, events: true }).log).toHaveLength(4);
  });
});

describe('what a reader is told', () => {
  const news = (how: NewRules['how'], move: number | null = null): NewRules => ({ from: 1, to: 2, how, move, filled: 0, clauses: [], changes: [] });

  it('is one sentence, another one for each case', async () => {
    const { sentence } = await import('../src/ui/newrules');
    const told = [sentence(news('replayed'), false), sentence(news('converted'), false), sentence(news('converted'), true), sentence(news('shortened', 7), false)];
    expect(new Set(told).size).toBe(4);
    expect(told[3]).toContain('move 7');
  });
});
