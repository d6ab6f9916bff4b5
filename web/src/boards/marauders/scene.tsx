/* Marauders: from the palms of a cove one watches a treasure ship pass, and the own sloop waits behind the rocks. */
import type { JSX } from 'preact';
import { Cloud, Crests, Palm, Scene, SloopUnderSail, TallShip, TANNED } from '../parts/painting';

export function Picture(): JSX.Element {
  return (
    <Scene sun={[204, 88, 26]}>
      <Cloud x={96} y={34} scale={1.200} />
      <Cloud x={262} y={46} scale={1.500} />
      <path class="far" d="M96 104Q116 84 138 92 152 80 170 96L182 104Z" />
      <TallShip x={206} y={118} scale={0.720} flag="var(--nation-gold)" west />
      <TallShip x={284} y={112} scale={0.340} flag="var(--nation-gold)" west />
      <Crests x={150} y={128} count={8} />
      <path class="mid" d="M0 116Q26 100 58 108 84 110 96 124 70 132 0 136Z" />
      <SloopUnderSail x={112} y={148} scale={0.900} flag="var(--nation-red)" sail={TANNED} />
      <path class="mid" d="M0 128Q34 118 66 130 88 138 80 152H0Z" />
      <path class="near" d="M0 180V140Q30 134 52 146 84 150 96 164 128 168 150 180ZM320 180V164Q290 162 272 172L244 180Z" />
      <Palm x={26} y={146} scale={1.900} />
      <Palm x={62} y={156} scale={1.150} west />
      <g transform="translate(292 152) scale(-1.150 1.150)">
        <path class="near" d="M-14 22Q-14 4-6 0L8 2Q14 8 14 22Z" />
        <circle class="near" cx="2" cy="-7" r="6.500" />
        <path class="near" d="M-9-9Q2-22 13-10 2-14-9-9Z" />
        <path class="brass" d="M8-8L34-15l1.500 4L9-4Z" />
      </g>
      <Crests x={160} y={158} count={6} />
    </Scene>
  );
}
