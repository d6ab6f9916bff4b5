/* Small parts of the pages online. */
import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon, type IconName } from '../boards/parts/icons';
import { Button, overlay } from '../ui/parts';
import { reason } from './talk';

export function Page({ title, busy, children }: { title: string; busy?: boolean; children?: ComponentChildren }): JSX.Element {
  return (
    <main class="page online" aria-busy={busy}>
      <header class="page-head">
        <a class="bar-home" href={address()} aria-label={t('All games')}>
          <Icon name="anchor" />
        </a>
        <h1>{title}</h1>
        <div class="page-tools">
          <Button icon="settings" label={t('Settings')} small onClick={() => (overlay.value = { kind: 'settings' })} />
        </div>
      </header>
      {busy ? <div class="skeleton" /> : children}
    </main>
  );
}

export function Trouble({ title, problem }: { title: string; problem: Error }): JSX.Element {
  return (
    <Page title={title}>
      <p role="alert">{reason(problem)}</p>
      <div class="buttons">
        <Button primary icon="undo" label={t('Reload')} onClick={() => location.reload()} />
        <a class="button" href={address()}>
          {t('All games')}
        </a>
      </div>
    </Page>
  );
}

/* A form that sends itself, and says what was refused. */
export function Form({ label, icon, onSubmit, children, alarming }: { label: string; icon: IconName; onSubmit: () => Promise<unknown>; children: ComponentChildren; alarming?: boolean }): JSX.Element {
  const busy = useSignal(false);
  const problem = useSignal<Error | null>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = null;
    await onSubmit().catch((error: Error) => (problem.value = error));
    busy.value = false;
  };
  return (
    <form class="form" onSubmit={(event) => void send(event)}>
      {children}
      {problem.value && (
        <p class="form-problem" role="alert">
          {reason(problem.value)}
        </p>
      )}
      <button type="submit" class={`button ${alarming ? 'alarming' : 'primary'}`} disabled={busy.value}>
        <Icon name={icon} /> <span>{label}</span>
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  type?: string;
  min?: number | string;
  max?: number | string;
  maxLength?: number;
  minLength?: number;
  required?: boolean;
  autocomplete?: string;
}

export const Field = ({ label, onInput, ...rest }: FieldProps) => (
  <label class="field">
    <span>{label}</span>
    <input {...rest} onInput={(event) => onInput(event.currentTarget.value)} />
  </label>
);

/* Of a name, in letters: bytes count, and a letter has up to four of them. */
export const NAME = 24;

/* Six digits from a device. */
export function CodeField({ value, onInput, focus }: { value: string; onInput: (value: string) => void; focus?: boolean }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, []);
  return (
    <label class="field">
      <span>{t('Code')}</span>
      <input ref={input} value={value} onInput={(event) => onInput(event.currentTarget.value.trim())} required inputMode="numeric" pattern="[0-9]{6}" maxLength={6} autocomplete="one-time-code" translate={false} />
    </label>
  );
}

/* What is shown once, and must be written down or copied. */
export function Secret({ label, text }: { label: string; text: string }): JSX.Element {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    copied.value = true;
  };
  return (
    <div class="secret">
      <output aria-label={label} translate={false}>
        {text}
      </output>
      {globalThis.isSecureContext && <Button icon={copied.value ? 'check' : 'letter'} label={copied.value ? t('Copied') : t('Copy')} onClick={() => void copy()} />}
    </div>
  );
}

/* The address of a table, to be sent to somebody. */
export function Link({ table }: { table: string }): JSX.Element {
  const copied = useSignal(false);
  const link = `${location.origin}${location.pathname}${address('table', table)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <div class="link">
      <label>
        <span class="unseen">{t('Link to this table')}</span>
        <input readOnly value={link} translate={false} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {globalThis.isSecureContext && <Button icon={copied.value ? 'check' : 'letter'} label={copied.value ? t('Copied') : t('Copy the link')} onClick={() => void copy()} />}
    </div>
  );
}

/* Counts seconds while it is on the page. */
export function useSeconds(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
