/* What the large pictures are painted with: sky, sea, sun, ships under sail, palms. A picture is 320 by 180, its horizon at 104. */
import type { ComponentChildren, JSX } from 'preact';
import './painting.css';

const HORIZON = 104;

export function Scene({ sun, children }: { sun: [number, number, number]; children: ComponentChildren }): JSX.Element {
  const [x, y, r] = sun;
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" class="scene" aria-hidden="true">
      <defs>
        <linearGradient id="scene-sky" x2="0" y2="1">
          <stop stop-color="var(--water-deep)" />
          <stop offset=".6" stop-color="var(--water)" />
          <stop offset="1" stop-color="color-mix(in srgb, var(--brass-pale), var(--brass-bright) 25%)" />
        </linearGradient>
        <linearGradient id="scene-sea" x2="0" y2="1">
          <stop stop-color="color-mix(in srgb, var(--shallow), var(--brass-bright) 18%)" />
          <stop offset=".25" stop-color="var(--water)" />
          <stop offset="1" stop-color="color-mix(in srgb, var(--water-deep), var(--nation-blue) 45%)" />
        </linearGradient>
      </defs>
      <rect width="320" height={HORIZON} fill="url(#scene-sky)" />
      <circle cx={x} cy={y} r={r * 2} class="glow" />
      <circle cx={x} cy={y} r={r} class="sun" />
      <rect y={HORIZON} width="320" height="76" fill="url(#scene-sea)" />
      <path class="glitter" d={glitter(x, r)} />
      {children}
    </svg>
  );
}

/* The light of the sun on the water: shorter strokes the nearer they are. */
function glitter(x: number, r: number): string {
  return [0, 1, 2, 3, 4, 5, 6].map((i) => `M${x - r + i * 4 + (i % 2) * 5} ${HORIZON + 3 + i * i * 1.2}h${2 * r - i * 6}`).join('');
}

/* A line of small crests from x on. */
export const Crests = ({ x, y, count }: { x: number; y: number; count: number }) => <path class="crest" d={`M${x} ${y}${'q4-3.500 8 0t8 0'.repeat(count)}`} />;

export const Cloud = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path class="cloud" transform={`translate(${x} ${y}) scale(${scale})`} d="M0 0c-8 0-9-9-1-10 0-8 12-10 16-4 6-7 18-4 18 4 9-2 13 10 3 10z" />
);

/* ---- Ships ---- */

/* Canvas that was barked against the weather. */
export const TANNED = 'color-mix(in srgb, var(--nation-gold) 45%, var(--nation-white))';

interface Rigged {
  x: number; /* the middle of the waterline */
  y: number;
  scale?: number;
  sail?: string; /* a colour of the sails, if not white */
  flag: string;
  west?: boolean; /* sails to the left */
}

const placed = ({ x, y, scale = 1, west }: Rigged) => `translate(${x} ${y}) scale(${west ? -scale : scale} ${scale})`;

