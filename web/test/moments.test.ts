/* Which events make which moments: from whole games, as the module of today tells them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schema, StoryMove, View } from '../src/engine/protocol';
import { momentsOf, type Moment, type MomentTable } from '../src/model/moment';
import { Texts } from '../src/model/texts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => undefined);

const root = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = ['plunder', 'ahoy', 'marauders', 'reckoning', 'compagnie'];
const tables = import.meta.glob<{ moments: MomentTable<never> }>('../src/boards/*/moments.ts');

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

interface Told {
  name: string;
  story: StoryMove[];
  view: View;
  texts: Texts;
  table: MomentTable<never>;
  moments: Moment[];
}

let ask: Ask;
let told: Map<string, Told[]>;

async function tell(game: string, file: string): Promise<Told> {
  const schema = ask({ cmd: 'schema', game }) as Schema;
  ask({ cmd: 'restore', file: readFileSync(`${root}/tests/golden/${file}`, 'utf8') });
  const story = ask({ cmd: 'log', all: true, events: true }).log as StoryMove[];
  const { view } = ask({ cmd: 'view' }) as { view: View };
  const texts = new Texts(schema, schema.seats[view.players]!.map((seat) => `Captain ${seat}`));
  const table = (await tables[`../src/boards/${game}/moments.ts`]!()).moments;
  return { name: file, story, view, texts, table, moments: momentsOf(story, table) };
}

beforeAll(async () => {
  ask = await engine();
  const files = readdirSync(`${root}/tests/golden`);
  told = new Map();
  for (const game of GAMES) {
    const own = files.filter((file) => file.startsWith(`${game}-`) && file.endsWith('.game'));
    told.set(game, []);
    for (const file of own) told.get(game)!.push(await tell(game, file));
  }
}, 60000);

const all = (game: string) => told.get(game)!;
const scenes = (game: string) => new Set(all(game).flatMap(({ moments }) => moments.map(({ episode }) => episode.scene)));

describe('moments of whole games', () => {
  it('has every kind of event that a table names', () => {
    for (const game of GAMES)
      for (const { episodes } of all(game).map(({ table }) => table).slice(0, 1)) {
        const kinds = new Set(all(game)[0]!.texts.schema.events.map(({ kind }) => kind));
        const named = episodes.flatMap(({ begins, ends, counts = {} }) => [...Object.keys(begins), ...Object.keys(ends), ...Object.keys(counts)]);
        expect(named.filter((kind) => !kinds.has(kind)), game).toEqual([]);
      }
  });

  it('shows fights in all games, and what else there is', () => {
    for (const game of GAMES) expect(scenes(game), game).toContain('battle');
    expect([...scenes('plunder')]).toEqual(expect.arrayContaining(['storm', 'kraken', 'loss', 'card', 'war']));
    expect([...scenes('ahoy')]).toEqual(expect.arrayContaining(['delivery', 'card', 'island']));
    expect([...scenes('marauders')]).toEqual(expect.arrayContaining(['storm', 'glory', 'war']));
    expect([...scenes('reckoning')]).toEqual(expect.arrayContaining(['island', 'glory', 'loss']));
    expect([...scenes('compagnie')]).toEqual(expect.arrayContaining(['storm', 'delivery', 'card', 'loss']));
  });

  it('tells an outcome once', () => {
    for (const game of GAMES)
      for (const { name, moments } of all(game)) {
        const ends = moments.map(({ told }) => told);
        expect(new Set(ends).size, name).toBe(ends.length);
      }
  });

  it('has few of them: less than three in a turn', () => {
    for (const game of GAMES)
      for (const { name, moments, story } of all(game)) {
        const turns = story.flatMap(({ events }) => events).filter(({ kind }) => kind === 'turn').length;
        expect(moments.length / turns, name).toBeLessThan(3);
      }
  });

  it('names everybody in them, and the numbers that decided', async () => {
    const { castOf } = await import('../src/ui/moment/cast');
    for (const game of GAMES)
      for (const { name, moments, table, texts, view } of all(game))
        for (const moment of moments) {
          const { sides, rows } = castOf(moment, { table, texts, view });
          const where = `${name} ${texts.event(moment.told)}`;
          for (const side of sides) if (!['kraken', 'chest', 'star', 'galleon', 'island'].includes(side.sight)) expect(side.name, where).not.toBe('');
          for (const row of rows) expect(row.values.some((value) => value !== undefined), where).toBe(true);
        }
  });
});

