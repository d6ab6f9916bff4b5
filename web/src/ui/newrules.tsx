/* The rules of a game were changed while it lay on the shelf: what became of it, in one sentence, and by which clauses. */
import type { JSX } from 'preact';
import type { NewRules } from '../engine/protocol';
import type { Desk } from '../model/desk';
import { t } from '../model/i18n';
import { Button, Clause } from './parts';

export function sentence({ how, move }: NewRules, over: boolean): string {
  if (how === 'replayed') return t('The rules have changed since this game was played; all its moves were made again under the new ones.');
  if (how === 'shortened') return t('The rules have changed since this game was played; it continues from move {move}, as far as its moves are still possible.', { move: move ?? 0 });
  if (over) return t('The rules have changed since this game was played; it is shown as it was.');
  return t('The rules have changed since this game was played; it continues from where it was, under the new ones.');
}

export function RulesNotice({ desk }: { desk: Desk }): JSX.Element | null {
  const news = desk.newRules.value;
  if (!news) return null;
  return (
    <div class="explanation rules-notice" role="status">
      <div>
        <p>
          {sentence(news, desk.next.value?.over ?? false)}{' '}
          {news.clauses.map((clause) => (
            <Clause key={clause} game={desk.game} clause={clause} />
          ))}
        </p>
        <ul>
          {news.changes.map((change) => (
            <li key={change}>{t(change)}</li>
          ))}
        </ul>
      </div>
      <Button icon="close" label={t('Close')} small onClick={() => (desk.newRules.value = null)} />
    </div>
  );
}
