/* What the people of marauders look like, in features of parts/portrait: captains, those who command ships without players, specialists. */
import type { Commander, Master } from '../../generated/marauders';
import '../parts/wardrobe';

export const FACES: Record<Commander | Master, string> & Record<string, string> = {
  /* captains */
  reyes: 'long olive grey short goatee morion cuirass scar',
  silva: 'round brown raven waves smooth bandana striped crimson linen earring',
  salvatierra: 'square tan raven loose twirled plumed lace plum crimson coal',
  ferrer: 'heart olive raven bun smooth bare gown crimson ochre lips earring fan',
  quiroga: 'oval tan grey bald moustache bare ruff coal linen glasses',
  iriarte: 'round olive raven short full hood cloak umber forest quill',
  wright: 'oval fair auburn braids smooth tricorne coat forest ochre coal freckled spyglass',
  tregarne: 'square fair auburn bald full bare jerkin umber linen scar cutlass',
  penhallow: 'long fair white loose muttons tarred kerchief slate ochre coal pipe lined',
  crewe: 'round dark raven crop stubble knit apron teal ochre mallet',
  ashcombe: 'long fair white wig smooth bare cravat navy linen lined',
  villon: 'heart tan raven waves twirled tricorne uniform navy crimson crimson patch',
  richery: 'oval deep raven queue smooth bicorne coat teal crimson navy earring spyglass',
  jaures: 'long olive brown-haired short stubble hood cloak slate coal',
  avezaath: 'round fair blond loose goatee tall lace coal linen coal',
  maas: 'heart fair blond braids smooth coif shawl navy ochre lips freckled',
  /* admirals */
  almonde: 'round fair grey wig smooth tricorne uniform coal ochre coal lined',
  grave: 'long fair blond loose twirled plumed lace umber crimson umber',
  evertsen: 'square tan grey short full bare cuirass scar lined',
  ogle: 'oval fair white wig smooth bicorne uniform navy linen navy',
  benbow: 'square tan brown-haired loose smooth tricorne coat crimson ochre coal lined',
  vernon: 'long fair grey queue smooth bare cravat navy linen lined spyglass',
  casse: 'round olive raven wig moustache bare cuirass lined',
  chateaurenault: 'heart fair blond wig smooth plumed uniform crimson linen navy',
  pointis: 'long tan grey wig smooth tricorne cravat plum linen plum lined',
  lezo: 'oval tan raven wig smooth bare uniform coal crimson patch',
  pez: 'square olive grey short goatee plumed lace forest linen umber',
  velasco: 'round olive raven queue full bicorne uniform ochre crimson coal',
  /* pirates */
  avery: 'long fair brown-haired loose moustache bandana coat slate ochre earring',
  bonnet: 'round fair white wig smooth bare cravat crimson linen glasses',
  rackham: 'oval tan raven queue stubble tricorne striped ochre crimson ochre earring',
  hornigold: 'square fair auburn waves full plumed kerchief teal crimson coal scar',
  'l-olonnais': 'heart olive raven short goatee headscarf jerkin crimson linen scar cutlass',
  braziliano: 'square brown grey loose full knit jerkin coal ochre lined pistol',
  /* specialists */
  'olaf-brandt': 'square fair blond short flowing knit apron umber ochre mallet',
  'mateo-ruiz': 'oval brown raven bald moustache straw apron forest crimson saw',
  'joseph-hays': 'square deep raven shaven stubble bare jerkin crimson linen earring cutlass',
  'diego-landa': 'long olive grey short twirled plumed cuirass crimson crimson coal cutlass',
  'raul-de-torres': 'round olive raven short full morion kerchief crimson ochre linstock',
  'pieter-zwart': 'long dark raven crop goatee tricorne uniform navy ochre coal bomb',
  'etienne-morel': 'heart fair brown-haired queue smooth bare apron linen slate glasses saw',
  'amos-whitby': 'round fair white bald muttons tall cravat coal linen coal glasses bottle',
  'little-tam': 'round fair auburn waves smooth knit striped navy navy freckled spyglass',
  'ines-vidal': 'heart brown raven loose smooth headscarf shirt teal linen lips spyglass',
  'jacob-lievens': 'oval fair grey short goatee tall lace coal linen coal coins',
  'bartolome-cano': 'round olive raven bald smooth bare ruff umber linen glasses purse',
  'gilles-hamon': 'square tan auburn queue muttons tarred kerchief navy crimson umber wheel',
  'nathaniel-pike': 'long tan grey loose full bare coat teal ochre pipe astrolabe',
  'yves-kerbrat': 'round tan auburn short braided bandana jerkin navy linen linstock',
  'sancho-olmedo': 'long brown grey afro goatee bare kerchief ochre crimson patch bomb',
};

export const faceOf = (person: string): string => FACES[person] ?? '';
