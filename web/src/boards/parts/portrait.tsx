/* People on cards: a bust put together from features. `features` are words of the tables below, in any order ("long olive grey
 * bald goatee ruff crimson"); what they leave open is decided by the seed, so that everybody has a face of their own. */
import type { JSX } from 'preact';
import { inked, seedOf } from './inked';

type Table = Record<string, string>;

const faces: Table = {
  oval: 'sM21.500 24Q21.500 11 32 11T42.500 24Q42.500 33 38 39 35 42.500 32 42.500T26 39Q21.500 33 21.500 24Z',
  round: 'sM20.500 26Q20.500 11.500 32 11.500T43.500 26Q43.500 35 39 38.500 35.500 41.500 32 41.500T25 38.500Q20.500 35 20.500 26Z',
  long: 'sM22 22Q22 10 32 10T42 22Q42 34 38.500 40 35 44.500 32 44.500T25.500 40Q22 34 22 22Z',
  square: 'sM21 23Q21 11 32 11T43 23L42.500 34 37.500 41.500Q32 43 26.500 41.500L21.500 34Z',
  heart: 'sM21 23Q21 11 32 11T43 23Q43 32 37 39L32 43 27 39Q21 32 21 23Z',
};

const skins = ['fair', 'tan', 'olive', 'brown', 'dark', 'deep'];
const shades = ['raven', 'brown-haired', 'auburn', 'blond', 'grey', 'white'];
const dyes = ['coal', 'slate', 'navy', 'teal', 'forest', 'crimson', 'plum', 'umber', 'ochre', 'linen'];

const PARTED = 'hM20.500 29Q19.500 8.500 32 8.500T43.500 29Q42 17 32 12.500 22 17 20.500 29Z';
const CROPPED = 'hM20.500 23Q18 16 22 13 22 8 28 8.500 32 5.500 36 8.500 42 8 42 13 46 16 43.500 23 42 17 38 16.500 32 15 26 16.500 22 17 20.500 23Z';
const COMBED = 'hM20.500 25Q19.500 8 32 8T43.500 25Q42 20 41 16.500 32 19.500 25 15 22 19 20.500 25Z';

const hairs: Table = {
  short: COMBED,
  crop: CROPPED,
  afro: 'hM21.500 22Q24 14.500 32 14.500T42.500 22Q43 10 32 10T21.500 22Z',
  locks: CROPPED,
  loose: PARTED,
  waves: 'hM20.500 29Q18 8 33 8T43.500 29Q42 18 36 13 30 19 24 19 21 22 20.500 29Z',
  queue: COMBED,
  braids: PARTED,
  bun: PARTED,
  wig: 'hM20.500 23Q18 7 32 6.500T43.500 23Q40 13.500 32 15 24 13.500 20.500 23Z~lM15.500 24h5M14.500 34h6M43.500 24h5M43.500 34h6',
  bald: 'hM20.500 30Q18.500 22 21.500 18L23.500 26ZM43.500 30Q45.500 22 42.500 18L40.500 26Z',
  shaven: 'vM22 19Q24 11 32 11T42 19Q37 15 32 15T22 19Z',
};

const behind: Table = {
  afro: 'hM15 25Q12 18 16 13 18 5 27 5 32 2 37 5 46 5 48 13 52 18 49 25 50 33 44 34H20Q14 33 15 25Z',
  locks: 'hM20 14Q13 32 15 45L19 47 21 41 23 49 27 41H37L41 49 43 41 45 47 49 45Q51 32 44 14Z',
  loose: 'hM20 14Q17 34 15 50H49Q47 34 44 14Z',
  waves: 'hM21 12Q13 17 17 24 11 30 16 36 11 43 17 51H47Q53 43 48 36 53 30 47 24 51 17 43 12Z',
  queue: 'hM41 32Q51 36 50 48L46 53Q45 43 39 41Z~tM42 36l6-1.500 1 3-5.500 1.500Z',
  braids: 'hM21 28Q14 34 18 40 14 45 18 50L18 56 23 53Q24 42 25 34ZM43 28Q50 34 46 40 50 45 46 50L46 56 41 53Q40 42 39 34Z',
  bun: 'hM25.500 10Q24 1.500 32 1.500T38.500 10Z',
  wig: 'hM22 12Q12 15 15.500 24 10.500 28 14.500 34 10.500 39 15 45L24 46V16ZM42 12Q52 15 48.500 24 53.500 28 49.500 34 53.500 39 49 45L40 46V16Z',
  hood: 'cM13 52Q12 6 32 4 52 6 51 52Z',
  headscarf: 'cM20 18Q14 36 20 50H44Q50 36 44 18Z',
};

