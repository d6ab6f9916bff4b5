/* The rules of a game, to search and to jump in. They are the same files that the engine quotes. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { blocks, Inline, marker, type Block } from '../model/markdown';
import { rulesPath, rulesText } from '../model/rulesdoc';
import { search, type Finding } from '../model/rulesearch';
import { gameInfo } from '../model/house';
import examples from '../generated/examples.json'; /* the chapters that have one */
import { catalogue, language, t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { lazy } from './lazy';
import { Button, Dialog } from './parts';

const Example = lazy(async () => (await import('../learn/example')).Example);

/* The chapter that a heading begins, if there is an example for it: "PL-15 Fights: common rules". */
function exampleOf(game: string, heading: string): string | null {
  const chapter = /^([A-Z]{2}-\d+) /.exec(heading)?.[1];
  return chapter && (examples as Record<string, string[]>)[game]?.includes(chapter) ? chapter : null;
}

export function Reader({ game, clause }: { game: string; clause: string }): JSX.Element {
  const all = useSignal<Block[]>([]);
  const typed = useSignal('');
  const at = useSignal(clause); /* a clause, or a heading */
  const body = useRef<HTMLDivElement>(null);

  const path = rulesPath(game, language.value);
  useEffect(() => {
    void rulesText(path).then((text) => (all.value = blocks(text)));
  }, [path]);
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
  const wanted = typed.value.trim();
  return (
    <div class="rules" lang={path?.includes(`/${language.value}/`) ? language.value : 'en'}>
      <div class="type-ahead">
        <Icon name="search" size={16} />
        <input type="search" value={typed.value} placeholder={t('Search the rules')} aria-label={t('Search the rules')} onInput={(event) => (typed.value = event.currentTarget.value)} />
      </div>
      <div class="rules-text" ref={body} tabIndex={0} translate={false}>
        {wanted ? <Found finding={search(all.value, wanted, catalogue.value)} typed={wanted} onJump={jump} /> : all.value.map((block, i) => <Part key={i} game={game} block={block} at={at.value} onClause={jump} />)}
      </div>
    </div>
  );
}

/* Sections of that name first, then the sentences with their headings. */
function Found({ finding: { headings, sections, words }, typed, onJump }: { finding: Finding; typed: string; onJump: (to: string) => void }): JSX.Element {
  const mark = marker(words);
  if (headings.length + sections.length === 0) return <Nothing typed={typed} onAll={() => onJump('')} />;
  return (
    <>
      {headings.length > 0 && (
        <ul class="rules-sections">
          {headings.map((heading) => (
            <li key={heading}>
              <Heading text={heading} mark={mark} onJump={onJump} />
            </li>
          ))}
        </ul>
      )}
      {sections.map(({ heading, blocks: found }) => (
        <section key={heading}>
          <h3>
            <Heading text={heading} mark={mark} onJump={onJump} />
          </h3>
          {found.map((block, i) => (
            <BlockView key={i} block={block} at="" onClause={onJump} mark={mark} />
          ))}
        </section>
      ))}
    </>
  );
}

const Heading = ({ text, mark, onJump }: { text: string; mark: RegExp | null; onJump: (to: string) => void }) => (
  <button type="button" class="rules-heading" onClick={() => onJump(text)}>
    <Inline text={text} mark={mark} />
  </button>
);

const Nothing = ({ typed, onAll }: { typed: string; onAll: () => void }) => (
  <div class="rules-nothing" role="status" lang={language.value}>
    <p>{t('Nothing in the rules matches “{words}”.', { words: typed })}</p>
    <p class="quiet">{t('Try another word, or the name of a thing as it is printed on the table.')}</p>
    <Button icon="book" label={t('Show all rules')} onClick={onAll} />
  </div>
);

/* Under the heading of a chapter its example, to be unfolded. */
function Part({ game, block, at, onClause }: { game: string; block: Block; at: string; onClause: (clause: string) => void }): JSX.Element {
  const chapter = block.kind === 'heading' ? exampleOf(game, block.text) : null;
  const unfolded = useSignal(false);
  const view = <BlockView block={block} at={at} onClause={onClause} />;
  if (!chapter) return view;
  return (
    <>
      {view}
      <details class="example-fold" onToggle={(event) => (unfolded.value = event.currentTarget.open)}>
        <summary>{t('An example')}</summary>
        {unfolded.value && <Example game={game} chapter={chapter} />}
      </details>
    </>
  );
}

export function BlockView({ block, at, onClause, mark }: { block: Block; at: string; onClause: (clause: string) => void; mark?: RegExp | null }): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${Math.min(block.level + 1, 5)}` as 'h2';
      return <Tag data-clause={block.text}>{block.text}</Tag>;
    }
    case 'code':
      return <pre>{block.text}</pre>;
    case 'text':
      return (
        <p>
          <Inline text={block.text} onClause={onClause} mark={mark} />
        </p>
      );
    case 'item':
      return (
        <p class={`rule ${block.clause === at ? 'current' : ''}`} data-clause={block.clause ?? undefined}>
          <span class="rule-number">{block.clause ?? block.mark}</span>
          <span>
            <Inline text={block.text} onClause={onClause} mark={mark} />
          </span>
        </p>
      );
    case 'table':
      return <TableView block={block} onClause={onClause} mark={mark} />;
  }
}

/* Of a table that was found only the rows are shown that were. */
function TableView({ block, onClause, mark }: { block: Block & { kind: 'table' }; onClause: (clause: string) => void; mark?: RegExp | null }): JSX.Element {
  const found = mark ? block.rows.filter((row) => row.join(' ').split(mark).length > 1) : [];
  const rows = found.length > 0 ? found : block.rows;
  return (
    <div class="rules-table" role="group" aria-label={block.head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>{block.head.map((cell, i) => <th key={i} scope="col"><Inline text={cell} mark={mark} /></th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>{row.map((cell, k) => <td key={k}><Inline text={cell} onClause={onClause} mark={mark} /></td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RulesDialog({ game, clause, onClose }: { game: string; clause: string; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('Rules of {game}', { game: t(gameInfo(game)?.title ?? game) })} onClose={onClose} wide>
      <div class="buttons" onClick={onClose}>
        <a class="button" href={address('guide', game)}>
          <Icon name="scroll" /> <span>{t('In five minutes')}</span>
        </a>
        <a class="button" href={address('learn', game)}>
          <Icon name="compass" /> <span>{t('Learn')}</span>
        </a>
      </div>
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
