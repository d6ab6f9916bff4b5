/* The figures of ahoy. The Squadron sails ships of the line, the Union rows low craft of many, the Smugglers' sloops are sleek.
 * Their middle is x = 0, their foot y = 0; some 50 wide and 42 high. */
import type { JSX } from 'preact';
import { FlagMark, SeatFlag, seatColour, seatLetter } from '../parts/flags';
import type { Texts } from '../../model/texts';
import { Strokes, type Kinds } from './strokes';

interface Craft {
  aloft: Kinds; /* spars and sails */
  below: Kinds; /* hull, oars, guns, figurehead */
  mark: [number, number]; /* of the pattern on the sail */
  flag?: [number, number];
  torn?: string; /* when it is damaged */
}

const SMUGGLER: Craft = {
  aloft: {
    spar: 'M-1-6L-4-38M-2-8H-25M-3-31L-20-28M20-8L35-14M15-6L12-25',
    tanned: 'M12-26L34-14Q26-13 21-9 18-18 12-26Z',
    sail: 'M-4-31L-19-27Q-26-17-24-9H-3ZM0-35L12-24 19-10Q8-12 0-9Z',
  },
  below: { sleek: 'M-23-8L-18-6H15L26-10Q20 0 13 2.5-3 4-17 2-22-2-23-8Z', brass: 'M26-10q5 0 7-4-5-1-8 1z' },
  mark: [-17, -21],
  flag: [-4, -46],
  torn: 'M-16-20l5-2 3 5-5 3zM5-21l5 3-2 5-5-2z',
};

const CRAFT: Record<string, Craft> = {
  squadron: {
    aloft: {
      spar: 'M-14-13V-35M1-9V-41M14-10V-35M21-13L32-19',
      sail: 'M-6-39h14q4 4 1 8h-16q4-4 1-8zM-8-29h17q5 7 1 12h-19q5-6 1-12zM-8-15h18q3 3 1 5h-19q3-2 0-5zM10-33h9q4 4 1 7h-11q3-3 1-7zM9-24h11q5 7 1 11h-11q3-5-1-11zM-20-33h10q4 4 1 7h-12q3-3 1-7zM-21-24h12q4 6 0 10h-12q4-5 0-10z',
    },
    below: {
      line: 'M-27-18L-22 3Q0 6 19 3L26-13 20-14 13-9H-9L-11-14-19-14-20-18Z',
      deck: 'M-24-9Q0-3 22-9M-22-3Q0 2 20-3',
      ports: 'M-24-9Q0-3 22-9M-22-3Q0 2 20-3',
      brass: 'M24-13q6 0 9-5-1 5 2 8-6-2-11 0zM-26-16h6v3h-5z',
    },
    mark: [-5, -27],
    flag: [1, -49],
    torn: 'M-4-27l5-1 1 6-5 2zM12-22l5 1-1 5-4-1zM-17-22l4 1-1 5-3-2z',
  },
  union: {
    aloft: {
      spar: 'M-12-6V-28M6-6V-36M-24-8L-4-34M-9-7L17-42',
      tanned: 'M-23-8L-5-33Q-2-20-8-8-16-10-23-8Z',
      sail: 'M-7-8L16-41Q22-22 17-8 6-11-7-8Z',
    },
    below: {
      heads: 'M-17-7h.1M-11-7h.1M-5-7h.1M1-7h.1M7-7h.1M13-7h.1',
      rowed: 'M-27-12Q-24-12-22-6H18L30-11Q27-1 17 2.5 0 4-16 2.5-28-1-27-12Z',
      oars: 'M-18-2l-6 8M-12-2l-6 8M-6-2l-6 8M0-2l-6 8M6-2l-6 8M12-2l-6 8',
      brass: 'M28-10q8 0 8-6 0-4-4-4-3 0-3 3 0 2 3 2-3 2-6 1zM-27-12q-4-5 0-9 4 4 4 8z',
    },
    mark: [4, -22],
    flag: [6, -46],
    torn: 'M6-22l6-2 1 7-5 3zM-14-18l5-1-1 6-4 1z',
  },
  cutter: {
    aloft: { spar: 'M0-4V-25M-13-6L11-31', sail: 'M-12-6L10-30Q16-16 11-6 0-8-12-6Z' },
    below: { rowed: 'M-17-8Q-14-8-13-4H12L19-8Q17 0 10 2 0 3-9 2-17 0-17-8Z', oars: 'M-9-1l-5 6M-3-1l-5 6M3-1l-5 6M9-1l-5 6', brass: 'M17-8q6 1 9-3M22-8q6 0 7-7-5 0-6 5-1-5-6-4' },
    mark: [-2, -16],
    flag: [0, -34],
  },
  gunship: {
    aloft: { spar: 'M-8-8V-32', sail: 'M-9-31Q-22-22-21-13H-9ZM-7-31Q3-28 4-20L-7-18Z', tanned: 'M-6-6Q-5-17 5-17 15-17 17-6ZM5-17V-6M-1-15L1-6M11-15L9-6', brass: 'M13-14L29-18 30-13 14-8z' },
    below: { rowed: 'M-22-6H20L25-9Q22 0 15 3 0 5-14 3-22 0-22-6Z', oars: 'M-15-1l-5 6M-9-1l-5 6M-3-1l-5 6' },
    mark: [-20, -22],
    flag: [-8, -41],
  },
  /* a gunboat under a sail like a fin */
  patrol: {
    aloft: { sail: 'M-10-5C-8-17-1-25 10-28 6-19 7-12 12-5Z' },
    below: { line: 'M-14-5H15L11 3Q0 4.5-10 3Z', deck: 'M-12-1.5H13', ports: 'M-9-1.5H11' },
    mark: [-5, -15],
  },
  stronghold: {
    aloft: { rock: 'M-21 3L-16-3H16L21 3z', sail: 'M-17 0L-15-16h-2v-6h5v3h3v-3h4v3h2V-28h-2v-6h4v3h3v-3h4v6h-2V-19h2v-3h4v3h3v-3h5v6h-2L17 0Z' },
    below: { strake: 'M-15-11H-7M-12-6H-5M7-11h8M5-6h8M-3-16H3', door: 'M-3.5 0v-6a3.5 3.5 0 0 1 7 0v6z' },
    mark: [-6, -25],
  },
};

