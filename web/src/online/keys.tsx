/* What lets somebody in besides the password: the recovery code, the second factor, an address for mail. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../model/i18n';
import { Button } from '../ui/parts';
import { lazy } from '../ui/lazy';
import { confirmMail, confirmSecond, me, newMail, newRecovery, newSecond, noMail, secondOff, sendsMail } from './me';
import { CodeField, Field, Form, Secret } from './parts';

const QrCode = lazy(async () => (await import('./qrcode')).QrCode);

const PasswordField = ({ value, onInput }: { value: string; onInput: (value: string) => void }) => (
  <Field label={t('Password')} type="password" value={value} onInput={onInput} required autocomplete="current-password" />
);

/* ---- The recovery code ---- */

export function Recovery(): JSX.Element {
  const password = useSignal('');
  const code = useSignal('');
  const make = async () => {
    code.value = await newRecovery(password.value);
    password.value = '';
  };
  if (code.value)
    return (
      <div class="form" role="status">
        <h2>{t('Recovery code')}</h2>
        <p>{t('Write it down and keep it safe. It is shown only now, and good once:')}</p>
        <Secret label={t('Recovery code')} text={code.value} />
        <Button primary icon="check" label={t('I have kept it')} onClick={() => (code.value = '')} />
      </div>
    );
  const { recovery } = me.value!;
  return (
    <Form label={recovery ? t('Make a new code') : t('Make a recovery code')} icon="check" onSubmit={make}>
      <h2>{t('Recovery code')}</h2>
      <p class="quiet">
        {recovery ? t('You have a recovery code. A new one replaces it.') : t('With it you set a new password if you lose yours, or the device of your second factor.')}
      </p>
      <PasswordField value={password.value} onInput={(value) => (password.value = value)} />
    </Form>
  );
}

/* ---- The second factor ---- */

export function SecondFactor(): JSX.Element {
  const begun = useSignal<{ secret: string; link: string } | null>(null);
  const password = useSignal('');
  if (me.value!.second) return <Switch />;
  if (begun.value) return <Confirm {...begun.value} onDone={() => (begun.value = null)} />;
  const begin = async () => {
    begun.value = await newSecond(password.value);
    password.value = '';
  };
  return (
    <Form label={t('Set up a second factor')} icon="check" onSubmit={begin}>
      <h2>{t('Second factor')}</h2>
      <p class="quiet">{t('Signing in then needs a code from your phone beside the password. Any app for such codes will do.')}</p>
      <PasswordField value={password.value} onInput={(value) => (password.value = value)} />
    </Form>
  );
}

function Confirm({ secret, link, onDone }: { secret: string; link: string; onDone: () => void }): JSX.Element {
  const code = useSignal('');
  const send = async () => {
    await confirmSecond(code.value);
    onDone();
  };
  return (
    <Form label={t('Switch it on')} icon="check" onSubmit={send}>
      <h2>{t('Second factor')}</h2>
      <p>{t('Scan this with your app, or type the secret into it. Then enter the code that it shows.')}</p>
      <QrCode text={link} />
      <Secret label={t('Secret')} text={secret.replace(/.{4}(?=.)/g, '$& ')} />
      <a href={link}>{t('Open in an app on this device')}</a>
      <CodeField value={code.value} onInput={(value) => (code.value = value)} />
      {!me.value!.recovery && <p class="quiet">{t('Make a recovery code, too: it helps if you lose the device.')}</p>}
      <Button icon="close" label={t('Rather not')} onClick={onDone} />
    </Form>
  );
}

function Switch(): JSX.Element {
  const password = useSignal('');
  const code = useSignal('');
  return (
    <Form label={t('Switch it off')} icon="close" onSubmit={() => secondOff(password.value, code.value)}>
      <h2>{t('Second factor')}</h2>
      <p class="quiet" role="status">
        {t('It is on: signing in needs a code from your device.')}
      </p>
      <PasswordField value={password.value} onInput={(value) => (password.value = value)} />
      <CodeField value={code.value} onInput={(value) => (code.value = value)} />
    </Form>
  );
}

/* ---- An address for mail: only where the server sends any ---- */

export function Mail(): JSX.Element | null {
  const can = useSignal(false);
  const sentTo = useSignal('');
  useEffect(() => void sendsMail().then((mail) => (can.value = mail), () => undefined), []);
  if (!can.value) return null;
  return sentTo.value ? <ConfirmMail to={sentTo.value} onDone={() => (sentTo.value = '')} /> : <Address onSent={(to) => (sentTo.value = to)} />;
}

function Address({ onSent }: { onSent: (to: string) => void }): JSX.Element {
  const { mail } = me.value!;
  const to = useSignal('');
  const password = useSignal('');
  const send = async () => {
    if (to.value) await newMail(to.value, password.value);
    else await noMail(password.value);
    if (to.value) onSent(to.value);
    password.value = '';
  };
  return (
    <Form label={to.value || !mail ? t('Confirm the address') : t('Remove the address')} icon={to.value || !mail ? 'letter' : 'close'} onSubmit={send}>
      <h2>{t('Mail')}</h2>
      <p class="quiet" role="status">
        {mail ? (
          <>
            {t('If you lose your password, a code is sent to')} <span translate={false}>{mail}</span>
          </>
        ) : (
          t('If you lose your password, a code can be sent to you. The address serves nothing else.')
        )}
      </p>
      <Field label={mail ? t('New address') : t('Address')} type="email" value={to.value} onInput={(value) => (to.value = value)} required={!mail} maxLength={254} autocomplete="email" />
      <PasswordField value={password.value} onInput={(value) => (password.value = value)} />
    </Form>
  );
}

function ConfirmMail({ to, onDone }: { to: string; onDone: () => void }): JSX.Element {
  const code = useSignal('');
  const send = async () => {
    await confirmMail(code.value);
    onDone();
  };
  return (
    <Form label={t('Confirm the address')} icon="check" onSubmit={send}>
      <h2>{t('Mail')}</h2>
      <p role="status">
        {t('A letter with a code is on its way to')} <span translate={false}>{to}</span>
      </p>
      <Field label={t('Code of the letter')} value={code.value} onInput={(value) => (code.value = value)} required maxLength={40} autocomplete="off" />
      <Button icon="close" label={t('Rather not')} onClick={onDone} />
    </Form>
  );
}
