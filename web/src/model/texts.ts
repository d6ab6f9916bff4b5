/* Moves, events and prompts in words, made from the schema's patterns and the reader's language. */
import type { EventKind, GameEvent, Move, Moves, Schema, Word } from '../engine/protocol';
import { t } from './i18n';

const PART = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/* Fills a pattern as the engine does: "{0}" and "{seat}" are parts, "{0|cube|cubes}" tells one from many; what stands in [ ] falls away if a part
 * in it is empty; a sentence begins with a capital letter, also where it begins with a part, but a player's name stays as it was given. */
export function fill(pattern: string, part: (name: string) => string): string {
  const kept = pattern.replace(/\[([^\]]*)\]/g, (_, inner: string) => ([...inner.matchAll(PART)].some((match) => part(match[1]!) === '') ? '' : inner));
  return kept.replace(PART, (_, name: string, one: string | undefined, many: string | undefined, at: number) => {
    const text = one === undefined ? part(name) : part(name) === '1' ? one : many!;
    return name !== 'seat' && beginsSentence(kept, at) ? capital(text) : text;
  });
}

const beginsSentence = (text: string, at: number) => at === 0 || /[.!?] $/.test(text.slice(0, at));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* Places that are named by what lies there: a word's fact "called" says where in the position that is, as "cell[0].tile", whose last name is
 * the kind of what lies there. A name that several have says nothing of the place, which keeps its own then. */
export function calledIn({ words }: Schema, position: unknown): Record<string, string> {
  const called: Record<string, string> = {};
  for (const [kind, list] of Object.entries(words))
    for (const { word, facts } of list) {
      const path = typeof facts?.called === 'string' ? facts.called.split(/[[\].]+/) : [];
      const there = path.reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], position);
      const names = (path.length > 0 && words[path.at(-1)!]) || [];
      const name = names.find((one) => one.word === there)?.label;
      if (name && names.filter(({ label }) => label === name).length === 1) called[`${kind}:${word}`] = name;
    }
  return called;
}

export class Texts {
  private words = new Map<string, Map<string, Word>>();
  private kinds = new Map<string, EventKind>();

  /* `called`: what a place goes by in a position, by "space:1.1" (`calledIn`). */
  constructor(
    readonly schema: Schema,
    readonly names: string[],
    private readonly called: Record<string, string> = {},
  ) {
    for (const [kind, list] of Object.entries(schema.words)) this.words.set(kind, new Map(list.map((word) => [word.word, word])));
    for (const kind of schema.events) this.kinds.set(kind.kind, kind);
  }

  /* What is printed on a thing, or nothing. */
  word(kind: string, word: string): Word | undefined {
    return this.words.get(kind)?.get(word);
  }

  /* A text of the schema, such as what a card does. */
  text(text: string): string {
    return t(text);
  }

  /* A thing's name. Seats go by their player's name; numbers are themselves. */
  label(kind: string, word: string | number): string {
    if (typeof word === 'number') return String(word);
    const known = this.word(kind, word);
    const called = this.called[`${kind}:${word}`];
    if (called) return t(called);
    if (kind === this.schema.captains) return this.seatOf(word) ?? t(word);
    return t(known ? known.label : word);
  }

  /* The name of a target such as "card:harrier"; cells and the like have none of their own. */
  thing(id: string): string {
    const colon = id.indexOf(':');
    const [kind, word] = [id.slice(0, colon), id.slice(colon + 1)];
    return this.words.has(kind) ? this.label(kind, word) : kind === 'cell' ? t('This place') : word;
  }

  /* What a thing does, if that is printed on it. */
  about(id: string): string {
    const colon = id.indexOf(':');
    return t(this.word(id.slice(0, colon), id.slice(colon + 1))?.text ?? '');
  }

  name(seat: number | null): string {
    return seat === null ? '' : (this.names[seat] ?? String(seat + 1));
  }

  /* The seat that a word belongs to by its name: "orange", "orange-iv". */
  ownerOf(word: string): number | undefined {
    const seats = this.schema.words[this.schema.captains] ?? [];
    const seat = seats.findIndex((term) => word === term.word || word.startsWith(`${term.word}-`));
    return seat >= 0 && seat < this.names.length ? seat : undefined;
  }

  private seatOf(word: string): string | undefined {
    const index = this.schema.words[this.schema.captains]?.findIndex((term) => term.word === word) ?? -1;
    return index >= 0 ? this.names[index] : undefined;
  }