const MOUSTACHE = 'hM24.500 35.500Q28 31.500 32 33.500 36 31.500 39.500 35.500 35 36.500 32 35 29 36.500 24.500 35.500Z';
const FULL = 'hM21 27Q22 33 26 33.500 29 32 32 33.500 35 32 38 33.500 42 33 43 27 44.500 40 38 45.500 32 48 26 45.500 19.500 40 21 27ZM28.500 37Q32 39 35.500 37 32 35.500 28.500 37Z';

const beards: Table = {
  smooth: '',
  stubble: 'vM22 29Q25 35 32 32.500 39 35 42 29 42 39 32 43.500 22 39 22 29Z',
  moustache: MOUSTACHE,
  twirled: 'hM21 31Q25 35.500 32 33.500 39 35.500 43 31 42 38 32 35.500 22 38 21 31Z',
  goatee: `${MOUSTACHE}~hM28.500 39.500Q32 38 35.500 39.500L34 45 32 48 30 45Z`,
  full: FULL,
  flowing: `${FULL}~hM24 44Q32 48.500 40 44 39 54 32 60 25 54 24 44Z~lM30 49l1 6M34 49l-1 6`,
  braided: `${FULL}~hM29.500 46.500h5l-1 5 .5 4-2 4-2-4 .5-4Z~tM29.500 55h5v2h-5Z`,
  muttons: 'hM21 23L24.500 32 29 35.500 25.500 40 21.500 35ZM43 23L39.500 32 35 35.500 38.500 40 42.500 35Z',
};

const hats: Table = {
  bare: '',
  tricorne: 'fM7 15Q18 15 20 9 26 4 32 4T44 9Q46 15 57 15 50 22.500 40 21.500L32 18 24 21.500Q14 22.500 7 15Z~tM7 15Q20 19 32 13 44 19 57 15 50 22.500 40 21.500L32 18 24 21.500Q14 22.500 7 15Z',
  bicorne: 'fM8 21Q11 6 32 3 53 6 56 21 44 14.500 32 15T8 21Z~tM36 8.500a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0Z~bM38.500 8.500h2',
  bandana: 'cM20 22Q19 7.500 32 7.500T44 22Q32 16 20 22Z~cM43 19.500l8 2-2 4-3.500-2 .5 5-4-6Z~tM25 15h.1M31 12h.1M37 14h.1',
  knit: 'cM20.500 20Q19 5 32 4.500T43.500 20Z~tM19.500 17Q32 14 44.500 17V22Q32 19 19.500 22Z~lM25 16v4M32 15.300v4M39 16v4',
  hood: 'cM19 45Q16.500 24 21 16.500 25 10.500 32 10.500T43 16.500Q47.500 24 45 45 53 40 51 25 49.500 4.500 32 3.500 14.500 4.500 13 25 11 40 19 45Z',
  plumed: 'fM5 20Q16 15 21 15 22 5 32 5T43 14.500Q52 14 59 17 46 23.500 32 22T5 20Z~tM21 15Q32 18.500 43 14.500L42.500 10.500Q32 14.500 21.500 11Z~wM40 12Q44-1 59 3 53 5 57 8 50 7.500 52 12 46 11 40 15Z',
  headscarf: 'cM19.500 27Q17.500 7.500 32 7.500T44.500 27Q43 17.500 32 16 21 17.500 19.500 27Z~lM22 17Q26 10 32 10',
  headwrap: 'cM19.500 21Q14 10 22 5.500 32 0 42 5.500 50 10 44.500 21 32 14.500 19.500 21Z~tM19.500 21Q24 10 40 5L44 9Q30 11 19.500 21Z~lM44.500 21Q41 13 31 10',
  morion: 'mM7 20Q16 20 20 15.500 20 5 32 3.500 44 5 44 15.500 48 20 57 20 44 25 32 20.500 20 25 7 20Z~mM24 6Q32-3 40 6 32 3 24 6Z~bM23 15h.1M32 14h.1M41 15h.1~lM20 16Q32 20 44 16',
  straw: 'bM4 19.500Q20 14 22 14 23 6.500 32 6.500T42 14Q44 14 60 19.500 45 23 32 23T4 19.500Z~tM22 14Q32 17 42 14L41.500 11Q32 14 22.500 11Z~lM10 19Q32 22 54 19',
  tall: 'fM11 20Q20 16 22 16L24.500 1.500H39.500L42 16Q44 16 53 20 44 23.500 32 23.500T11 20Z~tM22 16Q32 19 42 16L41.500 12.500Q32 15.500 22.500 12.500Z~bM30 13.500h4v4h-4Z',
  tarred: 'fM12 18Q20 16 21.500 15.500 21 7 32 7T42.500 15.500Q44 16 52 18 44 22 32 22T12 18Z~tM42 15l9 6-2 3-9-6Z',
  coif: 'wM18.500 28Q14 6 32 5.500T45.500 28Q42 17 32 17.500T18.500 28Z~lM22 18Q24 10 32 9.500',
  coronet: 'bM21 17L19 6 26 11.500 32 4 38 11.500 45 6 43 17Q32 20.500 21 17Z~rM32 13.500h.1M26 14.500h.1M38 14.500h.1',
  leather: 'oM19.500 33Q17 7.500 32 7.500T44.500 33L41 34.500Q42 19 32 17.500 22 19 23 34.500Z~lM32 8v9',
};

