/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('As soon as somebody has the glory points that were agreed, usually 10, the round is the last one; then the most points win.'),
  N_('In a turn you spend actions: sail, enter a port to trade, hire and repair, or scout at sea for ships to raid and fight.'),
  N_('The first points are near: sell 3 cards of the good that a port demands at once, or listen for a rumour and test it. Missions, battles won and raids of 12 gold bring a point each too, and so does every 10 gold in the stash of your home port.'),
];
