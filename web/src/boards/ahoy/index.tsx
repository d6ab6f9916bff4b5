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

/* Steps on the way to something, and what is told by what follows. */
const dull = ['rolled', 'paid', 'control', 'rolls', 'grid', 'turned-up', 'raised', 'market', 'boxed'];

export const board: BoardModule<AhoyView> = { Board: SeaMap, Player: Mat, Hand, Aside, moments, primer, dull };
