/* Any position as a table of its fields, by the schema alone: for games without a board of their own, and for what boards leave out. */
import type { ComponentChildren, JSX } from 'preact';
import type { Field, View } from '../engine/protocol';
import { t, tc } from '../model/i18n';
import type { Texts } from '../model/texts';
import { Thing } from '../boards/parts/thing';
import { Card, CardBack, type CardFace } from '../boards/parts/card';
import { isIcon } from '../boards/parts/icons';

/* "own_won" as people read it: "Own won". */
export const fieldLabel = (name: string) => {
  const plain = name.replace(/_/g, ' ');
  return tc('field', plain.charAt(0).toUpperCase() + plain.slice(1));
};

const isSeats = (field: Field) => field.type === 'group' && field.count === 'players';

/* Nothing there: games write "none" as 0, -1, null or an empty word. */
const isEmpty = (value: unknown): boolean =>
  value === null || typeof value !== 'object' ? !value || value === -1 || value === 'none' : Object.values(value).every(isEmpty);

/* What a reader of the table looks for: not the sets that only say what is unseen. */
const isPublic = (field: Field) => !field.name.startsWith('unseen') && field.name !== 'known';

export function Value({ field, value, texts }: { field: Field; value: unknown; texts: Texts }): JSX.Element | null {
  if (field.count !== undefined && Array.isArray(value)) {
    const { count: _, ...one } = field;
    const last = value.findLastIndex((element) => !isEmpty(element));
    return (
      <ol class="values">
        {value.slice(0, last + 1).map((element, i) => (
          <li key={i}>{isEmpty(element) ? '–' : <Value field={one} value={element} texts={texts} />}</li>
        ))}
      </ol>
    );
  }
  if (field.type === 'group') return <FieldList fields={field.fields ?? []} values={value as Record<string, unknown>} texts={texts} />;
  if (field.type === 'set' || field.type === 'zone') return <Things kind={field.words ?? ''} words={value as (string | null)[]} texts={texts} />;
  if (field.type === 'word' && typeof value === 'string') return <Chip id={`${field.words}:${value}`} texts={texts} />;
  return <span class="number">{value === true ? '✓' : String(value ?? '–')}</span>;
}

const Chip = ({ id, texts }: { id: string; texts: Texts }) => (
  <Thing id={id} html class="chip">
    {texts.thing(id)}
  </Thing>
);

const SHOWN = 24;

/* Known things by name, unknown ones by number. */
function Things({ kind, words, texts }: { kind: string; words: (string | null)[]; texts: Texts }): JSX.Element {
  const known = words.filter((word): word is string => word !== null);
  const hidden = words.length - known.length;
  if (known.length > SHOWN) return <span class="number">{words.length}</span>;
  return (
    <span class="things">
      {known.map((word) => (
        <Chip key={word} id={`${kind}:${word}`} texts={texts} />
      ))}
      {hidden > 0 && <span class="number">{known.length > 0 ? `+${hidden}` : hidden}</span>}
    </span>
  );
}

export function FieldList({ fields, values, texts }: { fields: Field[]; values: Record<string, unknown>; texts: Texts }): JSX.Element {
  return (
    <dl class="fields">
      {fields
        .filter((field) => isPublic(field) && !isSeats(field) && !isEmpty(values[field.name]))
        .map((field) => (
          <div key={field.name}>
            <dt>{fieldLabel(field.name)}</dt>
            <dd>
              <Value field={field} value={values[field.name]} texts={texts} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/* The whole position, less what belongs to seats. */
export function Ledger({ view, texts, children }: { view: View; texts: Texts; children?: ComponentChildren }): JSX.Element {
  return (
    <div class="ledger" tabIndex={0}>
      {children}
      <FieldList fields={texts.schema.fields} values={view} texts={texts} />
    </div>
  );
}

/* What a seat has, as everybody may see it; hands are counted. */
export function SeatFields({ view, texts, seat }: { view: View; texts: Texts; seat: number }): JSX.Element {
  return (
    <>
      {texts.schema.fields.filter(isSeats).map((group) => {
        const values = (view[group.name] as Record<string, unknown>[])[seat]!;
        const counted = Object.fromEntries(
          Object.entries(values).map(([name, value]) => {
            const field = group.fields?.find((one) => one.name === name);
            return [name, field?.type === 'zone' ? (value as unknown[]).map(() => null) : value];
          }),
        );
        return <FieldList key={group.name} fields={group.fields ?? []} values={counted} texts={texts} />;
      })}
    </>
  );
}

/* ---- The own hand ---- */

function faceOf(kind: string, word: string, texts: Texts): CardFace {
  const facts = texts.word(kind, word)?.facts ?? {};
  return {
    id: `${kind}:${word}`,
    title: texts.label(kind, word),
    emblem: typeof facts.kind === 'string' && isIcon(facts.kind) ? facts.kind : 'cards',
    value: typeof facts.value === 'number' ? facts.value : undefined,
  };
}

export function GenericHand({ view, texts, seat }: { view: View; texts: Texts; seat: number }): JSX.Element {
  const zones = texts.schema.fields.filter(isSeats).flatMap((group) => {
    const values = (view[group.name] as Record<string, unknown>[])[seat]!;
    return (group.fields ?? []).filter(({ type }) => type === 'zone').map((field) => ({ field, words: values[field.name] as (string | null)[] }));
  });
  return (
    <div class="hand">
      {zones.every(({ words }) => words.length === 0) && <p class="quiet">{t('Your hand is empty.')}</p>}
      {zones.map(({ field, words }) =>
        words.map((word, i) => (word === null ? <CardBack key={i} count={1} label={fieldLabel(field.name)} /> : <Card key={word} face={faceOf(field.words ?? '', word, texts)} />)),
      )}
    </div>
  );
}
