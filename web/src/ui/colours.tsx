/* A choice among the colours of a game: each is a swatch with its name. */
import type { JSX } from 'preact';
import type { Word } from '../engine/protocol';
import { t } from '../model/i18n';

interface ColourProps {
  name: string; /* of the choice, for the browser */
  legend: string;
  colours: Word[];
  value: number;
  isFree?: (colour: number) => boolean;
  onChange: (colour: number) => void;
}

export function ColourChoice({ name, legend, colours, value, isFree = () => true, onChange }: ColourProps): JSX.Element {
  return (
    <div class="colours" role="radiogroup" aria-label={legend}>
      {colours.map(({ word, label }, colour) => (
        <label key={word} title={t(label)} style={{ '--colour': `var(--hue-${word})` }}>
          <input type="radio" name={name} checked={colour === value} disabled={colour !== value && !isFree(colour)} onChange={() => onChange(colour)} aria-label={t(label)} />
        </label>
      ))}
    </div>
  );
}
