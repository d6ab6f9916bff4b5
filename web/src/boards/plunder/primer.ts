/* What wins, what a turn is, and what brings it: for a first game. */
import { N_ } from '../../model/i18n';

export const primer = [
  N_('Whoever first has the silver that was agreed, usually 60, wins.'),
  N_('In a turn you meet the card that was laid for you, sail or lay Map cards, take one Action (trade, hunt, attack ...) and lay a card for the next captain.'),
  N_('Silver comes from goods sold dear in another Port, from captured ships and from treasure; cards also add to your strength in fights.'),
];
