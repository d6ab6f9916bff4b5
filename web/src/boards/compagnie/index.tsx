/* The board of compagnie. */
import type { BoardModule } from '../board';
import type { CoView } from './facts';
import { Aside } from './aside';
import { Hand } from './hand';
import { WorldMap } from './map';
import { Mat } from './mats';
import { moments } from './moments';
import './compagnie.css';
import { primer } from './primer';

export const board: BoardModule<CoView> = { Board: WorldMap, Player: Mat, Hand, Aside, moments, primer, seldom: ['abandon'] };
