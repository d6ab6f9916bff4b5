/* Many moves of one verb that differ by a number or by a set of things: a slider, counters or toggles, and one button that makes the move. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Move } from '../engine/protocol';
import type { Game } from '../model/game';
import { members, ofMembers, type Group, type Manner } from '../model/choice';
import type { Texts } from '../model/texts';
import { t } from '../model/i18n';
import { Button } from './parts';
import { MoveButton } from './moves';
import '../style/chooser.css';

interface Props {
  group: Group;
  game: Game;
  texts: Texts;
}

export function Chooser({ how, ...props }: Props & { how: Manner }): JSX.Element {
  if (how === 'number') return <Amount {...props} />;
  return how === 'counts' ? <Counts {...props} /> : <Members {...props} />;
}

/* What the choice amounts to, with all that it would bring. */
function Confirm({ move, game, texts }: { move: Move | undefined; game: Game; texts: Texts }): JSX.Element {
  return <div class="confirm">{move ? <MoveButton move={move} label={texts.move(move)} game={game} /> : <p class="quiet">{t('That choice is not possible. Change it.')}</p>}</div>;
}

/* A move that is pointed out is the choice, until it is changed. */
function useShown({ group, game }: Props, choose: (move: Move) => void): void {
  const shown = group.moves.find(({ text }) => text === game.shown.value);
  useEffect(() => {
    if (shown) choose(shown);
  }, [shown]);
}

/* ---- A number ---- */

/* The one that the engine lists first comes first; arrows, Home and End change it, Enter makes the move. */
function Amount(props: Props): JSX.Element {
  const { group, game, texts } = props;
  const arg = group.open[0]!;
  const moves = [...group.moves].sort((one, other) => Number(one.args[arg]) - Number(other.args[arg]));
  const picked = useSignal(group.moves[0]!.text);
  useShown(props, ({ text }) => (picked.value = text));
  const at = Math.max(0, moves.findIndex(({ text }) => text === picked.value));
  const move = moves[at]!;
  const go = (to: number) => (picked.value = moves[Math.min(moves.length - 1, Math.max(0, to))]!.text);
  return (
    <div class="chooser">
      <div class="amount">
        <Button icon="minus" label={t('One less')} small disabled={at === 0} onClick={() => go(at - 1)} />
        <input
          type="range"
          min={0}
          max={moves.length - 1}
          value={at}
          aria-label={texts.heading(group.verb, group.args)}
          aria-valuetext={texts.move(move)}
          onInput={(event) => go(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) event.stopPropagation(); /* or it would lead to another button */
            if (event.key === 'Enter') void game.play(move.text);
          }}
        />
        <Button icon="plus" label={t('One more')} small disabled={at === moves.length - 1} onClick={() => go(at + 1)} />
        <output>{move.args[arg]}</output>
        <Button icon="last" label={t('The most')} small disabled={at === moves.length - 1} onClick={() => go(moves.length - 1)} />
      </div>
      <Confirm move={move} game={game} texts={texts} />
    </div>
  );
}

/* ---- Numbers of several things ---- */

function Counts(props: Props): JSX.Element {
  const { group, game, texts } = props;
  const chosen = useSignal(group.moves[0]!.args);
  useShown(props, ({ args }) => (chosen.value = args));
  const move = group.moves.find(({ args }) => args.every((word, i) => word === chosen.value[i]));
  const most = (arg: number) => Math.max(...group.moves.map(({ args }) => Number(args[arg])));
  const set = (arg: number, count: number) => (chosen.value = chosen.value.map((word, i) => (i === arg ? String(count) : word)));
  return (
    <div class="chooser">
      {group.open.map((arg) => (
        <div key={arg} class="amount" role="group" aria-label={texts.counted(group.verb, arg)}>
          <span class="counted">{texts.counted(group.verb, arg)}</span>
          <Button icon="minus" label={t('One less')} small disabled={chosen.value[arg] === '0'} onClick={() => set(arg, Number(chosen.value[arg]) - 1)} />
          <output aria-live="polite">{chosen.value[arg]}</output>
          <Button icon="plus" label={t('One more')} small disabled={Number(chosen.value[arg]) >= most(arg)} onClick={() => set(arg, Number(chosen.value[arg]) + 1)} />
        </div>
      ))}
      <Confirm move={move} game={game} texts={texts} />
    </div>
  );
}

/* ---- A set ---- */

/* Things picked on the board count; until anything is picked, the first move of the list is shown. */
function Members(props: Props): JSX.Element {
  const { group, game, texts } = props;
  const kinds = texts.schema.verbs[group.verb]!.args;
  const moves = game.legal.value.filter(({ verb }) => verb === group.verb);
  const all = [...new Set(moves.flatMap((move) => members(move, kinds)))];
  const own = useSignal<string[] | null>(null);
  useShown(props, (move) => (own.value = members(move, kinds)));
  const pointed = game.path.value.flatMap((step) => ('thing' in step && all.includes(step.thing) ? [step.thing] : []));
  const chosen = [...new Set([...pointed, ...(own.value ?? (pointed.length > 0 ? [] : members(moves[0]!, kinds)))])];
  const flip = (one: string) => {
    own.value = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    game.path.value = game.path.value.filter((step) => !('thing' in step));
  };
  return (
    <div class="chooser">
      <div class="members" role="group" aria-label={texts.heading(group.verb)}>
        {all.map((one) => (
          <button key={one} type="button" class="member" aria-pressed={chosen.includes(one)} data-lights={one} onClick={() => flip(one)}>
            {name(one, texts)}
          </button>
        ))}
      </div>
      <p class="quiet" role="status">
        {t('{n} of {all} chosen', { n: chosen.length, all: all.length })}
      </p>
      <Confirm move={ofMembers(moves, kinds, chosen)} game={game} texts={texts} />
    </div>
  );
}

/* A letter of a word is its own name. */
function name(id: string, texts: Texts): string {
  const word = id.slice(id.indexOf(':') + 1);
  return word.length === 1 ? word.toUpperCase() : texts.thing(id);
}
