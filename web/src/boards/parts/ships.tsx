/* Ships: side-view silhouettes, one a type, some 40 wide and 36 high, the waterline at y = 0, the middle at x = 0. */
import type { ComponentChildren, JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { OwnSeat, seatColour, SeatFlag } from './flags';

export type ShipType = 'boat' | 'sloop' | 'flute' | 'brig' | 'frigate' | 'galleon' | 'man-o-war' | 'packet';

interface Plan {
  hull: string;
  masts: string;
  sails: string;
  detail: string; /* wales and gun ports */
  pennant: [number, number]; /* the top of the main mast */
}

const plans: Record<ShipType, Plan> = {
  boat: {
    hull: 'M-11-4H11L8 2Q0 4-8 2Z',
    masts: 'M0-4V-21',
    sails: 'M1.500-20Q11-13 10-6H1.500Z',
    detail: 'M-9-2H9',
    pennant: [0, -21],
  },
  sloop: {
    hull: 'M-14-5L15-6 19-8 14 2Q0 4-11 2Z',
    masts: 'M-1-5V-28M15-7L22-11',
    sails: 'M-2-26Q-13-16-12-8H-2ZM1-26L19-10Q9-10 1-9Z',
    detail: 'M-12-2.5H15',
    pennant: [-1, -28],
  },
  packet: {
    hull: 'M-16-5L16-6 20-8 15 2Q0 4-13 2Z',
    masts: 'M-6-5V-27M7-6V-25M16-7L23-11',
    sails: 'M-7-25Q-17-16-16-8H-7ZM-5-25Q4-20 5-9H-5ZM8-24L20-10Q14-10 8-10Z',
    detail: 'M-14-2.5H16',
    pennant: [-6, -27],
  },
  flute: {
    hull: 'M-16-9Q-19-4-15 2Q0 5 14 2Q18-3 15-7L4-5H-8Z',
    masts: 'M-7-6V-27M6-6V-28',
    sails: 'M-14-25H-1Q0-20-1-17H-14Q-12-21-14-25ZM-15-15H0Q1-11 0-8H-15Q-13-11-15-15ZM0-26H12Q14-20 12-16H0Q2-20 0-26Z',
    detail: 'M-15-3Q0-1 15-3',
    pennant: [6, -28],
  },
  brig: {
    hull: 'M-17-7L-15 2Q0 4 14 2L19-8 6-5H-9Z',
    masts: 'M-7-6V-30M7-6V-30M16-7L24-12',
    sails: 'M-13-28H-1Q0-23-1-20H-13Q-11-24-13-28ZM-14-18H-1Q0-13-1-9H-14Q-12-13-14-18ZM1-28H13Q15-23 13-20H1Q3-24 1-28ZM1-18H13Q15-13 13-9H1Q3-13 1-18Z',
    detail: 'M-15-3H16M-8-.5h.1M-3-.5h.1M2-.5h.1M7-.5h.1',
    pennant: [7, -30],
  },
  frigate: {
    hull: 'M-20-9L-17 3Q0 5 16 3L21-9 9-6H-11Z',
    masts: 'M-11-7V-28M1-6V-33M12-7V-29M17-8L26-13',
    sails: 'M-16-26H-7V-19H-16ZM-17-17H-6Q-5-13-6-10H-17ZM-5-31H6Q8-26 6-22H-5Q-3-26-5-31ZM-6-20H7Q9-14 7-9H-6Q-4-14-6-20ZM8-27H16Q18-23 16-19H8ZM8-17H17Q19-13 17-10H8Z',
    detail: 'M-18-3.500H18M-11-.5h.1M-6-.5h.1M-1-.5h.1M4-.5h.1M9-.5h.1',
    pennant: [1, -33],
  },
  galleon: {
    hull: 'M-22-15L-18 3Q0 6 15 3L21-8 17-11 10-6H-6L-8-10-14-10-15-15Z',
    masts: 'M-12-12V-30M1-6V-34M12-8V-28M18-9L26-14',
    sails: 'M-16-28Q-10-26-8-20L-18-16Q-14-22-16-28ZM-6-32H7Q10-26 7-22H-6Q-3-26-6-32ZM-7-20H9Q12-14 9-9H-7Q-4-14-7-20ZM9-26H17Q19-21 17-17H9ZM9-15H17Q19-12 17-10H9Z',
    detail: 'M-20-9H-9M-19-4H18M-11-.5h.1M-5-.5h.1M1-.5h.1M7-.5h.1',
    pennant: [1, -34],
  },
  'man-o-war': {
    hull: 'M-24-14L-20 4Q0 7 18 4L24-12 18-12 12-7H-10L-12-11-18-11-19-14Z',
    masts: 'M-13-11V-33M1-7V-38M14-9V-33M20-11L29-16',
    sails: 'M-19-31H-8V-24H-19ZM-20-22H-7Q-6-17-7-13H-20ZM-6-36H8Q10-31 8-28H-6ZM-7-26H9Q11-22 9-18H-7ZM-8-16H10Q12-13 10-10H-8ZM9-31H19Q21-27 19-23H9ZM9-21H20Q22-16 20-12H9Z',
    detail: 'M-22-7H20M-21-2.500H20M-14-4.800h.1M-8-4.800h.1M-2-4.800h.1M4-4.800h.1M10-4.800h.1M-13 .6h.1M-7 .6h.1M-1 .6h.1M5 .6h.1M11 .6h.1',
    pennant: [1, -38],
  },
};

export const isShip = (name: string): name is ShipType => name in plans;

interface ShipProps {
  type: ShipType;
  seat?: number; /* whose; none: the sails stay white */
  letter?: string; /* shown on the hull's flag */
  flag?: ComponentChildren; /* in place of a player's, 12 by 8 */
  scale?: number;
}

export function Ship({ type, seat, letter, flag, scale = 1 }: ShipProps): JSX.Element {
  const { hull, masts, sails, detail, pennant } = plans[type];
  const own = useContext(OwnSeat);
  return (
    <g class="ship" transform={`scale(${scale})`} aria-hidden="true">
      {seat !== undefined && seat === own && <ellipse class="ship-own" cx="-2" cy="2" rx="24" ry="7" />}
      <path class="ship-wake" d="M-26 4q4-3 8 0t8 0 8 0 8 0 8 0 8 0" />
      <path class="ship-mast" d={masts} />
      <path class="ship-sail" d={sails} style={seat === undefined ? undefined : { fill: seatColour(seat) }} />
      <path class="ship-hull" d={hull} />
      <path class="ship-detail" d={detail} />
      {(seat !== undefined || flag) && <g transform={`translate(${pennant[0]} ${pennant[1] - 9})`}>{seat === undefined ? flag : <SeatFlag seat={seat} letter={letter} />}</g>}
    </g>
  );
}
