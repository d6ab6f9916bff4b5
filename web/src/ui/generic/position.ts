/* A position read by its schema: what lies where, what belongs together, what there is to show at all. */
import type { Field, Schema, View } from '../../engine/protocol';
import type { IconName } from '../../boards/parts/icons';
import type { Texts } from '../../model/texts';
import type { Atlas } from './places';
import { fieldLabel, iconOf } from './faces';
import { findSign, signOf } from '../signs';

export const isSeats = (field: Field) => field.type === 'group' && field.count === 'players';

/* Nothing there: games write "none" as 0, -1, null or an empty word. */
export const isEmpty = (value: unknown): boolean =>
  value === null || typeof value !== 'object' ? !value || value === -1 || value === 'none' || value === 'nothing' : Object.values(value).every(isEmpty);

/* What a reader of the table looks for: not the sets that only say what is unseen. */
export const isShown = (field: Field) => !field.inner && !field.name.startsWith('unseen');

/* One element of a list. */
export const elementOf = ({ count: _, by: __, ...field }: Field): Field => field;

export const words = (schema: Schema, kind: string | undefined) => (kind ? (schema.words[kind] ?? []) : []);

/* A small sign with a number or a word: what badges, tiles and panels are made of. */
export interface Item {
  icon?: IconName;
  text: string;
  label: string; /* the whole, for those who cannot see the sign */
  seat?: number;
  id?: string; /* the thing it is */
}

/* Some games have a word for "there is none". */
export const saysNone = (kind: string, word: string, texts: Texts) => /^(no|nothing)\b/i.test(texts.word(kind, word)?.label ?? '');

const wordItems = (name: string, kind: string, word: string, texts: Texts): Item[] => {
  const text = texts.label(kind, word);
  const label = `${fieldLabel(name)}: ${text}`;
  const seat = kind === texts.schema.captains ? texts.ownerOf(word) : undefined;
  const id = `${kind}:${word}`;
  if (saysNone(kind, word, texts)) return [];
  if (seat !== undefined) return [{ seat, text: '', label, id }];
  return [{ icon: iconOf(kind, word, texts.word(kind, word)?.facts), text, label, id }];
};

/* Everything that a value says, as signs. Lists by seats show flags, other lists what is not nothing, or (compact) their numbers in a row. */
export function itemsOf(field: Field, value: unknown, texts: Texts, compact = false): Item[] {
  if (!isShown(field) || isEmpty(value)) return [];
  if (field.count !== undefined && Array.isArray(value)) return listItems(field, value, texts, compact);
  const { name, type } = field;
  if (type === 'group') return (field.fields ?? []).flatMap((inner) => itemsOf(inner, (value as Record<string, unknown>)[inner.name], texts, compact));
  if (type === 'set' || type === 'zone') return (value as (string | null)[]).flatMap((word) => (word === null ? [] : wordItems(name, field.words!, word, texts)));
  if (type === 'word') return wordItems(name, field.words!, String(value), texts);
  const text = value === true ? '' : String(value);
  return [{ icon: signOf(name), text, label: `${fieldLabel(name)}${text && `: ${text}`}` }];
}

const FEW = 4;