const SHOULDERS = 'M4 66Q5 52 20 48.500L27 45 32 51 37 45 44 48.500Q59 52 60 66Z';

const coats: Table = {
  coat: `c${SHOULDERS}~wM27 45L32 52 37 45 40 46.500 32 62 24 46.500Z~cM27 45.500L19 48.500 24 56 31 66H14M37 45.500L45 48.500 40 56 33 66H50~bM20 61h.1M44 61h.1`,
  uniform: `c${SHOULDERS}~tM25 46L32 66 39 46 43 48 36 66H28L21 48Z~wM27 45L32 54 37 45Z~bM6 55Q9 49.500 18 49L20 53Q12 53 9 58ZM58 55Q55 49.500 46 49L44 53Q52 53 55 58Z`,
  ruff: `c${SHOULDERS}~wM15 46Q16 39 24 41.500 28 38.500 32 41.500 36 38.500 40 41.500 48 39 49 46 48 53 40 50.500 36 54 32 51.500 28 54 24 50.500 16 53 15 46Z~lM24 41.500l2 4M24 50.500l2-4M32 41.500v3M32 51.500v-4M40 41.500l-2 4M40 50.500l-2-4M32 54v12`,
  kerchief: `c${SHOULDERS}~tM23 45Q32 51 41 45L42.500 49Q32 57 21.500 49ZM29.500 52l-5 9 7.500-5 5 7-2-11Z`,
  cravat: `c${SHOULDERS}~cM25 46L15 52 25 66M39 46L49 52 39 66~wM26 43.500Q32 47.500 38 43.500V48.500Q32 51.500 26 48.500ZM29 50L26.500 60 32 63 37.500 60 35 50Z~lM32 52v8`,
  striped: `w${SHOULDERS}~tM7 57Q18 52 32 55T57 57L59 61Q46 57 32 59.500T5 61ZM16 50Q24 53 32 51L32 54Q22 55 12 52ZM48 50Q40 53 32 51L32 54Q42 55 52 52Z`,
  cloak: `c${SHOULDERS}~tM25 45Q18 50 15 66H24Q25 54 32 52 39 54 40 66H49Q46 50 39 45 32 50 25 45Z~bM28.500 52a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0Z`,
  cuirass: `m${SHOULDERS}~mM23 44.500Q32 53 41 44.500L43 50Q32 58 21 50Z~lM32 56V66M14 52Q10 58 11 66M50 52Q54 58 53 66~bM22 55h.1M42 55h.1`,
  lace: `c${SHOULDERS}~wM25 43.500L32 50 39 43.500 52 52 46 54 44 58 39 56 36 59 32 51 28 59 25 56 20 58 18 54 12 52Z~bM32 60h.1`,
  shirt: `w${SHOULDERS}~sM27.500 45L32 60 36.500 45 32 49.500Z~lM27 45L22 50 32 61 42 50 37 45`,
  apron: `c${SHOULDERS}~oM22 66V55Q32 59 42 55V66Z~oM20 48.500l3 7 2-1-2-7ZM44 48.500l-3 7-2-1 2-7Z`,
  shawl: `w${SHOULDERS}~cM20 47.500Q24 56 33 60 42 56 44 47.500 60 50 60 66H4Q4 50 20 47.500Z~tM33 60L28 66H38Z~lM20 47.500Q22 58 33 60.500 42 58 44 47.500`,
  gown: `c${SHOULDERS}~sM21 48.500L25 45.500H39L43 48.500 40 58Q32 60 24 58Z~tM21 48.500L24 58Q32 60 40 58L43 48.500 45 49 42 61Q32 64 22 61L19 49Z`,
  jerkin: `w${SHOULDERS}~cM22 47L29 58V66H12Q13 54 16 49.500ZM42 47L35 58V66H52Q51 54 48 49.500Z~lM29 60h6M29 63.500h6`,
};

