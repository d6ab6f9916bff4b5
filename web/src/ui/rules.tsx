/* The rules of a game, to search and to jump in. They are the same files that the engine quotes. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { blocks, Inline, type Block } from '../model/markdown';
import { gameInfo } from '../model/house';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Dialog } from './parts';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const load = (game: string) => files[`../../../docs/rules/${game}.md`]?.() ?? Promise.resolve('');

const plain = (block: Block) => (block.kind === 'table' ? [block.head, ...block.rows].flat().join(' ') : block.text).toLowerCase();

/* Headings stay if anything under them matches. */
function matching(all: Block[], typed: string): Block[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return all;
  return all.filter((block) => block.kind !== 'heading' && (plain(block).includes(wanted) || (block.kind === 'item' && block.clause?.toLowerCase().includes(wanted))));
}

export function Reader({ game, clause }: { game: string; clause: string }): JSX.Element {
  const all = useSignal<Block[]>([]);
  const typed = useSignal('');
  const at = useSignal(clause);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void load(game).then((text) => (all.value = blocks(text)));
  }, [game]);
  useEffect(() => {
    at.value = clause;
  }, [clause]);
  useEffect(() => {
    if (at.value) body.current?.querySelector(`[data-clause="${CSS.escape(at.value)}"]`)?.scrollIntoView({ block: 'center' });
  }, [all.value, at.value, typed.value]);

  const jump = (to: string) => {
    typed.value = '';
    at.value = to;
  };
  return (
    <div class="rules" lang="en">
      <div class="type-ahead">
        <Icon name="search" size={16} />
        <input type="search" value={typed.value} placeholder={t('Search the rules')} aria-label={t('Search the rules')} onInput={(event) => (typed.value = event.currentTarget.value)} />
      </div>
      <div class="rules-text" ref={body} tabIndex={0} translate={false}>
        {matching(all.value, typed.value).map((block, i) => (
          <BlockView key={i} block={block} at={at.value} onClause={jump} />
        ))}
      </div>
    </div>
  );
}

function BlockView({ block, at, onClause }: { block: Block; at: string; onClause: (clause: string) => void }): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${Math.min(block.level + 1, 5)}` as 'h2';
      return <Tag>{block.text}</Tag>;
    }
    case 'code':
      return <pre>{block.text}</pre>;
    case 'text':
      return (
        <p>
          <Inline text={block.text} onClause={onClause} />
        </p>
      );
    case 'item':
      return (
        <p class={`rule ${block.clause === at ? 'current' : ''}`} data-clause={block.clause ?? undefined}>
          <span class="rule-number">{block.clause ?? '•'}</span>
          <span>
            <Inline text={block.text} onClause={onClause} />
          </span>
        </p>
      );
    case 'table':
      return (
        <div class="rules-table">
          <table>
            <thead>
              <tr>{block.head.map((cell, i) => <th key={i} scope="col"><Inline text={cell} /></th>)}</tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>{row.map((cell, k) => <td key={k}><Inline text={cell} onClause={onClause} /></td>)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

export function RulesDialog({ game, clause, onClose }: { game: string; clause: string; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('Rules of {game}', { game: t(gameInfo(game)?.title ?? game) })} onClose={onClose} wide>
      <Reader game={game} clause={clause} />
    </Dialog>
  );
}

export function RulesPage({ game, clause }: { game: string; clause: string }): JSX.Element {
  return (
    <main class="page">
      <header class="page-head">
        <a class="bar-home" href={address()} aria-label={t('All games')}>
          <Icon name="anchor" />
        </a>
        <h1>{t('Rules of {game}', { game: t(gameInfo(game)?.title ?? game) })}</h1>
      </header>
      <Reader game={game} clause={clause} />
    </main>
  );
}
