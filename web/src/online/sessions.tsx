/* Where somebody is signed in. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../model/i18n';
import { Button } from '../ui/parts';
import { endOthers, endSession, sessions } from './me';
import type { Session } from './protocol';
import { reason } from './talk';

const day = (time: number) => new Date(time).toLocaleDateString(language.value === 'xx' ? 'en' : language.value, { day: 'numeric', month: 'short', year: 'numeric' });

export function Sessions(): JSX.Element {
  const list = useSignal<Session[] | null>(null);
  const problem = useSignal<Error | null>(null);
  const show = (change: Promise<Session[]>) => void change.then((found) => (list.value = found), (error: Error) => (problem.value = error));
  useEffect(() => show(sessions()), []);
  const found = list.value ?? [];
  return (
    <section class="form sessions" aria-labelledby="sessions">
      <h2 id="sessions">{t('Sessions')}</h2>
      <p class="quiet">{t('Browsers and programs where you are signed in. A session that is not used for a long time ends by itself.')}</p>
      {problem.value && <p role="alert">{reason(problem.value)}</p>}
      <ul aria-live="polite">
        {found.map((one) => (
          <Row key={one.id} one={one} onEnd={() => show(endSession(one.id))} />
        ))}
      </ul>
      {found.length > 1 && <Button icon="close" label={t('End all others')} onClick={() => show(endOthers())} />}
    </section>
  );
}

function Row({ one, onEnd }: { one: Session; onEnd: () => void }): JSX.Element {
  const name = one.agent || t('Unknown');
  return (
    <li>
      <span>
        <strong translate={false}>{name}</strong>
        {one.this && <em> · {t('this one')}</em>}
        <span class="quiet">{t('since {from}, last used {used}', { from: day(one.created), used: day(one.used) })}</span>
      </span>
      {!one.this && <Button icon="close" label={t('End')} title={t('End the session: {name}', { name })} onClick={onEnd} />}
    </li>
  );
}
