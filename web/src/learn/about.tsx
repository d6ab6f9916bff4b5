/* What a decision is about, in two or three sentences: on demand below the question, and by itself, where it moves no answer, the first time
 * that a reader meets it. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { explain, kept } from '../model/settings';
import { Button } from '../ui/parts';
import { lessonText, speakOf } from './course';
import '../style/learn.css';

const files = import.meta.glob<{ default: Record<string, string> }>('../generated/about/*.json');

const aboutOf = async (game: string): Promise<Record<string, string>> => (await files[`../generated/about/${game}.json`]?.())?.default ?? {};

interface Asked {
  game: string;
  decision: string;
}

const met = kept<string[]>('explained', []); /* decisions, as "plunder.sail" */
const unfolded = signal(''); /* the one that is asked about */
const keyOf = ({ game, decision }: Asked) => `${game}.${decision}`;

function useAbout({ game, decision }: Asked): string | undefined {
  const about = useSignal<Record<string, string>>({});
  useEffect(() => {
    speakOf(game);
    void aboutOf(game).then((found) => (about.value = found), () => undefined);
  }, [game]);
  const text = about.value[decision];
  return text && lessonText(text);
}

/* Beside the question. */
export function AboutButton(asked: Asked): JSX.Element {
  const key = keyOf(asked);
  const open = unfolded.value === key;
  return (
    <button type="button" class="about-button" aria-expanded={open} aria-label={t('What is this about?')} title={t('What is this about?')} onClick={() => (unfolded.value = open ? '' : key)}>
      ?
    </button>
  );
}

export function About(asked: Asked): JSX.Element | null {
  const text = useAbout(asked);
  return unfolded.value === keyOf(asked) && text ? <p class="about">{text}</p> : null;
}

export function AboutNote(asked: Asked): JSX.Element | null {
  const text = useAbout(asked);
  const key = keyOf(asked);
  const isNew = useMemo(() => explain.value && !met.value.includes(key), [key]);
  const closed = useSignal('');
  useEffect(() => {
    if (text && isNew) met.value = [...met.peek(), key];
  }, [text, key]);
  if (!text || !isNew || closed.value === key || unfolded.value === key) return null;
  return (
    <aside class="about-note" role="status" aria-label={t('What is this about?')}>
      <p>{text}</p>
      <Button icon="close" label={t('Close')} small onClick={() => (closed.value = key)} />
    </aside>
  );
}