/* Three masts, square sails, seen from the side; 140 long, 112 high. */
export function TallShip(props: Rigged): JSX.Element {
  return (
    <g transform={placed(props)} style={props.sail ? { '--sail': props.sail } : undefined}>
      <ellipse cy="4" rx="62" ry="4.500" class="shade" />
      <path class="spar" d="M-34-24V-86M0-20V-110M30-22V-96M50-25L82-44M-20-58H20M-15-84H15M13-49H47M17-72H43" />
      <path class="sail" d="M-48-38L-23-78Q-17-56-24-36ZM-9-102H9Q16-94 11-86H-12Q-5-94-9-102ZM-13-83H12Q22-72 15-60H-17Q-8-71-13-83ZM-17-57H16Q28-43 19-27H-21Q-9-43-17-57Z" />
      <path class="sail" d="M23-88H38Q44-81 40-74H20Q26-81 23-88ZM20-71H41Q49-61 43-51H17Q24-61 20-71ZM18-48H43Q53-37 46-25H15Q23-37 18-48ZM80-43L42-82Q52-58 55-31Z" />
      <path class="seam" d="M0-83Q10-72 1-60M-1-57Q11-43 1-27M31-71Q38-61 31-51M31-48Q39-37 32-25M-30-66Q-24-52-30-40M8-57Q20-43 11-27" />
      <path class="stay" d="M0-110L-34-26M0-110L30-24M30-96L56-27M-34-86L-58-34M30-96L81-44M0-110L30-58M-34-86L0-60" />
      <path class="hull" d="M-61-36L-44-33-42-25-20-20H30L46-25 60-27 51 2Q0 9-49 2-57-14-61-36Z" />
      <path class="shade" d="M-52-4Q0 5 53-6L51 2Q0 9-49 2Z" />
      <path class="wale" d="M-57-21Q-10-8 56-17M-60-30L-43-27" />
      <path class="ports" d="M-38-11h5v4.500h-5zM-26-9h5v4.500h-5zM-14-8h5v4.500h-5zM-2-7.500h5v4.500h-5zM10-8h5v4.500h-5zM22-9h5v4.500h-5zM34-10.500h5v4.500h-5z" />
      <path class="lit" d="M-57-27h3.500v4h-3.500zM-51-26h3.500v4h-3.500z" />
      <path d="M0-117q5-3 10 0t10 0v8q-5 3-10 0t-10 0zM-34-92q4-2 8 0t8 0v6q-4 2-8 0t-8 0z" fill={props.flag} />
      <path class="crest" d="M-66 5q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M58 3q8-7 12 1" />
    </g>
  );
}

/* One mast, fore-and-aft; 80 long, 76 high. */
export function SloopUnderSail(props: Rigged): JSX.Element {
  return (
    <g transform={placed(props)} style={props.sail ? { '--sail': props.sail } : undefined}>
      <ellipse cy="3" rx="34" ry="3" class="shade" />
      <path class="spar" d="M2-12V-76M2-15H-34M2-58L-24-66M26-14L52-24" />
      <path class="sail" d="M0-57L-23-64Q-34-40-33-16H0ZM4-60Q20-38 26-16 14-18 4-16ZM5-72L50-25Q34-22 28-16 20-44 5-72Z" />
      <path class="seam" d="M-8-59Q-14-36-12-16M-16-62Q-25-38-23-16M-32-30Q-16-32 0-30M-30-44Q-14-46 0-44" />
      <path class="stay" d="M2-76L-34-16M2-76L52-24M2-76L14-13" />
      <path class="hull" d="M-38-16L-14-13H18L40-17 32 2Q0 6-30 2Z" />
      <path class="wale" d="M-36-11Q0-5 37-12" />
      <path class="ports" d="M-20-5.500h4v3h-4zM-8-5h4v3h-4zM4-5h4v3h-4zM16-5.500h4v3h-4z" />
      <path d="M2-82q5-3 9 0t9 0v7q-4 3-9 0t-9 0z" fill={props.flag} />
      <path class="crest" d="M-42 4q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0M36 2q6-5 10 1" />
    </g>
  );
}

/* ---- Ashore ---- */

export const Palm = ({ x, y, scale = 1, west }: { x: number; y: number; scale?: number; west?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${west ? -scale : scale} ${scale})`}>
    <path class="near" d="M-3 2Q-2-28 9-50l3 1Q4-26 4 2Z" />
    <path class="leaf" d="M10-50Q-6-62-20-46-10-54 9-47ZM10-50Q2-72-12-72 0-66 8-48ZM10-50Q22-72 36-66 22-62 12-47ZM10-50Q32-58 42-40 28-50 11-46ZM10-50Q-8-44-10-28-4-40 11-46ZM10-50Q26-40 24-26 18-40 9-46Z" />
  </g>
);

/* A puff of powder smoke, with the flash of the gun in it. */
export const Gunsmoke = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path class="flash" d="M-9 0L4-3 9-1 4 3Z" />
    <path class="smoke" opacity=".85" d="M3 4c-6-1-5-9 1-8 1-7 11-8 13-2 6-3 11 4 7 8 4 5-3 9-7 6-4 3-12 2-14-4z" />
  </g>
);
