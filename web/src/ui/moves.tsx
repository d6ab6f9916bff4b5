/* The question, and all that can be answered: groups of buttons, a path with a way back, a search by typing. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../engine/protocol';
import type { Game } from '../model/game';
import type { Entry, Group, Step } from '../model/choice';
import { isEnd, manner, offers, search, spoken } from '../model/choice';
import type { Texts } from '../model/texts';
import { t, tn } from '../model/i18n';
import { Icon } from '../boards/parts/icons';
import { loadedBoard } from '../boards';
import { lazy } from './lazy';
import { Button, Clause } from './parts';

/* Key presses that begin a search; set by whichever list of moves is on the page. */
export const typeAhead: { begin: ((letter: string) => void) | null } = { begin: null };

const MANY = 9;
const BESIDE = 16; /* pixels around a choice that is shown */

const Chooser = lazy(async () => (await import('./chooser')).Chooser);

export function Moves({ game }: { game: Game }): JSX.Element | null {
  const typed = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const offered = game.offered.value;
  const texts = game.texts.value;

  useEffect(() => {
    typed.value = '';
  }, [offered]);
  useEffect(() => {
    typeAhead.begin = (letter) => {
      if (!input.current) return;
      input.current.focus();
      typed.value += letter;
    };
    return () => (typeAhead.begin = null);
  }, []);

  const path = game.path.value;
  useEffect(() => {
    if (path.length > 0) showChoice(field.current);
  }, [path]);

  if (!offered) return null;
  const wanted = typed.value.trim();
  /* A move goes by its words, or by its text as the terminal has it. */
  const found = wanted ? game.left.value.filter((move) => move.text === wanted || search(texts.move(move), wanted)).sort((a, b) => Number(b.text === wanted) - Number(a.text === wanted)) : null;
  return (
    <div class="moves" ref={field}>
      <div class={`type-ahead ${game.left.value.length > MANY || typed.value ? '' : 'slim'}`}>
        <Icon name="search" size={16} />
        <input
          ref={input}
          type="search"
          value={typed.value}
          placeholder={t('Type to find a move')}
          aria-label={t('Type to find a move')}
          onInput={(event) => (typed.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found?.[0]) void game.play(found[0].text);
            if (event.key === 'Escape') typed.value = '';
          }}
        />
      </div>
      <Path game={game} />
      {found ? <Found moves={found} game={game} /> : <Groups game={game} texts={texts} />}
      <NotNow game={game} />
    </div>
  );
}

/* What is left to choose from comes into sight, below what stays there. */
function showChoice(moves: HTMLElement | null): void {
  const first = moves?.querySelector<HTMLElement>('.offers .offer');
  const pane = moves?.closest('.pane');
  const lesson = pane?.querySelector('.lesson');
  const covered = lesson && getComputedStyle(lesson).position === 'sticky' ? lesson.getBoundingClientRect().height : 0;
  if (!first) return;
  first.style.scrollMargin = `${covered + BESIDE}px 0 ${BESIDE}px`;
  first.scrollIntoView({ block: 'nearest' });
}

/* What was picked so far. Each step can be gone back to. */
function Path({ game }: { game: Game }): JSX.Element | null {
  const path = game.path.value;
  if (path.length === 0) return null;
  const texts = game.texts.value;
  return (
    <nav class="path" aria-label={t('What you picked')}>
      <Button icon="back" label={t('One step back')} small onClick={() => game.back()} />
      {path.map((step, i) => (
        <button type="button" class="chip" key={i} onClick={() => (game.path.value = path.slice(0, i))}>
          {stepLabel(step, game, texts)}
          <Icon name="close" size={12} />
        </button>
      ))}
    </nav>
  );
}

/* A cell has no word of its own: it goes by what the drawing says of it. */
const called = (thing: string, texts: Texts): string =>
  (thing.startsWith('cell:') && document.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.dataset.about?.split('\n')[0]) || texts.thing(thing);

function stepLabel(step: Step, game: Game, texts: Texts): string {
  if ('thing' in step) return called(step.thing, texts);
  return 'verb' in step ? texts.heading(step.verb) : branchLabel(game.left.value[0]?.verb ?? 0, step, game, texts);
}

/* One value of an argument, which leads to several moves. */
const branchLabel = (verb: number, { arg, word }: { arg: number; word: string }, game: Game, texts: Texts): string =>
  loadedBoard(game.game)?.branch?.(texts.schema.verbs[verb]!.word, word, game.view.value!, texts) ?? (texts.argument(verb, arg, word) || t('nothing'));

