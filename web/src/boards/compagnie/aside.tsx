/* Beside the moves: what the question is about, the battle, the port, what can be bought; folded, what else lies beside the board. */
import type { ComponentChildren, JSX } from 'preact';
import type { Nation } from '../../generated/compagnie';
import { seatLetter } from '../parts/flags';
import { Icon, type IconName } from '../parts/icons';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { t, tn } from '../../model/i18n';
import type { GameEvent } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { fleetsOf, nodeOf, portAsked, type CoView, type Fleet } from './facts';
import { Colours } from './pieces';
import { Outcomes } from './outcomes';
import { ShipLine } from './ships';
import { Nations, PortPanel, Sale, Tiles, Yard } from './tables';
import { Effects, isPirate, LEVELS, levelsAsked, Wheels } from './wheels';

const WHEELS = new Set(['marker', 'shift', 'extra']);
const NATIONS = new Set(['claim', 'pips', 'act', 'remove']);
const TRADE = new Set([
  'load', 'take', 'ask-count', 'ask-fee', 'load-reply', 'load-counter', 'deliver', 'want', 'share', 'pick', 'raid', 'raid-hit',
]);

const LOADING = new Set(['load', 'take', 'ask-count', 'ask-fee']);

export function Aside(props: BoardProps<CoView>): JSX.Element {
  const { view, texts, decision = '', moves = [] } = props;
  const port = portAsked(view, texts);
  /* In a battle nothing else matters, and the moves must stay in sight: the wheels are folded. */
  const battle = view.battle.side[0] !== null;
  const marking = WHEELS.has(decision);
  const asked = levelsAsked(view, texts, null, decision);
  const levels = asked.length > 0 ? asked : LEVELS;
  return (
    <div class="compagnie-aside">
      {battle ? <Battle {...props} /> : <Matter {...props} />}
      {decision === 'strategy' && <Outcomes moves={moves} texts={texts} />}
      {port && TRADE.has(decision) && <PortPanel port={port} view={view} texts={texts} loading={LOADING.has(decision)} />}
      <Fold icon="swords" title={t('Strategies')} open={marking && !battle}>
        <Wheels view={view} texts={texts} levels={levels} />
        <Effects texts={texts} levels={levels} open={marking} />
      </Fold>
      {!battle && <Market view={view} texts={texts} decision={decision} />}
      {!battle && (
        <Fold icon="deck" title={t('Tiles and supply')} open={false}>
          <Tiles view={view} texts={texts} />
        </Fold>
      )}
    </div>
  );
}

/* What can be bought and sent out. */
function Market({ view, texts, decision }: { view: CoView; texts: Texts; decision: string }): JSX.Element {
  return (
    <>
      <Fold icon="hammer" title={t('Ships and offices')} open={decision === 'buy' || decision === 'ship-fleet'}>
        <Yard view={view} texts={texts} />
      </Fold>
      <Fold icon="scroll" title={t('Development cards')} open={decision === 'research'}>
        <Sale view={view} texts={texts} />
      </Fold>
      <Fold icon="flag" title={t('Nations')} open={NATIONS.has(decision)}>
        <Nations view={view} texts={texts} />
      </Fold>
    </>
  );
}

function Fold({ icon, title, open, children }: { icon: IconName; title: string; open: boolean; children: ComponentChildren }): JSX.Element {
  return (
    <details class="compagnie-fold" open={open}>
      <summary>
        <Icon name={icon} size={16} /> {title}
      </summary>
      {children}
    </details>
  );
}

/* ---- The question, in one sentence ---- */

function Matter(props: BoardProps<CoView>): JSX.Element | null {
  const text = matter(props);
  return text ? <p class="compagnie-matter">{text}</p> : null;
}

