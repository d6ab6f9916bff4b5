/* The board of plunder. */
import type { BoardModule } from '../board';
import type { PlunderView } from './facts';
import { Aside } from './aside';
import { SeaMap } from './map';
import { Hand, Mat } from './mats';
import { moments } from './moments';
import './plunder.css';
import { primer } from './primer';

export const board: BoardModule<PlunderView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer };
