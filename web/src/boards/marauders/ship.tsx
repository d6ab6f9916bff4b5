/* A ship's state: points of its five locations as pips, and what it carries to fight with. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { LOCATIONS, modIcon, most, says, weaponIcon, type Captain } from './facts';

/* Pips of a location: filled, or lost to damage. */
export function Pips({ value, full }: { value: number; full: number }): JSX.Element {
  return (
    <span class="marauders-pips" aria-hidden="true">
      {Array.from({ length: Math.max(full, value) }, (_, i) => (
        <i key={i} class={i < value ? 'full' : 'lost'} />
      ))}
    </span>
  );
}

interface LocationsProps {
  values: readonly number[];
  full: (name: (typeof LOCATIONS)[number]['name']) => number;
  texts: Texts;
  live?: boolean; /* hits and repairs may be pointed at */
  hits?: readonly number[]; /* about to come */
}

export function Locations({ values, full, texts, live, hits }: LocationsProps): JSX.Element {
  return (
    <ul class="marauders-locations">
      {LOCATIONS.map(({ name, icon }, i) => {
        const [value, whole] = [values[i] ?? 0, full(name)];
        const row = (
          <>
            <Icon name={icon} size={15} />
            <span class="unseen">{texts.label('location', name)}</span>
            <Pips value={value} full={whole} />
            <span class="marauders-of">
              {value}/{whole}
            </span>
            {hits && hits[i]! > 0 && <span class="marauders-hit">−{hits[i]}</span>}
          </>
        );
        return (
          <li key={name} class={value === 0 ? 'destroyed' : ''} data-about={texts.label('location', name)}>
            {live ? <Thing id={`location:${name}`} html class="marauders-location" quiet>{row}</Thing> : <div class="marauders-location">{row}</div>}
          </li>
        );
      })}
    </ul>
  );
}

export const OwnLocations = ({ captain, texts, live, hits }: { captain: Captain; texts: Texts; live?: boolean; hits?: readonly number[] }) => (
  <Locations values={captain.value} full={(name) => most(texts, captain, name)} texts={texts} live={live} hits={hits} />
);

/* Modifications and special weapons; what was turned over is struck out. */
export function Fittings({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element | null {
  if (captain.mods.length + captain.weapons.length === 0) return null;
  return (
    <ul class="marauders-fittings">
      {captain.mods.map((mod) => {
        const used = captain.used_mods.includes(mod);
        return (
          <li key={mod} data-about={says(texts, 'modification', mod)}>
            <Thing id={`modification:${mod}`} html class={`marauders-fitting ${used ? 'used' : ''}`} quiet>
              <Icon name={modIcon(mod)} size={14} /> {texts.label('modification', mod)}
              {used && <span class="unseen"> {t('(used)')}</span>}
            </Thing>
          </li>
        );
      })}
      {captain.weapons.map((weapon) => (
        <li key={weapon} data-about={says(texts, 'weapon', weapon)}>
          <Thing id={`weapon:${weapon}`} html class="marauders-fitting weapon" quiet>
            <Icon name={weaponIcon(weapon)} size={14} /> {texts.label('weapon', weapon)}
          </Thing>
        </li>
      ))}
    </ul>
  );
}
