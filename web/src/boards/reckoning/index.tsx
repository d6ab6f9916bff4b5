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

export const board: BoardModule<ReckoningView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer };
