/* Somebody's own page: name, password, keys, sessions, data. Loaded when it is wanted. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../model/i18n';
import { address, go } from '../model/route';
import { download } from '../model/storage';
import { Icon } from '../boards/parts/icons';
import { Button, Dialog } from '../ui/parts';
import { Calls } from './calls';
import { Mail, Recovery, SecondFactor } from './keys';
import { change, forgetMe, logout, me, myData, setPassword } from './me';
import { Field, Form, NAME, Page } from './parts';
import { Sessions } from './sessions';

export function Account(): JSX.Element {
  const user = me.value?.user;
  useEffect(() => {
    if (!user) go('online');
  }, [user]);
  if (!user) return <Page title={t('Your account')} busy />;
  const { guest } = me.value!;
  return (
    <Page title={t('Your account')}>
      <p>
        <a class="button" href={address('online')}>
          <Icon name="back" /> <span>{t('To the lobby')}</span>
        </a>
      </p>
      <div class="account" key={user}>
        <Name />
        <Password />
        {!guest && <Recovery />}
        {!guest && <SecondFactor />}
        {!guest && <Mail />}
        <Sessions />
        <Absence />
        <Webhook />
        <Calls />
        <Data />
        <Leaving />
      </div>
    </Page>
  );
}

function Name(): JSX.Element {
  const name = useSignal(me.value!.name);
  const done = useSignal(false);
  return (
    <Form label={t('Change name')} icon="check" onSubmit={async () => void (await change({ name: name.value }), (done.value = true))}>
      <h2>{t('Name')}</h2>
      <p class="quiet" role="status">
        {done.value ? t('Your name has been changed. Tables you already sit at keep the old one.') : t('The name others see.')}
      </p>
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
    <Form label={guest ? t('Set password') : t('Change password')} icon="check" onSubmit={send}>
      <h2>{t('Password')}</h2>
      <p class="quiet" role="status">
        {done.value ? t('Your password is set. You can now reach your games from anywhere.') : guest ? t('With a password, your name and your games stay yours, in other browsers too.') : t('Setting a new password ends all other sessions.')}
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
    <Form label={t('Save absence')} icon="check" onSubmit={() => change({ absent: [Date.parse(from.value), Date.parse(until.value) + DAY] })}>
      <h2>{t('Absence')}</h2>
      <p class="quiet">{t('While you are away, for up to 30 days, the clocks of slow games wait for you.')}</p>
      <Field label={t('From')} type="date" value={from.value} onInput={(value) => (from.value = value)} required />
      <Field label={t('Until')} type="date" value={until.value} onInput={(value) => (until.value = value)} required min={from.value} max={dayOf((Date.parse(from.value) || Date.now()) + 29 * DAY)} />
      {absent && <Button icon="close" label={t('I am back')} onClick={() => void change({ absent: null })} />}
    </Form>
  );
}

function Webhook(): JSX.Element {
  const webhook = useSignal(me.value!.webhook);
  return (
    <Form label={t('Save address')} icon="check" onSubmit={() => change({ webhook: webhook.value })}>
      <h2>{t('Notify by webhook')}</h2>
      <p class="quiet">{t('The server calls this address when it is your turn and you are away.')}</p>
      <Field label={t('Address')} type="url" value={webhook.value} onInput={(value) => (webhook.value = value)} maxLength={256} />
    </Form>
  );
}

/* All that the server keeps about somebody, as a file. */
function Data(): JSX.Element {
  const save = async () => download(`roadstead-${me.value!.name}.json`, JSON.stringify(await myData(), null, 2));
  return (
    <Form label={t('Download my data')} icon="save" onSubmit={save}>
      <h2>{t('Your data')}</h2>
      <p class="quiet">{t('Everything this server keeps about you in one file: profile, settings, sessions, and what you did and said at each table.')}</p>
    </Form>
  );
}

function Leaving(): JSX.Element {
  const { guest } = me.value!;
  const sure = useSignal(false);
  return (
    <div class="form">
      <h2>{t('Leaving')}</h2>
      <p class="quiet">{guest ? t('If you sign out without a password, you cannot come back to these games.') : t('Signing out leaves your games as they are.')}</p>
      <div class="buttons">
        <Button icon="back" label={t('Sign out')} onClick={() => void logout()} />
        <button type="button" class="button alarming" onClick={() => (sure.value = true)}>
          <Icon name="bin" /> <span>{t('Delete account')}</span>
        </button>
      </div>
      {sure.value && <Deleting onClose={() => (sure.value = false)} />}
    </div>
  );
}

function Deleting({ onClose }: { onClose: () => void }): JSX.Element {
  const { guest } = me.value!;
  const password = useSignal('');
  return (
    <Dialog title={t('Delete this account?')} onClose={onClose}>
      <Form label={t('Delete for good')} icon="bin" alarming onSubmit={() => forgetMe(password.value || undefined)}>
        <p>{t('Your name and everything you wrote disappear from all tables, bots take over your seats, and your own bots are removed too. This cannot be undone.')}</p>
        {!guest && <Field label={t('Password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required autocomplete="current-password" />}
      </Form>
    </Dialog>
  );
}
