/* How a thing looks whose game has no drawing of its own: an icon or a ship, its figures, its text, all from the schema. */
import type { Fact, Facts } from '../../engine/protocol';
import type { CardFace } from '../../boards/parts/card';
import { isIcon, type IconName } from '../../boards/parts/icons';
import { isShip, type ShipType } from '../../boards/parts/ships';
import type { Texts } from '../../model/texts';
import { tc } from '../../model/i18n';
import { findSign, signOf } from '../signs';

/* "own_won" as people read it: "Own won". */
export const fieldLabel = (name: string) => {
  const plain = name.replace(/[_-]/g, ' ');
  return tc('field', plain.charAt(0).toUpperCase() + plain.slice(1));
};

/* Facts that say where a thing lies, not what it is. */
const PLACING = new Set(['x', 'y', 'row', 'column', 'value']);

const words = (...texts: (Fact | undefined)[]) => texts.flatMap((text) => (typeof text === 'string' ? [text] : []));

export function shipOf(word: string, facts: Facts = {}): ShipType | undefined {
  return words(facts.type, facts.ship, word).flatMap((text) => [text, ...text.split('-')]).find(isShip);
}

/* The thing itself may be an icon; so may what it is of; at last its kind. */
export function iconOf(kind: string, word: string, facts: Facts = {}): IconName {
  if (word === 'face-down' || word === 'to-come') return 'help';
  const names = words(facts.good, facts.kind, facts.type);
  return [word, ...names].find(isIcon) ?? [...names, kind.replace('-card', '')].map(findSign).find((sign) => sign !== undefined) ?? 'cards';
}

/* Any table of words that knows it. */
const labelOf = (name: string, value: string, texts: Texts): string | undefined => {
  const kind = [name, ...Object.keys(texts.schema.words)].find((one) => texts.word(one, value));
  return kind && texts.label(kind, value);
};

export function faceOf(kind: string, word: string, texts: Texts): CardFace {
  const known = texts.word(kind, word);
  const facts = known?.facts ?? {};
  const entries = Object.entries(facts).filter(([name]) => !PLACING.has(name));
  const figures = entries.flatMap(([name, value]) => (typeof value === 'number' && value !== 0 ? [{ icon: signOf(name), label: fieldLabel(name), value }] : []));
  const notes = entries.flatMap(([name, value]) => (typeof value === 'string' ? (labelOf(name, value, texts) ?? []) : []));
  return {
    id: `${kind}:${word}`,
    title: texts.label(kind, word),
    emblem: iconOf(kind, word, facts),
    ship: shipOf(word, facts),
    value: typeof facts.value === 'number' ? facts.value : undefined,
    figures: figures.length > 0 ? figures : undefined,
    text: known?.text ? texts.text(known.text) : notes.join(' · ') || undefined,
  };
}
