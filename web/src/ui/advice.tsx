/* What a strong bot would do, and what moves may bring. Loaded when somebody asks. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { batch, useSignal } from '@preact/signals';
import type { Hint, Odds } from '../engine/protocol';
import { arrange, change, percent, prospects, reason, suggest, think, ties, type Candidate, type Prospect, type Suggestions } from '../model/advice';
import type { Game } from '../model/game';
import { t, tn } from '../model/i18n';
import type { Texts } from '../model/texts';
import { Flag, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { Button } from './parts';
import '../style/advice.css';

/* ---- Hints ---- */

const FAR = 6; /* moves of the main line */
const NOTHING: Suggestions = { best: [], more: [] };

export function HintPanel({ game, onShow }: { game: Game; onShow: () => void }): JSX.Element | null {
  const offered = game.offered.value;
  const hint = useSignal<Hint | null>(null);
  const found = useSignal<Suggestions>(NOTHING);
  const shown = useSignal<Suggestions>(NOTHING);
  const state = useSignal<'thinking' | 'done' | 'failed'>('thinking');
  const panel = useRef<HTMLElement>(null);
  const settle = () => (shown.value = arrange(shown.value, found.value, isHeld(panel.current)));
  useEffect(() => {
    if (!offered) return;
    let current = true;
    const show = (answer: Hint, last: boolean) =>
      current &&
      batch(() => {
        hint.value = answer;
        found.value = suggest(answer, offered.moves);
        settle();
        if (last) state.value = 'done';
      });
    onShow();
    think((iterations) => game.adviser.hint!(offered.seat, iterations), show).catch(() => current && (state.value = 'failed'));
    return () => {
      current = false;
    };
  }, [offered]);
  useEffect(() => {
    if (state.value === 'done') takeFocus(panel.current);
  }, [state.value]);
  const { best, more } = shown.value;
  useEffect(() => {
    light(game, best[0]);
    return () => light(game);
  }, [best[0]?.move]);

  if (!offered) return null;
  const texts = game.texts.value;
  const leave = () => {
    if (!panel.current) return; /* it was closed, and took the focus along */
    settle();
    light(game, shown.value.best[0]);
  };
  return (
    <section class="hint" ref={panel} aria-label={t('Hint')} aria-busy={state.value === 'thinking'} aria-live="polite" onPointerLeave={leave} onFocusOut={() => queueMicrotask(leave)}>
      <header>
        <h3>{t('What a strong player would try')}</h3>
        <Button icon="close" label={t('Close the hint')} small onClick={() => game.toggleHint()} />
      </header>
      {state.value === 'thinking' && <div class="thinking-bar" role="progressbar" aria-label={t('Thinking')} />}
      {state.value === 'failed' && <p class="quiet">{t('No hint found.')}</p>}
      {state.value === 'done' && best.length === 0 && <p class="quiet">{t('There is only one move.')}</p>}
      <Suggested candidates={best} game={game} />
      {more.length > 0 && (
        <details>
          <summary>{tn('{n} more move', '{n} more moves', more.length)}</summary>
          <Suggested candidates={more} game={game} />
        </details>
      )}
      {hint.value && hint.value.line.length > 1 && <MainLine line={hint.value.line.slice(0, FAR)} texts={texts} />}
    </section>
  );
}

/* Somebody is about to pick from it. */
const isHeld = (panel: HTMLElement | null) => panel?.querySelector('.offer:is(:hover, :focus)') != null;

/* The things on the board that a suggestion is about. */
const light = (game: Game, one?: Candidate) => (game.lit.value = one?.legal.targets ?? []);

/* The best move is one key away, unless the reader is busy elsewhere, or in the panel itself, by now. */
function takeFocus(panel: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('.hint-button')) panel?.querySelector<HTMLElement>('.offer')?.focus();
}

/* A reason that the move before has as well is not said again. */
function Suggested({ candidates, game }: { candidates: Candidate[]; game: Game }): JSX.Element {
  const reasons = new Map(candidates.map((one) => [one.move, reason(one, game.texts.value)]));
  const previous = (one: Candidate) => candidates[candidates.indexOf(one) - 1]?.move ?? '';
  return (
    <>
      {ties(candidates).map((group) => (
        <section class="tie" key={group[0]!.move}>
          <h4>{group.length > 1 ? t('Equally good, {chance} to win', { chance: percent(group[0]!.chance) }) : t('{chance} to win', { chance: percent(group[0]!.chance) })}</h4>
          <ol class="offers">
            {group.map((one) => (
              <li key={one.move}>
                <CandidateButton candidate={one} why={reasons.get(one.move) === reasons.get(previous(one)) ? '' : reasons.get(one.move)!} game={game} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function CandidateButton({ candidate, why, game }: { candidate: Candidate; why: string; game: Game }): JSX.Element {
  const { legal } = candidate;
  return (
    <button type="button" class={`offer ${legal.warning ? 'warned' : ''}`} data-move={legal.text} onPointerEnter={() => light(game, candidate)} onFocus={() => light(game, candidate)} onClick={() => void game.play(legal.text)}>
      {legal.warning && <Icon name="warning" size={16} />}
      <span>
        <b>{game.texts.value.move(legal)}</b>
        {why && <small>{why}</small>}
      </span>
    </button>
  );
}

function MainLine({ line, texts }: { line: Hint['line']; texts: Texts }): JSX.Element {
  return (
    <details>
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

const TRIES = 60; /* of each move */

export function OddsTable({ game }: { game: Game }): JSX.Element | null {
  const offered = game.offered.value;
  const odds = useSignal<Odds | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    if (!offered) return;
    let current = true;
    const ask = game.adviser.odds!(offered.seat, TRIES * offered.moves.length);
    ask.then((found) => current && (odds.value = found)).catch(() => current && (failed.value = true));
    return () => {
      current = false;
    };
  }, [offered]);

  if (failed.value) return <p class="quiet">{t('No odds found.')}</p>;
  if (!offered || !odds.value) return <div class="thinking-bar" role="progressbar" aria-label={t('Thinking')} />;
  const texts = game.texts.value;
  const { list, chancy } = prospects(odds.value, offered.moves, (kind) => !texts.happening(kind, offered.seat).includes('…'));
  const calm = !chancy && <p class="quiet no-odds">{t('Nothing is left to chance here.')}</p>;
  if (calm && list.every(({ outcomes }) => outcomes.length === 0)) return calm;
  const left = new Set(game.left.value);
  return (
    <>
      {calm}
      <ul class="prospects">
        {list
          .filter(({ moves }) => moves.some((move) => left.has(move)))
          .map((prospect, i) => (
            <ProspectRow key={i} prospect={prospect} name={list.length === 1 ? t('Any move') : prospect.moves.map((move) => texts.move(move)).join(' · ')} seat={offered.seat} texts={texts} />
          ))}
      </ul>
      <p class="quiet">{tn('Each move was tried {n} time.', 'Each move was tried {n} times.', odds.value.samples)}</p>
    </>
  );
}

function ProspectRow({ prospect: { outcomes, score }, name, seat, texts }: { prospect: Prospect; name: string; seat: number; texts: Texts }): JSX.Element {
  return (
    <li>
      <h4>{name}</h4>
      {outcomes.length === 0 && !score && <p class="quiet">{t('Nothing of note.')}</p>}
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
