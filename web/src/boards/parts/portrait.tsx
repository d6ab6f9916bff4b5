/* People on cards: a bust put together from features. `features` are words of the tables below (and of parts/wardrobe, where a game takes it), in any order ("long olive grey
 * bald goatee ruff crimson"); what they leave open is decided by the seed, so that everybody has a face of their own. */
import type { JSX } from 'preact';
import { inked, seedOf } from './inked';

type Table = Record<string, string>;

const faces: Table = {
  oval: 'sM21.5 24Q21.5 11 32 11T42.5 24Q42.5 33 38 39 35 42.5 32 42.5T26 39Q21.5 33 21.5 24Z',
  round: 'sM20.5 26Q20.5 11.5 32 11.5T43.5 26Q43.5 35 39 38.5 35.5 41.5 32 41.5T25 38.5Q20.5 35 20.5 26Z',
  long: 'sM22 22Q22 10 32 10T42 22Q42 34 38.5 40 35 44.5 32 44.5T25.5 40Q22 34 22 22Z',
  square: 'sM21 23Q21 11 32 11T43 23L42.5 34 37.5 41.5Q32 43 26.5 41.5L21.5 34Z',
  heart: 'sM21 23Q21 11 32 11T43 23Q43 32 37 39L32 43 27 39Q21 32 21 23Z',
};

const skins = ['fair', 'tan', 'olive', 'brown', 'dark', 'deep'];
const shades = ['raven', 'brown-haired', 'auburn', 'blond', 'grey', 'white'];
const dyes = ['coal', 'slate', 'navy', 'teal', 'forest', 'crimson', 'plum', 'umber', 'ochre', 'linen'];

const PARTED = 'hM20.5 29Q19.5 8.5 32 8.5T43.5 29Q42 17 32 12.5 22 17 20.5 29Z';
const CROPPED = 'hM20.5 23Q18 16 22 13 22 8 28 8.5 32 5.5 36 8.5 42 8 42 13 46 16 43.5 23 42 17 38 16.5 32 15 26 16.5 22 17 20.5 23Z';
const COMBED = 'hM20.5 25Q19.5 8 32 8T43.5 25Q42 20 41 16.5 32 19.5 25 15 22 19 20.5 25Z';

const hairs: Table = {
  short: COMBED,
  crop: CROPPED,
  afro: 'hM21.5 22Q24 14.5 32 14.5T42.5 22Q43 10 32 10T21.5 22Z',
  locks: CROPPED,
  loose: PARTED,
  waves: 'hM20.5 29Q18 8 33 8T43.5 29Q42 18 36 13 30 19 24 19 21 22 20.5 29Z',
  queue: COMBED,
  braids: PARTED,
  bun: PARTED,
  bald: 'hM20.5 30Q18.5 22 21.5 18L23.5 26ZM43.5 30Q45.5 22 42.5 18L40.5 26Z',
  shaven: 'vM22 19Q24 11 32 11T42 19Q37 15 32 15T22 19Z',
};

const behind: Table = {
  afro: 'hM15 25Q12 18 16 13 18 5 27 5 32 2 37 5 46 5 48 13 52 18 49 25 50 33 44 34H20Q14 33 15 25Z',
  locks: 'hM20 14Q13 32 15 45L19 47 21 41 23 49 27 41H37L41 49 43 41 45 47 49 45Q51 32 44 14Z',
  loose: 'hM20 14Q17 34 15 50H49Q47 34 44 14Z',
  waves: 'hM21 12Q13 17 17 24 11 30 16 36 11 43 17 51H47Q53 43 48 36 53 30 47 24 51 17 43 12Z',
  queue: 'hM41 32Q51 36 50 48L46 53Q45 43 39 41Z~tM42 36l6-2 1 3-6 2Z',
  braids: 'hM21 28Q14 34 18 40 14 45 18 50L18 56 23 53Q24 42 25 34ZM43 28Q50 34 46 40 50 45 46 50L46 56 41 53Q40 42 39 34Z',
  bun: 'hM26 10Q24 2 32 2T39 10Z',
  hood: 'cM13 52Q12 6 32 4 52 6 51 52Z',
};

const MOUSTACHE = 'hM24.5 35.5Q28 31.5 32 33.5 36 31.5 39.5 35.5 35 36.5 32 35 29 36.5 24.5 35.5Z';
export const FULL = 'hM21 27Q22 33 26 33.5 29 32 32 33.5 35 32 38 33.5 42 33 43 27 44.5 40 38 45.5 32 48 26 45.5 19.5 40 21 27ZM28.5 37Q32 39 35.5 37 32 35.5 28.5 37Z';

