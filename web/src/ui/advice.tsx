/* What a strong bot would do, and what moves may bring. Loaded when somebody asks. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Hint, Moves, Odds } from '../engine/protocol';
import { change, percent, prospects, reasons, suggest, think, ties, type Candidate, type Prospect, type Reason, type Suggestions } from '../model/advice';
import type { Game } from '../model/game';
import { t, tn } from '../model/i18n';
import type { Texts } from '../model/texts';
import { Flag, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { Button } from './parts';
import '../style/advice.css';

/* ---- Hints ---- */

const FAR = 6; /* moves of the main line */
const NOTHING: Suggestions = { best: [], more: [], tied: 0 };
const MANY = 3; /* more that are equally good are not told one by one */

export function HintPanel({ game, onShow }: { game: Game; onShow: () => void }): JSX.Element | null {
  const offered = game.offered.value;
  const hint = useSignal<Hint | null>(null);
  const state = useSignal<'thinking' | 'done' | 'failed'>('thinking');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!offered) return;
    let current = true;
    const show = (answer: Hint) => {
      if (!current) return;
      hint.value = answer;
      state.value = 'done';
    };
    onShow();
    think((iterations) => game.adviser.hint!(offered.seat, iterations)).then(show, () => current && (state.value = 'failed'));
    return () => {
      current = false;
    };
  }, [offered]);
  useEffect(() => {
    if (state.value === 'done') takeFocus(panel.current);
  }, [state.value]);
  const { best, more, tied } = hint.value && offered ? suggest(hint.value, offered.moves) : NOTHING;
  useEffect(() => {
    light(game, best[0]);
    return () => light(game);
  }, [best[0]?.move]);

  if (!offered) return null;
  const texts = game.texts.value;
  const why = reasons({ best, more }, texts);
  const saysWhy = why.shared.length > 0 || best.some((one) => why.of(one).gains.length > 0);
  const leave = () => panel.current && light(game, best[0]); /* unless it was closed, and took the focus along */
  return (
    <section class="hint" ref={panel} aria-label={t('Hint')} aria-busy={state.value === 'thinking'} aria-live="polite" onPointerLeave={leave} onFocusOut={() => queueMicrotask(leave)}>
      <header>
        <h3>{t('What a strong player would try')}</h3>
        <Button icon="close" label={t('Close the hint')} small onClick={() => game.toggleHint()} />
      </header>
      {state.value === 'thinking' && <div class="thinking-bar" role="progressbar" aria-label={t('Thinking')} />}
      {state.value === 'failed' && <p class="quiet">{t('No hint found.')}</p>}
      {state.value === 'done' && best.length === 0 && <p class="quiet">{noChoice(offered, hint.value!, texts)}</p>}
      {why.shared.length > 0 && <p class="quiet">{t('With any of these: {reason}', { reason: why.shared.join(' ') })}</p>}
      <Suggested candidates={best} tied={tied} reasonOf={why.of} alike={why.shared.length === 0} game={game} />
      {more.length > 0 && (
        <details>
          <summary>{tn('{n} more move', '{n} more moves', more.length)}</summary>
          <Suggested candidates={more} tied={0} reasonOf={why.of} game={game} />
        </details>
      )}
      {hint.value && hint.value.line.length > 1 && <MainLine line={hint.value.line.slice(0, FAR)} open={!saysWhy} texts={texts} />}
    </section>
  );
}

/* Moves that lead to the same as another, or to nothing, were not weighed. */
function noChoice({ moves }: Moves, { line }: Hint, texts: Texts): string {
  const move = moves.find(({ text }) => text === line[0]?.move);
  return moves.length > 1 && move ? t('There is no real choice here: “{move}” is as good as any.', { move: texts.move(move) }) : t('There is only one move.');
}

/* The things on the board that a suggestion is about. */
const light = (game: Game, one?: Candidate) => (game.lit.value = one?.legal.targets ?? []);

/* The best move is one key away, unless the reader is busy elsewhere, or in the panel itself, by now. */
function takeFocus(panel: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('.hint-button')) panel?.querySelector<HTMLElement>('.offer')?.focus();
}

