/* A battle before the choice: a row for what the others may play, a column for each strategy of one's own. All of it is told by the engine. */
import type { JSX } from 'preact';
import type { Move } from '../../engine/protocol';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';

/* What of the outlook the table shows: left out below the moves. */
const OUTCOMES = ['if-first', 'if-second', 'if-boarded'];
export const TABLED = [...OUTCOMES, 'if-deals', 'if-deals-from', 'if-takes', 'if-takes-from', 'if-risks'];

interface Outcome {
  first: boolean;
  dealt: number;
  taken: number;
  boarded: number;
}

/* What happens against each strategy, of which an event names one or two. */
function outcomesOf({ outlook = [] }: Move): Map<string, Outcome> {
  const found = new Map<string, Outcome>();
  for (const { kind, args = [] } of outlook.filter(({ kind }) => OUTCOMES.includes(kind)))
    for (const theirs of args.slice(0, 2).map(String).filter(Boolean)) {
      const known = found.get(theirs);
      if (kind === 'if-boarded') found.set(theirs, { ...known!, boarded: Number(args[2]) });
      else found.set(theirs, { first: kind === 'if-first', dealt: Number(args[2]), taken: Number(args[3]), boarded: 0 });
    }
  return found;
}

/* Strategies of theirs against which every column is the same share a row. */
function rowsOf(columns: Map<string, Outcome>[]): { theirs: string[]; cells: (Outcome | undefined)[] }[] {
  const rows = new Map<string, { theirs: string[]; cells: (Outcome | undefined)[] }>();
  for (const word of new Set(columns.flatMap((column) => [...column.keys()]))) {
    const cells = columns.map((column) => column.get(word));
    const known = rows.get(JSON.stringify(cells));
    if (known) known.theirs.push(word);
    else rows.set(JSON.stringify(cells), { theirs: [word], cells });
  }
  return [...rows.values()];
}

export function Outcomes({ moves, texts }: { moves: Move[]; texts: Texts }): JSX.Element | null {
  const played = moves.filter((move) => outcomesOf(move).size > 0);
  const rows = rowsOf(played.map(outcomesOf));
  const name = (word: string) => texts.label('strategy', word);
  if (rows.length === 0) return null;
  return (
    <table class="compagnie-outcomes">
      <caption>{t('Hits that you deal : hits that you take. Bold: you act first.')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('They play')}</th>
          {played.map(({ text, args }) => (
            <th key={text} scope="col">
              {name(args[0]!)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theirs, cells }) => (
          <tr key={theirs[0]}>
            <th scope="row">{theirs.map(name).join(', ')}</th>
            {cells.map((cell, i) => (
              <Cell key={played[i]!.text} outcome={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ outcome }: { outcome: Outcome | undefined }): JSX.Element {
  if (!outcome) return <td />;
  const { first, dealt, taken, boarded } = outcome;
  const said = [
    first ? t('You act first.') : t('You act second.'),
    t('Hits that you deal: {dealt}; hits that you take: {taken}.', { dealt, taken }),
    boarded ? t('Ships of yours boarded: {n}.', { n: boarded }) : '',
  ].filter(Boolean).join(' ');
  return (
    <td class={`${first ? 'first' : ''} ${dealt > taken && !boarded ? 'good' : taken > dealt || boarded ? 'bad' : ''}`} data-about={said}>
      {dealt} : {taken}
      {boarded > 0 && <small> {t('{n} boarded', { n: boarded })}</small>}
    </td>
  );
}
