/* The chart of compagnie: our own simplified coasts, the borders of the storm regions, and where names and plates find room. The engine
 * says where the places lie (facts x and y on a sheet of 1010 by 560); `sheet` puts them on this drawing. */
import type { Node, Port, Region } from '../../generated/compagnie';
import type { Box } from '../parts/chart';

export interface Point {
  x: number;
  y: number;
}

export const sheet = ({ x, y }: Point): Point => ({ x: x * 0.87, y: y * 1.1 });

export const BOX: Box = { x: -40, y: -24, width: 976, height: 652 };

const LANDS = [
  'M-283 -400l391 0-7 411 10 24 17 28-10 12-24 0-12 11 15-5 3 11 13 2-17 11-4-6-12 6-2 5 2 3-13 4-4 7-4 6 2 16-8 6-11 8-1 10 5 1',
  '5-3 6-4-7-3-11-4-4-7-2-11 5-7 0-11-1-9 9-1 21 2 14 6 7 11 0 6-11 11-2-2 14-4 12 10 0 9 4-2 17 4 16 8 8 8 14 7 4 6-9 8-10 1 10',
  ' 6-12 7-1 13-5 7-4 8 10 7 7 12-1 9 10 5 19-1 15 7 2 14 12 9 3 11 6 9 10 2 20-2 6-5 7-4 5-2 14-3 17-4 10-12 5-9 8-5 12-6 15-11',
  ' 19-10 5-7-3 5 14-17 15-11 12 4 11-12 18 5 14-11 18 2 9 11 14-9 6-14-8-10-15-2-36 7-31 0-24 7-38 4-50-20-27-12-29-5-18 4-24 4',
  '-18 1-5-7-14-7-8-6-14-5-14-6-9-15-8-10-7-13-3-21-16-11-23-14-21 9 29-15-22-13-24-12-12-10-25 0-27-14-19-21-43-38-15-28 9-25 1',
  '9-27-13 10-26-35-14zM118 86l11-17 10 20zM26 196l16-4 19 11-8 3-14-9zM52 223l6 2-4 1zM68 216l12 1 5 6-10 3-10-3zM90 223l6 1-6 ',
  '1zM135 -400l11 406 17 13 12-7 16-24 76-388zM262 4l8-4 11 2 4 6-9 6-10-2zM331 20l8-5 8 2-4 7 7 3-1 8 7 11 6 7-5 7-9 2-14 3 9-9',
  '-6-4 7-8-5-6-5-2 2-7-6-1zM314 42l8-6 8 4-1 11-9 5-9-2zM401 -500l-11 480-6 22 5 12 7 1 5-5 3 10 5 16 6 0 2-12 7-10-2-18 11-10 ',
  '8 10-10 12 3 12 12-2 12-4 1 6-13 4-5 7-4 9-10 3-13 3-8 1-3-9-4-7-5 7 2 10-8 5 1 8-4 5-8 6-9 3-4 6-12-1-2 6 12 5 5 12-11 3-16-',
  '1-5 7 2 12 2 6 8 2 6 4 10-5 8-9 8-7 8-8 9-2 9 3 8 10 8 9-2 6-9 0 10 4 4-6 6-1-6-9-9-11-4-10 6-3 5 9 11 7 9 8 4 11 6 6 6-5-3-9',
  ' 8-5 9-1-7 5 6 8 10 2 12 2 14-1 5 10-2 13-7 9-8-6 10 12 7 14 9 15 8 16 4 12 12-3 16-7 13-9 12-11 4-8-8-8-9 2-4-5-9-8-8-14-3-8',
  ' 7 2 11 14 11 5 9 7 13 2 17 2 7 8 8 3-3 5 5 9 4 13 5 20 7 23 4 5 5-8 4-11 5-13 11-17 9-16 9-5 9 4 3 12 3 9 7-4 4 11 4 16 0 16',
  ' 6 14 6 16 7 11 2-6-4-14-8-11-3-14-1-11 7 3 5 8 4 4 7-5 5-10-1-11-7-11-2-11 7-8 9-3 8 0 9-5 10-8 8-11 5-11-1-8 6-5-7-7-3-7 8-',
  '5 5-4-8-3-9 2 2-8 10-4 9 2 6 5 8 15 2 8 7 0 5-6-1-11-8-8 4-8 12-8 9-14 6-14-4-14-14-14 10-16 30-16 35-6 23 16 13 26 10-16-3-3',
  '0 32-24 50-16 90-10 360-20 0-440zM340 147l-4 5-9 12-9 12-7 14-3 13-2 13 3 13-4 11 5 13 8 10 7 9 7 12 9 8 8 1 8-3 12-1 8 4 11 ',
  '8 9 2 6-3 4 7-3 14-2 11 6 13 5 12 1 14 3 13-6 15 0 16 5 17 6 17 5 19 3 16 4 13 7 5 11-3 12-2 10-8 8-11 4-11 8-7 0-11 10-9 8-1',
  '2 2-15-3-15-5-14-2-13 7-16 12-16 14-17 10-19 8-18 4-13-11 1-14 4-7-5-2-10-9-10-9-15-7-19-8-16-6-15-6-15 4-6 6 6-2-12-14-1-12-',
  '3-10-4-12 8-8-2-10-3-8-4-2-5 3-5-5-3-11 2-12 1-11 2-10 4-12 3-7-1zM553 399l6 13-4 15-6 18-6 10-6-1-3-11 3-12-1-10 7-8 6-6zM65',
  '6 265l6 5 3 8-4 6-5-3-2-8zM705 288l9 6 10 14 10 16 9 16 6 12-1 12-7 2-10-12-8-16-8-17-6-16zM743 411l9-2 13-1 15 4 17 3 11 5-4',
  ' 5-18-2-20-3-18-3zM814 421l16 1 13 3-3 4-16-2-11-1zM806 318l6-10 12-6 9-13 9-2 6 12-5 13-3 15-8 16-13 3-9-5-5-12zM856 318l17-',
  '5 2 4-14 4-1 8 8 2 2 5-7 1 3 15-6-1-3-11-4 9-4-2 4-14zM844 231l8-1 2 11 8 15-4 3-9-6-6-11zM859 289l9-10 8 4 2 14-7 4-5-8zM836',
  ' 195l4 2-3 14-5-4 0-6zM757 218l7-2 0 6-6 3zM855 145l8-3 4 6-3 12-6 2-3-8zM866 139l10-5 12-3 8-8 7-13 4-12 6 2-1 12-6 13-6 9-1',
  '1 4-13 3-8 2zM871 145l9-3 2 4-8 4zM905 94l4-10 7-4 10 6-8 7-8 3zM908 72l1-22 6-12 2 14-3 22zM884 352l12-3 10 8 14-5 25 8 23 1',
  '2 17 20 11 16-18-6-20 2-18-4-18-8-14-6-8-14-10-7zM940 412l-14 18-10-10-13 3-9 13-11-4-15 14-11 10-14 10-15 10-9 12-1 15 7 16 ',
  '6 17 14 5 17-9 22-4 20-6 14 8 22 22 18 10 14-4 16-10 10-20 4-24-12-26-16-16-8-18-11-16z',
];

