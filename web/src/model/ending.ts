/* How a game ended, in words. */
import type { Result, StoryMove } from '../engine/protocol';
import { N_, t } from './i18n';
import type { Texts } from './texts';

export type Standing = Result['seats'][number];

const LAST = 99;

/* The best first. */
export const ranked = (result: Result): Standing[] => [...result.seats].sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));

/* Whole sentences, by place and number of players: no language has to put numbers together. */
const CAME: Record<string, string> = {
  '2 of 2': N_('You lost'),
  '2 of 3': N_('You came second of three'),
  '3 of 3': N_('You came third of three'),
  '2 of 4': N_('You came second of four'),
  '3 of 4': N_('You came third of four'),
  '4 of 4': N_('You came fourth of four'),
};

function ownPlace(place: number, players: number, shared: boolean): string {
  if (place === 1) return shared ? t('You share the victory') : t('You win');
  const came = CAME[`${place} of ${players}`];
  return came ? t(came) : t('Your place: {place} of {players}', { place, players });
}

/* `own`: the reader's seat, if there is one. */
export function headline(result: Result, texts: Texts, own: number | null): string {
  if (!result.over) return t('Without a result');
  const winners = result.seats.filter(({ place }) => place === 1).map(({ seat }) => texts.name(seat));
  const place = own === null ? null : (result.seats[own]?.place ?? null);
  if (place !== null) return ownPlace(place, result.seats.length, winners.length > 1);
  return winners.length === 1 ? t('{name} wins', { name: winners[0]! }) : t('{names} share the victory', { names: winners.join(', ') });
}

/* Why it ended: somebody gave up, or what was told last. */
export function reason({ conceded }: Result, story: StoryMove[], texts: Texts, own: number | null): string {
  if (conceded != null) return conceded === own ? t('You gave up.') : t('{name} gives up.', { name: texts.name(conceded) });
  const last = story.at(-1)?.events.filter((event) => event.verb === undefined).at(-1);
  return last ? texts.event(last) : t('The game is over');
}
