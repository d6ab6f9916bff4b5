/* The rules are Markdown files of ours: headings, paragraphs, lists, tables, bold, code. This reads just that. */
import type { JSX } from 'preact';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'item'; text: string; clause: string | null }
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
      const text = [line.replace(/^(- |\d+\. )/, ''), ...gather((one) => /^\s+\S/.test(one)).map((one) => one.trim())].join(' ');
      const clause = CLAUSE.exec(text)?.[1] ?? null;
      found.push({ kind: 'item', clause, text: clause ? text.replace(CLAUSE, '') : text });
    } else if (line.trim()) {
      found.push({ kind: 'text', text: gather((one) => Boolean(one.trim()) && !/^(#|\||- |```)/.test(one)).join(' ') });
    } else i++;
  }
  return found;
}

/* Bold, emphasis, code and links to clauses inside a line. */
export function Inline({ text, onClause }: { text: string; onClause?: (clause: string) => void }): JSX.Element {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]{2}-\d+\.\d+\b)/);
  return (
    <>
      {parts.map((part, i) => {
        if (/^\*\*.+\*\*$/.test(part)) return <strong key={i}>{part.slice(2, -2)}</strong>;
        if (/^\*.+\*$/.test(part)) return <em key={i}>{part.slice(1, -1)}</em>;
        if (/^`.+`$/.test(part)) return <code key={i}>{part.slice(1, -1)}</code>;
        if (/^\[.+\)$/.test(part)) return part.slice(1, part.indexOf(']'));
        if (onClause && /^[A-Z]{2}-\d+\.\d+$/.test(part))
          return (
            <button type="button" class="clause" key={i} onClick={() => onClause(part)}>
              {part}
            </button>
          );
        return part;
      })}
    </>
  );
}
