/* What is printed on the cards of plunder, typed: the numbers come from the schema, the page has none of its own. */
import type { Position } from '../../generated/plunder';
import type { View } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { IconName } from '../parts/icons';
import type { ShipType } from '../parts/ships';
import { N_, t } from '../../model/i18n';

export type PlunderView = Position & View;
export type Captain = Position['captain'][number];

export interface Facts {
  kind?: string;
  value?: number;
  good?: string;
  quantity?: number;
  nation?: string;
  speed?: number;
  cannons?: number;
  crew?: number;
  hold?: number;
  worth?: number;
  pay?: number;
  plunder?: number;
  reward?: number;
  silver?: number;
  current?: string;
  entry?: string;
  exit?: string;
  sells?: number[];
  buys?: number[];
  a?: string;
  b?: string;
}

export const factsOf = (texts: Texts, card: string | null): Facts => (card === null ? {} : ((texts.word('card', card)?.facts ?? {}) as Facts));

/* The ship a captain sails; without a card it is the Pinnace, which is printed on every mat. */
export const shipOf = (texts: Texts, captain: Captain, seat: number): Facts =>
  captain.own ? factsOf(texts, captain.own) : ((texts.schema.words.captain?.[seat]?.facts ?? {}) as Facts);

export const shipName = (texts: Texts, card: string | null) => (card ? texts.label('card', card) : t('Pinnace'));

export const GOODS = ['sugar', 'tobacco', 'cotton', 'cocoa', 'indigo'] as const;

export const STRENGTHS: { name: 'speed' | 'cannons' | 'crew'; icon: IconName; label: string }[] = [
  { name: 'speed', icon: 'sail', label: N_('Speed') },
  { name: 'cannons', icon: 'cannon', label: N_('Cannons') },
  { name: 'crew', icon: 'crew', label: N_('Crew') },
];

/* The silhouette that fits a ship's numbers. */
export function silhouette({ speed = 0, cannons = 0, hold = 0, worth = 0 }: Facts): ShipType {
  if (worth === 0) return 'boat';
  if (cannons >= 7) return 'man-o-war';
  if (cannons >= 5) return hold >= 6 ? 'galleon' : 'frigate';
  if (hold >= 6) return 'flute';
  return speed >= 5 ? 'sloop' : 'brig';
}

const KINDS: Record<string, { icon: IconName; label: string; tint: string }> = {
  port: { icon: 'port', label: N_('Port'), tint: 'var(--land)' },
  sea: { icon: 'wave', label: N_('Open Sea'), tint: 'var(--water)' },
  coast: { icon: 'island', label: N_('Coastland'), tint: 'var(--land)' },
  map: { icon: 'chest', label: N_('Treasure map'), tint: 'var(--brass-bright)' },
  mate: { icon: 'hat', label: N_('First Mate'), tint: 'var(--good)' },
  ship: { icon: 'ship', label: N_('Ship'), tint: 'var(--water-line)' },
  war: { icon: 'swords', label: N_('War'), tint: 'var(--alarm)' },
  treaty: { icon: 'scroll', label: N_('Treaty'), tint: 'var(--good)' },
  natives: { icon: 'village', label: N_('Natives'), tint: 'var(--land)' },
  'port-act': { icon: 'anchor', label: N_('Port action'), tint: 'var(--brass-bright)' },
  'coast-act': { icon: 'turtle', label: N_('Coastland action'), tint: 'var(--brass-bright)' },
  kraken: { icon: 'kraken', label: N_('Kraken'), tint: 'var(--alarm)' },
  'port-encounter': { icon: 'anchor', label: N_('Port encounter'), tint: 'var(--alarm)' },
  'sea-encounter': { icon: 'wave', label: N_('Sea encounter'), tint: 'var(--alarm)' },
  fleet: { icon: 'ship', label: N_('Treasure Fleet'), tint: 'var(--brass-bright)' },
  red: { icon: 'flame', label: N_('Red card'), tint: 'var(--alarm)' },
  storm: { icon: 'storm', label: N_('Storm'), tint: 'var(--water-deep)' },
  parrot: { icon: 'parrot', label: N_('Parrot'), tint: 'var(--good)' },
};

export const kindOf = (facts: Facts) => KINDS[facts.kind ?? ''] ?? { icon: 'cards' as IconName, label: '', tint: 'var(--water)' };