function matter({ view, texts }: BoardProps<CoView>): string {
  const frame = view.stack.at(-1);
  if (!frame) return '';
  const number = (name: string) => Number(frame[name] ?? 0);
  const word = (kind: string, name: string) => texts.label(kind, wordsOf(texts, kind)[number(name)] ?? '');
  const name = texts.label('company', view.active ?? '');
  switch (frame.at) {
    case 'step':
      return tn('Fleet {number}: {n} step left', 'Fleet {number}: {n} steps left', number('left'), { number: word('number', 'number') });
    case 'load':
      return t('Fleet {number} loads', { number: word('number', 'number') });
    case 'load-reply':
      return tn('{name} asks for {n} bale; the fee is {fee}.', '{name} asks for {n} bales; the fee is {fee}.', number('count'), {
        name,
        fee: number('fee'),
      });
    case 'load-counter':
      return tn('{name} wants {fee} for {n} bale.', '{name} wants {fee} for {n} bales.', number('count'), {
        name: word('company', 'owner'),
        fee: number('fee'),
      });
    case 'build-reply':
      return t('{name} asks to build in {port}; the fee is {fee}.', { name, port: word('port', 'port'), fee: number('fee') });
    case 'build-counter':
      return t('{name} wants {fee} for permission to build in {port}.', {
        name: texts.label('company', view.port[number('port')]?.admin ?? ''),
        fee: number('fee'),
        port: word('port', 'port'),
      });
    case 'challenge':
      return t('{party} could challenge {name} {number}.', { party: word('party', 'party'), name, number: word('number', 'number') });
    case 'want':
      return `${word('port', 'port')}, ${word('field', 'field')}`;
    case 'tribute':
      return tn('Pirates of {nest}: {n} pip; bales given: {given}', 'Pirates of {nest}: {n} pips; bales given: {given}', view.nest[number('nest')] ?? 0, {
        nest: word('nest', 'nest'),
        given: number('given'),
      });
    case 'unrest':
      return tn('{fleet} takes {n} more token.', '{fleet} takes {n} more tokens.', number('left'), { fleet: word('fleet', 'fleet') });
    case 'raid-hit':
      return tn('{n} hit left', '{n} hits left', number('hits'));
    case 'loss-tokens':
      return t('Rolled and added so far: {n} of 6', { n: Number(view.stack.at(-2)?.sum ?? 0) });
    case 'deliver':
      return view.turn.takings ? t('Takings so far: {n}', { n: view.turn.takings }) : '';
    default:
      return '';
  }
}

/* ---- Battles ---- */

/* Stages of a battle, as the engine counts them: the order of the effects is decided, the hits are dealt. */
const ORDERED = 3;
const DEALT = 7;

/* What has been told of this battle. */
const told = (lately: GameEvent[]) => lately.slice(lately.findLastIndex(({ kind }) => kind === 'battle') + 1);

function Battle({ view, texts, lately, decision }: BoardProps<CoView>): JSX.Element {
  const { node, tile } = view.battle;
  const events = told(lately);
  return (
    <section class="compagnie-battle" aria-label={t('Battle')}>
      <h3>
        <Icon name="swords" size={18} /> {node ? texts.label('node', node) : t('Battle')}
      </h3>
      <div class="compagnie-sides">
        <Side side={0} view={view} texts={texts} events={events} decision={decision} />
        <Side side={1} view={view} texts={texts} events={events} decision={decision} />
      </div>
      <FortFire view={view} texts={texts} events={events} />
      {tile && <p>{texts.label('tile', tile)}</p>}
    </section>
  );
}

/* The fire of the fort that takes part: as long as nobody knows whether a Flight stops it, and once it has fired. */
function FortFire({ view, texts, events }: { view: CoView; texts: Texts; events: GameEvent[] }): JSX.Element | null {
  const { fort, fire, stage } = view.battle;
  if (!fort) return null;
  const name = texts.label('company', fort);
  if (stage < DEALT) return <p>{tn('{name}’s fort adds {n} hit, unless a Flight is first.', '{name}’s fort adds {n} hits, unless a Flight is first.', fire, { name })}</p>;
  return events.some(({ kind }) => kind === 'fire') ? <p>{tn('{name}’s fort has added {n} hit.', '{name}’s fort has added {n} hits.', fire, { name })}</p> : null;
}

const isNation = (party: string, texts: Texts): party is Nation => wordsOf<string>(texts, 'nation').includes(party);
const fortOwner = (party: string) => (party.startsWith('fort-') ? party.slice(5) : null);

interface SideProps {
  side: 0 | 1;
  view: CoView;
  texts: Texts;
  events: GameEvent[];
  decision: string | undefined;
}

