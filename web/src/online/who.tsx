/* Who I am: a name is enough; a password keeps it. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { Icon } from '../boards/parts/icons';
import { Button } from '../ui/parts';
import { change, forgetMe, hello, login, logout, me, setPassword } from './me';
import { allow, allowed, possible, wanted } from './notify';
import { Field, Form } from './parts';

export function Who(): JSX.Element {
  return me.value?.user ? <Known /> : <Newcomer />;
}

/* Bytes count, and a letter has up to four of them. */
const NAME = 24;

export function Newcomer(): JSX.Element {
  const name = useSignal('');
  const password = useSignal('');
  return (
    <section class="online-panel who" aria-label={t('Who are you?')}>
      <Form label={t('Come in')} icon="sail" onSubmit={() => hello(name.value)}>
        <h2>{t('Who are you?')}</h2>
        <p class="quiet">{t('A name is enough to play. It is kept in this browser; with a password you find your games again from anywhere.')}</p>
        <Field label={t('Your name')} value={name.value} onInput={(value) => (name.value = value)} required maxLength={NAME} autocomplete="username" />
      </Form>
      <details>
        <summary>{t('I have a password')}</summary>
        <Form label={t('Sign in')} icon="check" onSubmit={() => login(name.value, password.value)}>
          <Field label={t('Your name')} value={name.value} onInput={(value) => (name.value = value)} required maxLength={NAME} autocomplete="username" />
          <Field label={t('Password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required autocomplete="current-password" />
        </Form>
      </details>
    </section>
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
      </p>
      <details>
        <summary>{guest ? t('Keep your games with a password, and more settings') : t('Your settings')}</summary>
        <div class="who-settings">
          <Name />
          <Password />
          <Absence />
          <Webhook />
          <Calls />
          <Leaving />
        </div>
      </details>
    </section>
  );
}

function Name(): JSX.Element {
  const name = useSignal(me.value!.name);
  return (
    <Form label={t('Change the name')} icon="check" onSubmit={() => change({ name: name.value })}>
      <h3>{t('Name')}</h3>
      <Field label={t('Your name')} value={name.value} onInput={(value) => (name.value = value)} required maxLength={NAME} autocomplete="username" />
    </Form>
  );
}

function Password(): JSX.Element {
  const { guest } = me.value!;
  const old = useSignal('');
  const password = useSignal('');
  const done = useSignal(false);
  const send = async () => {
    await setPassword(password.value, old.value || undefined);
    [old.value, password.value, done.value] = ['', '', true];
  };
  return (
    <Form label={guest ? t('Set the password') : t('Change the password')} icon="check" onSubmit={send}>
      <h3>{t('Password')}</h3>
      <p class="quiet" role="status">
        {done.value ? t('Your password is set. Your games are yours from anywhere.') : guest ? t('With a password your name and your games stay yours, also in another browser.') : ''}
      </p>
      {!guest && <Field label={t('Old password')} type="password" value={old.value} onInput={(value) => (old.value = value)} required autocomplete="current-password" />}
      <Field label={t('New password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required minLength={8} maxLength={100} autocomplete="new-password" />
    </Form>
  );
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const DAY = 86400e3;

/* In planned absence slow clocks stand still. */
function Absence(): JSX.Element {
  const absent = me.value!.absent;
  const from = useSignal(dayOf(absent?.[0] ?? Date.now()));
  const until = useSignal(dayOf(absent ? absent[1] - DAY : Date.now()));
  return (
    <Form label={t('Note the absence')} icon="check" onSubmit={() => change({ absent: [Date.parse(from.value), Date.parse(until.value) + DAY] })}>
      <h3>{t('Absence')}</h3>
      <p class="quiet">{t('While you are away, up to 30 days, the clocks of slow games wait for you.')}</p>
      <Field label={t('From')} type="date" value={from.value} onInput={(value) => (from.value = value)} required />
      <Field label={t('Until')} type="date" value={until.value} onInput={(value) => (until.value = value)} required min={from.value} max={dayOf((Date.parse(from.value) || Date.now()) + 29 * DAY)} />
      {absent && <Button icon="close" label={t('I am back')} onClick={() => void change({ absent: null })} />}
    </Form>
  );
}

function Webhook(): JSX.Element {
  const webhook = useSignal(me.value!.webhook);
  return (
    <Form label={t('Note the address')} icon="check" onSubmit={() => change({ webhook: webhook.value })}>
      <h3>{t('Call by webhook')}</h3>
      <p class="quiet">{t('The server calls this address when it is your turn and you are not there.')}</p>
      <Field label={t('Address')} type="url" value={webhook.value} onInput={(value) => (webhook.value = value)} maxLength={256} />
    </Form>
  );
}

/* Asked for here, and never by itself. */
export function Calls(): JSX.Element | null {
  if (!possible) return null;
  const on = wanted.value && allowed.value === 'granted';
  return (
    <div class="form">
      <h3>{t('Call by this browser')}</h3>
      <p class="quiet">{allowed.value === 'denied' ? t('This browser does not allow notifications for this page.') : t('When it is your turn and this page is hidden, your browser can say so.')}</p>
      {on ? (
        <Button icon="close" label={t('Stop the notifications')} onClick={() => (wanted.value = false)} />
      ) : (
        <Button icon="check" label={t('Allow notifications')} disabled={allowed.value === 'denied'} onClick={() => void allow()} />
      )}
    </div>
  );
}

function Leaving(): JSX.Element {
  const { guest } = me.value!;
  const password = useSignal('');
  return (
    <Form label={t('Delete the account')} icon="bin" alarming onSubmit={async () => confirm(t('Delete this account? Bots take over its seats.')) && forgetMe(password.value || undefined)}>
      <h3>{t('Leaving')}</h3>
      <p class="quiet">{guest ? t('Who signs out without a password cannot come back to these games.') : t('Signing out leaves your games as they are.')}</p>
      <Button icon="back" label={t('Sign out')} onClick={() => void logout()} />
      {!guest && <Field label={t('Password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required autocomplete="current-password" />}
    </Form>
  );
}