const marks: Table = {
  patch: 'kM32.500 23h8.500v4q-4 5-8.500 0Z~lM21 18.500L33 23M41 23l2-1',
  glasses: 'lM23.500 26.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM32.500 26.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM31.500 26h1',
  scar: 'lM40 18l-5 16M37 21.500l2.500 1M35.500 29.500l2.500 1',
  earring: 'bM18.500 33.500a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0Z',
  pipe: 'oM33 37.500l11 3.500 .5-4.500h4.500v7.500h-7l-9.500-4Z',
  lined: 'lM24 31.500q-.5 2 .5 4M40 31.500q.5 2-.5 4M28 18.500h8M29 16.500h6',
  freckled: 'vM26 30h.8v.8h-.8ZM28 31.500h.8v.8h-.8ZM36 31.500h.8v.8h-.8ZM38 30h.8v.8h-.8Z',
  flower: 'rM43 20q-4-1-3-4 3-1 4 1 1-4 4-2 1 3-2 3 3 2 1 4-4 1-4-2Z',
  lips: 'zM28.500 36.500Q31 34.500 32 35.500 33 34.500 35.500 36.500 32 40 28.500 36.500Z~lM25.500 25.500l-2-1.500M38.500 25.500l2-1.500',
};

/* Over all the rest, or behind a shoulder. */
const overs: Table = {
  goggles: 'oM20.500 16Q32 12 43.500 16V19Q32 15 20.500 19Z~mM24 17a3.700 3.700 0 1 0 7.400 0 3.700 3.700 0 1 0-7.400 0ZM32.600 17a3.700 3.700 0 1 0 7.400 0 3.700 3.700 0 1 0-7.400 0Z',
  parrot: 'gM9 46Q6 36 13 34 20 35 18 44L13 58 10 52Z~bM17 37.500l4 1.500-4 2Z~rM9 46Q13 44 14 54L12 57Q9 52 9 46Z~kM14.500 38h.1',
  balloon: 'rM4 14a8.500 9 0 1 1 17 0Q20 21 15 25H10Q5 21 4 14Z~wM10 5.500Q6 14 11 25H14Q19 14 15 5.500 12.500 4.800 10 5.500Z~oM10 28h5v4h-5Z',
};

