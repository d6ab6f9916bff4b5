/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('After the last calendar the company with the most points wins.'),
  N_('In a turn your fleets load bales, sail and deliver them in other ports for ducats; then you buy ships, warehouses and cards.'),
  N_('The farther a good has come, the more it pays. Ducats, ships, warehouses, posts and cards all count as points.'),
];
