/* The board of ahoy. */
import type { BoardModule } from '../board';
import type { AhoyView } from './facts';
import { Aside } from './aside';
import { Hand } from './hand';
import { SeaMap } from './map';
import { Mat } from './mats';
import { moments } from './moments';
import './ahoy.css';
import { primer } from './primer';

export const board: BoardModule<AhoyView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer };
