/* What is painted on the cards of marauders: people by their features, everything else as a scene by its kind or name. */
import type { JSX } from 'preact';
import type { Kind, Mission, Rumour } from '../../generated/marauders';
import { CardBust } from '../parts/portrait';
import { BOOK, BURST, CANNON, CHEST, CRATE, CROWN, FLAME, GUST, LETTER, SABRES, SMOKE, SPYGLASS, SUN, WHEEL } from './props';
import { Banner, BARREL, CLOUD, COINS, crests, GOODS, HOUSES, MUG, PALM, type Placed, scene, SEAL, SHEET, skyline, SWELL, TABLE } from '../parts/vignette';
import { flagOf } from './facts';
import { faceOf } from './faces';

const DIE = 'wM-9 0V-18H9V0Z~xM-4-5h.1M4-13h.1M0-9h.1';
const DICE: Placed[] = [[DIE, 36, 52, 1.3, -8], [DIE, 62, 52, 1.3, 10]];
const GREY = CLOUD.replace('w', 'm');
const ISLE = 'yM-34 2Q-20-10 0-9T34 2Z';
const CAMP = 'wM-14 0L0-20 14 0Z~kM-4 0L0-11 4 0Z';
const WRECK = 'oM-26 4L-20-10 10-4 24-12 18 4ZM-8-8L-14-32-11-33-4-8ZM8-6L14-22 17-21 12-6Z~lM-13-30L6-14M-20-10l4 12M-8-7l2 10M4-5l0 8';
const FRIAR = 'oM-10 0L-6-24Q0-28 6-24L10 0Z~yM-5-27a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z~wM-1-22V-4H1V-22Z';
const DOCK = 'oM-100 42H200V47H-100ZM10 47h5V80h-5ZM46 47h5V80h-5ZM82 47h5V80h-5Z';
const RIBS = 'oM-28 0Q0 8 28 0L26 4Q0 12-26 4Z~lM-24 0Q-30-14-24-24M-12 3Q-16-14-12-26M0 4V-27M12 3Q16-14 12-26M24 0Q30-14 24-24';
const QUEUE = 'kM-5 0L-4-15Q0-19 4-15L5 0ZM-4-21a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z';

const MORE: Record<string, string> = {
  food: 'bM-14 0Q-18-12-6-14 8-18 14-8 17 0 10 0Z~lM-8-12l3 5M-1-14l3 5M6-13l3 5',
  rum: BARREL,
  spices: 'oM-9 0Q-14-12-6-16H6Q14-12 9 0Z~rM-8-16Q0-28 8-16Z~lM-6-16H6',
  textiles: 'nM-15 0V-8H15V0Z~rM-13-8V-16H13V-8Z~wM-11-16V-23H11V-16Z~lM-15-4h6M-13-12h6M-11-20h6',
  wood: 'oM-18 0V-7H18V0ZM-14-7V-14H14V-7Z~yM14-3.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM10-10.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
};

const thing = (good: string) => GOODS[good] ?? MORE[good] ?? CRATE;

/* A good as it lies in the hold, for a tile. */
export const Good = ({ good, size }: { good: string; size: number }): JSX.Element => (
  <svg viewBox="-22 -29 44 32" width={size * 1.25} height={size} aria-hidden="true">
    {scene('none', '', [[thing(good), 0, 0]])}
  </svg>
);