/* In the hand. */
const tools: Table = {
  spyglass: 'bM43 58L57 40 61 43.500 48 61Z~oM55.500 37.500l7.500 6.500-2.500 3-7.500-6.500Z',
  cutlass: 'mM50 60Q61 46 55 26 65 44 55 62Z~bM46 58Q54 55 59 64Z',
  linstock: 'oM53.500 66L56 34h2.500L57.500 66Z~bM57 35q-6-4-1-11 1 4 4 4 2 5-3 7Z',
  mallet: 'oM53 66V44h3.500V66Z~oM47 35H62V45H47Z~lM50.500 35v10M58.500 35v10',
  quill: 'wM49 63Q51 44 63 32 64 48 52 62Z~lM48 66L60 40',
  book: 'tM42 53l13-4 5 14-13 4Z~wM44 66l13-4',
  mug: 'mM45 48h12v15H45Z~lM57 51q6 0 5 6l-5 2~wM44 48q2-4 6-2 4-3 8 2Z',
  purse: 'oM49 51q-8 9-1 14h11q7-5-1-14Z~oM48 46l2 5h8l2-5-3 1.500-3-2-3 2Z~bM53.500 59h.1',
  axe: 'oM52 66L56 34h2.500L56 66Z~mM57 34Q64 33 64 45L56 44Z',
  saw: 'mM45 64L60 36l3 3L50 66Z~lM47 62l3 2M50 57l3 2M53 51l3 2M56 46l3 2',
  keys: 'bM50 46a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0Z~lM54.500 51V64M54.500 58h4M54.500 62h4M52 50l-4 12',
  astrolabe: 'bM44 54a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0Z~lM44 54h17M52.500 45.500v17M47 48l11 12M52.500 45.500v-4',
  bomb: 'kM45 57a7.500 7.500 0 1 0 15 0 7.500 7.500 0 1 0-15 0Z~lM55 50q1-5 5-5~bM60 47q-2-3 1-6 2 3 1 5Z',
  harpoon: 'oM54.500 66V36H57V66Z~mM55.800 24l5 9-4-1v5h-2.500V32l-4 1Z',
  scroll: 'wM44 50h14v13H44Z~wM42.500 47h16.500v4H42.500ZM43 61h16v4H43Z~lM47 54h8M47 57.500h8',
  rope: 'bM44 57a8 6.500 0 1 0 16 0 8 6.500 0 1 0-16 0Z~wM49 57a3 2 0 1 0 6 0 3 2 0 1 0-6 0Z~lM46 54q6 2 12 0M46 60q6 2 12 0',
  lantern: 'bM47 48h11l2 15H45Z~wM49.500 51h6l1 9h-8Z~lM52.500 48V43M49 43q3.500-4 7 0M52.500 53v5',
  pistol: 'oM45 62l5-11 5 2-3 11Z~mM48 50L60 36l3.500 3L53 54Z',
  bottle: 'gM49 65V52l2.500-4v-8h4.500v8l2.500 4v13Z~wM49 55h9.500v6H49Z',
  wheel: 'oM42 58a11 11 0 1 0 22 0 11 11 0 1 0-22 0ZM47 58a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z~lM53 42v32M38 58h30M42 47l22 22M64 47L42 69',
  net: 'oM44 50Q54 46 64 50V66H44Z~lM44 55L54 66M48 49L64 64M64 53L52 66M58 48L44 62',
  fan: 'tM44 62Q44 46 58 44L64 54Q54 54 48 64Z~lM46 63L50 49M47 63.500L55 45.500M47.500 64L60 49',
  coins: 'bM44 62h14v3.500H44ZM46 58.500h14V62H46ZM45 55h14v3.500H45ZM47 51.500h14V55H47Z',
};

/* What the seed decides if the features do not: how somebody looks at one. */
const brows = ['M24.500 22.500q3-2 5.500-.5M34 22q2.500-1.500 5.500.5', 'M24 22l6 .8M34 22.800l6-.8', 'M24 21.500l6 1.200M34 22.700l6-1.200', 'M24.500 21.500q3-2.500 5.500-1M34 20.500q2.500-1.500 5.500 1'];
const noses = ['M32 26l-2 6.500h3.500', 'M31.500 25q.5 4-2.500 6.500 2 2 4.500.5', 'M32 27v5.500M29 32q3 2 6 0', 'M32.500 25l2 6.500q-2 2-4 .5'];
const mouths = ['M28.500 37q3.500 2 7 0', 'M28.500 37.500h7', 'M28.500 38q4-1.500 7 0', 'M29 37.500q4 1.500 6.500-1.500'];

