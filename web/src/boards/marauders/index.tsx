/* The board of marauders. */
import type { BoardModule } from '../board';
import type { MaraudersView } from './facts';
import { Aside } from './aside';
import { Hand } from './hand';
import { Board } from './map';
import { Mat } from './mats';
import { moments } from './moments';
import './marauders.css';
import { primer } from './primer';

export const board: BoardModule<MaraudersView> = { Board, Player: Mat, Hand, Aside, moments, primer };