const GLORIES: Record<Kind, () => JSX.Element> = {
  'crew-reroll': () => scene('none', '', [[SABRES, 48, 42], ...DICE]),
  'seamanship-reroll': () => scene('sea', '', [[WHEEL, 48, 30, 0.9], ...DICE]),
  'keen-eyes': () => scene('sea', '', [['sloop', 80, 44, 0.5], [SPYGLASS, 42, 40, 1.1]], SWELL),
  'silver-tongue': () => scene('room', TABLE, [[COINS, 24, 34, 1.2], ['wM-14 0V-16H14V0Q6-2 6 6L0 0Z~lM-8-11H8M-8-6H4', 50, 22, 1.1], [MUG, 74, 34, 1.3]]),
  'quick-learner': () => scene('room', TABLE, [[BOOK, 48, 36], ['wM0 0Q2-18 14-28 14-12 3-1Z', 66, 32]]),
  'double-shot': () => scene('sea', '', [[CANNON, 32, 50, 1.5], ['kM-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z', 68, 26], ['kM-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z', 84, 18]]),
  'precise-gunnery': () => scene('sea', 'rM28 28a20 20 0 1 0 40 0 20 20 0 1 0-40 0ZM34 28a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z~lM48 0V56M20 28H76', [['frigate', 48, 42, 0.6]]),
  'smoke-screen': () => scene('sea', '', [['brig', 66, 48, 1.1], [SMOKE, 24, 46, 1.7], [SMOKE, 48, 52, 1.2]]),
  brace: () => scene('room', 'oM-100 0H200V8H-100ZM30 8h6V60h-6ZM62 8h6V60h-6Z', [[BURST, 80, 26, 0.9], ['kM-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z', 78, 26], [BARREL, 48, 52, 1.2]]),
  rally: () => scene('ground', '', [[QUEUE, 18, 50, 1.3], [QUEUE, 34, 52, 1.5], [`${QUEUE}~mM5-12L14-34 16-33 8-10Z`, 52, 53, 1.8], [QUEUE, 72, 52, 1.5], [QUEUE, 86, 50, 1.3]]),
  ambush: () => scene('sea', '', [['sloop', 70, 47, 0.9], [ISLE, 22, 49, 1.3], [PALM, 12, 42, 1.2], [PALM, 30, 42]], SWELL),
  'fat-prize': () => scene('sea', '', [['flute', 26, 46, 0.9], [CHEST, 64, 50, 1.2], [COINS, 86, 52, 0.9]], SWELL),
  'false-colours': () => (
    <>
      {scene('sea', '', [['brig', 38, 49, 1.2]], SWELL)}
      <Banner nation="england" x={70} y={50} />
      <Banner nation="pirate" x={70} y={74} />
    </>
  ),
  'bought-pardon': () => scene('none', '', [[SHEET, 40, 55, 1.1], [SEAL, 50, 46, 1.2], [COINS, 78, 54, 1.3]]),
  denounced: () => scene('ground', '', [[SHEET, 48, 52, 1.1], ['kM-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z~kM-8 14Q-8 7 0 7T8 14Z', 48, 24], ['lM0-8V2', 48, 8]]),
  'fair-wind': () => scene('sea', '', [[GUST, 24, 18, 0.8], ['brig', 64, 49, 1.2]], SWELL),
  'contrary-winds': () => scene('sea', 'uM-100-300H200V46H-100Z', [['brig', 30, 49, 1, -10], [`${GUST}`, 70, 18, 0.9, 180]], SWELL),
  'hidden-cove': () => scene('sea', 'qM-100-40H18Q34-4 24 20 32 34 28 60H-100ZM200-40H84Q66 0 76 18 66 34 70 60H200Z~gM-100-40H18Q28-18 24-2 0 14-100 12ZM200-40H84Q74-20 76-2 90 10 200 8Z', [['sloop', 49, 48, 0.8]], SWELL),
  'hard-bargain': () => scene('room', TABLE, [['lM0-34V0M-20-28H20M-20-28l-6 16h12ZM20-28l-6 16H26Z~bM-26-12H-14Q-20-4-26-12ZM14-12H26Q20-4 14-12Z~bM-8 0Q0-6 8 0Z', 48, 35, 0.95], [COINS, 26, 23, 0.6], [GOODS.sugar!, 68, 23, 0.5]]),
};

