/* What is seen in a scene beside ships: drawn some 90 wide and 70 high, its foot on the waterline y = 0, the middle at x = 0. */
import type { JSX } from 'preact';
import { SeatFlag } from '../../boards/parts/flags';
import { IconPath } from '../../boards/parts/icons';
import { NationFlag } from '../../boards/parts/nations';
import { isShip, Ship, type ShipType } from '../../boards/parts/ships';
import type { Look } from '../../model/moment';

interface Drawn {
  look: Look;
  holder: number | undefined; /* whose flag flies ashore */
}

const Pole = ({ x, y, look, holder }: Drawn & { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="sight-line" d="M0 16V-16" />
    {holder !== undefined ? (
      <g transform="translate(0 -16) scale(1.4)">
        <SeatFlag seat={holder} />
      </g>
    ) : (
      <g transform="translate(0 -16) scale(.8)">
        <NationFlag nation={look.nation} />
      </g>
    )}
  </g>
);

const Shore = () => <path class="sight-land" d="M-52 6Q-40-10-18-9 8-14 30-8 46-6 54 6Z" />;

const Palm = ({ x }: { x: number }) => (
  <g transform={`translate(${x} -8)`}>
    <path class="sight-line" d="M0 2Q1-16 7-28" />
    <path class="sight-leaf" d="M7-28q-10-8-18 1 9-4 18 1-7 5-6 13 4-8 8-11 5 5 4 12 5-9-3-15 9-2 15 5-5-11-16-7 4-6 11-7-9-4-13 8z" />
  </g>
);

const SIGHTS: Record<string, (drawn: Drawn) => JSX.Element | null> = {
  fort: (drawn) => (
    <g>
      <Shore />
      <path class="sight-wall" d="M-34-4V-34h7v6h7v-6h7v6h7v-6h7v6h8v-6h7v6h7v-6h7v30Z" />
      <path class="sight-wall" d="M-10-28v-20h5v5h5v-5h5v5h5v-5h5v20Z" />
      <path class="sight-dark" d="M-4-4v-12a4 4 0 0 1 8 0v12zM-27-20h5v4h-5zM-14-20h5v4h-5zM12-20h5v4h-5zM22-20h5v4h-5z" />
      <Pole x={2} y={-62} {...drawn} />
    </g>
  ),
  village: () => (
    <g>
      <Shore />
      <Palm x={-34} />
      <path class="sight-thatch" d="M-22-18L-7-36 8-18ZM6-14L22-34 38-14Z" />
      <path class="sight-wall" d="M-18-18h22v13h-22zM10-14h24v11h-24z" />
      <path class="sight-dark" d="M-10-5v-9h6v9zM18-3v-8h7v8z" />
    </g>
  ),
  house: (drawn) => (
    <g>
      <path class="sight-stone" d="M-52-4H52V10H-52Z" />
      <path class="sight-brick" d="M-36-4V-32l5-5v-5h6v-6h14v6h6v5l5 5v28ZM4-4V-28l5-5v-4h6v-6h12v6h6v4l5 5v24Z" />
      <path class="sight-pane" d="M-30-28h7v8h-7zM-16-28h7v8h-7zM10-24h7v7h-7zM24-24h7v7h-7z" />
      <path class="sight-dark" d="M-24-4v-11h11v11zM15-4v-9h11v9z" />
      <Pole x={-18} y={-62} {...drawn} />
    </g>
  ),
  island: (drawn) => (
    <g>
      <path class="sight-far" d="M-30-4Q-14-36 4-30 18-44 40-4Z" />
      <Shore />
      <Palm x={-30} />
      <Palm x={30} />
      <path class="sight-wall" d="M-8-8v-14h18v14z" />
      <path class="sight-thatch" d="M-12-21L1-33 14-21Z" />
      <path class="sight-dark" d="M-1-8v-8h5v8z" />
      <Pole x={1} y={-44} {...drawn} />
    </g>
  ),
  quay: () => (
    <g>
      <path class="sight-stone" d="M-40-6H60V12H-40Z" />
      <path class="sight-line heavy" d="M34-6V-52L2-62M34-34L14-58" />
      <path class="sight-line" d="M2-62v22" />
      <g class="lowered">
        <Bale x={-6} y={-26} />
      </g>
      <Bale x={-28} y={-6} />
      <Bale x={-10} y={-6} />
      <Bale x={-19} y={-20} />
      <path class="sight-wood" d="M42-6q-3-8 0-16h13q3 8 0 16z" />
    </g>
  ),
  bales: () => (
    <g>
      <path class="sight-stone" d="M-44-6H60V12H-44Z" />
      <g class="lowered">
        <Bale x={-8} y={-34} />
      </g>
      <Bale x={-26} y={-6} />
      <Bale x={-8} y={-6} />
      <Bale x={10} y={-6} />
      <Bale x={-17} y={-20} />
      <Bale x={1} y={-20} />
    </g>
  ),
  chest: () => (
    <g>
      <Shore />
      <Palm x={-32} />
      <path class="sight-wood" d="M-16-8v-18h36v18ZM-16-26q2-12 18-12t18 12z" />
      <path class="sight-brass" d="M-16-27h36v3h-36zM-1-28h6v8h-6z" />
      <path class="sight-gleam" d="M-12-40l-4-6M2-42v-8M16-40l4-6" />
    </g>
  ),
  star: () => (
    <g transform="translate(0 -38)">
      <path class="sight-rays" d="M0-36v10M18-31l-5 9M31-18l-9 5M36 0H26M-18-31l5 9M-31-18l9 5M-36 0h10" />
      <path class="sight-leaf" d="M-6 24Q-26 18-27-4-20 0-17 6-19-2-20-10-12-4-12 6-10 14-6 24ZM6 24Q26 18 27-4 20 0 17 6 19-2 20-10 12-4 12 6 10 14 6 24Z" />
      <path class="sight-brass" d="M0-20L5-7 19-6 8 3 12 17 0 9-12 17-8 3-19-6-5-7Z" />
    </g>
  ),
  card: () => <Paper icon="anchor" />,
  scroll: () => <Paper icon="scroll" />,
  ensign: (drawn) => (
    <g>
      <path class="sight-line heavy" d="M-28 4V-74" />
      <g transform="translate(-27 -72) scale(2.600)" class="waving">
        <NationFlag nation={drawn.look.nation} />
      </g>
    </g>
  ),
  kraken: () => null /* is all around */,
};

const Bale = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="sight-bale" d="M0 0V-13h17V0z" />
    <path class="sight-cord" d="M5.500 0v-13M11.500 0v-13M0-6.500h17" />
  </g>
);

const Paper = ({ icon }: { icon: 'anchor' | 'scroll' }) => (
  <g transform="translate(0 -40) rotate(6)" class="turned">
    <rect class="sight-card" x="-22" y="-30" width="44" height="62" rx="4" />
    <rect class="sight-frame" x="-18" y="-26" width="36" height="54" rx="2" />
    <g transform="translate(-13 -13) scale(1.080)" class="sight-emblem">
      <IconPath name={icon} />
    </g>
  </g>
);

/* Boats would be lost in a scene as large as they are. */
const scaleOf = (type: ShipType) => (type === 'boat' ? 2.700 : type === 'sloop' || type === 'packet' ? 2.200 : 1.950);

const Ensign = ({ nation }: { nation: string }) => (
  <g transform="scale(.56)">
    <NationFlag nation={nation} />
  </g>
);

export function Sight({ look, holder }: Drawn): JSX.Element | null {
  const { sight = 'frigate', seat, nation } = look;
  if (isShip(sight)) return <Ship type={sight} seat={seat} scale={scaleOf(sight)} flag={nation && <Ensign nation={nation} />} />;
  return SIGHTS[sight]?.({ look, holder: seat ?? holder }) ?? null;
}
