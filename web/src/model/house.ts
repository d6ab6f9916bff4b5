/* What there is before any game: the games and the bots, written down when the page is built. */
import { signal } from '@preact/signals';
import { Engine } from '../engine/engine';
import type { BotInfo, GameInfo, Schema } from '../engine/protocol';

import house from '../generated/house.json';
import { shelf } from './storage';

export const games = signal<GameInfo[]>(house.games);
/* Those a person would play against; the others are for the laboratory. */
export const bots = signal<BotInfo[]>(house.bots.filter(({ id }) => !['random', 'greedy', 'search'].includes(id)));

const schemas = new Map<string, Promise<Schema>>();

export function schemaOf(game: string): Promise<Schema> {
  const found = schemas.get(game);
  if (found) return found;
  const engine = new Engine(game);
  const schema = engine.ask('schema', { game }).finally(() => engine.stop());
  schemas.set(game, schema);
  return schema;
}

export const gameInfo = (id: string) => games.value.find((game) => game.id === id);

/* How long a bot may think in a turn of its own, in milliseconds; weaker ones take a part of it. */
export const TURN = 6000;

/* The bot for those who do not choose: the one of the last game that they came to the end of, the easiest if there was none. */
export function usualBot(game: string): string {
  const [last] = shelf.value.filter((kept) => kept.game === game && kept.over).sort((a, b) => b.changed - a.changed);
  const known = last?.seats.map(({ bot }) => bot).find((bot) => bots.value.some(({ id }) => id === bot));
  return known ?? bots.value[0]?.id ?? 'random';
}
