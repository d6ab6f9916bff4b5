/* What of marauders is shown as a moment: battles, raids, storms, missions, glory, captains lost, wars. */
import { N_ } from '../../model/i18n';
import type { Count, Look, MomentTable } from '../../model/moment';
import { flagOf, shipOfNpc, type MaraudersView } from './facts';

/* Both sides throw: skulls count, pips break ties. */
const THROWN: Count[] = [
  { name: N_('Skulls'), left: 0, right: 2 },
  { name: N_('Pips'), left: 1, right: 3 },
];

const ROLLED: Count[] = [
  { name: N_('Dice'), left: 0 },
  { name: N_('Skulls'), left: 1 },
];

const TRIED: Count[] = [{ name: N_('Dice'), left: 1 }];

export const moments: MomentTable<MaraudersView> = {
  episodes: [
    {
      scene: 'battle',
      begins: { battle: [0, 1] },
      counts: { contest: THROWN, 'crew-dice': THROWN, volley: [{ name: N_('Hits'), of: 0, value: 1 }], 'crew-left': [{ name: N_('Crew left'), left: 0, right: 1 }] },
      ends: { sinks: { loser: 0 }, wins: { winner: 0, after: 'crew-left' }, fled: {}, 'breaks-off': {}, dead: { loser: 'seat' }, glory: {} },
    },
    {
      scene: 'battle',
      begins: { merchant: ['seat', 0] },
      counts: {
        escapes: [{ name: N_('Escapes'), left: 0 }, { name: N_('Manoeuvrability'), left: 1 }],
        destroyed: [{ name: N_('Destroyed'), left: 0 }],
        'raid-won': [{ name: N_('Gold'), left: 1 }],
      },
      ends: { 'raid-won': { winner: 'seat' }, 'raid-fails': { loser: 'seat' }, sinks: { loser: 0 }, glory: { after: 'raid-won' } },
    },
    { scene: 'card', begins: { roll: ['seat'] }, counts: { roll: TRIED, dice: ROLLED }, ends: { dice: {}, roll: {} }, audience: 'reader' },
    { scene: 'storm', begins: { storm: ['seat'], bar: ['seat'] }, counts: { storm: ROLLED, bar: ROLLED }, ends: { storm: {}, bar: {}, dead: {} } },
    { scene: 'card', begins: { completes: ['seat', 0] }, ends: { completes: {}, glory: {} } },
    { scene: 'loss', begins: { dead: ['seat'] }, ends: { dead: { loser: 'seat' } } },
    { scene: 'glory', begins: { glory: ['seat', { sight: 'star' }] }, counts: { glory: [{ name: N_('Glory'), left: 0 }] }, ends: { glory: {} } },
    { scene: 'war', begins: { war: [0, 0] }, ends: { war: {} } },
  ],
  ship: (view, seat) => view.captain[seat]?.ship ?? 'sloop',
  look: ({ kind, word, at, view, texts }) => {
    if (kind === 'pair') return nationAlone(word.split('-')[at]!, texts.label('nation', word.split('-')[at]!));
    if (kind === 'nation') return { nation: word, sight: 'flute' };
    if (kind === 'side' && texts.ownerOf(word) === undefined) return word === 'band' ? { sight: 'village' } : { nation: flagOf(word), sight: shipOfNpc(word, view.war) };
    return kind === 'mission' ? { sight: 'scroll' } : {};
  },
};

const nationAlone = (nation: string, name: string): Look => ({ nation, name, sight: 'ensign' });
