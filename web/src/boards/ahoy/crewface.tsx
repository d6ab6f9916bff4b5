/* Who the crew of ahoy are, in features of parts/portrait. */
import type { JSX } from 'preact';
import type { Crew } from '../../generated/ahoy';
import { CardBust, Portrait } from '../parts/portrait';

export const FACES: Record<Crew, string> = {
  aeronauts: 'oval tan auburn short moustache leather coat umber ochre goggles balloon',
  middleman: 'round olive raven short goatee tall cravat plum linen coal coins',
  documentarian: 'heart fair brown-haired bun smooth bare lace slate linen glasses quill',
  elder: 'long brown white bald flowing bare cloak teal ochre lined',
  'sea-witch': 'heart dark white waves smooth hood cloak plum teal lips lantern',
  buccaneer: 'square tan raven locks full tricorne coat crimson ochre coal patch cutlass',
  mystic: 'oval deep grey locks smooth headwrap cloak crimson ochre earring bottle',
  gunner: 'square fair auburn short full bandana jerkin navy linen scar linstock',
  'gunners-mate': 'round brown raven afro smooth bare kerchief slate crimson bomb',
  'powder-monkey': 'round fair blond waves smooth knit striped crimson crimson freckled purse',
  fighters: 'square dark raven shaven goatee bare jerkin crimson linen scar cutlass',
  cutpurse: 'heart tan raven short stubble hood cloak forest coal purse',
  shipwright: 'round fair grey bald muttons bare apron teal linen pipe mallet',
  emissary: 'long fair white queue smooth plumed uniform navy ochre navy scroll',
  grogmaster: 'round tan auburn bald full knit apron ochre crimson mug',
  'convincing-comrade': 'oval brown raven loose smooth bandana striped crimson ochre lips scroll',
  'convincing-official': 'square fair grey short moustache tricorne uniform forest ochre coal book',
  'convincing-comrade-2': 'long deep raven crop goatee straw kerchief umber crimson scroll',
  'convincing-official-2': 'heart fair blond bun smooth tall lace coal linen coal glasses book',
  'naive-noble': 'heart fair blond waves smooth coronet lace plum linen',
  sailor: 'oval olive raven queue smooth bandana striped navy navy earring rope',
  beakhead: 'square deep grey shaven flowing leather jerkin slate linen scar mallet',
  'ghastly-gust': 'long fair white loose smooth hood cloak slate linen lantern',
  'whispering-wind': 'heart olive white waves smooth bare lace teal linen lips',
  trawler: 'round tan grey short full straw kerchief forest ochre rope',
  barrelman: 'long brown raven braids smooth knit coat slate ochre spyglass',
  pilot: 'square olive grey queue goatee plumed coat teal crimson coal astrolabe',
  'sea-dog': 'round fair white loose flowing tricorne kerchief navy crimson coal pipe',
  diver: 'oval dark raven crop smooth leather striped ochre ochre goggles lantern',
  merchant: 'round brown raven short moustache headwrap coat ochre crimson coins',
};

export const CrewFace = ({ card, size }: { card: string; size: number }): JSX.Element => <Portrait seed={card} features={FACES[card as Crew]} size={size} />;

/* The same in the frame of a card. */
export const CrewPicture = ({ card }: { card: string }): JSX.Element => <CardBust seed={card} features={FACES[card as Crew]} />;
