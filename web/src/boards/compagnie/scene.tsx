/* Compagnieën: a return ship has made fast below the warehouses, and what it brought stands on the quay. */
import type { JSX } from 'preact';
import { Cloud, Crests, Scene, TallShip } from '../parts/painting';

const House = ({ x, width, height, brick }: { x: number; width: number; height: number; brick?: boolean }) => {
  const step = width / 8;
  const top = 132 - height;
  const gable = [0, 1, 2].map((i) => `V${top - 6 * i}h${step}`).join('') + `V${top - 18}h${2 * step}` + [2, 1, 0].map((i) => `V${top - 6 * i}h${step}`).join('');
  const panes = [0, 1, 2].flatMap((row) => [0.160, 0.42, 0.68].map((at) => `M${x + width * at} ${top + 8 + row * 17}h${width * 0.16}v10h${-width * 0.16}z`));
  return (
    <g>
      <path class={brick ? 'brick' : 'wall'} d={`M${x} 132${gable}V132Z`} />
      <path class="lit" d={panes.join('')} />
      <path class="spar" d={`M${x + width / 2} ${top - 10}h9`} />
    </g>
  );
};

export function Picture(): JSX.Element {
  return (
    <Scene sun={[252, 76, 18]}>
      <Cloud x={176} y={34} scale={1.400} />
      <path class="far" d="M150 104h170v-6h-18v-9h-3v9h-30v-5h-12v5h-32v-14l-4-8-4 8v14h-40z" />
      <House x={-6} width={40} height={74} brick />
      <House x={34} width={34} height={60} />
      <House x={68} width={38} height={68} brick />
      <TallShip x={210} y={146} scale={1.180} flag="var(--nation-orange)" />
      <path class="sand" d="M0 132H128L146 180H0Z" />
      <path class="shade" d="M128 132L146 180h-9L120 132Z" />
      <path class="chart-ink" opacity=".3" d="M0 146H130M0 162H136M30 132l-6 48M66 132l-2 48M100 132l4 48" />
      <path class="spar" d="M112 150V86L146 68M112 100L134 75M112 150h0" stroke-width="3" />
      <path class="stay" d="M146 68v38" stroke-width="1" />
      <path class="brick" d="M139 106h14v12h-14zM139 112h14M146 106v12" />
      <path class="wall" d="M20 146h24v18H20zM20 152h24M29 146v18M36 146v18M28 130h20v16H28z" />
      <path class="hull" d="M54 148q-3 9 0 18h16q3-9 0-18zM76 150q-3 8 0 16h14q3-8 0-16z" />
      <path class="wale" d="M53 153h18M53 161h18M75 154h16M75 162h16" />
      <g class="hull">
        <path d="M100 166v-14l-3-1 1-9h10l1 9-3 1v14h-2v-12h-2v12z" />
        <circle cx="103" cy="138" r="3.500" />
        <path d="M97 137q6-2 12 0l-3-4h-6z" />
      </g>
      <Crests x={152} y={168} count={9} />
      <Crests x={262} y={134} count={3} />
    </Scene>
  );
}
