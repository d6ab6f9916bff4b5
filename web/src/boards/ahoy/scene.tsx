/* Ahoy: the Squadron's flagship comes out of the fog, and the islanders' boats row to meet it below their light. */
import type { JSX } from 'preact';
import { Crests, Scene, SloopUnderSail, TallShip } from '../parts/painting';

const Rowers = ({ x, y, flag }: { x: number; y: number; flag: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="spar" d="M-12-4L-20 5M-2-4L-10 6M8-4L0 6" />
    <path class="near" d="M-14-4v-5a3 3 0 1 1 5 0v5zM-4-4v-5a3 3 0 1 1 5 0v5zM6-4v-5a3 3 0 1 1 5 0v5z" />
    <path class="hull" d="M-24-5H24L17 4H-17Z" />
    <path class="spar" d="M19-5V-24" />
    <path d="M19-24q5-3 8 0t6 0v7q-4 2-7 0t-7 0z" fill={flag} />
  </g>
);

export function Picture(): JSX.Element {
  return (
    <Scene sun={[74, 60, 17]}>
      <path class="far" d="M0 104Q20 92 40 98 60 88 84 104Z" />
      <TallShip x={104} y={134} scale={1.050} flag="var(--nation-blue)" sail="var(--nation-white)" />
      <path class="cloud" d="M-10 112Q20 96 60 106 110 96 150 108 190 104 210 116 190 124 150 120 110 130 60 120 20 128-10 122ZM0 92Q30 84 70 90 50 98 0 98Z" />
      <path class="mid" d="M214 124Q232 96 262 92 296 84 320 96V140Q262 142 214 124Z" />
      <path class="sand" d="M206 126Q240 130 262 126 296 124 320 130V146Q254 148 206 126Z" />
      <path class="beam" d="M272 34L160 8V50ZM284 34L320 20V46Z" />
      <path class="wall" d="M270 92L273 42H283L286 92Z" />
      <path d="M271.300 74h13.500l-.8-12h-12.200z" fill="var(--nation-red)" />
      <path class="roof" d="M270 30L278 20 286 30Z" />
      <path class="lit" d="M273 30h10v12h-10z" />
      <path class="spar" d="M269 42H287" />
      <path class="wall" d="M238 112v-12h16v12zM296 110v-14h14v14z" />
      <path class="roof" d="M235 101l11-10 11 10zM293 97l10-10 10 10z" />
      <Crests x={160} y={150} count={5} />
      <Rowers x={196} y={158} flag="var(--hue-green)" />
      <Rowers x={254} y={168} flag="var(--hue-green)" />
      <SloopUnderSail x={28} y={172} scale={0.700} flag="var(--nation-red)" sail="var(--nation-orange)" />
      <Crests x={60} y={170} count={6} />
      <path class="stay" d="M156 52q5-5 8 0 3-5 8 0M184 66q4-4 6 0 3-4 7 0M140 70q3-4 6 0 2-4 6 0" stroke-width="1.400" />
    </Scene>
  );
}
