/* The board of compagnie. */
import type { BoardModule } from '../board';
import type { CoView } from './facts';
import { Aside } from './aside';
import { Hand } from './hand';
import { WorldMap } from './map';
import { Mat } from './mats';
import { moments } from './moments';
import './compagnie.css';
import { TABLED } from './outcomes';
import { primer } from './primer';

/* Steps on the way to something, and what is told by what follows. */
const dull = ['pays', 'tile', 'mutiny', 'filled', 'repair', 'pirates', 'forecast', 'machines', 'marks', 'level', 'strategy', 'hits', 'first', 'roll', 'shy', 'storm', 'calm', 'kept', 'adds', 'calendar', 'order', 'loads', 'delivers', 'director', 'dumps', 'split', 'merged', 'fee', 'placed', 'tribute', 'bought-off', 'scoring'];

export const board: BoardModule<CoView> = { Board: WorldMap, Player: Mat, Hand, Aside, moments, primer, seldom: ['abandon'], bulk: ['load', 'deliver'], dull, drawn: { play: TABLED } };
