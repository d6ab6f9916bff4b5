/* Ahoy on the home page; its picture is scene.tsx. */
import type { Cover } from '../board';
import { N_ } from '../../model/i18n';

export const cover: Cover = {
  minutes: [45, 75],
  weight: 2,
  like: N_('A scuffle on a growing chart: every side plays by rules of its own, and dice become deeds.'),
  hues: (players, { white_smuggler }) => (players === 2 ? ['blue', 'green'] : ['blue', players === 3 && white_smuggler ? 'white' : 'red', 'green', 'white']),
};
