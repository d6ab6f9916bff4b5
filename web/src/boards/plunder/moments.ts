/* What of plunder is shown as a moment: fights, the Storm, the Kraken, mutinies, treasure, Letters of Marque, wars. */
import type { GameEvent } from '../../engine/protocol';
import { N_ } from '../../model/i18n';
import type { Look, MomentTable } from '../../model/moment';
import type { Texts } from '../../model/texts';
import { factsOf, hullOf, shipOf, silhouette, type PlunderView } from './facts';

export const moments: MomentTable<PlunderView> = {
  episodes: [
    {
      scene: 'battle',
      begins: { attacks: ['seat', 0] },
      counts: { compare: [{ name: 0, own: 1, other: 2 }] },
      ends: { 'ship-lost': { loser: 'seat' }, won: { winner: 'seat' }, escapes: {}, fled: {} },
    },
    {
      scene: 'kraken',
      begins: { kraken: ['seat', { sight: 'kraken' }], spared: ['seat', { sight: 'kraken' }] },
      counts: { kraken: [{ name: N_('Crew'), left: 0 }], spared: [{ name: N_('Crew'), left: 0 }] },
      ends: { kraken: { loser: 'seat' }, spared: {}, 'ship-lost': {} },
    },
    { scene: 'storm', begins: { storm: ['seat'] }, ends: { storm: {}, 'ship-lost': { loser: 'seat' } } },
    { scene: 'loss', begins: { mutiny: ['seat'] }, ends: { mutiny: { loser: 'seat' }, 'ship-lost': {} } },
    { scene: 'loss', begins: { 'ship-lost': ['seat'] }, ends: { 'ship-lost': { loser: 'seat' } } },
    { scene: 'island', begins: { treasure: ['seat', { sight: 'chest' }] }, ends: { treasure: {} } },
    { scene: 'card', begins: { letter: ['seat', 0], 'no-letter': ['seat', 0], 'letter-lost': ['seat', 0] }, ends: { letter: {}, 'no-letter': {}, 'letter-lost': {} } },
    { scene: 'war', begins: { war: [0, 1] }, ends: { war: {} } },
  ],
  ship: (view, seat, texts) => silhouette(shipOf(texts, view.captain[seat]!, seat)),
  look: ({ kind, word, lead, texts }) => (kind === 'nation' ? { nation: word, sight: 'ensign' } : kind === 'foe' ? foe(word, lead, texts) : {}),
};

const FOES: Record<string, Look> = {
  fleet: { sight: 'galleon', nation: 'spain' },
  pirates: { sight: 'sloop', nation: 'pirate' },
  port: { sight: 'fort' },
  natives: { sight: 'village' },
};

const captain = (seat: number | undefined, texts: Texts): Look => (seat === undefined ? {} : { seat, name: texts.name(seat) });

const words = (lead: GameEvent[]) => lead.flatMap(({ args = [] }) => args.filter((word) => typeof word === 'string')).reverse();

/* Who a foe is was told before: the ship that was hunted or met, the captain or Port that was chosen. */
function foe(word: string, lead: GameEvent[], texts: Texts): Look {
  const named = words(lead);
  if (word === 'captain') return captain(texts.ownerOf(named.find((one) => texts.ownerOf(one) !== undefined) ?? ''), texts);
  const wanted = word === 'pirates' ? 'none' : word;
  const card = named.find((one) => factsOf(texts, one).kind === wanted);
  const { nation } = factsOf(texts, card ?? null);
  const ship = card && word === 'ship' ? { sight: silhouette(hullOf(texts, card)) } : {};
  return { sight: 'brig', ...FOES[word], ...(card ? { name: texts.label('card', card) } : {}), ...(nation ? { nation } : {}), ...ship };
}
