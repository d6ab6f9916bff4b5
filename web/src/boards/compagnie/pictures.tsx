/* What is painted on the development cards of compagnie. */
import type { JSX } from 'preact';
import type { Card } from '../../generated/compagnie';
import { COINS, MUG, PALM, scene, SHEET, SWELL, TABLE } from '../parts/vignette';

const BOOK = 'oM-22 0V-26Q-11-31 0-26 11-31 22-26V0Q11-5 0 0-11-5-22 0Z~wM-19-3V-25Q-10-28 0-24 10-28 19-25V-3Q10-7 0-3-10-7-19-3Z~lM0-24V-3M-14-19q5-2 10 0M-14-13q5-2 10 0M4-19q5-2 10 0M4-13q5-2 10 0';
const BURST = 'bM0-16L4-6 15-11 8-1 17 5 6 6 6 16-1 9-9 15-8 5-18 3-8-2-13-12-4-7Z';
const SABRES = 'mM-22 4Q14-8 22-40 24-4-18 8ZM22 4Q-14-8-22-40-24-4 18 8Z~bM-26-2L-14 10-18 12-28 2ZM26-2L14 10 18 12 28 2Z';
const MACHINE = 'oM-26 0V-20H26V0Z~bM-22-4V-16H22V-4Z~wM-19-13h7v6h-7ZM-9-13h7v6h-7ZM2-13h7v6H2ZM12-13h7v6h-7Z~lM26-12h6v-8M-26-20L-20-27H20L26-20';
const SAW = 'oM-30 0V-6H30V0ZM-26-6V-34H-22V-6ZM22-6V-34H26V-6ZM-30-34H30V-39H-30Z~mM-3-34H3V-8L0-4-3-8Z~lM-3-28l6 3M-3-22l6 3M-3-16l6 3~yM-34-14H-6V-8H-34ZM6-14H34V-8H6Z';
const GLASS = 'eM-7 0V-28Q-7-34 0-34T7-28V0Z~aM-7 0V-16Q0-20 7-16V0Z~bM-9 0H9V4H-9ZM-4-34h8v-4h-8Z~lM-2-6l3-4M2-8l-2-4';
const SEXTANT = 'bM0-36L-20 0Q0 10 20 0ZM0-26L13-3Q0 3-13-3Z~lM0-36L8 4M-16 1l2-5M-8 4l1-5M0 5V0M8 4L7-1M16 1l-2-5~oM-18-22l12-5 2 4-12 5Z';
const CAT = 'oM-2-2L18-22 22-18 2 2Z~lM-2 0Q-14-4-20 6M-1 1Q-12 4-14 14M0 2Q-4 10-6 16~bM16-20l4 4';
const HULL = 'oM-26-14L-20 4H20L26-16 16-11H-16Z~lM-24-6H23M-10-12V-30M8-12V-30';

const PICTURES: Record<Card, () => JSX.Element> = {
  'calculating-machine-1': () => scene('room', TABLE, [[MACHINE, 48, 35, 1.1]]),
  'calculating-machine-2': () => scene('room', TABLE, [[MACHINE, 38, 35], [COINS, 82, 34, 1.2]]),
  sawmill: () => scene('ground', '', [[SAW, 48, 50, 1.1]]),
  'storm-glass': () => scene('room', TABLE, [[GLASS, 48, 32, 0.9]]),
  discipline: () => scene('room', TABLE, [[CAT, 40, 30, 1.2], [BOOK, 72, 36, 0.7]]),
  'navigation-school': () => scene('room', TABLE, [[SEXTANT, 30, 31, 0.8], [BOOK, 68, 36, 0.9]]),
  'botanical-garden': () => scene('sand', '', [[PALM, 14, 48, 1.2], [PALM, 82, 48], ['gM0 0Q-14-6-12-20 0-16 0 0ZM0 0Q14-6 12-20 0-16 0 0Z~rM-4-22a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z', 34, 52, 1.1], ['oM-7 0L-9-10H9L7 0Z~gM0-10Q-14-14-10-28 0-24 0-10ZM0-10Q14-14 10-28 0-24 0-10Z', 58, 52, 1.1]]),
  'mock-battles': () => scene('sea', '', [['frigate', 22, 47, 0.9], ['frigate', 78, 47, 0.9], [BURST, 50, 28, 0.7]], SWELL),
  'tactics-manual': () => scene('room', TABLE, [[BOOK, 40, 36, 1.1], [SABRES, 76, 30, 0.5]]),
  sextant: () => scene('sea', '', [[SEXTANT, 48, 44, 1.1]], SWELL),
  'dry-dock': () => scene('ground', 'aM-100 44H200V48H-100Z~qM6 22h10V54H80V22H90V60H6Z', [[HULL, 48, 46]]),
  'trade-gazette': () => scene('room', TABLE, [[SHEET, 38, 39, 1.05], ['lM-16 0H16M-16 6H16M-16 12H4', 38, 10, 0.8], [MUG, 76, 34, 1.3]]),
  'bounty-hunter': () => scene('sea', '', [['man-o-war', 30, 48, 0.9], ['sloop', 76, 46, 0.7, 0, 'pirate'], [COINS, 60, 56, 0.8]], SWELL),
};

export const pictureOf = (card: Card): JSX.Element => PICTURES[card]();