const EVENTS: Record<string, (nations: string[]) => JSX.Element> = {
  war: () => (
    <>
      <Banner nation={undefined} x={38} tilt={-28} flip />
      <Banner nation={undefined} x={58} tilt={28} />
      {scene('none', '', [[SABRES, 48, 44]])}
    </>
  ),
  peace: () => scene('sea', '', [[SUN, 48, 44, 1.2], ['wM0 0Q-14-8-24-2-16-10-4-8-2-20 8-22 6-12 12-10 20-12 22-6 14-2 0 0Z~gM-24-2l-6 4', 50, 22]], SWELL),
  plague: () => (
    <>
      {skyline('plague')}
      {scene('none', 'oM47 56V4h3V56Z~bM50 5H84V27H50Z')}
    </>
  ),
  'northern-storm': () => scene('sea', 'uM-100-300H200V46H-100Z', [[GREY, 28, 20, 1.4], [GREY, 68, 16, 1.5], ['bM0 0L-8 14H-2L-6 28 8 10H1L6 0Z', 44, 18], ['galleon', 72, 48, 0.9, 10]], SWELL),
  'southern-storm': () => scene('sky', `uM-100-300H200V60H-100Z~d${crests(42)}`, [['lM-26-8Q0-18 20-6T6 12-14 4 4-6', 50, 22, 1.2], ['lM-26-8Q0-18 20-6T6 12-14 4 4-6', 50, 22, 1.2, 180], ['brig', 24, 48, 0.8, -14], [PALM, 86, 50, 1, 24]], SWELL),
  doldrums: () => scene('sky', 'aM-100 44H200V200H-100Z~lM10 50h16M60 51h20M34 55h14', [[SUN, 76, 16], ['frigate', 38, 45, 1.1]]),
  'trade-winds': () => scene('sea', '', [[GUST, 20, 16, 0.8], [GUST, 30, 34, 0.6], ['frigate', 64, 49, 1.2]], SWELL),
  'pirate-hunt': (nations) => scene('sea', '', [['frigate', 14, 48, 0.9, 0, nations[0]], ['frigate', 56, 48, 0.9, 0, nations[1]], ['sloop', 88, 44, 0.5]], SWELL),
  'royal-pardon': (nations) => (
    <>
      <Banner nation={nations[0]} x={28} y={52} tilt={-6} flip />
      <Banner nation={nations[1]} x={68} y={52} tilt={6} />
      {scene('none', '', [[SHEET, 48, 56, 0.9], [CROWN, 48, 36, 0.8]])}
    </>
  ),
  'shifting-markets': () => scene('ground', 'rM6 8H90L84 20H12Z~wM22 8H38L36 20H24ZM54 8H70L72 20H60Z~lM12 20V48M84 20V48~oM8 36H88V41H8Z', [[thing('sugar'), 26, 37, 0.7], [thing('spices'), 46, 37, 0.7], [thing('cocoa'), 64, 37, 0.6], [CRATE, 74, 54, 0.7]]),
  'convoy-season': () => scene('sea', '', [['flute', 14, 42, 0.7], ['flute', 42, 43, 0.75], ['flute', 72, 44, 0.8], ['frigate', 60, 51, 0.9]], SWELL),
};

const shore = (...things: Placed[]) => scene('sea', '', [[ISLE, 48, 50, 1.5], ...things], SWELL);
const room = (...things: Placed[]) => scene('room', TABLE, things);
const quay = (...things: Placed[]) => scene('sea', DOCK, things);
const friend = (nation: string) => (
  <>
    {scene('room', TABLE, [[LETTER, 36, 36, 1.2], [SEAL, 36, 22]])}
    <Banner nation={nation} x={60} y={48} />
  </>
);

