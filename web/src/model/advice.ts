/* Advice in a form that can be shown: the best moves, and what moves may bring. Chances are in per mille. */
import type { Gain, Hint, HintCandidate, Move, Odds, ScoreChange } from '../engine/protocol';
import { isEnd } from './choice';
import { language, t } from './i18n';
import type { Texts } from './texts';

/* Only what is certain is called 0 % or 100 %. */
export function percent(chance: number): string {
  const shown = Math.round(chance / 10);
  const format = (whole: number) => new Intl.NumberFormat(language.value === 'xx' ? 'en' : language.value, { style: 'percent' }).format(whole / 100);
  if (shown === 0 && chance > 0) return `< ${format(1)}`;
  if (shown === 100 && chance < 1000) return `> ${format(99)}`;
  return format(shown);
}

/* ---- Hints ---- */

export interface Candidate extends HintCandidate {
  legal: Move;
}

/* The chance that the bot sees for itself: of the move it would make. */
export const outlook = ({ candidates, line }: Hint): number | undefined => candidates.find(({ move }) => move === line[0]?.move)?.chance;

const NOISE = 10; /* per mille: who is behind by no more is as good */
const FAR = 60; /* who is behind by more is not suggested, */
const MUCH = 0.2; /* nor by so great a part of the chance that there is */
export const SHOWN = 3;

export interface Suggestions {
  best: Candidate[];
  more: Candidate[]; /* what else was weighed */
  tied: number; /* of all of them, those between which and the best there is nothing but noise */
}

/* The move that the bot would make, and what is as good or nearly so. What promises more was hardly looked into, or the bot would make it. */
export function suggest(hint: Hint, legal: Move[]): Suggestions {
  const most = outlook(hint) ?? 1000;
  const known = hint.candidates.flatMap((one) => {
    const move = legal.find(({ text }) => text === one.move);
    return move && one.chance <= most ? [{ ...one, legal: move }] : [];
  });
  const ranked = byMerit(known, hint.line[0]?.move);
  const best = ranked.filter((one, i) => isWorthTelling(one, ranked.slice(0, i))).slice(0, SHOWN);
  return { best, more: ranked.filter((one) => !best.includes(one)), tied: ties(ranked)[0]?.length ?? 0 };
}

/* Of equals those come first that cost nothing, do not end the turn and bring something themselves, then the bot's choice. */
function byMerit(known: Candidate[], chosen: string | undefined): Candidate[] {
  const top = Math.max(...known.map(({ chance }) => chance));
  const merit = (one: Candidate) => [top - one.chance > NOISE ? one.chance - top : 0, Number(!one.legal.warning), Number(!one.ends), useOf(one), Number(one.move === chosen), one.chance];
  return [...known].sort((a, b) => compare(merit(b), merit(a)));
}