function Found({ moves, game }: { moves: Move[]; game: Game }): JSX.Element {
  if (moves.length === 0) return <p class="quiet">{t('No move matches.')}</p>;
  return (
    <ul class="offers">
      {moves.slice(0, 40).map((move) => (
        <li key={move.text}>
          <MoveButton move={move} label={game.texts.value.move(move)} game={game} />
        </li>
      ))}
    </ul>
  );
}

/* What is seldom meant and what is for nothing is folded away behind the rest. */
function Groups({ game, texts }: { game: Game; texts: Texts }): JSX.Element {
  const left = game.left.value;
  const seldom = loadedBoard(game.game)?.seldom ?? [];
  const folds = texts.schema.verbs.flatMap(({ word }, verb) => (seldom.includes(word) ? [{ title: texts.heading(verb), moves: left.filter((move) => move.verb === verb && !move.vain) }] : []));
  folds.push({ title: t('To no effect'), moves: left.filter(({ vain }) => vain) });
  const sound = left.filter((move) => !folds.some(({ moves }) => moves.includes(move)));
  if (sound.length === 0) return <Grouped moves={left} game={game} texts={texts} />;
  return (
    <>
      <Grouped moves={sound} game={game} texts={texts} />
      {folds.filter(({ moves }) => moves.length > 0).map(({ title, moves }) => (
        <details key={title} class="not-now">
          <summary>{title}</summary>
          <Grouped moves={moves} game={game} texts={texts} />
        </details>
      ))}
    </>
  );
}

/* In the order of the engine, but to do nothing more comes last. Buttons that follow each other stand in one list. */
function Grouped({ moves, game, texts }: { moves: Move[]; game: Game; texts: Texts }): JSX.Element {
  const groups = offers(moves, [], (verb, arg) => texts.says(verb, arg));
  const { usual } = game.offered.value!;
  const isLast = ({ entries: [first, more] }: Group) => !more && (isEnd(texts.schema.verbs[first!.move!.verb]!.word) || first!.move!.text === usual);
  const ordered = [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
  return (
    <>
      {runsOf(ordered).map((run) => (isAlone(run[0]!) ? <Singles key={run[0]!.verb} groups={run} game={game} texts={texts} /> : <VerbGroup key={run[0]!.verb} group={run[0]!} game={game} texts={texts} />))}
    </>
  );
}

const isAlone = ({ entries }: Group) => entries.length === 1;

/* Moves that are the only ones of their verb stand together, where they are neighbours. */
function runsOf(groups: Group[]): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const before = runs.at(-1);
    if (before && isAlone(group) && isAlone(before[0]!)) before.push(group);
    else runs.push([group]);
  }
  return runs;
}

const Singles = ({ groups, game, texts }: { groups: Group[]; game: Game; texts: Texts }) => (
  <ul class="offers">
    {groups.map(({ entries: [entry] }) => (
      <li key={entry!.move!.text}>
        <MoveButton move={entry!.move!} label={texts.move(entry!.move!)} game={game} />
      </li>
    ))}
  </ul>
);

function VerbGroup({ group, game, texts }: { group: Group; game: Game; texts: Texts }): JSX.Element {
  const { clause, args: kinds } = texts.schema.verbs[group.verb]!;
  const heading = texts.heading(group.verb, group.args);
  const how = manner(group, kinds, (arg) => texts.counted(group.verb, arg), (kind, word) => texts.label(kind, word));
  return (
    <section class="verb">
      <h3>
        {/\p{L}/u.test(heading) && heading} <Clause game={game.game} clause={clause} />
      </h3>
      {how === 'list' ? (
        <ul class={group.entries.every(({ arg }) => arg !== undefined) ? 'offers chips' : 'offers'}>
          {group.entries.map((entry) => (
            <li key={entry.move?.text ?? (entry.step as { word: string }).word}>
              <Offer entry={entry} group={group} game={game} texts={texts} />
            </li>
          ))}
        </ul>
      ) : (
        <Chooser key={group.verb} how={how} group={group} game={game} texts={texts} />
      )}
      {isBulk(group, game) && (
        <button type="button" class="offer bulk" onClick={() => void game.playAll(group.verb)}>
          {t('All, one after another')}
        </button>
      )}
    </section>
  );
}

/* Are such moves mostly all made, and is one of them what is usually done now? */
const isBulk = ({ verb, moves }: Group, game: Game): boolean =>
  moves.length > 1 && (loadedBoard(game.game)?.bulk ?? []).includes(game.schema.verbs[verb]!.word) && game.canPlayAll(verb);

/* What a move is called among the others of its verb. */
const brief = ({ move, arg }: Entry, { verb }: Group, texts: Texts): string => (arg !== undefined && texts.argument(verb, arg, move!.args[arg]!)) || texts.move(move!);

