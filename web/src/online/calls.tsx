/* Whether this browser calls its player. */
import type { JSX } from 'preact';
import { t } from '../model/i18n';
import { Button } from '../ui/parts';
import { allow, allowed, possible, wanted } from './notify';

/* Asked for here, and never by itself. */
export function Calls(): JSX.Element | null {
  if (!possible) return null;
  const on = wanted.value && allowed.value === 'granted';
  return (
    <div class="form">
      <h3>{t('Notify in this browser')}</h3>
      <p class="quiet">{allowed.value === 'denied' ? t('This browser does not allow notifications for this page.') : t('Your browser can tell you when it is your turn and this page is hidden.')}</p>
      {on ? (
        <Button icon="close" label={t('Stop notifications')} onClick={() => (wanted.value = false)} />
      ) : (
        <Button icon="check" label={t('Allow notifications')} disabled={allowed.value === 'denied'} onClick={() => void allow()} />
      )}
    </div>
  );
}
