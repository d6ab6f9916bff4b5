/* Small parts that every page uses. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { Icon, type IconName } from '../boards/parts/icons';

export function Button({ icon, label, onClick, small, primary, disabled, title }: { icon?: IconName; label: string; onClick: () => void; small?: boolean; primary?: boolean; disabled?: boolean; title?: string }): JSX.Element {
  return (
    <button type="button" class={`button ${primary ? 'primary' : ''} ${small ? 'icon-only' : ''}`} onClick={onClick} disabled={disabled} aria-label={small ? label : undefined} title={title ?? (small ? label : undefined)}>
      {icon && <Icon name={icon} />}
      <span class={small ? 'button-name' : undefined} aria-hidden={small}>
        {label}
      </span>
    </button>
  );
}

/* Beside whatever is the reader's own. */
export const You = (): JSX.Element => <span class="you">{t('You')}</span>;

/* Buttons that a phone has no room for: there they are a menu behind one button. */
export function More({ children }: { children: ComponentChildren }): JSX.Element {
  const open = useSignal(false);
  return (
    <>
      <div class="more" data-open={open.value} onClick={() => (open.value = false)}>
        {children}
      </div>
      <button type="button" class="button icon-only more-button" aria-expanded={open.value} aria-label={t('More')} onClick={() => (open.value = !open.value)}>
        <Icon name={open.value ? 'close' : 'more'} />
      </button>
    </>
  );
}

/* A dialog of the browser's own kind: focus stays inside, Escape closes it. */
export function Dialog({ title, onClose, children, wide }: { title: string; onClose: () => void; children: ComponentChildren; wide?: boolean }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class={wide ? 'wide' : ''} onClose={onClose} aria-label={title} onClick={(event) => event.target === dialog.current && onClose()}>
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <Button icon="close" label={t('Close')} small onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/* Which dialog is open on top of the page. */
export type Overlay = { kind: 'settings' } | { kind: 'help' } | { kind: 'legend' } | { kind: 'clause'; game: string; clause: string };
export const overlay = signal<Overlay | null>(null);

/* A clause that opens its rule. */
export function Clause({ game, clause, tabIndex }: { game: string; clause: string | null | undefined; tabIndex?: number }): JSX.Element | null {
  if (!clause) return null;
  return (
    <button type="button" class="clause" tabIndex={tabIndex} translate={false} aria-label={t('Rule {clause}', { clause })} onClick={() => (overlay.value = { kind: 'clause', game, clause })}>
      {clause}
    </button>
  );
}

/* Asks for a file and reads it. */
export function pickFile(then: (text: string) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.game,.txt,text/plain';
  input.onchange = () => void input.files?.[0]?.text().then(then);
  input.click();
}
