/* The board of plunder. */
import type { BoardModule } from '../board';
import type { PlunderView } from './facts';
import { Aside } from './aside';
import { branch } from './branch';
import { SeaMap } from './map';
import { Hand, Mat } from './mats';
import { moments } from './moments';
import './plunder.css';
import { primer } from './primer';

/* Steps on the way to something, and what is told by what follows. */
const dull = ['turned-up', 'discard', 'paid', 'compare', 'encounter', 'no-effect', 'goods-out', 'attacks', 'test', 'prize-gone', 'pinnace', 'reveal-none', 'let-go', 'storm-over', 'reshuffle'];

export const board: BoardModule<PlunderView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer, seldom: ['abandon', 'release'], dull, branch };
