/* Dead Reckoning on the home page; its picture is scene.tsx. */
import type { Cover } from '../board';
import { N_ } from '../../model/i18n';

export const cover: Cover = {
  minutes: [90, 150],
  weight: 3,
  like: N_('A crew that gets better turn by turn: patient growth, long combinations, now and then a broadside.'),
};
