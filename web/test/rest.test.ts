import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blocks } from '../src/model/markdown';

const shelf = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value), removeItem: (key: string) => shelf.delete(key) });
});

describe('rules', () => {
  it('are read into headings, clauses and tables', () => {
    const found = blocks('# Title\n\nSome text\nof two lines.\n\n- **XX-1.2** A rule.\n- plain\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(found).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'text', text: 'Some text of two lines.' },
      { kind: 'item', clause: 'XX-1.2', mark: '•', text: 'A rule.' },
      { kind: 'item', clause: null, mark: '•', text: 'plain' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });
});

describe('game files', () => {
  it('carry the seats as a remark and lose it again', async () => {
    const { fromFile, toFile } = await import('../src/model/storage');
    const seats = [{ name: 'Anna', bot: null }, { name: '', bot: 'random' }];
    const text = toFile({ seats, file: 'roadstead game 1\n' });
    expect(text.startsWith('# seats ')).toBe(true);
    expect(fromFile(text)).toEqual({ file: 'roadstead game 1\n', seats });
    expect(fromFile('roadstead game 1\n')).toEqual({ file: 'roadstead game 1\n', seats: null });
  });
});
