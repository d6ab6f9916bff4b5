import { describe, expect, it } from 'vitest';
import { signal } from '@preact/signals';
import type { GameEvent, Moves, Next, Result, StoryMove } from '../src/engine/protocol';
import { follow, soundsOf, type Heard, type Sound } from '../src/ui/sound';

const event = (kind: string): GameEvent => ({ kind, seat: 0, text: '' });

function table(): { game: Heard; heard: Sound[]; move: (...kinds: string[]) => void } {
  const game: Heard = {
    story: signal<StoryMove[]>([{ move: 0, events: [event('damaged')] }]),
    thinking: signal<number | null>(null),
    curtain: signal<number | null>(null),
    offered: signal<Moves | null>(null),
    next: signal<Next | null>(null),
    result: signal<Result | null>(null),
    eyes: signal(0),
  };
  const heard: Sound[] = [];
  follow(game, (sound) => heard.push(sound));
  const move = (...kinds: string[]) => {
    game.story.value = [...game.story.value, { move: game.story.value.length, events: kinds.map(event) }];
  };
  return { game, heard, move };
}

describe('sounds', () => {
  it('are those of the signs of events, each once and not too many', () => {
    expect(soundsOf(['rolls', 'damaged', 'damaged', 'gold'].map(event))).toEqual(['dice', 'hit']);
    expect(soundsOf([{ ...event('draws'), verb: 1 }])).toEqual([]);
  });

  it('tell of what is new, not of what was there, nor of what was taken back', () => {
    const { game, heard, move } = table();
    expect(heard).toEqual([]);
    move('rolled');
    move('gold');
    expect(heard).toEqual(['dice', 'coin']);
    game.story.value = game.story.value.slice(0, 2);
    expect(heard).toEqual(['dice', 'coin']);
    move('drawn');
    expect(heard).toEqual(['dice', 'coin', 'card']);
  });

  it('call who was waiting for others, and not after each move of one turn', () => {
    const { game, heard } = table();
    const offer = { seat: 0, prompt: null, moves: [] };
    game.offered.value = offer;
    game.offered.value = null;
    game.offered.value = { ...offer };
    expect(heard).toEqual([]);
    game.offered.value = null;
    game.thinking.value = 1;
    game.thinking.value = null;
    game.offered.value = { ...offer };
    expect(heard).toEqual(['turn']);
    game.curtain.value = 1;
    expect(heard).toEqual(['turn', 'turn']);
  });

  it('celebrate the reader’s own victory alone', () => {
    for (const [place, sounds] of [[1, ['win']], [2, []]] as const) {
      const { game, heard } = table();
      game.result.value = { over: true, seats: [{ seat: 0, score: 1, place }] };
      game.next.value = { next: null, over: true, undo: 0 };
      expect(heard).toEqual(sounds);
    }
  });
});
