/* What the engine offers before any game: the games and the bots. */
import { signal } from '@preact/signals';
import { Engine } from '../engine/engine';
import type { BotInfo, GameInfo, Schema } from '../engine/protocol';

export const games = signal<GameInfo[]>([]);
export const bots = signal<BotInfo[]>([]);

let engine: Engine | undefined;
const desk = () => (engine ??= new Engine());

const schemas = new Map<string, Promise<Schema>>();

export function schemaOf(game: string): Promise<Schema> {
  const found = schemas.get(game);
  if (found) return found;
  const schema = desk().ask('schema', { game });
  schemas.set(game, schema);
  return schema;
}

export async function openHouse(): Promise<void> {
  if (games.value.length > 0) return;
  const reply = await desk().ask('games', {});
  games.value = reply.games;
  bots.value = reply.bots;
}

export const gameInfo = (id: string) => games.value.find((game) => game.id === id);

/* How long a bot may think, by its place in the list from the weakest to the strongest. */
export const thinkingTime = (bot: string) => Math.max(0, bots.value.findIndex(({ id }) => id === bot)) * 400 + 100;

/* The bot for those who do not choose: in the middle of the list, never the one that moves at random if there is another. */
export const usualBot = () => bots.value[Math.min(bots.value.length - 1, Math.max(1, bots.value.length >> 1))]?.id ?? 'random';
