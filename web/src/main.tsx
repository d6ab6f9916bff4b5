import { render } from 'preact';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/table.css';
import './style/pieces.css';
import { applySettings } from './model/settings';
import { App, currentGame } from './ui/app';
import { listen } from './ui/keys';

applySettings();
listen(currentGame);
render(<App />, document.getElementById('page')!);

if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js');
