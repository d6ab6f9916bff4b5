/* What is painted on the cards of plunder: people, ships under their flags, ports with a waterfront of their own, and a scene for
 * everything that happens. */
import type { JSX } from 'preact';
import { CardBust } from '../parts/portrait';
import { Banner, BARREL, CLOUD, COINS, crests, GOODS, MUG, PALM, type Placed, scene, SEAL, SHEET, skyline, SWELL, TABLE } from '../parts/vignette';
import { seedOf } from '../parts/inked';
import { silhouette, type Facts } from './facts';

export const MATES: Record<string, string> = {
  'mad-meg': 'square fair auburn waves smooth bandana coat navy crimson lips patch linstock',
  'iron-tam': 'square dark raven shaven full bare jerkin umber linen earring rope',
  'juanito-vela': 'oval olive raven queue smooth tricorne coat teal ochre coal astrolabe',
  'old-pascal': 'long tan white bald muttons bare cravat plum linen glasses lined coins',
  'wee-tess': 'heart brown raven braids smooth knit striped ochre crimson freckled spyglass',
};

/* Houses of a nation's waterfront. */
const STYLES: Record<string, number[]> = { holland: [1, 1, 5, 2], england: [0, 2, 6, 0], france: [0, 3, 2, 6], spain: [3, 2, 0, 3] };

const COURSES: Record<string, number> = { east: 0, south: 90, west: 180, north: 270 };

/* Open water: how the current runs, and what drifts on it. */
function openSea(card: string, { current = '', good }: Facts): JSX.Element {
  const tilt = COURSES[current]!;
  const flow = [-13, 0, 13].map((across): Placed => {
    const along = across ? -4 : -12;
    const [x, y] = tilt % 180 ? [48 - across, 32 + (tilt === 90 ? along : -along)] : [48 + (tilt ? -along : along), 32 + across];
    return ['lM-20 0Q-10-5 0 0T20 0L15-4M20 0L15 4', x, y, 1, tilt];
  });
  return scene('sky', `d${crests(10)}`, [...flow, [GOODS[good ?? ''] ?? BARREL, seedOf(card) % 2 ? 82 : 14, 50]]);
}

/* A chart of some island, and the way to the cross. */
function chart(card: string): JSX.Element {
  const seed = seedOf(card);
  const [x, y] = [38 + (seed % 34), 14 + ((seed >> 6) % 16)];
  const land = `gM${x - 16} ${y + 8}Q${x - 20} ${y - 10} ${x - 4} ${y - 9}T${x + 15} ${y - 4} ${x + 6} ${y + 11} ${x - 16} ${y + 8}Z`;
  return scene('none', `yM12 4Q30 0 48 4T84 4V54Q66 58 48 54T12 54Z~${land}~lM20 46q6-8 ${(x - 20) / 2} ${(y - 46) / 2}T${x} ${y}~xM${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`);
}

const war = ({ a, b }: Facts): JSX.Element => (
  <>
    <Banner nation={a} x={38} tilt={-28} flip />
    <Banner nation={b} x={58} tilt={28} />
    {scene('none', 'mM22 52L66 6 70 4 69 9 26 55ZM74 52L30 6 26 4 27 9 70 55Z~bM20 44l12 12-3 2-11-11ZM76 44L64 56l3 2 11-11Z')}
  </>
);

const treaty = ({ a, b }: Facts): JSX.Element => (
  <>
    <Banner nation={a} x={30} y={52} tilt={-6} flip />
    <Banner nation={b} x={66} y={52} tilt={6} />
    {scene('none', '', [[SHEET, 48, 54, 0.85], [SEAL, 56, 48]])}
  </>
);

const GALLEONS: Placed[] = [['galleon', 0, 42, 0.4], ['galleon', 20, 43, 0.6], ['galleon', 42, 45, 0.8]];

/* As many galleons follow the first as the card has strokes. */
const fleet = (card: string) => scene('sea', '', [...GALLEONS.slice(-card.split('-')[2]!.length), ['galleon', 76, 48, 1.1, 0, 'spain']], SWELL);

const TURTLE = 'gM-12-2Q-12-14 0-14T12-2Z~yM12-3q2-6 7-4 3 4-2 6H11ZM-9-2l-4 4h5l2-4ZM5-2l2 4h5l-4-4Z~lM-5-3l2-10M4-3l-2-10M-11-6H11';
const MANGROVE = 'lM0 6V-14M-2-8Q-8-4-10 6M2-8Q8-4 10 6M-1-4Q-4 0-5 6M1-4Q4 0 5 6~gM-13-12Q-16-24-6-26 0-34 6-26 16-24 13-12 0-8-13-12Z';
const MAN = 'kM-3 0L-2-9H2L3 0ZM-4-9L-5-17H5L4-9Z~yM-3-20a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
const CANOE = 'oM-18-5Q0 3 18-5 14 4 0 4T-18-5Z';
const ROWER = 'oM-3-3L-9 8h2L0-3Z~kM-4-2Q-4-10 0-10T4-2Z~yM-2-13a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
const BOTTLE = 'gM-6 0V-20Q-6-25-2-27V-38H2V-27Q6-25 6-20V0Z~wM-6-6H6V-17H-6Z~oM-2-38H2v-3H-2Z';
const BALL = 'kM-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z';
const GREY = CLOUD.replace('w', 'm');

