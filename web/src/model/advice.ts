/* Advice in a form that can be shown: the best moves, and what moves may bring. Chances are in per mille. */
import type { Hint, HintCandidate, Move, Odds, ScoreChange } from '../engine/protocol';
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

/* How a chance changed: "−18%". */
export function points(change: number): string {
  return new Intl.NumberFormat(language.value === 'xx' ? 'en' : language.value, { style: 'percent', signDisplay: 'exceptZero' }).format(Math.round(change / 10) / 100);
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
  return { best, more: ranked.filter((one) => !best.includes(one)) };
}

/* Of equals those come first that cost nothing and bring something themselves, then the bot's choice. */
function byMerit(known: Candidate[], chosen: string | undefined): Candidate[] {
  const top = Math.max(...known.map(({ chance }) => chance));
  const merit = (one: Candidate) => [top - one.chance > NOISE ? one.chance - top : 0, Number(!one.legal.warning), Number(isOfUse(one)), Number(one.move === chosen), one.chance];
  return [...known].sort((a, b) => compare(merit(b), merit(a)));
}

function compare(a: number[], b: number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}

const isOfUse = ({ why }: HintCandidate) => why !== undefined && !why.later;

/* The first always; then what is not far behind, has no price, and is no detour to a move that is suggested already. */
function isWorthTelling(one: Candidate, before: Candidate[]): boolean {
  if (before.length === 0) return true;
  const behind = Math.max(...before.map(({ chance }) => chance)) - one.chance;
  if (one.legal.warning || behind > FAR || behind > MUCH * (one.chance + behind)) return false;
  return isOfUse(one) || !before.some(({ move }) => move === one.then?.move);
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

/* What is shown stays as it is while somebody is about to pick from it. */
export const arrange = (shown: Suggestions, found: Suggestions, held: boolean): Suggestions => (held && shown.best.length > 0 ? shown : found);

/* Why a move, in one line: what it costs, brings, leads to. */
export function reason({ legal, why, score, then }: Candidate, texts: Texts): string {
  if (legal.warning) return texts.refusal(legal.warning).reason;
  if (why && whyText(why, texts).split('…').length <= 2) return whyText(why, texts); /* what leaves more than one thing open says nothing */
  if (legal.outlook?.[0]) return texts.event(legal.outlook[0]);
  if (score && score.mean !== 0) return t('Score by the end of the turn: {change}', { change: change({ ...score, mean: score.mean / 100 }) });
  if (then) return t('Then: {move}', { move: texts.move(then) });
  return t('Its effect shows in later turns.');
}

function whyText({ often, later, event }: NonNullable<HintCandidate['why']>, texts: Texts): string {
  const told = event.args ? texts.event(event) : texts.happening(event.kind, event.seat ?? 0);
  const share = percent(often);
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

/* A quick answer first, then a better one: how much thinking fits into the time, the quick one tells. */
export async function think(ask: (iterations: number) => Promise<Hint>, show: (hint: Hint, last: boolean) => void, now = () => performance.now()): Promise<void> {
  const started = now();
  const quick = await ask(FIRST);
  const further = Math.min(MOST, Math.floor((quick.iterations * PATIENCE) / Math.max(1, now() - started)));
  if (further < 2 * FIRST) return show(quick, true);
  show(quick, false);
  show(await ask(further), true);
}

/* ---- Odds ---- */

export interface Prospect {
  moves: Move[]; /* that promise the same */
  outcomes: { kind: string; often: number }[];
  score: { mean: number; low: number; high: number } | null; /* in points; null: no move of this decision changes it */
}

export interface Prospects {
  list: Prospect[];
  chancy: boolean; /* luck or others have a say in it */
}

const TELLING = 4;

/* The kinds of events that may or may not happen, and of those that only tell moves apart the ones that say something without their details; the
 * most telling first. */
function tellingKinds({ odds }: Odds, says: (kind: string) => boolean): string[] {
  const kinds = [...new Set(odds.flatMap(({ events }) => Object.keys(events)))];
  const shares = (kind: string) => odds.map(({ events }) => events[kind] ?? 0);
  const luck = (kind: string) => Math.max(...shares(kind).map((share) => (4 * share * (1000 - share)) / 1000));
  const spread = (kind: string) => Math.max(...shares(kind)) - Math.min(...shares(kind));
  const weight = new Map(kinds.map((kind) => [kind, luck(kind) > 0 || says(kind) ? luck(kind) + spread(kind) : 0]));
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
  const list = [...groups.values()];
  const open = ({ outcomes, score }: Prospect) => outcomes.some(({ often }) => often < 1000) || (score !== null && score.low < score.high);
  return { list, chancy: list.some(open) };
}
