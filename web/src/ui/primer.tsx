/* What a game is about, in three sentences, before a newcomer's first move; closed once, it does not come back. */
import type { JSX } from 'preact';
import { t } from '../model/i18n';
import { kept } from '../model/settings';
import { Icon, type IconName } from '../boards/parts/icons';
import { Button } from './parts';

const met = kept<string[]>('met', []); /* games whose primer was closed */
const SIGNS: IconName[] = ['crown', 'turn', 'coin'];

export function Primer({ game, words }: { game: string; words?: string[] }): JSX.Element | null {
  if (!words || met.value.includes(game)) return null;
  return (
    <section class="digest primer" aria-label={t('In short')}>
      <h3>{t('In short')}</h3>
      <ul>
        {words.map((sentence, i) => (
          <li key={sentence}>
            <Icon name={SIGNS[i] ?? 'star'} size={20} />
            <p>{t(sentence)}</p>
          </li>
        ))}
      </ul>
      <Button label={t('Got it')} onClick={() => (met.value = [...met.value, game])} />
    </section>
  );
}
