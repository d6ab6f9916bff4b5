/* The table: players, board, question, log and hand, in one layout for every game. */
import type { Move } from '../engine/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { signal, useSignal } from '@preact/signals';
import type { BoardModule, BoardProps } from '../boards/board';
import { loadBoard, loadedBoard } from '../boards';
import { PointingContext, type Pointing } from '../boards/parts/thing';
import { seatHues, seatLetter, SeatMarks, Seats } from '../boards/parts/flags';
import { Icon, type IconName } from '../boards/parts/icons';
import type { Desk } from '../model/desk';
import type { Game } from '../model/game';
import { skip } from '../model/motion';
import { N_, t, tn } from '../model/i18n';
import { coach, confirm, hints, odds, volume } from '../model/settings';
import { download, toFile } from '../model/storage';
import { gameInfo } from '../model/house';
import { address, go } from '../model/route';
import { GenericHand, Ledger } from './generic';
import { Boundary } from './boundary';
import { keyed } from './keys';
import { lighten } from './light';
import { Log } from './log';
import { Explanation, Moves } from './moves';
import { Players } from './players';
import { RulesNotice } from './newrules';
import { isNew, Primer } from './primer';
import { Button, Clause, More, overlay, You } from './parts';
import { Curtain, GameOver, Problem, useFinish } from './moments';
import { lazy } from './lazy';

const SETTLED = 1000; /* milliseconds after which a table may load what it can begin without */
const Inspector = lazy(() => import('./inspect').then(({ Inspector }) => Inspector), null, SETTLED);
const Legend = lazy(() => import('./inspect/legend').then(({ Legend }) => Legend));
const About = lazy(async () => (await import('../learn/about')).About, null, SETTLED);
const AboutButton = lazy(async () => (await import('../learn/about')).AboutButton, <span class="about-button" />, SETTLED); /* its room is kept, so that no answer moves */
const AboutNote = lazy(async () => (await import('../learn/about')).AboutNote, null, SETTLED);
const CoachNote = lazy(async () => (await import('./coach')).CoachNote);
const HintPanel = lazy(() => import('./advice').then(({ HintPanel }) => HintPanel));
const OddsTable = lazy(() => import('./advice').then(({ OddsTable }) => OddsTable), null, SETTLED);

const Moments = lazy(() => import('./moment').then(({ Moments }) => Moments));
const Digest = lazy(() => import('./digest').then(({ Digest }) => Digest));

/* The pane that a phone shows in its bottom sheet. */
type Pane = 'moves' | 'hand' | 'players' | 'log';
export const pane = signal<Pane>('moves');

const panes: [Pane, IconName, string][] = [
  ['moves', 'target', N_('Moves')],
  ['hand', 'cards', N_('Hand')],
  ['players', 'players', N_('Players')],
  ['log', 'log', N_('Log')],
];

export function useBoard(game: string): BoardModule | null | undefined {
  const board = useSignal<BoardModule | null | undefined>(loadedBoard(game));
  useEffect(() => {
    let current = true;
    void loadBoard(game).then((found) => current && (board.value = found));
    return () => {
      current = false;
    };
  }, [game]);
  return board.value;
}

const LATELY = 20;

export function boardProps(desk: Desk, since: number, moves: Move[] = []): BoardProps {
  return {
    view: desk.view.value!,
    texts: desk.texts.value,
    seats: desk.seats.value,
    eyes: desk.eyes.value,
    asked: desk.next.value?.next ?? null,
    decision: desk.next.value?.decision,
    scores: desk.result.value?.seats.map(({ score }) => score) ?? [],
    moves,
    lately: desk.story.value.slice(-LATELY).flatMap(({ events }) => events),
    recent: desk.story.value.filter(({ move }) => move > since).flatMap(({ events }) => events),
  };
}

const REST = 3000;

/* Moments are loaded when the game has gone on, or the table is at rest: nothing is to be seen of them before. */
function useGoingOn(moves: number): boolean {
  const begun = useSignal(moves);
  const rested = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (rested.value = true), REST);
    return () => clearTimeout(timer);
  }, []);
  return rested.value || moves !== begun.value;
}

/* Whoever presses something has seen enough of what is shown. */
function passOver(event: PointerEvent, desk: Desk): void {
  skip();
  if (!(event.target as Element).closest('.moment')) desk.stage.value?.clear();
}

/* ---- The frame that playing and replaying share ---- */