function compare(a: number[], b: number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

/* How surely it brings something by itself. */
const useOf = ({ why = [] }: HintCandidate) => why.find(({ later }) => !later)?.often ?? 0;

/* The first always; then what is not far behind, has no price, and is no detour to a move that is suggested already. */
function isWorthTelling(one: Candidate, before: Candidate[]): boolean {
  if (before.length === 0) return true;
  const behind = Math.max(...before.map(({ chance }) => chance)) - one.chance;
  if (one.legal.warning || behind > FAR || behind > MUCH * (one.chance + behind)) return false;
  return useOf(one) > 0 || !before.some(({ move }) => move === one.then?.move);
}

/* Moves between whose chances there is nothing but noise stand together. */
export function ties(list: Candidate[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const one of list) {
    const last = groups.at(-1);
    if (last && Math.abs(last[0]!.chance - one.chance) <= NOISE) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/* What a move brings, in the order in which it comes, and what it costs; either may be nothing to speak of. */
export interface Reason {
  gains: string[];
  price: string;
}

export interface Reasons {
  shared: string[]; /* what all suggested moves bring */
  of: (one: Candidate) => Reason;
}

/* A reason tells a move from the others: what all suggested ones bring is told once, and what half of the moves bring is told of none. */
export function reasons({ best, more }: Pick<Suggestions, 'best' | 'more'>, texts: Texts): Reasons {
  const all = [...best, ...more];
  const gains = new Map(all.map((one) => [one.move, gainsOf(one, texts)]));
  const bringing = (list: Candidate[], gain: string) => list.filter(({ move }) => gains.get(move)!.includes(gain)).length;
  const shared = best.length > 1 ? gains.get(best[0]!.move)!.filter((gain) => bringing(best, gain) === best.length) : [];
  const tells = (gain: string) => !shared.includes(gain) && bringing(all, gain) <= Math.max(2, all.length / 2);
  const of = ({ move, legal }: Candidate) => ({ gains: gains.get(move)!.filter(tells), price: legal.warning ? texts.refusal(legal.warning).reason : '' });
  return { shared, of };
}

/* What the move says itself, in other words: it is what happens at once, and names nothing else. */
function saysItAgain({ often, later, next, event }: Gain, { args }: Move): boolean {
  const named = (event.args ?? []).filter((word) => typeof word === 'string' && !/^-?\d+$/.test(word));
  return !later && !next && often === 1000 && named.length > 0 && named.every((word) => args.includes(word as string));
}

function gainsOf({ why = [], score, legal, then }: Candidate, texts: Texts): string[] {
  const told = why.filter((gain) => !saysItAgain(gain, legal)).map((gain) => gainText(gain, texts));
  const clear = told.filter((text) => text.split('…').length <= 2); /* what leaves more than one thing open says nothing */
  if (clear.length > 0) return clear;
  if (score && score.mean > 0) return [t('Score by the end of the turn: {change}', { change: change({ ...score, mean: score.mean / 100 }) })];
  return then && !isEnd(texts.schema.verbs[then.verb]!.word) ? [t('Then: {move}', { move: texts.verb(then.verb, then.args) })] : [];
}

function gainText({ often, later, next, event }: Gain, texts: Texts): string {
  const told = event.args ? texts.event(event) : texts.happening(event.kind, event.seat ?? 0);
  const share = percent(often);
  if (next) return often === 1000 ? t('Next turn: {event}', { event: told }) : t('Next turn, {share} likely: {event}', { share, event: told });
  if (often === 1000) return later ? t('Later this turn: {event}', { event: told }) : told;
  return later ? t('Later this turn, {share} likely: {event}', { share, event: told }) : t('{share} likely: {event}', { share, event: told });
}

/* "+2", or the mean of what differs: "+1.5 (−1 to +4)". */
export function change({ mean, low, high }: ScoreChange): string {
  const format = new Intl.NumberFormat(language.value === 'xx' ? 'en' : language.value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return low === high ? format.format(low) : t('{mean} ({low} to {high})', { mean: format.format(mean), low: format.format(low), high: format.format(high) });
}

const FIRST = 200; /* iterations for a quick answer */
const MOST = 20000;
const PATIENCE = 1000; /* milliseconds for the better one */

/* How much thinking fits into the time, a quick answer tells; only the better one is shown, so that nothing changes places under the reader's eyes. */
export async function think(ask: (iterations: number) => Promise<Hint>, now = () => performance.now()): Promise<Hint> {
  const started = now();
  const quick = await ask(FIRST);
  const further = Math.min(MOST, Math.floor((quick.iterations * PATIENCE) / Math.max(1, now() - started)));
  return further < 2 * FIRST ? quick : ask(further);
}

/* ---- Odds ---- */

export interface Prospect {
  moves: Move[]; /* that promise the same */
  outcomes: { kind: string; often: number }[];
  score: { mean: number; low: number; high: number } | null; /* in points; null: no move of this decision changes it */
}

/* Those that there is something to say of; none, if there is nothing to say of any. */
export type Prospects = Prospect[];

const TELLING = 4;

/* The kinds of events that may or may not happen, or that tell moves apart, if they say something without their details; the most telling first. */
function tellingKinds({ odds }: Odds, says: (kind: string) => boolean): string[] {
  const kinds = [...new Set(odds.flatMap(({ events }) => Object.keys(events)))];
  const shares = (kind: string) => odds.map(({ events }) => events[kind] ?? 0);
  const luck = (kind: string) => Math.max(...shares(kind).map((share) => (4 * share * (1000 - share)) / 1000));
  const spread = (kind: string) => Math.max(...shares(kind)) - Math.min(...shares(kind));
  const weight = new Map(kinds.map((kind) => [kind, says(kind) ? luck(kind) + spread(kind) : 0]));
  return kinds.filter((kind) => weight.get(kind)! > 0).sort((a, b) => weight.get(b)! - weight.get(a)!).slice(0, TELLING);
}

/* What each move may bring; moves with the same prospects stand together. */
export function prospects(all: Odds, legal: Move[], says: (kind: string) => boolean = () => true): Prospects {
  const kinds = tellingKinds(all, says);
  const scored = all.odds.some(({ score }) => score.low !== 0 || score.high !== 0);
  const groups = new Map<string, Prospect>();
  for (const { move: text, score, events } of all.odds) {
    const move = legal.find((one) => one.text === text);
    if (!move) continue;
    const outcomes = kinds.flatMap((kind) => (events[kind] ? [{ kind, often: events[kind] }] : [])).sort((a, b) => b.often - a.often);
    const prospect: Prospect = { moves: [move], outcomes, score: scored ? { ...score, mean: score.mean / 100 } : null };
    const key = JSON.stringify([prospect.outcomes, prospect.score]);
    const same = groups.get(key);
    if (same) same.moves.push(move);
    else groups.set(key, prospect);
  }
  const open = ({ outcomes, score }: Prospect) => outcomes.some(({ often }) => often < 1000) || (score !== null && score.low < score.high);
  const list = [...groups.values()];
  return list.some(open) ? list.filter(({ outcomes, score }) => outcomes.length > 0 || score) : [];
}