const craftOf = (word: string): Craft => CRAFT[word.replace(/-(flagship|\d+)$/, '')] ?? SMUGGLER;

interface Drawn {
  word: string;
  seat: number;
  scale: number;
  texts: Texts;
  damage?: number; /* slots of its owner's board */
}

/* A damaged one has holes in its sails; much damage makes it list and smoke. */
export function FigureDrawing({ word, seat, scale, texts, damage = 0 }: Drawn): JSX.Element {
  const { aloft, below, mark, flag, torn = '' } = craftOf(word);
  return (
    <g transform={`scale(${scale})`} style={{ '--hue': seatColour(seat) }}>
      <g transform={damage > 2 ? 'rotate(-7)' : undefined}>
        <Strokes {...aloft} />
        <g transform={`translate(${mark[0]} ${mark[1]})`}>
          <FlagMark seat={seat} />
        </g>
        {damage > 0 && <Strokes torn={torn} />}
        <Strokes {...below} />
        {flag && (
          <g transform={`translate(${flag[0]} ${flag[1]}) scale(1.150)`}>
            <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
          </g>
        )}
      </g>
      {flag && <Strokes foam="M-32 4q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0" />}
      {damage > 2 && <Strokes smoke="M-4-12c-7-2-5-10 1-9-2-8 9-11 12-5 5-6 15-1 11 6-3 4-8 3-10 1-3 6-9 8-14 7z" />}
    </g>
  );
}

/* People of the Union: one, two, or many. */
export const Crowd = ({ seat, count }: { seat: number; count: number }) => (
  <g style={{ '--hue': seatColour(seat) }}>
    {[8, -8, 0].slice(-count).map((x) => (
      <g key={x} transform={`translate(${x} ${x ? -2 : 0})`}>
        <Strokes sail="M-6 10Q-6 0-2.5-1.5A4.2 4.2 0 1 1 2.5-1.5Q6 0 6 10Z" />
      </g>
    ))}
  </g>
);