function listItems(field: Field, value: unknown[], texts: Texts, compact: boolean): Item[] {
  const one = elementOf(field);
  const by = words(texts.schema, field.by);
  if (field.type !== 'number') return value.flatMap((element, i) => itemsOf(one, element, texts, compact).map((item) => (by[i] ? { ...item, label: `${texts.label(field.by!, by[i].word)} · ${item.label}` } : item)));
  if (field.by === texts.schema.captains) return value.flatMap((number, seat) => (number ? [{ seat, text: String(number), label: `${fieldLabel(field.name)}, ${texts.name(seat)}: ${number}` }] : []));
  const icons = by.slice(0, value.length).map(({ word }) => findSign(word) ?? iconOf(field.by!, word));
  if (by.length > 0 && new Set(icons).size === icons.length)
    return value.flatMap((number, i) => (number ? [{ icon: icons[i], text: String(number), label: `${texts.label(field.by!, by[i]!.word)}: ${number}` }] : []));
  const filled = value.flatMap((number, i) => (number && by[i] ? [{ icon: signOf(field.name), text: `${texts.label(field.by!, by[i].word)} ${number}`, label: `${fieldLabel(field.name)}, ${texts.label(field.by!, by[i].word)}: ${number}` }] : []));
  if (!compact && filled.length > 0 && filled.length <= FEW) return filled;
  const row = value.map(String).join(' ');
  return [{ icon: signOf(field.name), text: row, label: `${fieldLabel(field.name)}: ${value.map((number, i) => (by[i] ? `${texts.label(field.by!, by[i].word)} ${number}` : number)).join(', ')}` }];
}

/* ---- On the chart ---- */

export interface Piece {
  id: string;
  label: string;
  seat?: number;
  letter: string;
  ship: string; /* words among which a type of ship may be */
}

export interface Spot {
  items: Item[];
  pieces: Piece[];
}

export interface Layout {
  spots: Map<string, Spot>;
  used: Set<string>; /* fields that the chart shows */
}

const letterOf = (label: string) => (/\p{Lu}[\p{Lu}]*$/u.exec(label)?.[0] ?? /\p{Lu}/u.exec(label)?.[0] ?? label.charAt(0).toUpperCase()).slice(0, 3);

/* The place a word stands for: itself, or what its facts name. */
function placeOf(kind: string, word: string, atlas: Atlas, texts: Texts): string | undefined {
  if (atlas.at.has(word)) return word;
  const named = texts.word(kind, word)?.facts?.[atlas.kind];
  return typeof named === 'string' && atlas.at.has(named) ? named : undefined;
}

const whereIn = (fields: Field[], atlas: Atlas) => fields.find((field) => field.type === 'word' && field.words === atlas.kind && field.count === undefined && isShown(field));

export function layOut(view: View, texts: Texts, atlas: Atlas): Layout {
  const spots = new Map<string, Spot>([...atlas.at.keys()].map((word) => [word, { items: [], pieces: [] }]));
  const used = new Set<string>();
  const standing = (field: Field, element: Record<string, unknown>, piece: () => Piece) => {
    const where = whereIn(field.fields ?? [], atlas);
    const spot = where && spots.get(String(element[where.name]));
    if (spot) spot.pieces.push(piece());
    return where !== undefined;
  };
  for (const field of texts.schema.fields.filter(isShown)) {
    const value = view[field.name];
    const by = words(texts.schema, field.by);
    if (isSeats(field)) {
      (value as Record<string, unknown>[]).forEach((element, seat) =>
        standing(field, element, () => ({ id: `seat ${seat}`, label: texts.name(seat), seat, letter: '', ship: Object.values(element).filter((one) => typeof one === 'string').join(' ') })));
    } else if (field.by && Array.isArray(value) && by.every(({ word }, i) => i >= value.length || placeOf(field.by!, word, atlas, texts))) {
      used.add(field.name);
      value.forEach((element, i) => spots.get(placeOf(field.by!, by[i]!.word, atlas, texts)!)!.items.push(...itemsOf(elementOf(field), element, texts, true)));
    } else if (field.by && field.type === 'group' && Array.isArray(value)) {
      value.forEach((element, i) => {
        const { word } = by[i]!;
        const label = texts.label(field.by!, word);
        if (standing(field, element, () => ({ id: `${field.by}:${word}`, label, seat: texts.ownerOf(word), letter: letterOf(label), ship: word }))) used.add(field.name);
      });
    } else if (field.type === 'set' && field.words === atlas.kind) {
      used.add(field.name);
      for (const word of value as string[]) spots.get(word)?.items.push({ icon: signOf(field.name), text: '', label: fieldLabel(field.name) });
    }
  }
  return { spots, used };
}
