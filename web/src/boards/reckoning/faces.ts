/* What the twelve of a crew look like, in features of parts/portrait; the same job differs in the person who does it. */
import type { Crew } from '../../generated/reckoning';
import '../parts/wardrobe';

export const FACES: Record<Crew, string> = {
  captain: 'square tan grey loose goatee plumed coat navy ochre crimson',
  bosun: 'round dark raven bald full bare striped crimson crimson earring rope',
  purser: 'long fair grey bald smooth bare ruff coal linen glasses coins',
  'first-mate': 'heart brown raven braids goatee tricorne uniform teal ochre coal',
  buccaneer: 'oval olive raven locks twirled bandana jerkin crimson linen patch cutlass',
  'gunner-1': 'square fair auburn short full knit kerchief slate ochre scar linstock',
  'gunner-2': 'heart deep raven afro smooth bare shirt linen crimson earring bomb',
  'deckhand-1': 'round fair blond waves smooth straw striped navy navy freckled',
  'deckhand-2': 'long dark raven crop stubble headwrap jerkin ochre crimson rope',
  'sailor-1': 'oval tan brown-haired queue muttons tarred kerchief navy crimson coal pipe',
  'sailor-2': 'heart fair auburn loose smooth headscarf shirt teal linen freckled lips',
  'sailor-3': 'square olive white short flowing knit striped forest coal lined wheel',
};

export const faceOf = (crew: Crew): string => FACES[crew];
