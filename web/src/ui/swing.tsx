/* The swing of a game: each seat's chance over the moves, drawn under the scrubber. Loaded when somebody asks. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent } from '../model/advice';
import { Analysis } from '../model/analysis';
import { t } from '../model/i18n';
import { lessons } from '../model/lessons';
import type { Replay } from '../model/replay';
import type { Lines, Swing } from '../model/swing';
import type { Texts } from '../model/texts';
import { seatColour, seatLetter } from '../boards/parts/flags';
import { Button } from './parts';
import '../style/advice.css';

export function SwingPanel({ replay }: { replay: Replay }): JSX.Element {
  const analysis = useMemo(() => new Analysis(replay.kept, replay.known, replay.own), [replay]);
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
                <b>{t('After “{move}”', { move: texts.event(turn.event) })}</b>
                <small>{t('Move {at}. Chance of {who}: from {from} to {to}', { at: turn.at, who: texts.name(turn.seat), from: percent(turn.from.chance), to: percent(turn.to.chance) })}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {analysis.mistakes.value.length > 0 && <Learn analysis={analysis} replay={replay} />}
    </section>
  );
}

function Learn({ analysis, replay }: { analysis: Analysis; replay: Replay }): JSX.Element {
  const list = analysis.mistakes.value;
  const learn = () => {
    lessons.value = { id: replay.id, list };
    void replay.to(list[0]!.at);
  };
  return <Button icon="lamp" label={t('Learn from mistakes')} title={t('To the choices that could clearly have been better')} onClick={learn} />;
}

function Progress({ analysis }: { analysis: Analysis }): JSX.Element {
  return (
    <div class="swing-progress">
      <progress value={analysis.done.value} max={Math.max(1, analysis.total.value)} aria-label={t('Analysis')} />
      <Button icon="stop" label={t('Stop')} onClick={() => analysis.stop()} />
    </div>
  );
}

/* ---- Mistakes ---- */

/* At a choice that could have been better: what was chosen, what is better and by how much; and the way to the next one. */
export function Lesson({ replay }: { replay: Replay }): JSX.Element | null {
  const list = lessons.value?.list ?? [];
  const at = replay.at.value;
  const n = list.findIndex((one) => one.at === at);
  const texts = replay.texts.value;
  const told = (verb: number, args: (string | number)[] = []) => texts.verb(verb, args.map(String));
  const [before, after] = [list.filter((one) => one.at < at).at(-1), list.find((one) => one.at > at)];
  const mistake = list[n];
  return (
    <section class="swing lesson" aria-label={t('Learn from mistakes')} aria-live="polite">
      <h3>{mistake ? t('Mistake {n} of {count}', { n: n + 1, count: list.length }) : t('Learn from mistakes')}</h3>
      {mistake && (
        <>
          <p>{t('You chose “{move}”: {chance} to win.', { move: told(mistake.event.verb!, mistake.event.args), chance: percent(Math.max(0, mistake.chance - mistake.lead)) })}</p>
          <p>{t('Better is “{move}”: {chance} to win.', { move: told(mistake.better.verb, mistake.better.args), chance: percent(mistake.chance) })}</p>
          <p class="quiet">{t('So a bot judges that knew no more than you did, with the same luck for both.')}</p>
        </>
      )}
      <div class="buttons">
        <Button icon="back" label={t('Mistake before')} disabled={!before} onClick={() => before && void replay.to(before.at)} />
        <Button icon="forward" label={t('Next mistake')} disabled={!after} onClick={() => after && void replay.to(after.at)} />
      </div>
    </section>
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
