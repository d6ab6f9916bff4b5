/* Where the rules go on from what was learnt: their chapters by name. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { language, t } from '../model/i18n';
import { chapterOf, chaptersIn, rulesPath, rulesText } from '../model/rulesdoc';
import { overlay } from '../ui/parts';

export function ReadOn({ game, clauses }: { game: string; clauses: string[] }): JSX.Element | null {
  const titles = useSignal(new Map<string, string>());
  const path = rulesPath(game, language.value);
  useEffect(() => {
    void rulesText(path).then((text) => (titles.value = chaptersIn(text)));
  }, [path]);
  if (clauses.length === 0) return null;
  return (
    <div class="lesson-chapters">
      <h4>{t('To read on in the rules:')}</h4>
      <ul>
        {[...new Set(clauses.map(chapterOf))].map((chapter) => (
          <li key={chapter}>
            <button type="button" class="clause" onClick={() => (overlay.value = { kind: 'clause', game, clause: clauses.find((clause) => chapterOf(clause) === chapter)! })}>
              {chapter} {titles.value.get(chapter)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