/* Moves that are called alike are told apart by what is told of each. */
const twins = (entry: Entry, group: Group, texts: Texts): boolean =>
  group.entries.some((other) => other !== entry && other.move && brief(other, group, texts) === brief(entry, group, texts));

function Offer({ entry, group, game, texts }: { entry: Entry; group: Group; game: Game; texts: Texts }): JSX.Element {
  if (entry.move) {
    const whole = texts.move(entry.move);
    const apart = twins(entry, group, texts) ? entry.move.outlook?.[0] : undefined;
    const label = brief(entry, group, texts);
    return <MoveButton move={entry.move} label={apart ? `${label}: ${texts.event(apart)}` : label} whole={whole} skip={apart ? 1 : 0} game={game} />;
  }
  const step = entry.step as { arg: number; word: string };
  const name = branchLabel(group.verb, step, game, texts);
  const lights = group.moves.filter((move) => move.args[step.arg] === step.word).map(({ targets }) => targets);
  return (
    <button type="button" class={`offer step ${group.moves.some(({ text, args }) => text === game.shown.value && args[step.arg] === step.word) ? 'shown' : ''}`} data-lights={lights.reduce((common, targets) => common.filter((one) => targets.includes(one))).join(' ')} onClick={() => (game.path.value = [...game.path.value.filter((one) => !('verb' in one)), { verb: group.verb }, step])}>
      {name} <span class="unseen">{tn('{n} move', '{n} moves', entry.count)}</span>
    </button>
  );
}

export function MoveButton({ move, label, whole, skip = 0, game }: { move: Move; label: string; whole?: string; skip?: number; game: Game }): JSX.Element {
  const warning = move.warning ? game.texts.value.refusal(move.warning) : null;
  const armed = game.armed.value === move;
  return (
    <>
      <button type="button" class={`offer ${armed ? 'armed' : ''} ${warning ? 'warned' : ''} ${game.shown.value === move.text ? 'shown' : ''}`} data-move={move.text} data-lights={move.targets.join(' ')} aria-label={whole && spoken(label, whole)} onClick={() => void game.play(move.text)}>
        {warning && <Icon name="warning" size={16} />}
        {label}
      </button>
      {warning && (
        <p class="warning">
          {warning.reason} <Clause game={game.game} clause={warning.clause} />
        </p>
      )}
      <Outlook move={move} skip={skip} game={game} />
    </>
  );
}

/* What it may bring, but for what the board draws of it. */
function Outlook({ move, skip, game }: { move: Move; skip: number; game: Game }): JSX.Element | null {
  const drawn = loadedBoard(game.game)?.drawn?.[game.schema.verbs[move.verb]!.word] ?? [];
  const told = move.outlook?.slice(skip).filter(({ kind }) => !drawn.includes(kind)) ?? [];
  if (told.length === 0) return null;
  return (
    <div class="outlook">
      {told.map((event, i) => (
        <p key={i}>{game.texts.value.event(event)}</p>
      ))}
    </div>
  );
}

/* Things one may do at such a moment, but not now: a click says why. */
function NotNow({ game }: { game: Game }): JSX.Element | null {
  const { decision } = game.offered.value!;
  const legal = new Set(game.legal.value.map(({ verb }) => verb));
  const closed = game.schema.verbs.flatMap((verb, index) => (verb.at.includes(decision!) && !legal.has(index) ? [index] : []));
  if (closed.length === 0 || game.path.value.length > 0) return null;
  return (
    <details class="not-now">
      <summary>{t('Not possible now')}</summary>
      <ul class="offers chips">
        {closed.map((index) => (
          <li key={index}>
            <button type="button" class="offer closed" onClick={() => void game.explainVerb(index)}>
              {game.texts.value.heading(index)}
            </button>
          </li>
        ))}
      </ul>
      <Explanation game={game} pressed />
    </details>
  );
}

/* Why something cannot be done, with its rule: of a thing above the moves, of a verb where it was pressed. */
export function Explanation({ game, pressed = false }: { game: Game; pressed?: boolean }): JSX.Element | null {
  const why = game.explanation.value;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  if (!why || pressed === why.subject.includes(':')) return null;
  return (
    <div class="explanation" role="status" ref={place}>
      <p>
        <strong>{why.label}</strong> {why.reason ?? t('Nothing can be done with this now.')} <Clause game={game.game} clause={why.clause} />
      </p>
      <Button icon="close" label={t('Close')} small onClick={() => (game.explanation.value = null)} />
    </div>
  );
}