/* `tied`: how many moves there are like the first group, shown or not; `alike`: if nothing tells those of a group apart, that is said. */
function Suggested({ candidates, tied, reasonOf, alike, game }: { candidates: Candidate[]; tied: number; reasonOf: (one: Candidate) => Reason; alike?: boolean; game: Game }): JSX.Element {
  const tells = (one: Candidate) => reasonOf(one).gains.length > 0 || reasonOf(one).price !== '';
  return (
    <>
      {ties(candidates).map((group, i) => (
        <section class="tie" key={group[0]!.move}>
          <h4>{heading(group, i === 0 ? tied : 0)}</h4>
          {alike && group.length > 1 && !group.some(tells) && <p class="quiet">{t('The bot sees no difference between these moves.')}</p>}
          <ol class="offers">
            {group.map((one) => (
              <li key={one.move}>
                <CandidateButton candidate={one} reason={reasonOf(one)} game={game} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function heading(group: Candidate[], tied: number): string {
  const chance = percent(group[0]!.chance);
  if (tied > MANY) return t('It makes little difference now: {n} moves are about equally good, {chance} to win', { n: tied, chance });
  return group.length > 1 ? t('Equally good, {chance} to win', { chance }) : t('{chance} to win', { chance });
}

function CandidateButton({ candidate, reason: { gains, price }, game }: { candidate: Candidate; reason: Reason; game: Game }): JSX.Element {
  const { legal } = candidate;
  return (
    <button type="button" class={`offer ${price ? 'warned' : ''}`} data-move={legal.text} onPointerEnter={() => light(game, candidate)} onFocus={() => light(game, candidate)} onClick={() => void game.play(legal.text)}>
      {price && <Icon name="warning" size={16} />}
      <span>
        <b>{game.texts.value.move(legal)}</b>
        {gains.map((gain) => (
          <small key={gain}>{gain}</small>
        ))}
        {price && <small>{t('But: {price}', { price })}</small>}
      </span>
    </button>
  );
}

/* Where there is nothing else to say for a move, it is shown what follows. */
function MainLine({ line, open, texts }: { line: Hint['line']; open: boolean; texts: Texts }): JSX.Element {
  return (
    <details open={open}>
      <summary>{t('How it may go on')}</summary>
      <ol class="main-line">
        {line.map(({ seat, verb, args }, i) => (
          <li key={i}>
            <Flag seat={seat} letter={seatLetter(texts, seat)} />
            <span class="unseen">{texts.name(seat)}: </span>
            {texts.verb(verb, args)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/* ---- Odds ---- */

const TRIES = 60; /* of each move; */
const FEW = 6; /* to find out whether there is anything to say, */
const DULL = ['turn', 'round', 'first', 'event']; /* what comes anyhow */
const REST = 1500; /* once the reader has looked at the question for so many milliseconds: who plays on quickly costs nothing */

/* Offered only where there is something to say. `always`: it stands open. */
export function OddsTable({ game, always }: { game: Game; always: boolean }): JSX.Element | null {
  const offered = game.offered.value;
  const texts = game.texts.value;
  const open = useSignal(always);
  const odds = useSignal<Odds | null>(null);
  useEffect(() => {
    if (!offered) return;
    let current = true;
    const ask = () => game.adviser.odds!(offered.seat, (open.value ? TRIES : FEW) * offered.moves.length).then((found) => current && (odds.value = found)).catch(() => undefined);
    const timer = setTimeout(ask, open.value ? 0 : REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [offered, open.value]);
  const list = odds.value && offered ? prospects(odds.value, offered.moves, (kind) => !DULL.includes(kind) && /^[^…]*…?\W*$/.test(texts.happening(kind, offered.seat))) : [];
  if (!offered || list.length === 0) return null;
  const left = new Set(game.left.value);
  const all = list[0]!.moves.length === offered.moves.length;
  return (
    <details class={`odds ${always ? 'always' : ''}`} open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t('Odds')}</summary>
      <ul class="prospects">
        {list
          .filter(({ moves }) => moves.some((move) => left.has(move)))
          .map((prospect, i) => (
            <ProspectRow key={i} prospect={prospect} name={all ? t('Any move') : prospect.moves.map((move) => texts.move(move)).join(' · ')} seat={offered.seat} texts={texts} />
          ))}
      </ul>
      <p class="quiet">{tn('Each move was tried {n} time.', 'Each move was tried {n} times.', odds.value!.samples)}</p>
    </details>
  );
}

function ProspectRow({ prospect: { outcomes, score }, name, seat, texts }: { prospect: Prospect; name: string; seat: number; texts: Texts }): JSX.Element {
  return (
    <li>
      <h4>{name}</h4>
      <table>
        <tbody>
          {outcomes.map(({ kind, often }) => (
            <tr key={kind} style={{ '--part': `${often / 10}%` }}>
              <th scope="row">{texts.happening(kind, seat)}</th>
              <td>{percent(often)}</td>
            </tr>
          ))}
          {score && (
            <tr class="change">
              <th scope="row">{t('Score')}</th>
              <td>{change(score)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </li>
  );
}
