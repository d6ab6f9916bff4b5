/* The pictures of cards, told apart before a name is read: crew before the land of their suit with what they are good at, plans as a
 * course on a night chart, cargo in a crate on its way to the land where it is wanted. */
import type { ComponentChildren, JSX } from 'preact';
import type { Crew } from '../../generated/ahoy';
import { IconPath, isIcon, type IconName } from '../parts/icons';
import { Bust } from '../parts/portrait';
import type { Texts } from '../../model/texts';
import { FigureDrawing } from './craft';
import { FACES } from './faces';
import { crewBehind, crewOf, suitIcon } from './facts';
import { Landmark } from './island';
import { Strokes } from './strokes';

/* What a card does, by a picture. */
const CREW: Record<string, IconName> = {
  aeronauts: 'globe', middleman: 'dice', documentarian: 'book', elder: 'shield', 'sea-witch': 'wave', buccaneer: 'skull', mystic: 'flame', gunner: 'damage', 'gunners-mate': 'cannon',
  'powder-monkey': 'barrel', fighters: 'swords', cutpurse: 'chest', shipwright: 'hammer', emissary: 'letter', grogmaster: 'rum', 'convincing-comrade': 'fist', 'convincing-official': 'patrol',
  'naive-noble': 'crown', sailor: 'sail', beakhead: 'ship', 'ghastly-gust': 'storm', 'whispering-wind': 'wind', trawler: 'fish', barrelman: 'fog', pilot: 'wreck', 'sea-dog': 'current', diver: 'anchor', merchant: 'coin',
};
const GOODS: Record<string, IconName> = {
  feathers: 'bird', coins: 'coin', paintings: 'island', linen: 'cloth', tinctures: 'indigo', gems: 'star', herbs: 'tobacco', weapons: 'swords', lead: 'copper', explosives: 'barrel', 'fancy-hat': 'hat', nails: 'hammer',
  lace: 'textiles', shells: 'turtle', 'odd-meat': 'food', munition: 'cannon', incense: 'spices', brandy: 'rum', glass: 'lamp', maps: 'map', 'fish-nets': 'fish', 'rare-wood': 'wood', iron: 'anchor', ropes: 'turn', jewelry: 'crown', books: 'book',
};
const PLANS: Record<string, [IconName, IconName]> = {
  evacuation: ['players', 'ship'], 'secret-weapon': ['dice', 'flame'], 'close-call': ['swords', 'wind'], 'weapons-cache': ['chest', 'cannon'], 'sneak-attack': ['fog', 'patrol'], enlist: ['scroll', 'hat'], 'dynamic-entry': ['wind', 'cannon'],
};

const alike = (word: string) => word.replace(/-2$/, '');

export const crewIcon = (card: string) => CREW[alike(card)] ?? 'hat';
export const goodIcon = (good: string) => GOODS[alike(good)] ?? (isIcon(good) ? good : 'crate');

function Picture({ class: kind, children }: { class: string; children: ComponentChildren }): JSX.Element {
  return (
    <svg class={`card-emblem ahoy-picture ${kind}`} viewBox="0 0 72 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/* The shore of a suit: its landmark on a hill by the water. */
const Shore = ({ suit }: { suit: string }) => (
  <>
    <Strokes sky="M0 0H72V64H0Z" sun="M26 14a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z" hill="M14 50Q34 28 50 37T80 44V64H14Z" />
    <g transform="translate(53 40) scale(1.150)">
      <Landmark suit={suit} />
    </g>
    <Strokes surf="M0 52q6-4 12 0t12 0 12 0 12 0 12 0 12 0V64H0Z" />
  </>
);

const Medal = ({ x, y, scale, icon }: { x: number; y: number; scale: number; icon: IconName }) => (
  <g class="ahoy-medal" transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r="17" />
    <circle r="14.500" class="ahoy-ring" />
    <g transform="translate(-10.800 -10.800) scale(.9)">
      <IconPath name={icon} />
    </g>
  </g>
);

export function CrewPicture({ card, texts }: { card: string; texts: Texts }): JSX.Element {
  const suit = crewOf(texts, card)?.suit ?? '';
  return (
    <Picture class={suit}>
      <Shore suit={suit} />
      <g transform="translate(-7 4) scale(.95)">
        <Bust seed={card} features={FACES[card as Crew]} />
      </g>
      <Medal x={52} y={50} scale={0.700} icon={crewIcon(card)} />
    </Picture>
  );
}

export function GoodPicture({ good, texts }: { good: string; texts: Texts }): JSX.Element {
  const goal = crewOf(texts, crewBehind(texts, good))?.deliver ?? '';
  return (
    <Picture class={goal}>
      <Shore suit={goal} />
      <g transform="translate(4 4)">
        <Crate icon={goodIcon(good)} />
      </g>
      <Medal x={50} y={13} scale={0.550} icon={suitIcon(goal)} />
    </Picture>
  );
}

/* With what is in it stencilled on its side; 44 wide, 40 high. */
export const Crate = ({ icon }: { icon: IconName }) => (
  <g>
    <Strokes crate="M6 20H46V56H6Z" lid="M6 20L12 13H52L46 20ZM46 20L52 13V49L46 56Z" strake="M6 29H46M6 38H46M6 47H46" label="M12 38a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z" />
    <g transform="translate(14.600 26.600) scale(.95)">
      <IconPath name={icon} />
    </g>
  </g>
);

export function PlanPicture({ plan, seat, texts }: { plan: string; seat: number; texts: Texts }): JSX.Element {
  const [first, then] = PLANS[alike(plan)] ?? [];
  return (
    <Picture class="plan">
      <Strokes night="M0 0H72V64H0Z" lattice="M12 0V64M36 0V64M60 0V64M0 16H72M0 48H72M36 0L0 64M36 0L72 64" />
      {first && then ? (
        <>
          <Strokes course="M13 36Q14 54 27 55" />
          <g transform="translate(17 5) scale(1.200)"><IconPath name={first} /></g>
          <g transform="translate(28 31) scale(1.150)" class="ahoy-then"><IconPath name={then} /></g>
        </>
      ) : (
        <g transform="translate(35 53)"><FigureDrawing word={plan} seat={seat} scale={1.150} texts={texts} /></g>
      )}
    </Picture>
  );
}

/* The back of a deck, with its mark: a lattice of rope. */
export function Back({ icon }: { icon: IconName }): JSX.Element {
  return (
    <svg class="ahoy-back" viewBox="0 0 60 84" aria-hidden="true">
      <Strokes night="M7 1H53Q59 1 59 7V77Q59 83 53 83H7Q1 83 1 77V7Q1 1 7 1Z" lattice="M6 30L30 6 54 30 6 78M6 54L54 6M6 6L54 54 30 78 6 54M6 30L54 78M30 78L54 54" label="M14 42a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z" />
      <g transform="translate(18 30)">
        <IconPath name={icon} />
      </g>
    </svg>
  );
}
