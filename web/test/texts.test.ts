import { describe, expect, it, vi } from 'vitest';
import type { Schema } from '../src/engine/protocol';

vi.stubGlobal('document', { documentElement: {} });
const { calledIn, fill, Texts } = await import('../src/model/texts');
const { insert, speak, t, tn } = await import('../src/model/i18n');

const schema: Schema = {
  game: 'toy', rules: 1, captains: 'captain', seats: {}, options: [], fields: [],
  decisions: [{ name: 'sail', prompt: 'Sail on', clause: 'XX-1.1', secret: false }],
  verbs: [
    { word: 'lay', label: 'Lay {0} to the {1}[, giving up {2}]', args: ['card', 'direction', 'maybe'], at: ['sail'], clause: 'XX-2', heading: 'Lay a card' },
    { word: 'load', label: 'Load {0} {0|bale|bales}', args: ['number'], at: ['sail'], clause: 'XX-2' }],
  events: [
    { kind: 'move', text: '', hidden: '{seat} has decided.', args: [] },
    { kind: 'draw', text: '{seat} draws {0}.', hidden: '{seat} draws a card.', args: ['card'], clause: 'XX-3' },
    { kind: 'pays', text: '{seat} pays 1 and has {0}.', args: ['number'] },
    { kind: 'takes', text: '{seat} takes {0} aboard: {1}, {2}[ of {3}].', args: ['card', 'card', 'card', 'card'] },
  ],
  words: {
    captain: [{ word: 'red', label: 'Red' }, { word: 'blue', label: 'Blue' }],
    card: [{ word: 'nassau', label: 'Nassau', text: 'A port.', facts: { value: 3 } }],
    direction: [{ word: 'north', label: 'north' }],
    maybe: [],
  },
};
const texts = new Texts(schema, ['Anna', 'Blue']);

describe('places', () => {
  const words = {
    captain: [],
    space: [0, 1, 2, 3].map((i) => ({ word: `1.${i}`, label: `1.${i}`, facts: { called: `cell[${i}].tile` } })),
    tile: [{ word: 'rock', label: 'Sulphur Rock' }, { word: 'sea-1', label: 'Open Sea' }, { word: 'sea-2', label: 'Open Sea' }],
  };
  const charted = { ...schema, words } as unknown as Schema;
  it('go by what lies there, unless it is unknown or called like others', () => {
    const called = calledIn(charted, { cell: [{ tile: 'rock' }, { tile: 'sea-1' }, { tile: null }] });
    const names = new Texts(charted, [], called);
    expect(words.space.map(({ word }) => names.label('space', word))).toEqual(['Sulphur Rock', '1.1', '1.2', '1.3']);
  });
});

describe('headings', () => {
  it('name what is settled and leave no holes', () => {
    expect(texts.heading(0)).toBe('Lay a card');
    expect(texts.heading(0, ['nassau', null, null])).toBe('Lay a card · Nassau');
  });
  it('know what a number counts', () => {
    expect(texts.counted(1, 0)).toBe('bales');
    expect(texts.counted(0, 0)).toBe('');
  });
});

describe('patterns', () => {
  it('fill their parts and drop brackets with an empty one', () => {
    expect(fill('{seat} pays {0}[ for {1}]', (name) => ({ seat: 'Red', 0: '3', 1: '' })[name] ?? '')).toBe('Red pays 3');
    expect(fill('{0}[: {1}]', (name) => ['a', 'b'][Number(name)]!)).toBe('A: b');
  });
  it('tell one from many', () => {
    const counted = (n: number) => fill('{seat} loads {0} {0|cube|cubes}.', (name) => (name === 'seat' ? 'anna' : String(n)));
    expect(counted(1)).toBe('anna loads 1 cube.');
    expect(counted(0)).toBe('anna loads 0 cubes.');
    expect(fill('all[, {0|one|many} of {1}]', (name) => ['2', ''][Number(name)]!)).toBe('all');
  });
  it('begin sentences with a capital letter', () => {
    expect(fill('{0} sails past {0}. {0} is gone.', () => 'île de Ré')).toBe('Île de Ré sails past île de Ré. Île de Ré is gone.');
  });
});

describe('texts', () => {
  it('name things, seats and numbers', () => {
    expect(texts.label('card', 'nassau')).toBe('Nassau');
    expect(texts.label('captain', 'red')).toBe('Anna');
    expect(texts.label('number', 7)).toBe('7');
    expect(texts.thing('cell:0,1')).toBe('This place');
    expect(texts.word('card', 'nassau')?.facts).toEqual({ value: 3 });
    expect(texts.about('card:nassau')).toBe('A port.');
    expect(texts.about('cell:0,1')).toBe('');
  });
  it('say moves, with dots for what is open', () => {
    expect(texts.move({ verb: 0, args: ['nassau', 'north', ''] })).toBe('Lay Nassau to the north');
    expect(texts.verb(0, ['nassau', null, ''])).toBe('Lay Nassau to the …');
    expect(texts.argument(0, 0, 'nassau')).toBe('Nassau');
    expect(texts.argument(0, 2, '')).toBe('');
  });
  it('say events as open or hidden as they are', () => {
    expect(texts.event({ kind: 'draw', seat: 0, text: '', args: ['nassau'] })).toBe('Anna draws Nassau.');
    expect(texts.event({ kind: 'draw', seat: 0, text: '' })).toBe('Anna draws a card.');
    expect(texts.event({ kind: 'move', seat: 1, text: '', verb: 0, args: ['nassau', 'north', ''], asked: false })).toBe('Blue: Lay Nassau to the north (the only choice)');
    expect(texts.named({ kind: 'draw', seat: 0, text: '', args: ['nassau'] })).toEqual(['card:nassau']);
  });
  it('ask with particulars where there are some', () => {
    expect(texts.question({ decision: 'sail' })).toBe('Sail on');
    expect(texts.question({ decision: 'sail', asks: { kind: 'pays', seat: 0, text: '', args: [3] } })).toBe('Anna pays 1 and has 3.');
  });
  it('say what may happen without its details', () => {
    expect(texts.happening('draw', 0)).toBe('Anna draws a card.');
    expect(texts.happening('pays', 1)).toBe('Blue pays 1 and has …');
    expect(texts.happening('takes', 1)).toBe('Blue takes … aboard.');
  });
  it('take the clause off a refusal, and what the engine adds for terminals', () => {
    expect(texts.refusal('XX-6.5: The crew is unpaid.')).toEqual({ clause: 'XX-6.5', reason: 'The crew is unpaid.' });
    expect(texts.refusal('XX-7.1: This is not the moment for that. Blue is asked: Sail on')).toEqual({ clause: 'XX-7.1', reason: 'This is not the moment for that.' });
  });
});

describe('languages', () => {
  it('insert values and tell one from many', () => {
    expect(insert('{name} wins', { name: 'Anna' })).toBe('Anna wins');
    expect(tn('{n} move', '{n} moves', 1)).toBe('1 move');
    expect(tn('{n} move', '{n} moves', 3)).toBe('3 moves');
  });
  it('mark every text in the made-up language', async () => {
    await speak('xx');
    expect(t('Undo')).toBe('⟦Undo⟧');
    await speak('en');
    expect(t('Undo')).toBe('Undo');
  });
});
