/* Marauders on the home page; its picture is scene.tsx. */
import type { Cover } from '../board';
import { N_ } from '../../model/i18n';

export const cover: Cover = {
  minutes: [120, 180],
  weight: 2,
  like: N_('A captain\'s story: you wander, take risks, lose a ship and begin again; the dice have the last word.'),
};
