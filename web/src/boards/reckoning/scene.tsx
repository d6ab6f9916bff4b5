/* Dead Reckoning: a ship sails off the edge of its own unfinished chart, towards an island that nobody has drawn. */
import type { JSX } from 'preact';
import { CompassRose } from '../parts/chart';
import { Cloud, Crests, Scene, TallShip } from '../parts/painting';

export function Picture(): JSX.Element {
  return (
    <Scene sun={[292, 40, 13]}>
      <Cloud x={150} y={40} scale={1.200} />
      <path class="far" d="M196 104Q212 88 224 60L234 46 244 58 252 56Q266 86 320 98V104Z" />
      <path class="mid" d="M186 110Q206 98 222 102 234 84 248 92 262 98 276 96 300 104 320 104V112Q250 118 186 110Z" />
      <path class="cloud" d="M216 64Q230 56 258 66 244 72 232 70 222 72 216 64Z" />
      <path class="sand" d="M196 112Q250 120 320 112V116Q250 122 196 112Z" />
      <Crests x={236} y={132} count={5} />
      <Crests x={252} y={160} count={4} />
      <path class="chart-paper" d="M0 0H132Q142 24 132 48 146 78 134 104 148 132 138 152 150 166 146 180H0Z" />
      <path class="shade" d="M132 0Q142 24 132 48 146 78 134 104 148 132 138 152 150 166 146 180h-8Q140 166 130 152 140 132 126 104 138 78 124 48 134 24 124 0Z" />
      <path class="chart-ink" opacity=".4" d="M0 44H133M0 92H138M0 140H142M44 0V180M92 0V180" stroke-dasharray="1 4" />
      <path d="M14 60Q20 44 40 48 58 50 60 66 56 82 36 82 16 78 14 60ZM84 24Q94 14 106 20 116 26 110 38 98 46 88 38 82 32 84 24Z" class="chart-land" />
      <path class="chart-ink" d="M14 60Q20 44 40 48 58 50 60 66 56 82 36 82 16 78 14 60ZM8 60Q14 38 42 42 64 46 66 68 60 88 34 88 8 84 8 60ZM84 24Q94 14 106 20 116 26 110 38 98 46 88 38 82 32 84 24Z" />
      <path class="chart-ink" d="M24 66l5-9 5 9M36 70l5-9 5 9M92 34l4-7 4 7" />
      <CompassRose x={34} y={138} size={26} />
      <path d="M40 88C62 112 80 118 104 130" fill="none" stroke="var(--nation-red)" stroke-width="2" stroke-dasharray="4 4" />
      <TallShip x={164} y={146} scale={0.900} flag="var(--hue-purple)" />
      <g transform="translate(92 168) rotate(-24)">
        <path class="brass" d="M-2-34L2-34 5 14-5 14Z M-3-34a3 3 0 1 1 6 0z" transform="rotate(-14 0 -34)" />
        <path class="brass" d="M-2-34L2-34 5 14-5 14Z" transform="rotate(14 0 -34)" />
      </g>
      <Crests x={150} y={172} count={6} />
    </Scene>
  );
}
