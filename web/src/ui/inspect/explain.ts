/* What there is to say of something drawn: its name and kind, what it does, its numbers with their names, its rule. All of it comes
 * from the schema's words and from what the drawing itself says (`data-about`); no game is known here. */
import type { Texts } from '../../model/texts';
import { capital } from '../../model/texts';
import type { Facts } from '../../engine/protocol';
import { t } from '../../model/i18n';
import { faceOf } from '../generic/faces';

/* Whatever explains itself: things, and what a drawing says something about. */
export const EXPLAINED = '[data-thing], [data-about]:not([data-about=""])';

export interface Explained {
  id: string; /* the thing, or '' */
  title: string;
  kind: string;
  lines: string[];
  figures: { label: string; value: string }[];
  clause: string | null;
}

const SHORT = 48;

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const UNREAD = '.unseen, .inspect, table, ul, ol, dl';

/* What can be read on it, with a space between what stands apart; what is read aloud only repeats what is said elsewhere. */
function written(element: Element): string {
  if ('told' in (element as HTMLElement).dataset) return '';
  const parts = [...element.childNodes].map((child) => (child instanceof Element ? (child.matches(UNREAD) ? '' : ` ${written(child)} `) : (child.textContent ?? '')));
  return plain(parts.join(''));
}

const isSentence = (text: string) => text.length > SHORT || /[.;]$/.test(text);

/* A line does not begin with the title again. */
function withoutTitle(line: string, title: string): string {
  if (!title || !line.startsWith(title)) return line;
  const rest = line.slice(title.length);
  return /^[\s]*[:.,;·]/.test(rest) ? capital(rest.replace(/^[\s:.,;·]+/, '')) : rest ? line : '';
}

/* Each said once: what is part of another line falls away. */
const once = (lines: string[]) => lines.filter((line, i) => line && !lines.some((other, j) => other.includes(line) && (other !== line || j < i)));

/* A row that only names those after it goes in front of their names: what is paid for sugar, and what is got for it. */
function drawnFigures(element: Element): Explained['figures'] {
  let over = '';
  return [...element.querySelectorAll<HTMLElement>('.card-figures, .card-figures > li, .figures > div')].flatMap((row) => {
    if (!row.matches('li, div')) return (over = ''), [];
    const [label = ''] = about(row);
    if (!label) return (over = plain(row.textContent)), [];
    const value = plain(row.querySelector('dd')?.textContent) || plain(row.textContent).replace(label, '').trim();
    return [{ label: over ? `${over}: ${label}` : label, value }];
  });
}

/* Where the rules begin to speak of it: printed with it, or the rule of the first move that names one of its kind. */
const clauseOf = (kind: string, facts: Facts, texts: Texts) =>
  typeof facts.rule === 'string' ? facts.rule : (texts.schema.kinds?.[kind] ?? texts.schema.verbs.find(({ args }) => args.includes(kind)))?.clause ?? null;

/* A thing of the schema. */
function ofWord(element: HTMLElement, id: string, texts: Texts): Explained {
  const colon = id.indexOf(':');
  const [kind, word] = [id.slice(0, colon), id.slice(colon + 1)];
  const face = faceOf(kind, word, texts);
  const known = texts.word(kind, word)!;
  const general = texts.schema.kinds?.[kind];
  const card = element.querySelector('.card-text');
  const corner = element.querySelector<HTMLElement>('.card-value[data-about]');
  const drawn = drawnFigures(element);
  return {
    id,
    title: plain(element.querySelector('.card-title')?.textContent) || capital(face.title),
    kind: plain(element.querySelector('.card-kind')?.textContent) || t(general?.label ?? ''),
    lines: [plain(card?.textContent) || (face.text ?? ''), ...about(element), known.text ? '' : t(general?.text ?? ''), ...(corner ? about(corner) : [])],
    figures: drawn.length > 0 ? drawn : (face.figures ?? []).map(({ label, value }) => ({ label, value: String(value) })),
    clause: clauseOf(kind, known.facts ?? {}, texts),
  };
}

const about = (element: HTMLElement) => (element.dataset.about ?? '').split('\n').map(plain).filter(Boolean);

/* Whatever else is drawn says itself what it is; what stands on it is its name if that is shorter. */
function ofDrawing(element: HTMLElement, id: string): Explained {
  const own = written(element);
  const [first = '', ...rest] = about(element);
  const named = own && !isSentence(own) && /\p{L}{2}/u.test(own) && isSentence(first);
  return { id, title: named ? own : first || own, kind: '', lines: named ? [first, ...rest] : [...rest, own], figures: drawnFigures(element), clause: null };
}

/* Whose it is, if it is drawn among a player's things. */
const ownerOf = (element: Element) => plain(element.closest('.player')?.querySelector('.player-name')?.textContent);

export function explain(element: HTMLElement, texts: Texts): Explained {
  const id = element.dataset.thing ?? '';
  const colon = id.indexOf(':');
  const said = colon > 0 && texts.word(id.slice(0, colon), id.slice(colon + 1)) ? ofWord(element, id, texts) : ofDrawing(element, id);
  const lines = once(said.lines.map((line) => withoutTitle(line, said.title)));
  return { ...said, kind: said.kind || ownerOf(element), lines };
}
