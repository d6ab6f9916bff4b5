/* The strategy wheels: who beats whom, where the companies' markers lie, what nations play. */
import type { JSX } from 'preact';
import type { Nation, Strategy } from '../../generated/compagnie';
import { seatColour, seatLetter } from '../parts/flags';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { fleetsOf, playsOf, strategyOf, tileOf, type CoView } from './facts';
import { NationFlag } from '../parts/nations';
import { wordsOf } from '../parts/printed';

export const LEVELS = [0, 1, 2, 3];

const BOX = { wide: 72, high: 29 };
const HUB = { x: 90, y: 68, across: 48, down: 45 };
const FOUR = [[90, 20], [143, 68], [90, 116], [37, 68]] as const;
const THREE = [[90, 24], [139, 98], [41, 98]] as const;

export function Wheels({ view, texts, levels }: { view: CoView; texts: Texts; levels: number[] }): JSX.Element {
  return (
    <div class="compagnie-wheels">
      {levels.map((level) => (
        <Wheel key={level} level={level} view={view} texts={texts} />
      ))}
    </div>
  );
}

export const isPirate = (party: string) => party.startsWith('pirates-');

/* The wheels that matter in a battle: those up to the better of the two sides; pirates may still turn any tile. */
function levelsFought(view: CoView, texts: Texts): number[] {
  const { side, strategy, tile } = view.battle;
  const fleets = fleetsOf(view, texts).filter(({ word }) => word === side[0] || word === side[1]);
  const nations = view.nation.filter((_, i) => side.includes(wordsOf<Nation>(texts, 'nation')[i]!));
  const hidden = isPirate(side[1] ?? '') && !tile ? view.tiles.flatMap((one) => tileOf(texts, one).strategy ?? []) : [];
  const played = [...strategy, ...hidden].flatMap((one) => (one ? [strategyOf(texts, one).level] : []));
  const highest = Math.max(0, ...played, ...[...fleets, ...nations].map(({ level }) => level));
  return LEVELS.filter((level) => level <= highest);
}

/* The wheels that a question or a battle of this company is about; none at other times. */
export function levelsAsked(view: CoView, texts: Texts, seat: number | null, decision = ''): number[] {
  if (decision === 'marker') return LEVELS.filter((level) => level === Number(view.stack.at(-1)?.wheel));
  if (decision === 'shift' || decision === 'extra') return LEVELS.filter((level) => level > 0);
  const [first, second] = view.battle.side;
  const fights = first !== null && (seat === null || [first, second].some((party) => party && texts.ownerOf(party.replace('fort-', '')) === seat));
  return fights ? levelsFought(view, texts) : [];
}

/* What the strategies of these wheels do, for those who cannot hover over them. */
export function Effects({ texts, levels, open = false }: { texts: Texts; levels: number[]; open?: boolean }): JSX.Element {
  return (
    <details class="compagnie-effects" open={open}>
      <summary>{t('What they do')}</summary>
      <dl>
        {wordsOf<Strategy>(texts, 'strategy').filter((word) => levels.includes(strategyOf(texts, word).level)).map((word) => (
          <div key={word}>
            <dt>{texts.label('strategy', word)}</dt>
            <dd>{t(texts.word('strategy', word)?.text ?? '')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Wheel({ level, view, texts }: { level: number; view: CoView; texts: Texts }): JSX.Element {
  const all = wordsOf<Strategy>(texts, 'strategy').filter((word) => strategyOf(texts, word).level === level);
  const spots = all.length === 3 ? THREE : FOUR;
  return (
    <svg viewBox="0 0 180 136" class="compagnie-wheel" role="group" aria-label={t('Strategies of level +{n}', { n: level })}>
      <ellipse class="rim" cx={HUB.x} cy={HUB.y} rx={HUB.across} ry={HUB.down} />
      <text x={HUB.x} y={HUB.y + 6} text-anchor="middle" class="hub">
        +{level}
      </text>
      {all.map((word, i) => (
        <Arrow key={word} from={spots[i]!} to={spots[all.indexOf(strategyOf(texts, word).beats)]!} />
      ))}
      {all.map((word, i) => (
        <g key={word} transform={`translate(${spots[i]![0]} ${spots[i]![1]})`}>
          <Spoke word={word} level={level} view={view} texts={texts} />
        </g>
      ))}
    </svg>
  );
}

/* On the rim, half way between two strategies: it points to the one that is beaten. */
function Arrow({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }): JSX.Element {
  const way = Math.atan2((from[1] + to[1]) / 2 - HUB.y, (from[0] + to[0]) / 2 - HUB.x);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [x, y] = [HUB.x + Math.cos(way) * HUB.across, HUB.y + Math.sin(way) * HUB.down];
  return <path class="beats" d="M-5-5L6 0-5 5Z" transform={`translate(${x} ${y}) rotate(${angle})`} />;
}

/* Whose markers lie on a strategy: the company's own, or an extra one. */
function markersOn(view: CoView, word: Strategy): { seat: number; extra: boolean }[] {
  return view.company.flatMap(({ marker, extra }, seat) => [
    ...(marker.includes(word) ? [{ seat, extra: false }] : []),
    ...extra.flatMap((one) => (one === word ? [{ seat, extra: true }] : [])),
  ]);
}

function Spoke({ word, level, view, texts }: { word: Strategy; level: number; view: CoView; texts: Texts }): JSX.Element {
  const name = texts.label('strategy', word);
  const markers = markersOn(view, word);
  const nations = wordsOf<Nation>(texts, 'nation').filter((nation) => playsOf(texts, nation)[level] === word);
  const label = [
    `${name}: ${t(texts.word('strategy', word)?.text ?? '')}`,
    t('Beats {name}.', { name: texts.label('strategy', strategyOf(texts, word).beats) }),
    [...markers.map(({ seat }) => texts.name(seat)), ...nations.map((nation) => texts.label('nation', nation))].join(', '),
  ].join(' ');
  const corner = { x: -BOX.wide / 2, y: -BOX.high / 2 };
  return (
    <>
      <Thing id={`strategy:${word}`} label={label} class="compagnie-spoke" quiet>
        <rect {...corner} width={BOX.wide} height={BOX.high} rx="5" />
      </Thing>
      <g aria-hidden="true" pointer-events="none">
        <foreignObject {...corner} width={BOX.wide} height={BOX.high}>
          <div class="compagnie-strategy">{name}</div>
        </foreignObject>
        {nations.map((nation, i) => (
          <g key={nation} transform={`translate(${BOX.wide / 2 - 12 - i * 12} ${corner.y - 5}) scale(.5)`}>
            <NationFlag nation={nation} />
          </g>
        ))}
        {markers.map(({ seat, extra }, i) => (
          <g key={i} transform={`translate(${corner.x + 4 + i * 11} ${-corner.y + 1})`} class="compagnie-marker">
            <circle r="5.500" style={{ fill: seatColour(seat) }} class={extra ? 'extra' : ''} />
            <text y="2.800" text-anchor="middle">
              {seatLetter(texts, seat)}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