interface FrameProps {
  desk: Desk;
  props: BoardProps;
  board: BoardModule | null | undefined;
  tools: ComponentChildren;
  ask: ComponentChildren;
  log: ComponentChildren;
  thinking: number | null;
  unread?: number; /* what was said meanwhile, where the log is */
  badge?: (seat: number) => ComponentChildren;
  note?: ComponentChildren; /* below the moves, or on the edge of the board */
  finish?: ComponentChildren; /* over all but the bar */
}

export function Frame({ desk, props, board, tools, ask, log, thinking, unread = 0, badge, note, finish }: FrameProps): JSX.Element {
  const own = typeof props.eyes === 'number' ? props.eyes : (props.asked ?? 0);
  const Hand = board?.Hand;
  const goingOn = useGoingOn(desk.moves.value);
  const ledger = <Ledger view={props.view} texts={props.texts} />;
  const hand = board === undefined ? null : <GenericHand view={props.view} texts={props.texts} seat={own} />;
  return (
    <Seats marks={desk.schema.marks} own={desk.own}>
      <main class="table" data-pane={pane.value} style={seatHues(desk.schema, desk.seats.value.length, props.view.options)} onPointerDown={(event) => passOver(event, desk)}>
        <header class="bar">
          <a class="bar-home" href={address()} aria-label={t('All games')}>
            <Icon name="anchor" />
          </a>
          <h1>{t(gameInfo(desk.game)?.title ?? desk.game)}</h1>
          <div class="bar-tools">{tools}</div>
        </header>
        {finish}
        <section class="pane players-pane" aria-label={t('Players')} tabIndex={0}>
          <Players desk={desk} board={board} props={props} thinking={thinking} badge={badge} />
        </section>
        <section class="board" aria-label={t('The table')}>
          {board === undefined ? (
            <div class="skeleton" />
          ) : (
            <Boundary fallback={ledger}>{board ? <board.Board {...props} /> : ledger}</Boundary>
          )}
          {goingOn && <Moments desk={desk} />}
        </section>
        <div class="side">
          <section class="pane moves-pane" aria-label={t('Moves')}>
            {board?.Aside && (
              <div class="aside">
                <Boundary fallback={null}>
                  <board.Aside {...props} />
                </Boundary>
              </div>
            )}
            {ask}
          </section>
          {note}
          <section class="pane log-pane">{log}</section>
        </div>
        <section class="pane hand-pane" aria-label={t('Hand')} tabIndex={0}>
          <Boundary fallback={hand}>{Hand ? <Hand {...props} seat={own} /> : hand}</Boundary>
        </section>
        <nav class="panes" aria-label={t('Parts of the table')}>
          {panes.map(([name, icon, label]) => (
            <button type="button" key={name} aria-pressed={pane.value === name} onClick={() => (pane.value = name)}>
              <Icon name={icon} />
              <span>
                {t(label)} {name === 'log' && unread > 0 && <span class="count">{unread}</span>}
              </span>
            </button>
          ))}
        </nav>
        <Inspector desk={desk} />
        {overlay.value?.kind === 'legend' && <Legend desk={desk} />}
      </main>
    </Seats>
  );
}

/* ---- Playing ---- */

function usePointing(game: Game, held = false): Pointing {
  const things = game.things.value;
  const path = game.path.value;
  return useMemo<Pointing>(
    () => ({
      state: (id) => (held ? 'idle' : path.some((step) => 'thing' in step && step.thing === id) ? 'chosen' : things.has(id) ? 'open' : 'idle'),
      hint: (id) => {
        const moves = things.get(id) ?? [];
        return moves.length === 1 ? game.texts.value.move(moves[0]!) : tn('{n} move', '{n} moves', moves.length);
      },
      point: (id, touch) => {
        pane.value = 'moves';
        void game.point(id, !touch && !confirm.value);
      },
      lit: (id) => game.lit.value.includes(id),
      warned: (id) => (things.get(id) ?? []).every(({ warning }) => warning),
      describe: (id, label) => {
        pane.value = 'moves';
        game.describe(id, label);
      },
    }),
    [things, path, held],
  );
}

