/* Things as small cards: a sign or a ship, the name, the figures; what they do is a look away. */
import type { JSX } from 'preact';
import { Icon } from '../../boards/parts/icons';
import { Ship } from '../../boards/parts/ships';
import { Flag, seatLetter } from '../../boards/parts/flags';
import { Thing } from '../../boards/parts/thing';
import type { Texts } from '../../model/texts';
import { faceOf } from './faces';
import type { Item } from './position';

interface TileProps {
  kind: string;
  word: string;
  texts: Texts;
  count?: number | string; /* how many, in the corner */
  items?: Item[]; /* its state, beside what is printed on it */
  full?: boolean; /* with its text */
}

export function Tile({ kind, word, texts, count, items = [], full }: TileProps): JSX.Element {
  const face = faceOf(kind, word, texts);
  const seat = kind === texts.schema.captains ? texts.ownerOf(word) : undefined;
  return (
    <Thing id={face.id} html class="tile">
      <span class="tile-sign">
        {seat !== undefined ? <Flag seat={seat} letter={seatLetter(texts, seat)} /> : face.ship ? <TileShip type={face.ship} seat={texts.ownerOf(word)} /> : <Icon name={face.emblem} size={18} />}
      </span>
      <span class="tile-words">
        <span class="tile-title">{face.title}</span>
        {(face.figures || items.length > 0) && (
          <span class="tile-figures">
            {face.figures?.map(({ icon, label, value }) => <Sign key={label} item={{ icon, text: String(value), label: `${label}: ${value}` }} texts={texts} />)}
            {items.map((item, i) => <Sign key={i} item={item} texts={texts} />)}
          </span>
        )}
        {full && face.text && <span class="tile-text">{face.text}</span>}
      </span>
      {count !== undefined && <span class="tile-count">{count}</span>}
    </Thing>
  );
}

const TileShip = ({ type, seat }: { type: Parameters<typeof Ship>[0]['type']; seat?: number }) => (
  <svg viewBox="-28 -42 56 50" width="26" height="24" aria-hidden="true">
    <Ship type={type} seat={seat} />
  </svg>
);

/* A sign among text; its meaning is in its title and for screen readers. */
export function Sign({ item, texts }: { item: Item; texts: Texts }): JSX.Element {
  return (
    <span class="sign" data-about={item.label}>
      {item.seat !== undefined ? <Flag seat={item.seat} letter={seatLetter(texts, item.seat)} /> : item.icon && <Icon name={item.icon} size={14} />}
      <span class="unseen">{item.label}</span>
      {item.text && <span aria-hidden="true">{item.text}</span>}
    </span>
  );
}