const beards: Table = {
  smooth: '',
  stubble: 'vM22 29Q25 35 32 32.5 39 35 42 29 42 39 32 43.5 22 39 22 29Z',
  moustache: MOUSTACHE,
  goatee: `${MOUSTACHE}~hM28.5 39.5Q32 38 35.5 39.5L34 45 32 48 30 45Z`,
  full: FULL,
  flowing: `${FULL}~hM24 44Q32 48.5 40 44 39 54 32 60 25 54 24 44Z~lM30 49l1 6M34 49l-1 6`,
  muttons: 'hM21 23L24.5 32 29 35.5 25.5 40 21.5 35ZM43 23L39.5 32 35 35.5 38.5 40 42.5 35Z',
};

const hats: Table = {
  bare: '',
  tricorne: 'fM7 15Q18 15 20 9 26 4 32 4T44 9Q46 15 57 15 50 23 40 22L32 18 24 22Q14 23 7 15Z~tM7 15Q20 19 32 13 44 19 57 15 50 23 40 22L32 18 24 22Q14 23 7 15Z',
  bandana: 'cM20 22Q19 8 32 8T44 22Q32 16 20 22Z~cM43 20l8 2-2 4-4-2 1 5-4-6Z~tM25 15h.1M31 12h.1M37 14h.1',
  knit: 'cM21 20Q19 5 32 5T44 20Z~tM20 17Q32 14 45 17V22Q32 19 20 22Z~lM25 16v4M32 15v4M39 16v4',
  hood: 'cM19 45Q17 24 21 17 25 11 32 11T43 17Q48 24 45 45 53 40 51 25 50 5 32 4 15 5 13 25 11 40 19 45Z',
  plumed: 'fM5 20Q16 15 21 15 22 5 32 5T43 15Q52 14 59 17 46 24 32 22T5 20Z~tM21 15Q32 19 43 15L43 11Q32 15 22 11Z~wM40 12Q44-1 59 3 53 5 57 8 50 8 52 12 46 11 40 15Z',
  headwrap: 'cM20 21Q14 10 22 6 32 0 42 6 50 10 45 21 32 15 20 21Z~tM20 21Q24 10 40 5L44 9Q30 11 20 21Z~lM45 21Q41 13 31 10',
  straw: 'bM4 20Q20 14 22 14 23 7 32 7T42 14Q44 14 60 20 45 23 32 23T4 20Z~tM22 14Q32 17 42 14L42 11Q32 14 23 11Z~lM10 19Q32 22 54 19',
  tall: 'fM11 20Q20 16 22 16L25 2H40L42 16Q44 16 53 20 44 24 32 24T11 20Z~tM22 16Q32 19 42 16L42 13Q32 16 23 13Z~bM30 14h4v4h-4Z',
  coronet: 'bM21 17L19 6 26 12 32 4 38 12 45 6 43 17Q32 21 21 17Z~rM32 14h.1M26 15h.1M38 15h.1',
  leather: 'oM20 33Q17 8 32 8T45 33L41 35Q42 19 32 18 22 19 23 35Z~lM32 8v9',
};

export const SHOULDERS = 'M4 66Q5 52 20 48.5L27 45 32 51 37 45 44 48.5Q59 52 60 66Z';