/* What a table has more when the others sit elsewhere. */
export interface Company {
  tools: ComponentChildren;
  notices: ComponentChildren; /* above the question */
  hold: boolean; /* nobody can be asked now: only the notices are shown */
  teaches?: boolean; /* the notices say all that a newcomer needs */
  talk: (log: ComponentChildren) => ComponentChildren; /* in place of the log, or around it */
  unread: number; /* words that were not read */
  badge: (seat: number) => ComponentChildren;
  end: ComponentChildren; /* below the result */
}

/* Only who wants to hear something loads it. */
function useSound(game: Game): void {
  const loud = volume.value > 0;
  useEffect(() => {
    let stop: (() => void) | null | undefined = null;
    const listen = () => void import('./synth').then(({ hear }) => stop === null && (stop = hear(game)), () => undefined);
    const timer = loud ? setTimeout(listen, SETTLED) : 0;
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = undefined;
    };
  }, [game, loud]);
}

/* Where the board has no edge to spare, a note stands below the answers. */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;

/* Is there a question that a newcomer could be told about? */
const isNoted = (game: Game, company?: Company) => Boolean(game.offered.value?.decision) && !company?.teaches && !game.hinted.value && game.next.value?.over !== true && !greets(game);

export function Table({ game, company }: { game: Game; company?: Company }): JSX.Element {
  const board = useBoard(game.game);
  const pointing = usePointing(game, company?.hold);
  const props = boardProps(game, game.since.value, game.legal.value);
  const next = game.curtain.value;
  const over = game.next.value?.over === true;
  const Finish = useFinish(over);
  const folded = useSignal(false);
  useSound(game);
  useEffect(lighten, []);
  useEffect(() => {
    folded.value = false;
  }, [over]);
  useEffect(() => {
    keyed.game = game;
    return () => {
      keyed.game = null;
    };
  }, [game]);
  if (next !== null)
    return (
      <SeatMarks.Provider value={game.schema.marks ?? []}>
        <Curtain name={props.texts.name(next)} seat={next} letter={seatLetter(props.texts, next)} hues={seatHues(game.schema, game.seats.value.length, props.view.options)} onLift={() => void game.lift()} />
      </SeatMarks.Provider>
    );
  const log = <Log desk={game} undo={game.busy.value ? 0 : game.next.value?.undo} />;
  return (
    <PointingContext.Provider value={pointing}>
      <Frame
        desk={game}
        props={props}
        board={board}
        thinking={game.thinking.value}
        tools={company?.tools ?? <Tools game={game} />}
        ask={
          <>
            <RulesNotice desk={game} />
            {!(company?.teaches && Finish && !folded.value) && company?.notices}
            {coach.value !== 'off' && !company && !over && game.adviser.hint && <CoachNote game={game} />}
            {!company?.hold && !over && <Ask game={game} props={props} taught={company?.teaches} primer={board?.primer} />}
            {over && (Finish === null || folded.value) && (
              <GameOver desk={game} onOpen={Finish ? () => (folded.value = false) : undefined}>
                {company?.end ?? <Again game={game} />}
              </GameOver>
            )}
          </>
        }
        finish={
          Finish && (
            <Finish desk={game} folded={folded.value} onFold={() => (folded.value = true)} onGo={(at) => go('replay', game.id, at)} made={company?.teaches}>
              {company?.end}
            </Finish>
          )
        }
        note={isNoted(game, company) && !isNarrow() && <AboutNote game={game.game} decision={game.offered.value!.decision!} />}
        log={company ? company.talk(log) : log}
        unread={company?.unread}
        badge={company?.badge}
      />
      {game.problem.value && <Problem game={game} problem={game.problem.value} />}
    </PointingContext.Provider>
  );
}

export function Undo({ game }: { game: Game }): JSX.Element {
  const undo = game.busy.value ? 0 : game.undoable;
  return (
    <button type="button" class="button undo" disabled={undo === 0} onClick={() => void game.undo()} title={undo ? tn('{n} move can be taken back', '{n} moves can be taken back', undo) : t('Nothing can be taken back: something was revealed, or another player has decided since.')}>
      <Icon name="undo" />
      <span>{t('Undo')}</span>
      {undo > 0 && <span class="count">{undo}</span>}
    </button>
  );
}

function HintButton({ game }: { game: Game }): JSX.Element {
  return (
    <button type="button" class="button hint-button" disabled={!game.offered.value} aria-expanded={game.hinted.value} onClick={() => game.toggleHint()} title={t('What a strong player would try here')}>
      <Icon name="lamp" />
      <span class="wide-name">{t('Hint')}</span>
    </button>
  );
}

