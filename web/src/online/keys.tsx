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
  const second = useSignal(''); /* a code of the second factor */
  const make = async () => {
    code.value = await newRecovery(password.value, second.value || undefined);
    password.value = second.value = '';
  };
  if (code.value)
    return (
      <div class="form" role="status">
        <h2>{t('Recovery code')}</h2>
        <p>{t('Write it down and keep it safe. It is shown only once and works only once:')}</p>
        <Secret label={t('Recovery code')} text={code.value} />
        <Button primary icon="check" label={t('I have saved it')} onClick={() => (code.value = '')} />
      </div>
    );
  const { recovery, second: isOn } = me.value!;
  return (
    <Form label={recovery ? t('Make a new code') : t('Make a recovery code')} icon="check" onSubmit={make}>
      <h2>{t('Recovery code')}</h2>
      <p class="quiet">
        {recovery ? t('You have a recovery code. A new one replaces it.') : t('Use it to set a new password if you lose yours, or the device with your second factor.')}
      </p>
      <PasswordField value={password.value} onInput={(value) => (password.value = value)} />
      {isOn && <CodeField value={second.value} onInput={(value) => (second.value = value)} />}
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
      <p class="quiet">{t('Signing in then takes a code from your phone as well as the password. Any authenticator app will do.')}</p>
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
    <Form label={t('Turn on')} icon="check" onSubmit={send}>
      <h2>{t('Second factor')}</h2>
      <p>{t('Scan this with your app or type in the secret. Then enter the code it shows.')}</p>
      <QrCode text={link} />
      <Secret label={t('Secret')} text={secret.replace(/.{4}(?=.)/g, '$& ')} />
      <a href={link}>{t('Open in an app on this device')}</a>
      <CodeField value={code.value} onInput={(value) => (code.value = value)} />
      {!me.value!.recovery && <p class="quiet">{t('Make a recovery code too: it helps if you lose the device.')}</p>}
      <Button icon="close" label={t('Cancel')} onClick={onDone} />
    </Form>
  );
}

function Switch(): JSX.Element {
  const password = useSignal('');
  const code = useSignal('');
  return (
    <Form label={t('Turn off')} icon="close" onSubmit={() => secondOff(password.value, code.value)}>
      <h2>{t('Second factor')}</h2>
      <p class="quiet" role="status">
        {t('It is on: signing in takes a code from your device.')}
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
    <Form label={to.value || !mail ? t('Confirm address') : t('Remove address')} icon={to.value || !mail ? 'letter' : 'close'} onSubmit={send}>
      <h2>{t('Email')}</h2>
      <p class="quiet" role="status">
        {mail ? (
          <>
            {t('If you lose your password, a code is sent to')} <span translate={false}>{mail}</span>
          </>
        ) : (
          t('If you lose your password, a code can be sent to you. The address is used for nothing else.')
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
    <Form label={t('Confirm address')} icon="check" onSubmit={send}>
      <h2>{t('Email')}</h2>
      <p role="status">
        {t('An email with a code is on its way to')} <span translate={false}>{to}</span>
      </p>
      <Field label={t('Code from the email')} value={code.value} onInput={(value) => (code.value = value)} required maxLength={40} autocomplete="off" />
      <Button icon="close" label={t('Cancel')} onClick={onDone} />
    </Form>
  );
}