const coats: Table = {
  coat: `c${SHOULDERS}~wM27 45L32 52 37 45 40 47 32 62 24 47Z~cM27 46L19 49 24 56 31 66H14M37 46L45 49 40 56 33 66H50~bM20 61h.1M44 61h.1`,
  uniform: `c${SHOULDERS}~tM25 46L32 66 39 46 43 48 36 66H28L21 48Z~wM27 45L32 54 37 45Z~bM6 55Q9 50 18 49L20 53Q12 53 9 58ZM58 55Q55 50 46 49L44 53Q52 53 55 58Z`,
  kerchief: `c${SHOULDERS}~tM23 45Q32 51 41 45L43 49Q32 57 22 49ZM30 52l-5 9 8-5 5 7-2-11Z`,
  cravat: `c${SHOULDERS}~cM25 46L15 52 25 66M39 46L49 52 39 66~wM26 44Q32 48 38 44V49Q32 52 26 49ZM29 50L27 60 32 63 38 60 35 50Z~lM32 52v8`,
  striped: `w${SHOULDERS}~tM7 57Q18 52 32 55T57 57L59 61Q46 57 32 60T5 61ZM16 50Q24 53 32 51L32 54Q22 55 12 52ZM48 50Q40 53 32 51L32 54Q42 55 52 52Z`,
  cloak: `c${SHOULDERS}~tM25 45Q18 50 15 66H24Q25 54 32 52 39 54 40 66H49Q46 50 39 45 32 50 25 45Z~bM28 52a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z`,
  lace: `c${SHOULDERS}~wM25 44L32 50 39 44 52 52 46 54 44 58 39 56 36 59 32 51 28 59 25 56 20 58 18 54 12 52Z~bM32 60h.1`,
  apron: `c${SHOULDERS}~oM22 66V55Q32 59 42 55V66Z~oM20 49l3 7 2-1-2-7ZM44 49l-3 7-2-1 2-7Z`,
  jerkin: `w${SHOULDERS}~cM22 47L29 58V66H12Q13 54 16 50ZM42 47L35 58V66H52Q51 54 48 50Z~lM29 60h6M29 64h6`,
};

const marks: Table = {
  patch: 'kM32.5 23h8.5v4q-4 5-8.5 0Z~lM21 18.5L33 23M41 23l2-1',
  glasses: 'lM23.5 26.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM32.5 26.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM31.5 26h1',
  scar: 'lM40 18l-5 16M37 21.5l2.5 1M35.5 29.5l2.5 1',
  earring: 'bM18.5 33.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z',
  pipe: 'oM33 37.5l11 3.5 .5-4.5h4.5v7.5h-7l-9.5-4Z',
  lined: 'lM24 31.5q-.5 2 .5 4M40 31.5q.5 2-.5 4M28 18.5h8M29 16.5h6',
  freckled: 'vM26 30h.8v.8h-.8ZM28 31.5h.8v.8h-.8ZM36 31.5h.8v.8h-.8ZM38 30h.8v.8h-.8Z',
  lips: 'zM28.5 36.5Q31 34.5 32 35.5 33 34.5 35.5 36.5 32 40 28.5 36.5Z~lM25.5 25.5l-2-1.5M38.5 25.5l2-1.5',
};

/* Over all the rest, or behind a shoulder. */
const overs: Table = {
  goggles: 'oM20.5 16Q32 12 43.5 16V19Q32 15 20.5 19Z~mM24 17a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0ZM32.6 17a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0Z',
  balloon: 'rM4 14a8.5 9 0 1 1 17 0Q20 21 15 25H10Q5 21 4 14Z~wM10 5.5Q6 14 11 25H14Q19 14 15 5.5 12.5 4.8 10 5.5Z~oM10 28h5v4h-5Z',
};

/* In the hand. */
const tools: Table = {
  spyglass: 'bM43 58L57 40 61 44 48 61Z~oM56 38l8 7-3 3-8-7Z',
  cutlass: 'mM50 60Q61 46 55 26 65 44 55 62Z~bM46 58Q54 55 59 64Z',
  linstock: 'oM54 66L56 34h3L58 66Z~bM57 35q-6-4-1-11 1 4 4 4 2 5-3 7Z',
  mallet: 'oM53 66V44h4V66Z~oM47 35H62V45H47Z~lM51 35v10M59 35v10',
  quill: 'wM49 63Q51 44 63 32 64 48 52 62Z~lM48 66L60 40',
  book: 'tM42 53l13-4 5 14-13 4Z~wM44 66l13-4',
  mug: 'mM45 48h12v15H45Z~lM57 51q6 0 5 6l-5 2~wM44 48q2-4 6-2 4-3 8 2Z',
  purse: 'oM49 51q-8 9-1 14h11q7-5-1-14Z~oM48 46l2 5h8l2-5-3 2-3-2-3 2Z~bM54 59h.1',
  astrolabe: 'bM44 54a9 9 0 1 0 17 0 9 9 0 1 0-17 0Z~lM44 54h17M53 46v17M47 48l11 12M53 46v-4',
  bomb: 'kM45 57a8 8 0 1 0 15 0 8 8 0 1 0-15 0Z~lM55 50q1-5 5-5~bM60 47q-2-3 1-6 2 3 1 5Z',
  scroll: 'wM44 50h14v13H44Z~wM43 47h17v4H43ZM43 61h16v4H43Z~lM47 54h8M47 58h8',
  rope: 'bM44 57a8 7 0 1 0 16 0 8 7 0 1 0-16 0Z~wM49 57a3 2 0 1 0 6 0 3 2 0 1 0-6 0Z~lM46 54q6 2 12 0M46 60q6 2 12 0',
  lantern: 'bM47 48h11l2 15H45Z~wM50 51h6l1 9h-8Z~lM53 48V43M49 43q4-4 7 0M53 53v5',
  bottle: 'gM49 65V52l3-4v-8h5v8l3 4v13Z~wM49 55h10v6H49Z',
  coins: 'bM44 62h14v4H44ZM46 59h14V62H46ZM45 55h14v4H45ZM47 52h14V55H47Z',
};

