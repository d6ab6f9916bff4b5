/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('Enough glory points end the game, and then the most points win.'),
  N_('In a turn you spend actions: sail, enter a port to trade, hire and repair, or scout at sea for ships to raid and fight.'),
  N_('Glory comes from battles won, rich raids, large sales, missions and true rumours; every 10 gold in the stash count a point.'),
];
