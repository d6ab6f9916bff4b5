/* What a seat has, by the schema: figures and signs for everybody in the column of players, cards for its owner along the bottom edge. */
import type { JSX } from 'preact';
import type { Field, View } from '../../engine/protocol';
import { Card, CardBack, EmptyHand } from '../../boards/parts/card';
import { Icon } from '../../boards/parts/icons';
import { Thing } from '../../boards/parts/thing';
import type { Texts } from '../../model/texts';
import { signOf } from '../signs';
import { faceOf, fieldLabel } from './faces';
import { atlas } from './places';
import { isEmpty, isSeats, isShown, itemsOf } from './position';
import { Sign } from './tiles';

type Values = Record<string, unknown>;

/* The fields of a seat with their values. */
const ofSeat = (view: View, texts: Texts, seat: number): { field: Field; value: unknown }[] =>
  texts.schema.fields.filter(isSeats).flatMap((group) => {
    const values = (view[group.name] as Values[])[seat]!;
    return (group.fields ?? []).filter(isShown).map((field) => ({ field, value: values[field.name] }));
  });

const isPile = ({ type }: Field) => type === 'zone' || type === 'set';

/* As everybody may see it: cards in zones are counted. */
export function SeatFields({ view, texts, seat }: { view: View; texts: Texts; seat: number }): JSX.Element {
  const filled = ofSeat(view, texts, seat).filter(({ field, value }) => (isPile(field) ? (value as unknown[]).length > 0 : !isEmpty(value)));
  const plain = filled.filter(({ field }) => isPile(field) || (field.count === undefined && field.type === 'number'));
  const rest = filled.filter((one) => !plain.includes(one));
  return (
    <>
      <dl class="seat-figures">
        {plain.map(({ field, value }) => (
          <div key={field.name}>
            <dt>
              <Icon name={signOf(field.name)} size={14} /> {fieldLabel(field.name)}
            </dt>
            <dd>{Array.isArray(value) ? value.length : String(value)}</dd>
          </div>
        ))}
      </dl>
      <dl class="seat-fields">
        {rest.map(({ field, value }) => (
          <div key={field.name}>
            <dt>{fieldLabel(field.name)}</dt>
            <dd class="signs">
              {itemsOf(field, value, texts).map((item, i) =>
                item.id && item.seat === undefined ? (
                  <Thing key={i} id={item.id} html class="chip">
                    {item.icon && <Icon name={item.icon} size={14} />} {item.text}
                  </Thing>
                ) : (
                  <Sign key={i} item={item} texts={texts} />
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Held {
  name: string;
  kind: string;
  word: string | null; /* a card nobody may look at */
}

/* Cards are all that lies in a seat's piles, and what else it has that is more than a name. */
function held(view: View, texts: Texts, seat: number): Held[] {
  const isCard = (kind: string, word: string) => {
    const known = texts.word(kind, word);
    return kind !== texts.schema.captains && kind !== atlas(texts.schema)?.kind && (known?.text !== undefined || Object.keys(known?.facts ?? {}).length > 1);
  };
  const found = ofSeat(view, texts, seat).flatMap(({ field, value }): (Held & { pile: boolean })[] => {
    const kind = field.words ?? '';
    if ((field.type !== 'word' && !isPile(field)) || /deck|discard/.test(field.name)) return []; /* those lie on the table */
    const list = (Array.isArray(value) ? value : [value]) as (string | null)[];
    return list.flatMap((word) => ((word === null && field.type === 'zone') || (word !== null && !isEmpty(word) && (field.type === 'zone' || isCard(kind, word))) ? [{ name: field.name, kind, word, pile: field.type === 'zone' }] : []));
  });
  return [...found.filter(({ pile }) => pile), ...found.filter(({ pile }) => !pile)];
}

export function GenericHand({ view, texts, seat }: { view: View; texts: Texts; seat: number }): JSX.Element {
  const cards = held(view, texts, seat);
  const open = cards.filter(({ word }) => word !== null);
  const closed = cards.filter(({ word }) => word === null);
  if (cards.length === 0) return <EmptyHand />;
  return (
    <div class="hand">
      {open.map(({ name, kind, word }) => (
        <Card key={`${name} ${word}`} face={{ ...faceOf(kind, word!, texts), kind: fieldLabel(name) }} />
      ))}
      {[...new Set(closed.map(({ name }) => name))].map((name) => (
        <CardBack key={name} count={closed.filter((card) => card.name === name).length} label={fieldLabel(name)} />
      ))}
    </div>
  );
}
