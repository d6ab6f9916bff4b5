/* What of compagnie is shown as a moment: battles, raids, storms, lost ships, deliveries, forts and takeovers, cards of others. */
import { N_ } from '../../model/i18n';
import type { MomentTable } from '../../model/moment';
import type { Texts } from '../../model/texts';
import { byRank, fleetsOf, silhouette, type CoView } from './facts';

export const moments: MomentTable<CoView> = {
  episodes: [
    {
      scene: 'battle',
      begins: { battle: [0, 1] },
      counts: { strategy: [{ name: N_('Strategy'), of: 0, value: 1 }], hits: [{ name: N_('Hits'), of: 0, value: 1 }] },
      ends: { 'fort-lost': { loser: 'seat' }, lost: { loser: 1 }, prize: { winner: 1 }, boards: { winner: 0 }, captures: { winner: 0 }, flees: { loser: 0 }, hits: {} },
      goesOn: true,
    },
    { scene: 'battle', begins: { raid: [0, { sight: 'house', of: 1 }] }, ends: { ruin: {}, singed: {} }, goesOn: true },
    { scene: 'storm', begins: { storm: [{ sight: 'galleon' }] }, ends: { storm: { least: [1, 1] } }, audience: 'reader' },
    { scene: 'loss', begins: { lost: [1] }, ends: { lost: { loser: 1 } } },
    { scene: 'delivery', begins: { delivery: ['seat', 0] }, counts: { delivery: [{ name: N_('Ducats'), left: 1 }] }, ends: { delivery: {} } },
    { scene: 'island', begins: { takeover: ['seat', { sight: 'house', of: 1 }] }, ends: { takeover: {} } },
    { scene: 'island', begins: { fort: ['seat', { sight: 'fort', of: 0 }] }, ends: { fort: {} }, audience: 'others' },
    { scene: 'war', begins: { placed: ['seat', 0] }, ends: { closed: {}, control: {}, ally: {} } },
    { scene: 'glory', begins: { scoring: [{ sight: 'star' }] }, ends: { scoring: {} } },
    { scene: 'card', begins: { card: ['seat', 0] }, ends: { card: {} }, audience: 'others' },
  ],
  ship: () => 'galleon',
  look: ({ kind, word, view, texts }) => {
    if (kind === 'port') return { sight: 'quay' };
    if (kind === 'card') return { sight: 'card' };
    if (word.startsWith('pirates-')) return { sight: 'sloop', nation: 'pirate' };
    if (texts.word('nation', word)) return { sight: kind === 'nation' ? 'ensign' : 'man-o-war', nation: word };
    return word.startsWith('fort-') ? { sight: 'fort', seat: texts.ownerOf(word.slice(5)) } : { sight: flagshipOf(view, texts, word) };
  },
};

/* The mightiest ship of a fleet; one that has perished is remembered as a return ship. */
function flagshipOf(view: CoView, texts: Texts, word: string): string {
  const [first] = byRank(fleetsOf(view, texts).find((fleet) => fleet.word === word)?.ships ?? []);
  return first ? silhouette(first.type) : 'galleon';
}