describe('a fight', () => {
  const find = (game: string, kind: string) => all(game).flatMap((one) => one.moments.filter(({ told }) => told.kind === kind).map((moment) => ({ ...one, moment })));

  it('of several moves is one moment with its last numbers', async () => {
    const { castOf } = await import('../src/ui/moment/cast');
    const found = find('plunder', 'won').find(({ moment }) => moment.events.filter(({ kind }) => kind === 'compare').length > 1)!;
    const { rows, beaten } = castOf(found.moment, found);
    expect(rows.length).toBeGreaterThan(1);
    expect(beaten).toEqual([false, true]);
  });

  it('names the ship that was hunted', async () => {
    const { castOf } = await import('../src/ui/moment/cast');
    const { moment, ...setting } = find('plunder', 'ship-lost').find(({ moment }) => moment.first.kind === 'attacks' && moment.first.args?.[0] === 'ship')!;
    const card = moment.lead.flatMap(({ args = [] }) => args).at(-1) as string;
    expect(castOf(moment, setting).sides[1]!.name).toBe(setting.texts.label('card', card));
  });

  it('of ahoy has its dice', async () => {
    const { castOf } = await import('../src/ui/moment/cast');
    const { moment, ...setting } = find('ahoy', 'wins')[0]!;
    const rolled = moment.events.find(({ kind }) => kind === 'rolls')!.args!;
    expect(castOf(moment, setting).rows.find(({ dice }) => dice)!.values).toEqual([rolled[1], rolled[3]]);
  });

  it('of a scored round has every region that paid', async () => {
    const { castOf } = await import('../src/ui/moment/cast');
    const found = find('ahoy', 'round');
    expect(found.length).toBeGreaterThan(0);
    for (const { moment, ...setting } of found) {
      const paid = moment.events.filter(({ kind }) => kind === 'control').map(({ args }) => args![2]);
      const { sides, rows } = castOf(moment, setting);
      expect(rows.slice(0, paid.length).map(({ values }) => values[0] ?? values[1])).toEqual(paid);
      expect(new Set(sides.map(({ seat }) => seat)).size).toBe(2);
    }
  });

  it('takes the loss of the ship with it, and the Kraken does', () => {
    for (const { story, moments } of all('plunder')) {
      const lost = story.flatMap(({ events }) => events).filter(({ kind }) => kind === 'ship-lost');
      expect(lost.every((event) => moments.some(({ events }) => events.includes(event)))).toBe(true);
      const alone = moments.filter(({ first }) => first.kind === 'ship-lost').map(({ lead }) => lead.at(-1)!.kind);
      expect(alone).not.toContain('compare');
      expect(alone).not.toContain('kraken');
    }
  });
});

describe('the stage', () => {
  const setUp = async (reader: number | null) => {
    const { MomentStage } = await import('../src/ui/moment/stage');
    const one = all('plunder').find(({ moments }) => moments.some(({ episode }) => episode.scene === 'battle'))!;
    const { isAbout } = await import('../src/ui/moment/cast');
    const stage = new MomentStage(() => one, () => reader);
    return { ...one, stage, ofOthers: () => stage.queue.value.filter((moment) => !isAbout(moment, 0, one)) };
  };

  it('shows what the reader is in before it shows what others do, and little of that', async () => {
    const { stage, story, moments, ofOthers } = await setUp(0);
    stage.tell(story, 0);
    expect(ofOthers().length).toBeLessThanOrEqual(3);
    expect(stage.queue.value.length).toBeGreaterThan(0);
    expect(stage.momentWith(moments[0]!.events[0]!)?.told).toBe(moments[0]!.told);
    stage.clear();
  });

  it('shows nothing of others at the quickest pace', async () => {
    const { pace } = await import('../src/model/settings');
    const { stage, story, ofOthers } = await setUp(0);
    pace.value = 0;
    stage.tell(story, 0);
    pace.value = 1;
    expect(stage.queue.value.length).toBeGreaterThan(0);
    expect(ofOthers().length).toBe(0);
    stage.clear();
  });

  it('is left one by one, or at once, and nobody waits for it then', async () => {
    const { stage, story } = await setUp(null);
    stage.tell(story, 0);
    const many = stage.queue.value.length;
    const seen = stage.seen();
    expect(many).toBeGreaterThan(1);
    expect(stage.dismiss()).toBe(true);
    expect(stage.shown.value).toBe(1);
    expect(stage.clear()).toBe(true);
    await seen;
    expect(stage.dismiss()).toBe(false);
  });
});