const RUMOURS: Record<Rumour, () => JSX.Element> = {
  'drowned-silver': () => scene('sky', `d${crests(8)}~yM-100 50Q48 40 200 50V200H-100Z`, [[CHEST, 48, 49, 0.9, -8], [COINS, 72, 50, 0.7], [COINS, 22, 51, 0.6], ['lM0 0q8-6 14 0-6 6-14 0l-5-4v8Z', 70, 22], ['lM0 0q8-6 14 0-6 6-14 0l-5-4v8Z', 18, 28]]),
  'wreck-off-nassau': () => scene('sea', '', [[WRECK, 46, 48, 1.2]], SWELL),
  'coral-bay': () => scene('sea', 'rM14 52L18 34 22 44 28 28 32 46 38 36 42 52Z~rM60 52Q58 38 66 38T70 26 78 36 82 52Z', [[COINS, 52, 46, 0.7]], SWELL),
  'burnt-galleon': () => scene('sea', 'uM-100-300H200V46H-100Z', [[WRECK, 46, 48, 1.1], [FLAME, 34, 30, 1.2], [FLAME, 62, 38], [SMOKE, 56, 14, 1.3]], SWELL),
  'careening-beach': () => scene('sand', '', [[PALM, 12, 46, 1.2], ['oM-24 0Q-20-18 0-20T26-14Q26 4 0 4T-24 0Z~lM-22-4Q0-10 25-8M-20-10Q0-16 22-13', 54, 48, 1, -6], [BARREL, 84, 52, 0.7]]),
  'castaway-gunner': () => shore([PALM, 66, 44], [QUEUE, 40, 46, 1.2], [CANNON, 16, 52, 0.7]),
  'marooned-pilot': () => shore([PALM, 64, 44, 1.1], [QUEUE, 38, 46, 1.2], ['oM-1 0V-28H1V0Z~wM1-28L14-24 1-18Z', 24, 46]),
  'turtle-island-hunters': () => scene('sand', '', [['gM-12-2Q-12-14 0-14T12-2Z~yM12-3q2-6 7-4 3 4-2 6H11ZM-9-2l-4 4h5l2-4ZM5-2l2 4h5l-4-4Z~lM-5-3l2-10M4-3l-2-10', 28, 50, 1.2], [QUEUE, 60, 50, 1.3], [QUEUE, 76, 50, 1.3]]),
  'mutineers-camp': () => scene('sand', '', [[CAMP, 26, 47, 1.3], [CAMP, 74, 46], [FLAME, 50, 52], [SABRES, 50, 30, 0.5]]),
  'drifting-powder-ship': () => scene('sea', '', [['flute', 36, 48, 1.1, -8], [BARREL, 72, 52, 0.9, 20], [BARREL, 86, 50, 0.7, -30], [FLAME, 76, 32, 0.6]], SWELL),
  'smugglers-anchorage': () => scene('sea', 'nM-100-300H200V46H-100Z~bM70 4a8 8 0 1 0 9 9 9 9 0 0 1-9-9Z', [[ISLE, 14, 50, 1.2], ['sloop', 42, 48], [CRATE, 80, 52, 0.8], [BARREL, 66, 54, 0.7]], SWELL),
  'ghost-lights': () => scene('sea', 'nM-100-300H200V46H-100Z', [['bM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', 20, 22], ['bM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', 74, 14], ['bM-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', 86, 32, 0.7], ['sloop', 48, 48, 1.1]], SWELL),
  'spanish-payroll': () => scene('sea', '', [['galleon', 36, 48, 1.1, 0, 'spain'], [CHEST, 78, 54, 0.8]], SWELL),
  'forged-documents': () => room([SHEET, 34, 37, 0.9], [SHEET, 58, 37, 0.9], ['wM0 0Q2-18 14-28 14-12 3-1Z', 76, 36]),
  'myriad-of-goods': () => scene('room', '', [[CRATE, 16, 50, 1.3], [thing('textiles'), 40, 50, 1.1], [thing('sugar'), 60, 50], [BARREL, 80, 50, 1.4], [CRATE, 18, 24, 0.9], [thing('spices'), 42, 27]]),
  'governors-debt': () => room([BOOK, 36, 36, 0.9], [COINS, 70, 34, 1.1], [COINS, 84, 34, 0.8]),
  'friend-in-seville': () => friend('spain'),
  'friend-in-amsterdam': () => friend('netherlands'),
  'friend-in-paris': () => friend('france'),
  'friend-in-london': () => friend('england'),
  'old-boatswain': () => <CardBust seed="old-boatswain" features="square tan white short flowing tarred kerchief navy crimson coal pipe lined rope" />,
  'idle-yard': () => scene('ground', '', [[RIBS, 46, 44, 1.3], ['oM-1 0V-30H1V0ZM-1-30H18v2H-1Z~lM16-28V-14', 82, 48, 1.3]]),
  'widows-chart': () => <CardBust seed="widows-chart" features="oval fair grey bun smooth headscarf shawl coal coal lips lined scroll" />,
  'gambling-den': () => room([DIE, 30, 34, 1.1, -10], [DIE, 50, 34, 1.1, 8], [COINS, 74, 34]),
  'warehouse-master': () => scene('room', '', [[CRATE, 20, 50, 1.5], [CRATE, 48, 50, 1.2], [BARREL, 72, 50, 1.3], ['bM0 0a5 5 0 1 0 .1 0ZM-1 10H1V26H-1ZM1 20h6v2H1ZM1 24h5v2H1Z', 88, 10]]),
};

const bring = (...goods: string[]) => quay(...goods.map((good, i): Placed => [thing(good), 24 + i * 24, 43, 1.1]));