export const LAND = LANDS.join('');

/* The equator and the tropics. */
export const PARALLELS = [200, 324, 446];

/* Borders of the regions at sea; land lies over the rest. */
export const REGIONS: Record<Exclude<Region, 'none'>, string> = {
  'north-atlantic': 'M205-700L207 150 212 168 300 166 340 170 485 165 500-700Z',
  'west-indies': 'M205-700L207 150 212 168 205 220 196 290 160 330 66 336 30 300-30 250-900 100V-700Z',
  'south-atlantic':
    'M212 168L205 220 196 290 160 330 110 400 92 520 78 600 72 640 66 1300 400 1300 380 640 352 560 352 500 385 455 440 430 ' +
    '440 220 340 170 300 166Z',
  'cape-sea': 'M400 1300L380 640 352 560 352 500 385 455 440 430 500 400 530 400 540 430 545 465 560 520 600 640 640 1300Z',
  'indian-ocean':
    'M640 1300L600 640 560 520 545 465 540 430 530 400 500 400 480 300 485 165 500 100 700 100 722 225 733 275 722 320 700 ' +
    '365 690 420 710 480 760 560 800 1300Z',
  'east-indies': 'M800 1300L760 560 710 480 690 420 700 365 722 320 733 275 722 225 700 100 700-700H1900V1300Z',
};

/* Where a region has room for its large number. */
export const NUMBERS: Record<Exclude<Region, 'none'>, [number, number]> = {
  'north-atlantic': [240, 62],
  'west-indies': [170, 128],
  'south-atlantic': [232, 480],
  'cape-sea': [420, 600],
  'indian-ocean': [640, 440],
  'east-indies': [908, 270],
};

/* Ways that round a cape: the point they bend to. */
export const BENDS: Record<string, [number, number]> = {
  'channel north-sea': [371, 76],
  'canary-islands gulf-of-guinea': [288, 290],
  'mascarenes mozambique-strait': [550, 484],
};

/* Names stand below their place, unless something is in the way there. */
export const BESIDE: Partial<Record<Node, 'left' | 'right' | 'above' | 'aslant' | 'askew'>> = {
  'north-sea': 'askew',
  channel: 'left',
  algiers: 'right',
  'gulf-of-guinea': 'aslant',
  tortuga: 'left',
  'cape-agulhas': 'right',
  mascarenes: 'right',
  'ile-sainte-marie': 'above',
  'sunda-strait': 'left',
  'java-sea': 'right',
  'south-china-sea': 'right',
  'formosa-strait': 'right',
  'nagasaki-roads': 'right',
};

/* Fleets lie on both sides of their place, unless a plate or a name is on one: -1 to the left of it, 1 to the right. */
export const FANS: Partial<Record<Node, -1 | 1>> = {
  'hudson-bight': 1,
  'north-sea': -1,
  'barbary-coast': -1,
  algiers: -1,
  'canary-islands': -1,
  'gulf-of-guinea': -1,
  'mozambique-strait': 1,
};

/* The upper left corner of each port's plate. */
export const PLATES: Record<Port, [number, number]> = {
  amsterdam: [398, 10],
  'new-amsterdam': [-32, -6],
  mauritsstad: [54, 372],
  elmina: [358, 184],
  cape: [370, 318],
  galle: [494, 134],
  batavia: [734, 432],
  canton: [632, 84],
  deshima: [776, -4],
};
