import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../src/online/protocol';
import { RemoteTable } from '../src/online/table';
import { Wire, type Socket } from '../src/online/wire';

/* A socket whose other end is the test. */
class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, any>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let wire: Wire;
const line = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  wire = new Wire(() => (lines.push(new Line()), line()));
});
afterEach(() => void vi.useRealTimers());

describe('commands', () => {
  it('wait for the line and get their answers', async () => {
    const answer = wire.ask('t', 'play', { move: 'sail' });
    expect(line().sent).toEqual([]);
    line().onopen!();
    const [request] = line().sent;
    expect(request).toMatchObject({ cmd: 'play', table: 't', move: 'sail' });
    line().hear({ re: request!.id, ok: true, seq: 4 });
    expect(await answer).toMatchObject({ seq: 4 });
  });
  it('are refused in words', async () => {
    const answer = wire.ask('t', 'undo', {});
    line().onopen!();
    line().hear({ re: line().sent[0]!.id, error: { code: 'no-undo', message: 'No.' } });
    await expect(answer).rejects.toMatchObject({ code: 'no-undo', message: 'No.' });
  });
  it('are sent again under the same id, in their order, if they were not answered', async () => {
    const answers = [wire.ask('t', 'play', { move: 'a' }), wire.ask('t', 'play', { move: 'b' }), wire.ask('t', 'play', { move: 'c' })];
    line().onopen!();
    const before = line().sent;
    line().hear({ re: before[0]!.id, ok: true, seq: 1 });
    line().onclose!();
    expect(wire.state.value).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    line().onopen!();
    expect(line().sent).toEqual(before.slice(1));
    for (const [i, { id }] of before.entries()) line().hear({ re: id, ok: true, seq: i + 1 });
    expect((await Promise.all(answers)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
  it('have ids that are never used twice', () => {
    for (let i = 0; i < 50; i++) void wire.ask('t', 'chat', { text: 'x' });
    line().onopen!();
    expect(new Set(line().sent.map(({ id }) => id)).size).toBe(50);
  });
});

describe('a lost line', () => {
  it('is tried again with growing pauses', () => {
    wire.connect();
    const times: number[] = [];
    for (let i = 0; i < 9; i++) {
      line().onclose!();
      const known = lines.length;
      let waited = 0;
      while (lines.length === known) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      times.push(waited);
    }
    expect(times[0]).toBeLessThan(1000);
    expect(times[8]).toBeGreaterThan(20000);
    expect(times[8]).toBeLessThan(40000);
    for (let i = 2; i < 6; i++) expect(times[i]!).toBeGreaterThan(times[i - 2]!);
  });
  it('is noticed when nobody answers a ping', () => {
    wire.connect();
    line().onopen!();
    vi.advanceTimersByTime(26000);
    expect(line().sent.at(-1)).toMatchObject({ cmd: 'ping' });
    line().hear({ re: line().sent.at(-1)!.id, ok: true });
    vi.advanceTimersByTime(20000);
    expect(wire.state.value).toBe('open');
    vi.advanceTimersByTime(20000);
    expect(lines[0]!.closed).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });
  it('says nothing after it was given up', () => {
    wire.connect();
    const [old] = lines;
    old!.onopen!();
    wire.restart();
    old!.onclose!();
    expect(wire.state.value).toBe('connecting');
    expect(lines).toHaveLength(2);
    void wire.ask('t', 'undo', {});
    expect([...old!.sent, ...line().sent]).toEqual([]);
    line().onopen!();
    expect(line().sent).toMatchObject([{ cmd: 'undo' }]);
  });
});

const message = (from: number, to: number, more: Partial<Message> = {}): Message => ({ table: 't', from, to, entries: [], ...more });

describe('a followed table', () => {
  const follow = () => {
    const table = new RemoteTable('t');
    wire.follow('t', { since: () => table.to, hear: (told) => table.take(told) });
    return table;
  };
  it('is watched from where it was', () => {
    follow();
    line().onopen!();
    expect(line().sent.at(-1)).toMatchObject({ cmd: 'watch', table: 't', since: 0 });
    line().hear(message(0, 7));
    line().onclose!();
    vi.advanceTimersByTime(1000);
    line().onopen!();
    expect(line().sent.at(-1)).toMatchObject({ cmd: 'watch', since: 7 });
  });
  it('is watched again when something was lost', () => {
    follow();
    line().onopen!();
    line().hear(message(0, 3));
    line().hear(message(4, 5));
    expect(line().sent.at(-1)).toMatchObject({ cmd: 'watch', since: 3 });
    expect(line().sent).toHaveLength(2);
  });
  it('is no longer watched when it is left', () => {
    const stop = wire.follow('t', { since: () => 0, hear: () => true });
    line().onopen!();
    stop();
    expect(line().sent.at(-1)).toMatchObject({ cmd: 'unwatch', table: 't' });
  });
});

describe('what is told of a table', () => {
  const move = (seq: number, number: number, seat = 0) => ({ seq, at: 0, kind: 'move' as const, seat, move: number, events: [] });
  const view = { plays: 0 } as unknown as Message['view'];
  const position = { seat: 0, next: 0, over: false, undo: 1 };
  it('is a story that can be taken back', () => {
    const table = new RemoteTable('t');
    table.take(message(0, 3, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null, events: [] }, move(2, 0), move(3, 1, 1)], view, ...position }));
    expect(table.moves).toBe(2);
    expect(table.mover).toBe(1);
    expect(table.told(-1)).toMatchObject({ moves: 2, from: -1 });
    table.take(message(3, 4, { entries: [{ seq: 4, at: 0, kind: 'takeback', seat: null, move: 1 }], ...position }));
    table.take(message(4, 5, { entries: [move(5, 1)], ...position }));
    expect(table.mover).toBe(0);
    expect(table.told(2)).toMatchObject({ moves: 2, from: 1, log: [{ move: 1 }] });
    expect(table.told(2)).toMatchObject({ moves: 2, from: 2, log: [] });
  });
  it('is not told twice when messages overlap', () => {
    const table = new RemoteTable('t');
    table.take(message(0, 2, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }, move(2, 0)], view, ...position }));
    table.take(message(0, 3, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }, move(2, 0), move(3, 1)], view, ...position }));
    expect(table.moves).toBe(2);
    expect(table.take(message(1, 2, { entries: [move(2, 0)], view, ...position }))).toBe(true);
    expect(table.to).toBe(3);
  });
  it('has the scores of the last position', () => {
    const table = new RemoteTable('t');
    table.take(message(0, 1, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }], view, ...position, scores: [5, 5] }));
    table.take(message(1, 2, { entries: [move(2, 0)], ...position, scores: [7, 5] }));
    expect(table.scores).toEqual([7, 5]);
  });
  it('does not disturb a player by talk', () => {
    const table = new RemoteTable('t');
    table.take(message(0, 1, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }], view, ...position }));
    const { value } = table.version;
    table.take(message(1, 2, { entries: [{ seq: 2, at: 0, kind: 'chat', seat: 1, text: 'hm' }], change: {}, ...position }));
    expect(table.version.value).toBe(value);
    table.take(message(2, 3, { entries: [move(3, 0)], ...position }));
    expect(table.version.value).toBe(value + 1);
  });
  it('comes in pages, and is shown with the last one', () => {
    const table = new RemoteTable('t');
    const { value } = table.version;
    const told = vi.fn();
    table.entries.subscribe(told);
    expect(table.take(message(0, 2, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }, move(2, 0)] }))).toBe(true);
    expect(table.take(message(2, 4, { entries: [move(3, 1), { seq: 4, at: 0, kind: 'takeback', seat: null, move: 1 }] }))).toBe(true);
    expect(table.to).toBe(4); /* after a lost line, from here on */
    expect(table.version.value).toBe(value);
    expect(table.moves).toBe(0);
    expect(told).toHaveBeenCalledTimes(1);
    table.take(message(4, 5, { entries: [move(5, 1, 1)], info: { table: 't' } as Message['info'], view, ...position }));
    expect(table.version.value).toBe(value + 1);
    expect(table.moves).toBe(2);
    expect(table.mover).toBe(1);
    expect(table.told(-1).log.map(({ move: number }) => number)).toEqual([-1, 0, 1]);
    expect(table.entries.value.map(({ seq }) => seq)).toEqual([1, 4]);
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('goes on from a page when the line was lost', () => {
    const table = new RemoteTable('t');
    table.take(message(0, 1, { entries: [{ seq: 1, at: 0, kind: 'start', seat: null }] }));
    expect(table.take(message(2, 3, { entries: [move(3, 1)] }))).toBe(false);
    table.take(message(1, 3, { entries: [move(2, 0), move(3, 1)], view, ...position }));
    expect(table.moves).toBe(2);
    expect(table.entries.value).toHaveLength(1);
  });
  it('cannot be a change of what is not known', () => {
    expect(new RemoteTable('t').take(message(0, 1, { change: {}, ...position }))).toBe(false);
  });
});