const MISSIONS: Record<Mission, () => JSX.Element> = {
  'queens-cousin': () => <CardBust seed="queens-cousin" features="heart fair blond bun smooth coronet gown plum ochre lips fan" />,
  'surgeon-for-nassau': () => <CardBust seed="surgeon-for-nassau" features="long tan grey queue smooth bare apron slate linen glasses saw" />,
  'silver-for-the-garrison': () => scene('ground', '', [[HOUSES[4]!, 72, 50, 2], [CHEST, 30, 50, 1.2]]),
  'sealed-orders': () => room([LETTER, 48, 36, 1.4], [SEAL, 48, 22, 1.2]),
  'exiled-count': () => <CardBust seed="exiled-count" features="long fair grey wig goatee plumed ruff plum linen coal scar" />,
  'runaway-heir': () => <CardBust seed="runaway-heir" features="heart fair auburn waves smooth hood cloak crimson ochre freckled purse" />,
  'brothers-for-the-mission': () => scene('ground', '', [[HOUSES[3]!, 78, 50, 1.6], [FRIAR, 24, 52, 1.3], [FRIAR, 48, 52, 1.3]]),
  'bread-for-the-fort': () => bring('food', 'food', 'food'),
  'canvas-and-planks': () => bring('textiles', 'textiles', 'wood'),
  'governors-cellar': () => bring('rum', 'rum', 'rum'),
  'timber-for-the-jetty': () => bring('wood', 'wood', 'wood'),
  'feast-in-tortuga': () => bring('spices', 'spices', 'sugar'),
  'wine-for-a-pardon': () => quay([BARREL, 22, 43, 1.2], [BARREL, 42, 43, 1.2], [SHEET, 72, 44, 0.8], [SEAL, 78, 40, 0.8]),
  'rid-us-of-the-sloop': () => scene('sea', '', [['sloop', 50, 49, 1.3, 0, 'pirate']], SWELL),
  'rid-us-of-the-frigate': () => scene('sea', '', [['frigate', 50, 49, 1.2, 0, 'pirate']], SWELL),
  'bring-me-a-pirate': () => <CardBust seed="bring-me-a-pirate" features="square olive raven locks full bandana striped coal crimson patch scar earring" />,
  vendetta: () => scene('sea', '', [['galleon', 34, 48, 1, 0, 'spain'], [SABRES, 76, 40, 0.6]], SWELL),
  'privateers-letter': () => (
    <>
      <Banner nation="england" x={66} y={54} tilt={6} />
      {scene('none', '', [[SHEET, 38, 56, 1.1], [SEAL, 48, 46]])}
    </>
  ),
  'dutch-competition': () => scene('sea', '', [['flute', 50, 49, 1.2, 0, 'netherlands']], SWELL),
  'break-the-blockade': () => scene('sea', '', [['man-o-war', 14, 44, 0.7], ['man-o-war', 82, 44, 0.7], [BURST, 48, 26], ['sloop', 48, 51, 0.9]], SWELL),
  'chart-the-shoals': () => scene('none', 'yM12 4Q30 0 48 4T84 4V54Q66 58 48 54T12 54Z~lM20 14h30M20 24h18M20 40q10-8 20 0t20 0~gM56 16q10-8 18 4-4 14-14 6-8-4-4-10Z'),
  'lost-survey-ship': () => scene('sea', '', [['packet', 48, 48, 1.1], [CLOUD, 20, 50, 1.5], [CLOUD, 84, 44, 1.3]], SWELL),
  hermit: () => shore([PALM, 70, 44], [FRIAR, 44, 47, 1.2], ['oM-1 0V-36H1V0Z', 58, 47]),
  'letters-to-three-governors': () => scene('room', TABLE, [[LETTER, 22, 36, 0.8], [LETTER, 48, 36, 0.8], [LETTER, 74, 36, 0.8], [SEAL, 22, 26, 0.6], [SEAL, 48, 26, 0.6], [SEAL, 74, 26, 0.6]]),
  'duel-on-the-beach': () => scene('sand', '', [[PALM, 8, 46], [`${QUEUE}~mM5-12L20-20 21-18 6-9Z`, 34, 52, 1.6], [`${QUEUE}~mM-5-12L-20-20-21-18-6-9Z`, 70, 52, 1.6]]),
};

const bare = (word: string) => word.replace(/-\d$/, '');

export const gloryPicture = (kind: Kind) => GLORIES[kind]();
export const rumourPicture = (card: Rumour) => RUMOURS[card]();
export const missionPicture = (card: Mission) => MISSIONS[card]();

/* Whoever takes command of a ship, under its flag; or what the round brings. */
export const eventPicture = (card: string, { npc, nations = [] }: { npc?: string; nations?: string[] }): JSX.Element | undefined =>
  npc ? (
    <>
      <Banner nation={flagOf(npc)} x={74} y={58} tilt={4} />
      <CardBust seed={card} features={faceOf(card)} />
    </>
  ) : (
    EVENTS[bare(card)]?.(nations)
  );
