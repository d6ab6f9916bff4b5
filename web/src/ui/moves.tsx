/* The question, and all that can be answered: groups of buttons, a path with a way back, a search by typing. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../engine/protocol';
import type { Game } from '../model/game';
import type { Entry, Group, Step } from '../model/choice';
import { manner, offers, search } from '../model/choice';
import type { Texts } from '../model/texts';
import { t, tn } from '../model/i18n';
import { Icon } from '../boards/parts/icons';
import { loadedBoard } from '../boards';
import { lazy } from './lazy';
import { Button, Clause } from './parts';

/* Key presses that begin a search; set by whichever list of moves is on the page. */
export const typeAhead: { begin: ((letter: string) => void) | null } = { begin: null };

const MANY = 9;

const Chooser = lazy(async () => (await import('./chooser')).Chooser);

export function Moves({ game }: { game: Game }): JSX.Element | null {
  const typed = useSignal('');
  const input = useRef<HTMLInputElement>(null);
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

  if (!offered) return null;
  const found = typed.value.trim() ? game.left.value.filter((move) => search(texts.move(move), typed.value.trim())) : null;
  return (
    <div class="moves">
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
          {stepLabel(step, game.left.value[0], texts)}
          <Icon name="close" size={12} />
        </button>
      ))}
    </nav>
  );
}

/* A cell has no word of its own: it goes by what the drawing says of it. */
const called = (thing: string, texts: Texts): string =>
  (thing.startsWith('cell:') && document.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.dataset.about?.split('\n')[0]) || texts.thing(thing);

function stepLabel(step: Step, example: Move | undefined, texts: Texts): string {
  if ('thing' in step) return called(step.thing, texts);
  const verb = 'verb' in step ? step.verb : (example?.verb ?? 0);
  return 'verb' in step ? texts.heading(verb) : texts.argument(verb, step.arg, step.word) || t('nothing');
}

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

function Grouped({ moves, game, texts }: { moves: Move[]; game: Game; texts: Texts }): JSX.Element {
  const groups = offers(moves, [], (verb, arg) => texts.says(verb, arg));
  const { usual } = game.offered.value!;
  const isUsual = ({ entries }: Group) => entries[0]!.move?.text === usual; /* to do nothing more comes last */
  const alone = groups.filter(({ entries }) => entries.length === 1);
  const single = [...alone.filter((group) => !isUsual(group)), ...alone.filter(isUsual)];
  const several = groups.filter(({ entries }) => entries.length > 1);
  return (
    <>
      {several.map((group) => (
        <VerbGroup key={group.verb} group={group} game={game} texts={texts} />
      ))}
      {single.length > 0 && (
        <ul class="offers">
          {single.map(({ entries: [entry] }) => (
            <li key={entry!.move!.text}>
              <MoveButton move={entry!.move!} label={texts.move(entry!.move!)} game={game} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

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
    </section>
  );
}

function Offer({ entry, group, game, texts }: { entry: Entry; group: Group; game: Game; texts: Texts }): JSX.Element {
  if (entry.move) {
    const whole = texts.move(entry.move);
    const label = (entry.arg !== undefined && texts.argument(group.verb, entry.arg, entry.move.args[entry.arg]!)) || whole;
    return <MoveButton move={entry.move} label={label} whole={whole} game={game} />;
  }
  const step = entry.step as { arg: number; word: string };
  const name = texts.argument(group.verb, step.arg, step.word) || t('nothing');
  const lights = group.moves.filter((move) => move.args[step.arg] === step.word).map(({ targets }) => targets);
  return (
    <button type="button" class="offer step" data-lights={lights.reduce((common, targets) => common.filter((one) => targets.includes(one))).join(' ')} onClick={() => (game.path.value = [...game.path.value, { verb: group.verb }, step])}>
      {name}
      <span class="count" aria-label={tn('{n} move', '{n} moves', entry.count)}>
        ({entry.count})
      </span>
    </button>
  );
}

export function MoveButton({ move, label, whole, game }: { move: Move; label: string; whole?: string; game: Game }): JSX.Element {
  const warning = move.warning ? game.texts.value.refusal(move.warning) : null;
  const armed = game.armed.value === move;
  const spoken = whole?.includes(label) ? whole : whole && `${label}: ${whole}`; /* what can be read is heard */
  return (
    <>
      <button type="button" class={`offer ${armed ? 'armed' : ''} ${warning ? 'warned' : ''}`} data-move={move.text} data-lights={move.targets.join(' ')} aria-label={spoken} onClick={() => void game.play(move.text)}>
        {warning && <Icon name="warning" size={16} />}
        {label}
      </button>
      {warning && (
        <p class="warning">
          {warning.reason} <Clause game={game.game} clause={warning.clause} />
        </p>
      )}
      {move.outlook && (
        <div class="outlook">
          {move.outlook.map((event, i) => (
            <p key={i}>{game.texts.value.event(event)}</p>
          ))}
        </div>
      )}
    </>
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
