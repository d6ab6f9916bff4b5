/* What of ahoy is shown as a moment: battles, bombardments, losses, deliveries, scored rounds, Strongholds, crew and Plans of others. */
import { N_ } from '../../model/i18n';
import type { MomentTable } from '../../model/moment';
import { capital } from '../../model/texts';
import { ownerOf, seatOfFaction, type AhoyView } from './facts';
import { TYPES } from './figures';

export const moments: MomentTable<AhoyView> = {
  episodes: [
    {
      scene: 'battle',
      begins: { battle: [0, 1] },
      counts: { fires: [{ name: N_('Fired'), of: 0, value: 1 }], rolls: [{ name: N_('Dice'), dice: true, left: 1, right: 3 }], wins: [{ name: N_('Strength'), left: 1, right: 2 }] },
      ends: { wins: { winner: 0 } },
    },
    { scene: 'loss', begins: { sunk: [0] }, ends: { sunk: { loser: 0 } } },
    { scene: 'battle', begins: { bombard: ['seat', 0] }, ends: { bombard: { winner: 'seat' } } },
    { scene: 'delivery', begins: { delivers: [0, 1] }, ends: { delivers: {} } },
    {
      scene: 'glory', /* a round is scored: whoever controls a region, and the other one */
      begins: { control: [0, 0] },
      counts: {
        control: [{ name: 1, called: N_('Region {name}'), of: 0, value: 2 }],
        fame: [{ name: N_('Fame rises to'), of: 0, value: 2 }],
        wealth: [{ name: 0, called: N_('Wealth of region {name}'), left: 1 }],
      },
      ends: { round: {} },
      gathers: true,
    },
    { scene: 'island', begins: { stronghold: ['seat', 0] }, ends: { stronghold: {} }, audience: 'others' },
    { scene: 'card', begins: { recruits: [0, 1], plan: [0, 1] }, ends: { recruits: {}, plan: {} }, audience: 'others' },
  ],
  ship: (view, seat) => TYPES[FLAGSHIPS.find((word) => seatOfFaction(view, ownerOf(word)) === seat) ?? ''] ?? 'brig',
  look: ({ kind, word, at, view, texts }) => {
    if (kind === 'faction' && at === 1 && RIVALS[word]) return { seat: seatOfFaction(view, RIVALS[word]), name: capital(texts.label('faction', RIVALS[word])) };
    if (kind === 'figure') return { seat: seatOfFaction(view, ownerOf(word)), sight: TYPES[word] ?? (word.startsWith('stronghold') ? 'fort' : 'boat') };
    if (kind === 'faction') return { seat: seatOfFaction(view, word) };
    if (kind === 'region') return { sight: 'island', name: '' }; /* a letter alone says nothing */
    return { sight: kind === 'good' ? 'bales' : 'card' };
  },
};

/* Who contends with whom for regions. */
const RIVALS: Record<string, string> = { squadron: 'union', union: 'squadron' };

const FLAGSHIPS = Object.keys(TYPES).filter((word) => word.endsWith('flagship'));
