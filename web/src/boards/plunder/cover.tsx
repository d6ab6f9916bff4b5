/* Plunder on the home page; its picture is scene.tsx. */
import type { Cover } from '../board';
import { N_ } from '../../model/i18n';

export const cover: Cover = {
  minutes: [60, 120],
  weight: 1,
  like: N_('A race with a bluff in it: short turns, quick fights, and luck that forgives a beginner.'),
};
