import { describe, expect, it } from 'vitest';
import type { Field, Schema, View, Word } from '../src/engine/protocol';
import { Texts } from '../src/model/texts';
import { atlas, isTall } from '../src/ui/generic/places';
import { itemsOf, layOut } from '../src/ui/generic/position';
import { faceOf } from '../src/ui/generic/faces';

const schemaOf = (words: Record<string, Word[]>, fields: Field[] = []): Schema => ({ game: 'x', rules: 1, captains: 'captain', seats: {}, options: [], fields, decisions: [], verbs: [], events: [], words });
const word = (name: string, facts?: Word['facts'], text?: string): Word => ({ word: name, label: name.toUpperCase(), ...(facts && { facts }), ...(text && { text }) });

const captain = [word('red'), word('blue')];
const grid = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, i, all) => word(name, { row: 1 + (i >> 1), column: 1 + (i % 2), beside: [all[i ^ 1]!, 'dock'] }));
const harbour = word('dock', { beside: ['a', 'b'] });

describe('the chart of any game', () => {
  it('takes rows and columns, and puts a place without them outside', () => {
    const map = atlas(schemaOf({ captain, space: [...grid, harbour] }))!;
    expect(map.kind).toBe('space');
    expect(map.at.get('d')).toEqual({ x: 2, y: 2 });
    expect(map.at.get('dock')!.y).toBeLessThan(1);
    expect(map.square).toBe(true);
    expect(isTall(map)).toBe(true);
  });

  it('finds places by their neighbours alone', () => {
    const row = ['p', 'q', 'r', 's', 't', 'u'];
    const zones = row.map((name, i) => word(name, { borders: { ...(i > 0 && { w: row[i - 1]! }), ...(i < 5 && { e: row[i + 1]! }) } }));
    const map = atlas(schemaOf({ captain, zone: zones }))!;
    for (let i = 1; i < row.length; i++) {
      expect(map.at.get(row[i]!)!.x - map.at.get(row[i - 1]!)!.x).toBeCloseTo(1, 1);
      expect(map.at.get(row[i]!)!.y).toBeCloseTo(map.at.get('p')!.y, 1);
    }
    expect(map.ways).toHaveLength(5);
  });

  it('is not there where words are no places', () => {
    expect(atlas(schemaOf({ captain, card: [word('a', { cost: 2 }), word('b')] }))).toBeNull();
  });

  it('shows who stands where and what lies there', () => {
    const fields: Field[] = [
      { name: 'captain', type: 'group', sight: 'all', count: 'players', fields: [{ name: 'at', type: 'word', sight: 'all', words: 'space' }] },
      { name: 'cell', type: 'group', sight: 'all', count: 6, by: 'space', fields: [{ name: 'coins', type: 'number', sight: 'all' }, { name: 'secret_sum', type: 'number', sight: 'all', inner: true }] },
    ];
    const schema = schemaOf({ captain, space: [...grid, harbour] }, fields);
    const texts = new Texts(schema, ['Anna', 'Ben']);
    const cells = grid.map((_, i) => ({ coins: i, secret_sum: 9 }));
    const view = { captain: [{ at: 'dock' }, { at: 'b' }], cell: cells } as unknown as View;
    const { spots, used } = layOut(view, texts, atlas(schema)!);
    expect(spots.get('dock')!.pieces.map(({ seat }) => seat)).toEqual([0]);
    expect(spots.get('b')!.pieces.map(({ label }) => label)).toEqual(['Ben']);
    expect(spots.get('a')!.items).toEqual([]);
    expect(spots.get('f')!.items.map(({ text }) => text)).toEqual(['5']);
    expect([...used]).toEqual(['cell']);
  });
});

describe('things of any game', () => {
  const schema = schemaOf({ captain, good: [word('sugar'), word('rum')], card: [word('brig-2', { cost: 3, x: 7, idle: 0 }, 'It sails.')], state: [{ word: 'peace', label: 'no battle' }] });
  const texts = new Texts(schema, ['Anna', 'Ben']);

  it('have a face of what is printed on them', () => {
    const face = faceOf('card', 'brig-2', texts);
    expect(face).toMatchObject({ title: 'BRIG-2', ship: 'brig', text: 'It sails.' });
    expect(face.figures!.map(({ value }) => value)).toEqual([3]);
  });

  it('are listed by what they are numbered by', () => {
    const field: Field = { name: 'hold', type: 'number', sight: 'all', count: 2, by: 'good' };
    expect(itemsOf(field, [0, 4], texts)).toEqual([{ icon: 'rum', text: '4', label: 'RUM: 4' }]);
  });

  it('are not shown where a word says that there is none', () => {
    expect(itemsOf({ name: 'battle', type: 'word', sight: 'all', words: 'state' }, 'peace', texts)).toEqual([]);
  });
});
