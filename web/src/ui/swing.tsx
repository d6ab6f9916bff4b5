/* The swing of a game: each seat's chance over the moves, drawn under the scrubber. Loaded when somebody asks. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent, points } from '../model/advice';
import { Analysis } from '../model/analysis';
import { t } from '../model/i18n';
import type { Replay } from '../model/replay';
import type { Lines, Swing } from '../model/swing';
import type { Texts } from '../model/texts';
import { seatColour, seatLetter } from '../boards/parts/flags';
import { Button } from './parts';
import '../style/advice.css';

export function SwingPanel({ replay }: { replay: Replay }): JSX.Element {
  const analysis = useMemo(() => new Analysis(replay.kept, replay.known), [replay]);
  useEffect(() => () => analysis.stop(), [analysis]);
  const { lines, state, problem } = analysis;
  const turns = analysis.turns.value;
  const texts = replay.texts.value;
  return (
    <section class="swing" aria-label={t('Analysis')} aria-busy={state.value === 'running'}>
      <h3>{t('Chances of winning')}</h3>
      <Curve lines={lines.value} turns={turns} replay={replay} />
      {state.value === 'running' && <Progress analysis={analysis} />}
      {state.value === 'stopped' && <p class="quiet">{problem.value ? t('Something went wrong') : t('Stopped: the line ends here.')}</p>}
      {turns.length > 0 && <h3>{t('The largest swings')}</h3>}
      <ol class="offers">
        {turns.map((turn, i) => (
          <li key={turn.at}>
            <button type="button" class="offer" aria-current={replay.at.value === turn.at} onClick={() => void replay.to(turn.at)}>
              <span class="count">{i + 1}</span>
              <span>
                <b>{t('{move}: {change}', { move: texts.event(turn.event), change: points(turn.change) })}</b>
                <small>{t('Move {at}', { at: turn.at })}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Progress({ analysis }: { analysis: Analysis }): JSX.Element {
  return (
    <div class="swing-progress">
      <progress value={analysis.done.value} max={Math.max(1, analysis.total.value)} aria-label={t('Analysis')} />
      <Button icon="stop" label={t('Stop')} onClick={() => analysis.stop()} />
    </div>
  );
}

/* ---- The drawing ---- */

const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE] = [320, 130, 30, 14, 8];
const LETTER = 10;
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2']; /* a seat is more than a colour */

/* What a curve needs of the game it is of: a click leads to a move of it. */
export type Told = Pick<Replay, 'at' | 'total' | 'texts' | 'to'>;

export function Curve({ lines, turns, replay }: { lines: Lines; turns: Swing[]; replay: Told }): JSX.Element {
  const total = Math.max(1, replay.total.value);
  const texts = replay.texts.value;
  const x = (at: number) => LEFT + (at / total) * (WIDTH - LEFT - RIGHT);
  const y = (chance: number) => EDGE + (1 - chance / 1000) * (HEIGHT - 2 * EDGE);
  const ends = lines.flatMap((line, seat) => (line.length > 0 ? [{ seat, x: x(line.at(-1)!.at), y: y(line.at(-1)!.chance) }] : []));
  const moveAt = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    return Math.round(((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * total);
  };
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(lines, texts)} onClick={(event) => void replay.to(moveAt(event))}>
      {[0, 500, 1000].map((chance) => (
        <g key={chance}>
          <line class="curve-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(chance)} y2={y(chance)} />
          <text class="curve-label" x={LEFT - 4} y={y(chance) + 3} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <line class="curve-now" x1={x(replay.at.value)} x2={x(replay.at.value)} y1={EDGE} y2={HEIGHT - EDGE} />
      {lines.map((line, seat) => line.length > 0 && <polyline key={seat} class="curve-line" style={{ stroke: seatColour(seat) }} stroke-dasharray={DASHES[seat % 5]} points={line.map(({ at, chance }) => `${x(at)},${y(chance)}`).join(' ')} />)}
      {apart(ends).map((end) => (
        <text key={end.seat} class="curve-letter" x={Math.min(end.x + 3, WIDTH - RIGHT + 3)} y={end.y + 3.5} style={{ fill: seatColour(end.seat) }}>
          {seatLetter(texts, end.seat)}
        </text>
      ))}
      {turns.map(({ seat, to }, i) => (
        <g key={i} transform={`translate(${x(to.at)} ${y(to.chance)})`}>
          <circle class="curve-mark" r="7" style={{ stroke: seatColour(seat) }} />
          <text class="curve-number" y="3.500" text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/* Letters of lines that end together stand above each other. */
function apart<T extends { y: number }>(ends: T[]): T[] {
  let floor = HEIGHT;
  return [...ends].sort((a, b) => b.y - a.y).map((end) => {
    floor = Math.min(end.y, floor - LETTER);
    return { ...end, y: floor };
  });
}

/* For those who do not see the line: where each began and where it stands. */
function inWords(lines: Lines, texts: Texts): string {
  const said = lines.flatMap((line, seat) => (line.length > 0 ? [`${texts.name(seat)} ${percent(line[0]!.chance)} → ${percent(line.at(-1)!.chance)}`] : []));
  return [t('Chances of winning'), ...said].join('. ');
}
