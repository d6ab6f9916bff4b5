/* The rules are Markdown files of ours: headings, paragraphs, lists, tables, bold, code. This reads just that. */
import type { JSX } from 'preact';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'item'; text: string; clause: string | null; mark: string } /* a bullet, or its number */
  | { kind: 'table'; head: string[]; rows: string[][] };

const CLAUSE = /^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*\s*/;

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

export function blocks(source: string): Block[] {
  const lines = source.split('\n');
  const found: Block[] = [];
  let i = 0;
  const gather = (belongs: (line: string) => boolean) => {
    const start = i;
    while (i < lines.length && belongs(lines[i]!)) i++;
    return lines.slice(start, i);
  };
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
      i++;
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = gather((one) => one.startsWith('|')).map(cells);
      found.push({ kind: 'table', head: head ?? [], rows });
    } else if (line.startsWith('```')) {
      i++;
      found.push({ kind: 'code', text: gather((one) => !one.startsWith('```')).join('\n') });
      i++;
    } else if (/^(- |\d+\. )/.test(line)) {
      i++;
      const mark = /^\d+\./.exec(line)?.[0] ?? '•';
      const text = [line.replace(/^(- |\d+\. )/, ''), ...gather((one) => /^\s+\S/.test(one)).map((one) => one.trim())].join(' ');
      const clause = CLAUSE.exec(text)?.[1] ?? null;
      found.push({ kind: 'item', clause, mark, text: clause ? text.replace(CLAUSE, '') : text });
    } else if (line.trim()) {
      found.push({ kind: 'text', text: gather((one) => Boolean(one.trim()) && !/^(#|\||- |```)/.test(one)).join(' ') });
    } else i++;
  }
  return found;
}

/* Words that begin with one of these, to be marked. */
export const marker = (words: string[]) => (words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'giu') : null);

const Marked = ({ text, mark }: { text: string; mark?: RegExp | null }) => <>{mark ? text.split(mark).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part)) : text}</>;

/* Bold, emphasis, code and links to clauses inside a line. */
export function Inline({ text, onClause, mark }: { text: string; onClause?: (clause: string) => void; mark?: RegExp | null }): JSX.Element {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2}-\d+\.\d+\b)/);
  return (
    <>
      {parts.map((part, i) => {
        const marked = (inner: string) => <Marked key={i} text={inner} mark={mark} />;
        if (/^\*\*.+\*\*$/.test(part)) return <strong key={i}>{marked(part.slice(2, -2))}</strong>;
        if (/^\*.+\*$/.test(part)) return <em key={i}>{marked(part.slice(1, -1))}</em>;
        if (/^`.+`$/.test(part)) return <code key={i}>{marked(part.slice(1, -1))}</code>;
        if (/^\[.+\)$/.test(part)) return marked(part.slice(1, part.indexOf(']')));
        if (onClause && /^[A-Z]{2}-\d+\.\d+$/.test(part))
          return (
            <button type="button" class="clause" key={i} onClick={() => onClause(part)}>
              {part}
            </button>
          );
        return marked(part);
      })}
    </>
  );
}
