/* Settings and help, on top of any page. */
import type { JSX } from 'preact';
import type { Signal } from '@preact/signals';
import { languages, N_, t } from '../model/i18n';
import { coach, confirm, explain, hints, motion, odds, pace, theme, tongue, volume } from '../model/settings';
import { Dialog, overlay } from './parts';
import { lazy } from './lazy';

const RulesDialog = lazy(() => import('./rules').then(({ RulesDialog }) => RulesDialog));

const close = () => (overlay.value = null);

export function Overlays(): JSX.Element | null {
  const open = overlay.value;
  if (!open || open.kind === 'legend') return null; /* the legend belongs to a table */
  if (open.kind === 'clause') return <RulesDialog game={open.game} clause={open.clause} onClose={close} />;
  return open.kind === 'settings' ? <Settings /> : <Help />;
}

function Choice<T extends string | number>({ label, value, choices, names }: { label: string; value: Signal<T>; choices: [T, string][]; names?: boolean }): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select translate={!names} value={value.value} onChange={(event) => (value.value = choices[event.currentTarget.selectedIndex]![0])}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const Check = ({ label, value }: { label: string; value: Signal<boolean> }) => (
  <label class="field">
    <span>{label}</span>
    <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
  </label>
);

function Settings(): JSX.Element {
  return (
    <Dialog title={t('Settings')} onClose={close}>
      <Choice label={t('Language')} value={tongue} choices={Object.entries(languages)} names />
      <Choice label={t('Theme')} value={theme} choices={[['system', t('System')], ['light', t('Light')], ['dark', t('Dark')]]} />
      <Choice label={t('Motion')} value={motion} choices={[['system', t('System')], ['on', t('On')], ['off', t('Off')]]} />
      <Choice label={t('Sound')} value={volume} choices={[[0, t('Off')], [1, t('Quiet')], [2, t('Medium')], [3, t('Loud')]]} />
      <Choice label={t('Bot speed')} value={pace} choices={[[0, t('Instant')], [1, t('Brisk')], [2, t('Leisurely')]]} />
      <Check label={t('Confirm board clicks')} value={confirm} />
      <Check label={t('Explain what is new')} value={explain} />
      <Check label={t('Hints on request')} value={hints} />
      <Choice label={t('Coach against bots')} value={coach} choices={[['off', t('Off')], ['mistakes', t('After mistakes')], ['always', t('Always')]]} />
      <Choice label={t('Odds for moves')} value={odds} choices={[['off', t('Off')], ['asked', t('On request')], ['always', t('Always')]]} />
    </Dialog>
  );
}

const keys: [string, string][] = [
  ['1 … 9', N_('the first to ninth move of the list')],
  ['A … Z', N_('type to find a move; Enter makes the first one found')],
  ['↑ ↓ ← →', N_('to the next button, or to the next thing on the board')],
  ['Enter', N_('press it')],
  ['Esc', N_('one step back')],
  ['Ctrl + Z', N_('take the last move back')],
  ['I', N_('what is this: the thing that has the focus; arrows go on to the next')],
  ['*', N_('the legend: all that is on the table')],
  ['!', N_('a hint: what a strong bot would do')],
  ['%', N_('odds: what moves may bring')],
  ['Space', N_('skip animations')],
  ['+ − 0', N_('zoom the chart, when it has the focus')],
  ['?', N_('this page')],
];

function Help(): JSX.Element {
  return (
    <Dialog title={t('Help')} onClose={close}>
      <p>{t('What glows can be clicked. A click does it where only one thing can be done, and else leaves the moves to choose from on the right. Whatever is not possible says why when you click it, and names the rule.')}</p>
      <h3>{t('Keys')}</h3>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd translate={false}>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('Undo')}</h3>
      <p>{t('Moves can be taken back as long as nothing was revealed and nobody else has been asked. The log shows how far.')}</p>
    </Dialog>
  );
}
