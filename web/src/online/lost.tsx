/* A new password for who has lost the old one: by the recovery code, or by a letter. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../model/i18n';
import { login, mailReset, recover, sendsMail } from './me';
import { Field, Form, NAME, Secret } from './parts';
import { Refused } from './protocol';
import { Button } from '../ui/parts';
import { reason } from './talk';

export function Lost({ name }: { name: string }): JSX.Element {
  const who = useSignal(name);
  const code = useSignal('');
  const password = useSignal('');
  const next = useSignal<string | null>(null); /* the next recovery code, to be kept before anything else */
  const enter = () => login(who.value, password.value);
  const send = async () => {
    next.value = await recover(who.value, code.value, password.value);
    if (!next.value) await enter().catch(stay);
  };
  if (next.value) return <Found code={next.value} onKept={enter} />;
  return (
    <div class="lost">
      <Form label={t('Set new password')} icon="check" onSubmit={send}>
        <h3>{t('A new password')}</h3>
        <p class="quiet">{t('With the recovery code you saved, or a code sent by email. This ends all sessions.')}</p>
        <Field label={t('Your name')} value={who.value} onInput={(value) => (who.value = value)} required maxLength={NAME} autocomplete="username" />
        <Letter name={who.value} />
        <Field label={t('Recovery code or code from the email')} value={code.value} onInput={(value) => (code.value = value)} required maxLength={60} autocomplete="off" />
        <Field label={t('New password')} type="password" value={password.value} onInput={(value) => (password.value = value)} required minLength={8} maxLength={100} autocomplete="new-password" />
      </Form>
    </div>
  );
}

/* With a second factor one signs in by hand, above. */
function stay(problem: Refused): void {
  if (problem.code !== 'second-factor') throw problem;
}

function Found({ code, onKept }: { code: string; onKept: () => Promise<void> }): JSX.Element {
  return (
    <div class="form" role="status">
      <h3>{t('Your password is set')}</h3>
      <p>{t('The recovery code has been used. Here is a new one; it is shown only once:')}</p>
      <Secret label={t('Recovery code')} text={code} />
      <Button primary icon="check" label={t('I have saved it')} onClick={() => void onKept()} />
    </div>
  );
}

/* Only where the server sends letters. */
function Letter({ name }: { name: string }): JSX.Element | null {
  const can = useSignal(false);
  const said = useSignal('');
  useEffect(() => void sendsMail().then((mail) => (can.value = mail), () => undefined), []);
  if (!can.value) return null;
  const send = () =>
    mailReset(name).then(
      () => (said.value = t('If this account has an email address, a code is on its way there. It is valid for 15 minutes.')),
      (problem: Error) => (said.value = reason(problem)),
    );
  return (
    <>
      <p class="quiet" role="status">
        {said.value || t('If your account has an email address, a code will be sent there.')}
      </p>
      <Button icon="letter" label={t('Send me a code')} disabled={!name} onClick={() => void send()} />
    </>
  );
}