const SLOTS = { face: faces, hair: hairs, beard: beards, hat: hats, coat: coats } as const;
const POOLS = {
  face: Object.keys(faces),
  hair: ['short', 'crop', 'queue', 'waves', 'loose', 'locks'],
  beard: ['smooth', 'smooth', 'stubble', 'moustache', 'goatee', 'full', 'muttons'],
  hat: ['bare', 'tricorne', 'bandana', 'knit', 'tarred', 'plumed'],
  coat: ['coat', 'kerchief', 'cravat', 'striped', 'jerkin', 'shirt'],
} as const;

const colour = (kind: string, word: string) => `var(--${kind}-${word === 'brown-haired' ? 'brown' : word})`;

/* All that is known of somebody: the features named, the rest from the seed. */
function looks(seed: string, features: string) {
  let chance = seedOf(seed);
  const pick = <T,>(from: readonly T[]): T => ((chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0), from[(chance >>> 16) % from.length]!);
  const words = features.split(' ');
  const named = (table: Table | readonly string[]) => words.filter((word) => (Array.isArray(table) ? table.includes(word) : word in table));
  const one = (slot: keyof typeof SLOTS) => named(SLOTS[slot])[0] ?? pick<string>(POOLS[slot]);
  const dyed = named(dyes);
  const paints = {
    '--skin': colour('skin', named(skins)[0] ?? pick(skins)),
    '--hair': colour('hair', named(shades)[0] ?? pick(shades)),
    '--cloth': colour('dye', dyed[0] ?? pick(dyes)),
    '--trim': colour('dye', dyed[1] ?? pick(dyes)),
    '--felt': colour('dye', dyed[2] ?? 'coal'),
  };
  const glance = `l${pick(brows)}${pick(noses)}~l${pick(mouths)}~xM27.500 26.500h.1M36.500 26.500h.1`;
  return { words, named, paints, glance, face: one('face'), hair: one('hair'), beard: one('beard'), hat: one('hat'), coat: one('coat') };
}

/* 64 wide and high, cut off at the breast. */
export function Bust({ seed, features = '' }: { seed: string; features?: string }): JSX.Element {
  const { named, paints, glance, face, hair, beard, hat, coat } = looks(seed, features);
  return (
    <g class="inked" style={paints}>
      {inked(behind[hat] ?? behind[hair])}
      {inked('sM26 36V47L32 53 38 47V36Z~vM26 40Q32 46 38 40V47L32 53 26 47Z')}
      {inked(coats[coat])}
      {inked('sM18.500 27a2.800 3.300 0 1 0 5.600 0 2.800 3.300 0 1 0-5.600 0ZM40 27a2.800 3.300 0 1 0 5.600 0 2.800 3.300 0 1 0-5.600 0Z')}
      {inked(faces[face])}
      {inked('vM37 12Q43.500 15 43 26 42 36 34 42.500 38.500 34 38.500 26 38.500 17 37 12Z')}
      {inked(glance)}
      {inked(beards[beard] || undefined)}
      {inked(hairs[hair])}
      {named(marks).map((mark) => inked(marks[mark]))}
      {inked(hats[hat] || undefined)}
      {named(overs).map((over) => inked(overs[over]))}
      <g transform="translate(-5 -4)">{named(tools).map((tool) => inked(tools[tool]))}</g>
    </g>
  );
}

interface PortraitProps {
  seed: string; /* the word of the card */
  features?: string;
  tint?: string; /* of the disc behind: var(--…); else the seed decides */
  size?: number;
}

export function Portrait({ seed, features, tint = colour('dye', dyes[1 + (seedOf(seed) % 8)]!), size = 48 }: PortraitProps): JSX.Element {
  return (
    <svg class="portrait" viewBox="0 0 64 64" width={size} height={size} style={{ '--tint': tint }} aria-hidden="true">
      <Bust seed={seed} features={features} />
    </svg>
  );
}

/* Words that mean nothing here, for the tests. */
export const unknownFeatures = (features: string): string[] => {
  const known = [...skins, ...shades, ...dyes, ...[...Object.values(SLOTS), marks, overs, tools].flatMap((table) => Object.keys(table))];
  return features.split(' ').filter((word) => word && !known.includes(word));
};
