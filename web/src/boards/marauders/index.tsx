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

/* Steps on the way to something, and what is told by what follows. */
const dull = ['offered', 'pays', 'shows', 'turned-up', 'roll', 'leaves', 'sees', 'looks', 'locations', 'location-skulls', 'contest', 'crew-dice', 'crew-left', 'battle-round', 'mod-shown', 'demand', 'npc-moves', 'npc-enters', 'open-mission', 'card-drawn', 'card-gone', 'aside', 'merchants', 'captain', 'dealt', 'event', 'first', 'move', 'dice', 'forced', 'no-winner', 'volley', 'hit', 'held', 'long-guns', 'swivels', 'four-pounders', 'names', 'discards', 'deposits', 'withdraws', 'escapes', 'enters', 'weapon-out', 'mod-placed', 'rumour-back'];

export const board: BoardModule<MaraudersView> = { Board, Player: Mat, Hand, Aside, moments, primer, seldom: ['retire', 'drop', 'drop-glory', 'drop-rumour'], dull };
