/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('At the end of a round in which somebody has the Fame that was agreed, usually 30, the most Fame wins.'),
  N_('In a turn you place two dice on the actions of your board: sail, fight, repair, and what your faction does best.'),
  N_('Squadron and Union gain Fame for the regions they control when a round ends, Smugglers for deliveries.'),
];
