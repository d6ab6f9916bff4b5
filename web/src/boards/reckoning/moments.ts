/* What of reckoning is shown as a moment: battles, ships that sink, islands that change hands, achievements, what others build and gain. */
import { N_ } from '../../model/i18n';
import type { Count, MomentTable } from '../../model/moment';
import { cardOf, MERCHANTS, silhouette, type ReckoningView } from './facts';

const STRENGTH: Count[] = [{ name: N_('Strength'), own: 0, other: 1 }];

export const moments: MomentTable<ReckoningView> = {
  episodes: [
    {
      scene: 'battle',
      begins: { attacks: ['seat', 0], storms: ['seat', { sight: 'fort', of: 0 }], turned: ['seat', 0] },
      counts: { cubes: [{ name: N_('Cubes'), of: 0, value: 1 }], wins: STRENGTH, loses: STRENGTH },
      ends: { sunk: { loser: 'seat' }, wins: { winner: 'seat' }, loses: { loser: 'seat' } },
    },
    { scene: 'loss', begins: { sunk: ['seat'] }, ends: { sunk: { loser: 'seat' } } },
    { scene: 'island', begins: { control: ['seat', 0] }, ends: { control: {} } },
    { scene: 'glory', begins: { deed: ['seat', 0] }, ends: { deed: {} } },
    { scene: 'island', begins: { built: ['seat', 0] }, ends: { built: {} }, audience: 'others' },
    { scene: 'card', begins: { gains: ['seat', 0] }, ends: { gains: {} }, audience: 'others' },
  ],
  ship: (view, seat) => silhouette(view.captain[seat]!),
  look: ({ kind, word, texts }) => {
    if (kind === 'card') return cardOf(texts, word)?.kind === 'upgrade' ? { sight: 'card' } : { sight: MERCHANTS[(cardOf(texts, word)?.row ?? 1) - 1] };
    if (kind === 'achievement') return { sight: 'star' };
    return kind === 'space' ? { sight: 'island' } : kind === 'building' ? { sight: word === 'outpost' ? 'house' : 'fort' } : {};
  },
};
