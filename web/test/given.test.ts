import { describe, expect, it } from 'vitest';
import type { GameEvent, Move, Verb } from '../src/engine/protocol';
import { soleAnswer, soundAnswer } from '../src/model/given';
import { linesOf } from '../src/model/lines';

const verbs = [{ word: 'pass' }, { word: 'end' }, { word: 'play' }] as Verb[];
const move = (verb: number) => ({ verb, text: verbs[verb]!.word }) as Move;

describe('answers that are given for the reader', () => {
  it('are those that are the only ones', () => {
    expect(soleAnswer([move(1)], verbs, 0)).toEqual(move(1));
    expect(soleAnswer([move(0), move(2)], verbs, 0)).toBeNull();
    expect(soleAnswer([], verbs, 0)).toBeNull();
  });
  it('are those that stand for all the others', () => {
    const others = [{ ...move(2), like: 'end' }, { ...move(0), like: 'end' }];
    expect(soleAnswer([move(1), ...others], verbs, 2)).toEqual(move(1));
    expect(soleAnswer([move(1), move(0), ...others], verbs, 2)).toBeNull();
  });
  it('end no turn while something can be taken back', () => {
    expect(soleAnswer([move(1)], verbs, 2)).toBeNull();
    expect(soleAnswer([move(0)], verbs, 2)).toEqual(move(0));
  });
});

const chosen = (seat: number, verb: number): GameEvent => ({ kind: 'move', seat, text: '', verb, args: [], asked: true });
const secret = (seat: number): GameEvent => ({ kind: 'move', seat, text: '' });
const roll: GameEvent = { kind: 'roll', seat: 0, text: '' };

describe('the lines of the log', () => {
  const told = (story: GameEvent[][], given: number[] = []) => linesOf(story.map((events, i) => ({ move: i, events })), new Set(given)).flatMap(({ events }) => events);

  it('leave out what was given for the reader, and keep what came of it', () => {
    expect(told([[chosen(0, 2)], [chosen(0, 0), roll]], [1])).toEqual([chosen(0, 2), roll]);
  });
  it('tell of decisions in secret once for each player, until something happens', () => {
    expect(told([[secret(1)], [secret(2)], [secret(1)], [roll, secret(1)]])).toEqual([secret(1), secret(2), roll, secret(1)]);
  });

  it('leave out what is for nothing, if something else is left', () => {
    expect(soundAnswer([move(0), { ...move(2), vain: true }])).toEqual(move(0));
    expect(soundAnswer([move(0), move(1), { ...move(2), vain: true }])).toBeNull();
    expect(soundAnswer([{ ...move(1), vain: true }, { ...move(2), vain: true }])).toBeNull();
    expect(soundAnswer([move(0)])).toBeNull();
  });
});
