/* What is heard of a game: the sounds of what happens, one's own turn, a victory. How they sound: synth.ts. */
import { effect, untracked } from '@preact/signals';
import type { GameEvent } from '../engine/protocol';
import type { Game } from '../model/game';
import type { IconName } from '../boards/parts/icons';
import { signOf } from './signs';

export type Sound = 'turn' | 'dice' | 'hit' | 'coin' | 'card' | 'win';

/* An event sounds as its sign looks. */
const heard: Partial<Record<IconName, Sound>> = { dice: 'dice', damage: 'hit', cannon: 'hit', swords: 'hit', coin: 'coin', pay: 'coin', cards: 'card', deck: 'card' };

const MOST = 2; /* at once: more would be noise */

export const soundsOf = (events: GameEvent[]): Sound[] => [...new Set(events.flatMap(({ kind, verb }) => (verb === undefined ? (heard[signOf(kind)] ?? []) : [])))].slice(0, MOST);

/* What of a game can be heard. */
export type Heard = Pick<Game, 'story' | 'thinking' | 'curtain' | 'offered' | 'next' | 'result' | 'eyes'>;
type Play = (sound: Sound) => void;

function followStory({ story }: Heard, play: Play): () => void {
  const end = () => (story.value.at(-1)?.move ?? -1) + 1;
  let told = untracked(end);
  return effect(() => {
    const fresh = story.value.filter(({ move }) => move >= told);
    told = end();
    for (const sound of soundsOf(fresh.flatMap(({ events }) => events))) play(sound);
  });
}

/* Somebody else was waited for, and now it is the reader's turn; or the screen is to be passed on. */
function followTurns({ thinking, curtain, offered }: Heard, play: Play): () => void {
  let waited = false;
  let passing = curtain.peek();
  return effect(() => {
    waited ||= thinking.value !== null;
    const called = curtain.value !== null && curtain.value !== passing;
    passing = curtain.value;
    if (!called && !(waited && offered.value)) return;
    waited = false;
    play('turn');
  });
}

function followEnd({ next, result, eyes }: Heard, play: Play): () => void {
  let over = next.peek()?.over ?? false;
  return effect(() => {
    const ended = !over && (next.value?.over ?? false);
    over = next.value?.over ?? false;
    if (ended && result.peek()?.seats.some(({ seat, place }) => seat === eyes.peek() && place === 1)) play('win');
  });
}

export function follow(game: Heard, play: Play): () => void {
  const stops = [followStory, followTurns, followEnd].map((part) => part(game, play));
  return () => stops.forEach((stop) => stop());
}
