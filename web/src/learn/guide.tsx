/* How to play in five minutes, and the turn and its costs on one page: docs/play, to read and to print. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { gameInfo } from '../model/house';
import { language, t } from '../model/i18n';
import { blocks, type Block } from '../model/markdown';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Button, overlay } from '../ui/parts';
import { BlockView } from '../ui/rules';
import type { Material } from './course';
import { PageHead } from './coursepage';
import { Picture } from './picture';

const files = import.meta.glob<string>('../../../docs/play/**/*.md', { query: '?raw', import: 'default' });

const guideOf = (game: string, code: string) => (files[`../../../docs/play/${code}/${game}.md`] ?? files[`../../../docs/play/${game}.md`])?.() ?? Promise.resolve('');

const PICTURE = /^!\[([^\]]*)\]\(\w+\/pictures\/([\w-]+)\)$/;

/* The last chapter is the reference: tables that stand beside each other. */
function parted(all: Block[]): { title: string; text: Block[]; reference: Block[] } {
  const [head, ...rest] = all;
  const last = rest.findLastIndex((block) => block.kind === 'heading');
  return { title: head?.kind === 'heading' ? head.text : '', text: rest.slice(0, last), reference: rest.slice(last) };
}

export function GuidePage({ game, material }: { game: string; material: Material }): JSX.Element {
  const all = useSignal<Block[]>([]);
  const code = language.value;
  useEffect(() => void guideOf(game, code).then((text) => (all.value = blocks(text))), [game, code]);
  const { title, text, reference } = parted(all.value);
  const read = (clause: string) => (overlay.value = { kind: 'clause', game, clause });
  return (
    <main class="page guide">
      <PageHead title={title || t(gameInfo(game)?.title ?? game)}>
        <div class="buttons">
          <a class="button primary" href={address('learn', game)}>
            <Icon name="compass" /> <span>{t('Learn')}</span>
          </a>
          <Button icon="scroll" label={t('Print')} onClick={() => print()} />
        </div>
      </PageHead>
      <article class="guide-text" translate={false} lang={code}>
        {text.map((block, i) => (
          <Part key={i} block={block} game={game} material={material} onClause={read} />
        ))}
        <section class="guide-reference">
          {reference.map((block, i) => (
            <BlockView key={i} block={block} at="" onClause={read} />
          ))}
        </section>
      </article>
    </main>
  );
}

function Part({ block, game, material, onClause }: { block: Block; game: string; material: Material; onClause: (clause: string) => void }): JSX.Element {
  const picture = block.kind === 'text' ? PICTURE.exec(block.text) : null;
  const file = picture && material.pictures[picture[2]!];
  return file ? <Picture game={game} file={file} caption={picture[1]!} /> : <BlockView block={block} at="" onClause={onClause} />;
}
