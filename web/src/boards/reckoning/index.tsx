/* The board of reckoning. */
import type { BoardModule } from '../board';
import type { ReckoningView } from './facts';
import { Aside } from './aside';
import { Hand } from './hand';
import { SeaMap } from './map';
import { Mat } from './mats';
import { moments } from './moments';
import './reckoning.css';
import './ocean.css';
import './hand.css';
import './battle.css';
import { primer } from './primer';

/* Steps on the way to something, and what is told by what follows. */
const dull = [
  'played', 'shuffles', 'sleeved', 'card', 'tile', 'set-sail', 'enters', 'passed-over', 'lasting', 'progress', 'home', 'fetched',
  'dock', 'chest', 'aboard', 'stowed', 'paid', 'paid-coins', 'overboard', 'coins-overboard', 'ashore', 'coins-ashore', 'no-room', 'no-room-coins',
  'turned', 'cubes', 'lands', 'strikes', 'explodes', 'pushed', 'equal', 'plunders', 'island-goods', 'island-coins',
];

export const board: BoardModule<ReckoningView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer, seldom: ['jettison'], dull };