/* What the seed decides if the features do not: how somebody looks at one. */
const brows = ['M24.5 22.5q3-2 5.5-.5M34 22q2.5-1.5 5.5.5', 'M24 22l6 .8M34 22.8l6-.8', 'M24 21.5l6 1.2M34 22.7l6-1.2', 'M24.5 21.5q3-2.5 5.5-1M34 20.5q2.5-1.5 5.5 1'];
const noses = ['M32 26l-2 6.5h3.5', 'M31.5 25q.5 4-2.5 6.5 2 2 4.5.5', 'M32 27v5.5M29 32q3 2 6 0', 'M32.5 25l2 6.5q-2 2-4 .5'];
const mouths = ['M28.5 37q3.5 2 7 0', 'M28.5 37.5h7', 'M28.5 38q4-1.5 7 0', 'M29 37.5q4 1.5 6.5-1.5'];

export const wardrobe = { faces, hairs, behind, beards, hats, coats, marks, overs, tools };

const colour = (kind: string, word: string) => `var(--${kind}-${word === 'brown-haired' ? 'brown' : word})`;

/* All that is known of somebody: the features named, the rest from the seed. */
function looks(seed: string, features: string) {
  let chance = seedOf(seed);
  const pick = <T,>(from: readonly T[]): T => ((chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0), from[(chance >>> 16) % from.length]!);
  const words = features.split(' ');
  const named = (table: Table | readonly string[]) => words.filter((word) => (Array.isArray(table) ? table.includes(word) : word in table));
  const one = (table: Table) => named(table)[0] ?? pick(Object.keys(table));
  const dyed = named(dyes);
  const paints = {
    '--skin': colour('skin', named(skins)[0] ?? pick(skins)),
    '--hair': colour('hair', named(shades)[0] ?? pick(shades)),
    '--cloth': colour('dye', dyed[0] ?? pick(dyes)),
    '--trim': colour('dye', dyed[1] ?? pick(dyes)),
    '--felt': colour('dye', dyed[2] ?? 'coal'),
  };
  const glance = `l${pick(brows)}${pick(noses)}~l${pick(mouths)}~xM27.5 26.5h.1M36.5 26.5h.1`;
  return { named, paints, glance, face: one(faces), hair: one(hairs), beard: one(beards), hat: one(hats), coat: one(coats) };
}

/* 64 wide and high, cut off at the breast. */
export function Bust({ seed, features = '' }: { seed: string; features?: string }): JSX.Element {
  const { named, paints, glance, face, hair, beard, hat, coat } = looks(seed, features);
  return (
    <g style={paints}>
      {inked(behind[hat] ?? behind[hair])}
      {inked('sM26 36V47L32 53 38 47V36Z~vM26 40Q32 46 38 40V47L32 53 26 47Z')}
      {inked(coats[coat])}
      {inked('sM18.5 27a2.8 3.3 0 1 0 5.6 0 2.8 3.3 0 1 0-5.6 0ZM40 27a2.8 3.3 0 1 0 5.6 0 2.8 3.3 0 1 0-5.6 0Z')}
      {inked(faces[face])}
      {inked('vM37 12Q43.5 15 43 26 42 36 34 42.5 38.5 34 38.5 26 38.5 17 37 12Z')}
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

/* On a card. */
export const CardBust = (props: { seed: string; features?: string }): JSX.Element => (
  <g transform="translate(17 -2) scale(.97)">
    <Bust {...props} />
  </g>
);

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
  const known = [skins, shades, dyes, ...Object.values(wardrobe).map(Object.keys)].flat();
  return features.split(' ').filter((word) => word && !known.includes(word));
};
