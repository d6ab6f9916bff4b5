/* Plunder: a sloop has the wind and fires the first shot at a laden galleon, below the walls of a port. */
import type { JSX } from 'preact';
import { Cloud, Crests, Gunsmoke, Scene, SloopUnderSail, TallShip, TANNED } from '../parts/painting';

export function Picture(): JSX.Element {
  return (
    <Scene sun={[118, 78, 21]}>
      <Cloud x={20} y={36} scale={1.5} />
      <Cloud x={150} y={24} />
      <path class="far" d="M0 104V88Q22 72 44 84 62 78 78 92 92 96 104 104ZM320 104V66Q300 58 288 70 268 62 252 82 236 88 224 104Z" />
      <path class="mid" d="M320 108V84Q300 78 282 90 262 92 250 108Z" />
      <path class="wall" d="M280 91V78h4v3h4v-3h4v3h4v-3h4v13ZM304 88V70l5-6 5 6v18Z" />
      <path class="roof" d="M303 71l6-8 6 8z" />
      <Crests x={0} y={118} count={4} />
      <Crests x={250} y={126} count={4} />
      <TallShip x={214} y={138} scale={0.98} flag="var(--nation-gold)" sail="var(--nation-white)" />
      <Gunsmoke x={130} y={140} scale={1.300} />
      <SloopUnderSail x={72} y={162} scale={1.350} flag="var(--nation-red)" sail={TANNED} />
      <path class="crest" d="M178 150v-13M182 150q1-8 5-10M174 150q-1-8-5-10" />
      <Crests x={8} y={176} count={5} />
      <Crests x={170} y={166} count={8} />
    </Scene>
  );
}