  /* A move's label; arguments still open show as dots. */
  verb(index: number, args: (string | null)[]): string {
    const verb = this.schema.verbs[index]!;
    return fill(t(verb.label), (name) => {
      const word = args[Number(name)];
      return word === null || word === undefined ? '…' : this.label(verb.args[Number(name)]!, word);
    });
  }

  /* Does a verb's label tell of this argument? Rows and columns are for the board alone. */
  says(index: number, arg: number): boolean {
    const { label, args } = this.schema.verbs[index]!;
    return this.words.has(args[arg]!) || label.includes(`{${arg}`);
  }

  /* Over a list of moves of one verb: its heading, and the arguments that are settled. A bare number says nothing there. */
  heading(index: number, args: (string | null)[] = []): string {
    const verb = this.schema.verbs[index]!;
    if (!verb.heading) return this.verb(index, verb.args.map((_, i) => args[i] ?? null));
    const settled = args.flatMap((word, i) => (word && this.words.has(verb.args[i]!) ? [this.label(verb.args[i]!, word)] : []));
    return [t(verb.heading), ...settled].join(' · ');
  }

  /* What a number counts, if the label says so: "bales". */
  counted(index: number, arg: number): string {
    const noun = new RegExp(`\\{${arg}\\|[^{}|]*\\|([^{}|]*)\\}`).exec(t(this.schema.verbs[index]!.label));
    return noun?.[1] ?? '';
  }

  move(move: Pick<Move, 'verb' | 'args'>): string {
    return this.verb(move.verb, move.args);
  }

  /* An argument on its own, as a button shows it; some words have no name ("without a card"). */
  argument(verb: number, index: number, word: string): string {
    return this.label(this.schema.verbs[verb]!.args[index]!, word);
  }

  prompt(decision: string | undefined): string {
    const row = this.schema.decisions.find(({ name }) => name === decision);
    return row ? t(row.prompt) : '';
  }

  /* What somebody is asked, with its particulars if it has some. */
  question({ decision, asks }: Pick<Moves, 'decision' | 'asks'>): string {
    return asks ? this.event(asks) : this.prompt(decision);
  }

  event(event: GameEvent): string {
    const kind = this.kinds.get(event.kind);
    if (!kind) return event.text;
    const seat = this.name(event.seat);
    if (event.verb !== undefined) {
      const text = `${seat}: ${this.verb(event.verb, (event.args ?? []).map(String))}`;
      return event.asked ? text : `${text} ${t('(the only choice)')}`;
    }
    const pattern = event.args ? kind.text : (kind.hidden ?? '');
    const [kinds, args] = [kind.args, event.args];
    return fill(t(pattern), (name) => {
      if (name === 'seat' || !args) return name === 'seat' ? seat : '';
      const index = parseInt(name);
      const [of, word] = [kinds[index] ?? '', args[index] ?? ''];
      return name.endsWith('text') ? this.about(`${of}:${word}`) : this.label(of, word);
    });
  }

  /* What may happen, its details left open: "Anna draws a card." */
  happening(kind: string, seat: number): string {
    const row = this.kinds.get(kind);
    const pattern = t(row?.hidden || row?.text || kind).replace(/\[[^\]]*\]/g, '');
    return fill(pattern, (name) => (name === 'seat' ? this.name(seat) : '…')).replace(/: …(, …)*/g, '').replace(/…\.$/, '…');
  }

  /* The things an event names, by the ids that boards draw them with. */
  named(event: GameEvent): string[] {
    const kinds = event.verb === undefined ? this.kinds.get(event.kind)?.args : this.schema.verbs[event.verb]?.args;
    return (event.args ?? []).flatMap((word, i) => (typeof word === 'string' && word && kinds?.[i] ? [`${kinds[i]}:${word}`] : []));
  }

  /* A warning or refusal: "PL-6.5: The crew is unpaid." The engine may add who is asked; that part is for terminals. */
  refusal(text: string): { clause: string | null; reason: string } {
    const found = /^([A-Z]+-\d+(?:\.\d+)?): (.*)$/s.exec(text);
    const sentence = found ? found[2]! : text;
    const asked = /^(.*?\.) \S.* is asked: .*$/s.exec(sentence);
    return { clause: found?.[1] ?? null, reason: t(asked ? asked[1]! : sentence) };
  }
}