/* Legend, settings and help are at every table. */
export const CommonTools = () => (
  <>
    <Button icon="eye" label={t('Legend')} small onClick={() => (overlay.value = { kind: 'legend' })} />
    <Button icon="settings" label={t('Settings')} small onClick={() => (overlay.value = { kind: 'settings' })} />
    <Button icon="help" label={t('Help')} small onClick={() => (overlay.value = { kind: 'help' })} />
  </>
);

export const RulesTool = ({ game }: { game: string }) => <Button icon="book" label={t('Rules')} small onClick={() => (overlay.value = { kind: 'clause', game, clause: '' })} />;

function Tools({ game }: { game: Game }): JSX.Element {
  const save = async () => download(`${game.game}-${game.id}.game`, toFile({ seats: game.seats.value, file: await game.file() }));
  return (
    <>
      <Undo game={game} />
      {hints.value && game.adviser.hint && <HintButton game={game} />}
      <RulesTool game={game.game} />
      <More>
        {game.canBeRelieved && <Button icon="bot" label={t('Let a bot play on for me')} small onClick={() => game.relieve(true)} />}
        <Button icon="save" label={t('Save as a file')} small onClick={() => void save()} />
        <Button icon="play" label={t('Replay')} small onClick={() => go('replay', game.id, game.moves.value)} />
        <CommonTools />
      </More>
    </>
  );
}

const Again = ({ game }: { game: Game }) => (
  <div class="buttons">
    <Button icon="play" label={t('New game')} onClick={() => go('new', game.game)} />
    <Button icon="first" label={t('Replay')} onClick={() => go('replay', game.id, 0)} />
  </div>
);

/* Others think; who sits here is about to be asked. */
const waitingFor = (game: Game, asked: number | null) =>
  asked === null || game.isHere(asked) ? '…' : t('{name} is thinking', { name: game.texts.value.name(asked) });

/* Before a newcomer's first move the game is told in short. */
const greets = (game: Game) => game.since.value < 0 && !game.hinted.value && isNew(game.game);

function Ask({ game, props, taught = false, primer }: { game: Game; props: BoardProps; taught?: boolean; primer?: string[] }): JSX.Element {
  const { texts, asked } = props;
  const offered = game.offered.value;
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.scrollIntoView({ block: 'nearest' }), [offered]); /* whoever read something else meanwhile sees it */
  if (!offered) {
    return (
      <div class="ask waiting" role="status">
        <p class="prompt">{waitingFor(game, asked)}</p>
        <Explanation game={game} />
        {game.relieved.value && <Button icon="helm" label={t('Take over again')} onClick={() => game.relieve(false)} />}
        {asked !== null && (game.relieved.value || game.seats.value[asked]?.bot !== null) && <Button icon="play" label={game.relieved.value ? t('To the end') : t('To my turn')} onClick={() => game.hasten()} />}
      </div>
    );
  }
  return (
    <div class="ask">
      {primer && !taught && greets(game) && <Primer game={game.game} words={primer} />}
      {game.since.value >= 0 && !game.hinted.value && <Digest desk={game} since={game.since.value} />}
      <p class="asked-name">
        <span translate={false}>{texts.name(offered.seat)}</span> {offered.seat === game.own && <You />}
        <Standing game={game} seat={offered.seat} />
      </p>
      <h2 class="prompt" aria-live="polite" ref={question}>
        {texts.question(offered)} <Clause game={game.game} clause={offered.clause} /> {offered.decision && <AboutButton game={game.game} decision={offered.decision} />}
      </h2>
      {offered.decision && !game.hinted.value && <About game={game.game} decision={offered.decision} />}
      <Explanation game={game} />
      {game.hinted.value && <HintPanel game={game} onShow={() => (pane.value = 'moves')} />}
      <Moves game={game} />
      {isNarrow() && !taught && isNoted(game) && <AboutNote game={game.game} decision={offered.decision!} />}
      {odds.value !== 'off' && game.adviser.odds && <OddsTable game={game} always={odds.value === 'always'} key={game.moves.value} />}
    </div>
  );
}

/* On a phone the players are behind another tab; at least the score of who is asked is in sight. */
function Standing({ game, seat }: { game: Game; seat: number }): JSX.Element | null {
  const place = game.result.value?.seats[seat];
  if (!place) return null;
  return (
    <span class="standing">
      {t('Score')} {place.score}
    </span>
  );
}
