import { render } from 'preact';
import { effect } from '@preact/signals';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/table.css';
import './style/pieces.css';
import { language } from './model/i18n';
import { applySettings } from './model/settings';
import { App } from './ui/app';
import { listen } from './ui/keys';

applySettings();
listen();
render(<App />, document.getElementById('page')!);

/* For use without a network. The worker keeps the page, whatever else this reader loaded, and when all is quiet the rest. */
const REST = 6000;

async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('./sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(loaded.filter((name) => name.startsWith(location.origin) && name.includes('/assets/')));
  setTimeout(() => effect(() => active?.postMessage({ language: language.value })), REST);
}

if (import.meta.env.PROD && navigator.serviceWorker) addEventListener('load', () => void keepForLater());