const SCENES: Record<string, () => JSX.Element> = {
  'turtle-lagoon': () => scene('sand', 'aM-100 54Q40 42 200 52V200H-100Z', [[PALM, 16, 46, 1.2], [PALM, 30, 45, 0.9], [TURTLE, 62, 47]]),
  'coral-teeth': () => scene('sea', 'rM2 50L8 26 15 42 24 8 32 44 37 24 44 50ZM50 50L57 18 64 40 72 4 79 42 85 28 94 50Z', [], SWELL),
  'mangrove-maze': () => scene('sea', '', [[MANGROVE, 12, 48, 1.3], [MANGROVE, 36, 46], [MANGROVE, 60, 48, 1.4], [MANGROVE, 86, 46]], SWELL),
  'windward-shoals': () => scene('sea', 'lM6 10q8-5 16 0t16 0M30 20q8-5 16 0t16 0~yM-10 52Q12 38 40 48 66 34 116 50V60H-10Z', [['oM-14 0L-8-9 12-5 10 1ZM-4-7L-8-24-5-25 0-7Z~lM-8-24L6-12', 68, 44, 1.3]], SWELL),
  'serpents-narrows': () => scene('sea', 'qM-100-20H16Q30 6 18 22 34 30 24 54H-100ZM200-20H80Q66 8 78 20 62 32 72 54H200Z~gM-100-20H16Q24-4 20 8 4 16-100 10ZM200-20H80Q72 0 76 8 90 16 200 10Z', [['sloop', 48, 46, 0.7]], SWELL),
  'river-traders': () => scene('sea', 'gM-100 46Q0 10 200 26V48H-100Z', [[GOODS.cotton!, 32, 46], [GOODS.cocoa!, 46, 46, 0.9], [ROWER, 64, 44, 1.6], [CANOE, 46, 48, 1.9]], SWELL),
  'war-canoes': () => scene('sea', '', [...[10, 22, 74, 86].map((x): Placed => [ROWER, x, 40]), [CANOE, 16, 42, 1.1], [CANOE, 80, 42, 1.1], ...[36, 50, 64].map((x): Placed => [ROWER, x, 45, 1.4]), [CANOE, 50, 49, 1.8]], SWELL),
  'sneak-into-port': () => (
    <>
      {skyline('sneak-into-port')}
      {scene('none', 'vM-100-300H200V200H-100ZM-100-300H200V200H-100Z~vM-100-300H200V200H-100Z~bM48-2a8 8 0 1 0 9 9 9 9 0 0 1-9-9Z', [['kM-16-3H16L11 4H-11ZM-3-3L-2-14H2L3-3ZM-3-17a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z', 40, 54, 1.2]])}
    </>
  ),
  'bottle-of-rum': () => scene('room', TABLE, [[BOTTLE, 40, 35, 0.85], [MUG, 60, 35, 1.3]]),
  'turtle-hunt': () => scene('sand', '', [[PALM, 84, 46, 1.2], [TURTLE, 40, 47, 1.9]]),
  kraken: () => scene('sea', '', [['frigate', 50, 44, 1.1]], `pM6 60Q-2 30 10 22 20 18 22 26 14 24 13 32 12 44 20 60ZM90 60Q98 26 86 16 76 12 74 20 82 20 82 28 82 42 76 60ZM34 60Q30 46 38 42 46 40 46 48 40 46 42 60ZM58 60Q60 50 56 46L62 42Q70 48 66 60Z~lM11 36h3M11 44h4M82 32h4M81 42h5~${SWELL}`),
  'stand-trial': () => scene('room', 'oM18 60V30H78V60Z~lM24 36h48V52H24Z', [['kM-14 0Q-14-13 0-14 14-13 14 0Z~wM-7-12Q-10-26 0-26T7-12Z~yM-4-12Q-5-21 0-21T4-12Q0-8-4-12Z', 48, 30], ['oM-12-6H2V2H-12ZM2-4H18V0H2Z', 64, 28]]),
  'tavern-brawl': () => scene('room', 'bM46 2l2 6 6-3-3 6 6 2-6 3 2 6-6-4-4 5-1-7-7-1 6-4-3-6 6 2Z', [['oM-14-2L12-12 14-8-12 2ZM-12 2l3 14 3-1-2-14Z', 16, 46], [`${MAN}~kM3-15L14-20 15-17 4-12Z`, 26, 52, 1.8], [`${MAN}~kM-3-15L-14-20-15-17-4-12Z`, 68, 52, 1.8], [BOTTLE, 84, 30, 0.6, 40]]),
  'press-gang': () => scene('ground', '', [[MAN.replaceAll('k', 'w'), 48, 52, 1.9], [`${MAN}~mM-8 4L-9-26H-10L-10 4Z`, 25, 52, 2], [`${MAN}~mM8 4L9-26H10L10 4Z`, 71, 52, 2]]),
  'harbour-dues': () => scene('room', TABLE, [[SHEET, 32, 38, 0.8], [COINS, 62, 34, 1.3], [COINS, 80, 34]]),
  'drunken-crew': () => scene('ground', 'lM30 20h5l-5 6h5M42 8h7l-7 8h7', [[MAN, 46, 52, 1.9, -84], [BARREL, 66, 52, 1.6], [BOTTLE, 86, 52, 0.7]]),
  'pirate-fleet': () => scene('sea', '', [['brig', 12, 43, 0.7, 0, 'pirate'], ['brig', 86, 43, 0.7, 0, 'pirate'], ['brig', 52, 49, 1.1, 0, 'pirate']], SWELL),
  'rough-seas': () => scene('sky', 'dM-100 40Q-10 34 4 12 18-4 30 8 20 10 22 22 28 40 60 42T200 30V200H-100Z~wM4 12Q18-4 30 8 24 6 20 12 14 8 4 12Z', [['brig', 66, 42, 1, -18], [BARREL, 40, 52, 0.6, 30]]),
  scurvy: () => scene('room', 'lM4 0L14 24M92 0L82 24~yM62 26a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z~wM12 22Q46 46 84 20 78 46 50 48T12 22Z', [['bM-6-6a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z~gM0-12l5-4 1 4Z', 20, 56, 1.2]]),
  'leak-below': () => scene('room', 'kM38 12L54 6 60 18 44 24Z~eM42 12Q54 22 34 40 30 48 24 52H84Q74 34 58 16Z~aM-100 46Q20 38 48 46T200 44V200H-100Z', [[BARREL, 14, 50, 1.1], ['oM-6-10H6L4 0H-4Z~lM-6-10Q0-20 6-10', 82, 50, 1.3]]),
  'fog-bank': () => scene('sea', '', [['frigate', 50, 46, 1.2], [CLOUD, 16, 40, 1.6], [CLOUD, 80, 48, 1.9], [CLOUD, 44, 58, 1.7]]),
  'chain-shot': () => scene('none', 'lM28 36L74 20M2 52l8-6M0 40l6-2~mM31 33a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM43 29a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM55 25a4 3 0 1 1 7-2 4 3 0 1 1-7 2Z', [[BALL, 24, 38, 1.8], [BALL, 74, 20, 1.8]]),
  grapeshot: () => scene('none', '', [[BALL, 36, 20, 1.2], [BALL, 50, 14, 1.2], [BALL, 63, 20, 1.2], [BALL, 30, 33, 1.2], [BALL, 44, 28, 1.2], [BALL, 57, 31, 1.2], [BALL, 70, 33, 1.2]], 'wM20 38Q48 48 80 38L72 60H28Z~lM34 42l4 16M50 44v16M66 42l-4 16'),
  storm: () => scene('sky', `uM-100-300H200V60H-100Z~d${crests(44)}`, [[GREY, 34, 22, 1.4], [GREY, 74, 18, 1.2], ['bM44 20L36 34H42L38 48 52 30H45L50 20Z', 2, -2], ['sloop', 76, 46, 0.8, 14]], SWELL),
  parrot: () => scene('sky', 'oM10 46H86V50H10Z~gM50 6Q34 4 34 22 34 34 44 46L50 58 54 46Q66 34 62 18 58 6 50 6Z~rM50 6Q36 6 36 18 46 24 58 16 60 8 50 6Z~bM58 12Q68 12 66 22 60 22 56 18Z~nM36 20Q36 34 46 42 50 30 44 22Z~xM50 12h.1'),
};

export function pictureOf(card: string, facts: Facts): JSX.Element | undefined {
  const { kind, nation } = facts;
  if (kind === 'mate') return <CardBust seed={card} features={MATES[card]} />;
  if (kind === 'ship') return scene('sea', '', [[silhouette(facts), 50, 49, 1.3, 0, nation]], SWELL);
  if (kind === 'sea') return openSea(card, facts);
  if (kind === 'map') return chart(card);
  if (kind === 'war') return war(facts);
  if (kind === 'treaty') return treaty(facts);
  if (kind === 'fleet') return fleet(card);
  if (kind !== 'port') return SCENES[card]?.();
  return (
    <>
      {skyline(card, STYLES[nation ?? ''])}
      <Banner nation={nation ?? 'pirate'} x={66} y={47} />
    </>
  );
}
