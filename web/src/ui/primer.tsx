/* What a game is about, in three sentences, before a newcomer's first move; closed once, it does not come back. */
import type { JSX } from 'preact';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { kept } from '../model/settings';
import { Icon, type IconName } from '../boards/parts/icons';
import { Button } from './parts';
import '../style/digest.css';

const met = kept<string[]>('met', []); /* games whose primer was closed */
const SIGNS: IconName[] = ['crown', 'turn', 'coin'];

export const isNew = (game: string) => !met.value.includes(game);

export function Primer({ game, words }: { game: string; words: string[] }): JSX.Element {
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
      <div class="buttons">
        <Button label={t('Got it')} onClick={() => (met.value = [...met.value, game])} />
        <a class="button" href={address('learn', game)}>
          <Icon name="compass" /> <span>{t('Learn it step by step')}</span>
        </a>
      </div>
    </section>
  );
}
