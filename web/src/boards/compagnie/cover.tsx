/* Compagnieën on the home page; its picture is scene.tsx. */
import type { Cover } from '../board';
import { N_ } from '../../model/i18n';

export const cover: Cover = {
  minutes: [120, 240],
  weight: 3,
  like: N_('A trading house to run: plan voyages far ahead, count every bale, and fight only if it pays.'),
};
