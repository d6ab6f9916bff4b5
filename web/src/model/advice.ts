/* Advice in a form that can be shown: the best moves, and what moves may bring. Chances are in per mille. */
import type { Hint, Move, Odds } from '../engine/protocol';
import { language } from './i18n';

/* Only what is certain is called 0 % or 100 %. */
export function percent(chance: number): string {
  const shown = Math.round(chance / 10);
  const format = (whole: number) => new Intl.NumberFormat(language.value === 'xx' ? 'en' : language.value, { style: 'percent' }).format(whole / 100);
  if (shown === 0 && chance > 0) return `< ${format(1)}`;
  if (shown === 100 && chance < 1000) return `> ${format(99)}`;
  return format(shown);
}

/* ---- Hints ---- */

export interface Candidate {
  move: Move;
  chance: number;
}

/* The chance that the bot sees for itself: of the move it would make. */
export const outlook = ({ candidates, line }: Hint): number | undefined => candidates.find(({ move }) => move === line[0]?.move)?.chance;

/* The move that the bot would make, and the next best. What promises more was hardly looked into, or the bot would make it. */
export function best(hint: Hint, legal: Move[], many: number): Candidate[] {
  const most = outlook(hint) ?? 1000;
  const chosen = hint.line[0]?.move;
  const trusted = hint.candidates.filter(({ chance }) => chance <= most).sort((a, b) => Number(b.move === chosen) - Number(a.move === chosen));
  return trusted.slice(0, many).flatMap(({ move: text, chance }) => {
    const move = legal.find((one) => one.text === text);
    return move ? [{ move, chance }] : [];
  });
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

/* The kinds of events that tell moves apart, or may or may not happen; the most telling first. Where all is certain and the same: that. */
function tellingKinds({ odds }: Odds): string[] {
  const kinds = [...new Set(odds.flatMap(({ events }) => Object.keys(events)))];
  const weigh = (kind: string) => {
    const often = odds.map(({ events }) => events[kind] ?? 0);
    return Math.max(...often) - Math.min(...often) + Math.max(...often.map((share) => (4 * share * (1000 - share)) / 1000));
  };
  const weight = new Map(kinds.map((kind) => [kind, weigh(kind)]));
  const telling = kinds.filter((kind) => weight.get(kind)! > 0).sort((a, b) => weight.get(b)! - weight.get(a)!);
  return (telling.length > 0 ? telling : kinds).slice(0, TELLING);
}

/* What each move may bring; moves with the same prospects stand together. */
export function prospects(all: Odds, legal: Move[]): Prospects {
  const kinds = tellingKinds(all);
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