function Side({ side, view, texts, events, decision }: SideProps): JSX.Element {
  const { side: parties, strategy, first, stage } = view.battle;
  const party = parties[side] ?? '';
  const fleet = fleetsOf(view, texts).find(({ word }) => word === party);
  const seat = texts.ownerOf(fortOwner(party) ?? party); /* of a fleet that has perished as well */
  const company = seat === undefined ? null : view.company[seat];
  const leads = stage >= ORDERED && first === side;
  return (
    <div class={`compagnie-side ${leads ? 'first' : ''}`}>
      <strong>
        {seat !== undefined && <Colours seat={seat} letter={seatLetter(texts, seat)} />}
        {isNation(party, texts) && <NationMark nation={party} />}
        {texts.label('party', party)}
        {fleet && fleet.level > 0 && <span class="compagnie-level">+{fleet.level}</span>}
      </strong>
      {fleet ? <Fighters side={side} fleet={fleet} view={view} texts={texts} /> : <Strength party={party} view={view} texts={texts} />}
      <Choice played={strategy[side] ?? company?.chosen ?? null} secret={company?.has_chosen ?? false} texts={texts} />
      {leads && <span class="quiet">{t('acts first')}</span>}
      <Hits side={side} view={view} events={events} decision={decision} />
    </div>
  );
}

/* The ships still in the battle, and those that the enemy has boarded. */
function Fighters({ side, fleet, view, texts }: { side: 0 | 1; fleet: Fleet; view: CoView; texts: Texts }): JSX.Element {
  const lost = new Set<string>(view.battle.aside[1 - side]);
  const captor = texts.label('party', view.battle.side[1 - side] ?? '');
  return (
    <span class="compagnie-shiplines">
      {fleet.ships.filter(({ word }) => !lost.has(word)).map((ship) => (
        <ShipLine key={ship.word} ship={ship} texts={texts} />
      ))}
      {fleet.ships.filter(({ word }) => lost.has(word)).map(({ word }) => (
        <span key={word} class="compagnie-boarded">
          <s>{texts.label('ship', word)}</s> {t('boarded by {name}', { name: captor })}
        </span>
      ))}
    </span>
  );
}

/* What a nation, pirates or a fort alone have. */
function Strength({ party, view, texts }: { party: string; view: CoView; texts: Texts }): JSX.Element | null {
  const nation = view.nation[wordsOf(texts, 'nation').indexOf(party)];
  const node = view.battle.node;
  if (fortOwner(party) && node) {
    const port = view.port[wordsOf(texts, 'port').indexOf(node)];
    return <span>{t('{n} left', { n: (nodeOf(texts, node).fort ?? 0) - (port?.fort_damage ?? 0) })}</span>;
  }
  if (!nation && !isPirate(party)) return null;
  const parts = [
    tn('{n} ship', '{n} ships', view.battle.foreign),
    nation ? `+${nation.level}` : '',
    nation?.damage ? t('damage {n}', { n: nation.damage }) : '',
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}

/* Hits before they are dealt, all that were dealt, and how many of them are still to be allotted. */
function Hits({ side, view, events, decision }: Pick<SideProps, 'side' | 'view' | 'events' | 'decision'>): JSX.Element | null {
  const { hits, side: parties, stage } = view.battle;
  const dealt = events.findLast(({ kind, args }) => kind === 'hits' && args?.[0] === parties[side])?.args?.[1] ?? 0;
  const total = stage < DEALT || !events.some(({ kind }) => kind === 'first') ? hits[side]! : Number(dealt);
  return (
    <>
      {total > 0 && <span class="compagnie-hits">{tn('deals {n} hit', 'deals {n} hits', total)}</span>}
      {decision === 'allot' && hits[side]! > 0 && <span>{tn('{n} hit left', '{n} hits left', hits[side]!)}</span>}
    </>
  );
}

function Choice({ played, secret, texts }: { played: string | null; secret: boolean; texts: Texts }): JSX.Element | null {
  if (played) return <em data-about={t(texts.word('strategy', played)?.text ?? '')}>{texts.label('strategy', played)}</em>;
  return secret ? <span class="chip">{t('has chosen')}</span> : null;
}
