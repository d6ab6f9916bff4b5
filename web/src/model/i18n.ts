/* Languages: English texts are the keys, po/*.po the translations, compiled to JSON by tools/po.py. */
import { signal } from '@preact/signals';

export type Catalogue = Record<string, string | string[]>;

export const languages: Record<string, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands', it: 'Italiano' };

export const language = signal('en');
export const catalogue = signal<Catalogue>({});

const files = import.meta.glob<{ default: Catalogue }>('../generated/po/*.json');

/* A made-up language for tests: what is not in ⟦brackets⟧ on the page was never marked for translation. */
const PSEUDO = 'xx';

export async function speak(code: string): Promise<void> {
  const load = files[`../generated/po/${code}.json`];
  catalogue.value = load ? (await load()).default : {};
  language.value = load || code === PSEUDO ? code : 'en';
  document.documentElement.lang = language.value === PSEUDO ? 'en' : language.value;
}

/* The reader's own language, if we have it. */
export const preferred = () =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in languages) ?? 'en';

const translated = (key: string, text: string) => {
  if (language.value === PSEUDO) return text && `⟦${text}⟧`;
  const found = catalogue.value[key];
  return typeof found === 'string' && found ? found : text;
};

type Values = Record<string, string | number>;

export const insert = (text: string, values?: Values) =>
  values ? text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)) : text;

/* A text of the page, or a pattern of the engine's tables, in the reader's language. */
export const t = (text: string, values?: Values) => insert(translated(text, text), values);

/* Marks a text that is translated later. */
export const N_ = (text: string) => text;

/* The same where one English text stands for different things. */
export const tc = (context: string, text: string) => translated(`${context}\u0004${text}`, text);

/* All four languages tell one from many and nothing else. */
export function tn(one: string, many: string, n: number, values?: Values): string {
  const found = catalogue.value[one];
  const forms = Array.isArray(found) ? found : [one, many];
  const text = (n === 1 ? forms[0] : forms[1]) || (n === 1 ? one : many);
  return insert(language.value === PSEUDO ? `⟦${text}⟧` : text, { n, ...values });
}
