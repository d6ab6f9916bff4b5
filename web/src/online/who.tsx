/* Who I am: a name is enough; a password keeps it. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Button } from '../ui/parts';
import { lazy } from '../ui/lazy';
import { hello, login, me } from './me';
import { CodeField, Field, Form, NAME } from './parts';
import type { Refused } from './protocol';

const Lost = lazy(async () => (await import('./lost')).Lost);

export function Who(): JSX.Element {
  return me.value?.user ? <Known /> : <Newcomer />;
}

export function Newcomer(): JSX.Element {
  const name = useSignal('');
  const lost = useSignal(false);
  return (
    <section class="online-panel who" aria-label={t('Who are you?')}>
      <Form label={t('Enter')} icon="sail" onSubmit={() => hello(name.value)}>
        <h2>{t('Who are you?')}</h2>
        <p class="quiet">{t('All you need to play is a name. It is kept in this browser; with a password you can reach your games from anywhere.')}</p>
        <Field label={t('Your name')} value={name.value} onInput={(value) => (name.value = value)} required maxLength={NAME} autocomplete="username" />
      </Form>
      <details>
        <summary>{t('I have a password')}</summary>
        <SignIn name={name.value} onName={(value) => (name.value = value)} />
        {lost.value ? <Lost name={name.value} /> : <Button label={t('I have lost my password')} onClick={() => (lost.value = true)} />}
      </details>
    </section>
  );
}

/* Who has a second factor is asked for its code when the password was right. */
function SignIn({ name, onName }: { name: string; onName: (name: string) => void }): JSX.Element {
  const password = useSignal('');
  const code = useSignal<string | null>(null);
  const send = () =>
    login(name, password.value, code.value ?? undefined).catch((problem: Refused) => {
      if (problem.code !== 'second-factor' || code.value) throw problem;
      code.value = '';
    });
  return (
    <Form label={t('Sign in')} icon="check" onSubmit={send}>
      <Field label={t('Your name')} value={name} onInput={onName} required maxLength={NAME} autocomplete="username" />
      <Field label={t('Password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required autocomplete="current-password" />
      {code.value !== null && (
        <>
          <p role="status">{t('Your second factor: the code your device shows now.')}</p>
          <CodeField value={code.value} onInput={(value) => (code.value = value)} focus />
        </>
      )}
    </Form>
  );
}

function Known(): JSX.Element {
  const { name, guest } = me.value!;
  return (
    <section class="online-panel who" aria-label={t('Who you are')}>
      <p class="who-name">
        <Icon name="person" />
        <span>
          {t('You are')} <strong translate={false}>{name}</strong>
          {guest && <span class="quiet"> · {t('guest')}</span>}
        </span>
        <a class="button" href={address('me')}>
          {guest ? t('Keep your games with a password, and other settings') : t('Your account')}
        </a>
      </p>
    </section>
  );
}
