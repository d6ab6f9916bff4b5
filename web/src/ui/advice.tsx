/* What a strong bot would do, and what moves may bring. Loaded when somebody asks. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { batch, useSignal } from '@preact/signals';
import type { Hint, Odds } from '../engine/protocol';
import { best, percent, prospects, think, type Candidate, type Prospect } from '../model/advice';
import type { Game } from '../model/game';
import { language, t, tn } from '../model/i18n';
import type { Texts } from '../model/texts';
import { Flag, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { Button } from './parts';
import '../style/advice.css';

/* ---- Hints ---- */

const MANY = 5;
const FAR = 6; /* moves of the main line */

export function HintPanel({ game, onShow }: { game: Game; onShow: () => void }): JSX.Element | null {
  const offered = game.offered.value;
  const hint = useSignal<Hint | null>(null);
  const state = useSignal<'thinking' | 'done' | 'failed'>('thinking');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!offered) return;
    let current = true;
    const show = (found: Hint, last: boolean) =>
      current &&
      batch(() => {
        hint.value = found;
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

  if (!offered) return null;
  const candidates = hint.value ? best(hint.value, offered.moves, MANY) : [];
  return (
    <section class="hint" ref={panel} aria-label={t('Hint')} aria-busy={state.value === 'thinking'} aria-live="polite">
      <header>
        <h3>{t('Chances of winning')}</h3>
        <Button icon="close" label={t('Close the hint')} small onClick={() => game.toggleHint()} />
      </header>
      {state.value === 'thinking' && <div class="thinking-bar" role="progressbar" aria-label={t('Thinking')} />}
      {state.value === 'failed' && <p class="quiet">{t('No hint found.')}</p>}
      {state.value === 'done' && candidates.length === 0 && <p class="quiet">{t('There is only one move.')}</p>}
      <ol class="offers">
        {candidates.map((candidate, i) => (
          <li key={i}>
            <CandidateButton candidate={candidate} game={game} />
          </li>
        ))}
      </ol>
      {hint.value && hint.value.line.length > 1 && <MainLine line={hint.value.line.slice(0, FAR)} texts={game.texts.value} />}
    </section>
  );
}

/* The best move is one key away, unless the reader is busy elsewhere by now. */
function takeFocus(panel: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('.hint-button') || panel?.contains(focused)) panel?.querySelector<HTMLElement>('.offer')?.focus();
}

function CandidateButton({ candidate: { move, chance }, game }: { candidate: Candidate; game: Game }): JSX.Element {
  return (
    <button type="button" class={`offer ${move.warning ? 'warned' : ''}`} style={{ '--part': `${chance / 10}%` }} onClick={() => void game.play(move.text)}>
      {move.warning && <Icon name="warning" size={16} />}
      <span>{game.texts.value.move(move)}</span>
      <b>{percent(chance)}</b>
    </button>
  );
}

function MainLine({ line, texts }: { line: Hint['line']; texts: Texts }): JSX.Element {
  return (
    <>
      <h4>{t('How it may go on')}</h4>
      <ol class="main-line">
        {line.map(({ seat, verb, args }, i) => (
          <li key={i}>
            <Flag seat={seat} letter={seatLetter(texts, seat)} />
            <span class="unseen">{texts.name(seat)}: </span>
            {texts.verb(verb, args)}
          </li>
        ))}
      </ol>
    </>
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
  const { list, chancy } = prospects(odds.value, offered.moves);
  const left = new Set(game.left.value);
  return (
    <>
      {!chancy && <p class="quiet no-odds">{t('Nothing here is left to chance.')}</p>}
      <ul class="prospects">
        {list
          .filter(({ moves }) => moves.some((move) => left.has(move)))
          .map((prospect, i) => (
            <ProspectRow key={i} prospect={prospect} name={list.length === 1 ? t('Any move') : prospect.moves.map((move) => game.texts.value.move(move)).join(' · ')} seat={offered.seat} texts={game.texts.value} />
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

/* "+2", or the mean of what differs: "+1.5 (−1 to +4)". */
function change({ mean, low, high }: { mean: number; low: number; high: number }): string {
  const format = new Intl.NumberFormat(language.value === 'xx' ? 'en' : language.value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return low === high ? format.format(low) : t('{mean} ({low} to {high})', { mean: format.format(mean), low: format.format(low), high: format.format(high) });
}
