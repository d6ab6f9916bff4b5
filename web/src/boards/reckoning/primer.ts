/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('When somebody has four achievements the game ends, and the most coins win.'),
  N_('In a turn you play crew cards for what their rows give, load cargo, set sail, buy cards and put influence on islands.'),
  N_('Coins come from achievements, from islands where you have the most cubes at the end, and from what reaches your chest.'),
];
