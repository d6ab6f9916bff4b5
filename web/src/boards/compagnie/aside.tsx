/* Beside the moves: what the question is about, the battle, the port, what can be bought; folded, what else lies beside the board. */
import type { ComponentChildren, JSX } from 'preact';
import type { Nation } from '../../generated/compagnie';
import { seatLetter } from '../parts/flags';
import { Icon, type IconName } from '../parts/icons';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { fleetsOf, portAsked, seatOf, strategyOf, type CoView } from './facts';
import { Colours } from './pieces';
import { ShipLine } from './ships';
import { Nations, PortPanel, Sale, Tiles, Yard } from './tables';
import { Effects, LEVELS, Wheels } from './wheels';

const WHEELS = new Set(['marker', 'shift', 'extra']);
const NATIONS = new Set(['claim', 'pips', 'act', 'remove']);
const TRADE = new Set([
  'load', 'take', 'ask-count', 'ask-fee', 'load-reply', 'load-counter', 'deliver', 'want', 'share', 'pick', 'raid', 'raid-hit',
]);

export function Aside(props: BoardProps<CoView>): JSX.Element {
  const { view, texts, decision = '' } = props;
  const port = portAsked(view, texts);
  /* In a battle nothing else matters, and the moves must stay in sight. */
  if (view.battle.side[0] !== null)
    return (
      <div class="compagnie-aside">
        <Battle view={view} texts={texts} />
        <Wheels view={view} texts={texts} levels={levelsOf(view, texts)} />
        <Effects texts={texts} levels={levelsOf(view, texts)} />
      </div>
    );
  return (
    <div class="compagnie-aside">
      <Matter {...props} />
      {port && TRADE.has(decision) && <PortPanel port={port} view={view} texts={texts} />}
      <Fold icon="swords" title={t('Strategies')} open={WHEELS.has(decision)}>
        <Wheels view={view} texts={texts} levels={LEVELS} />
        <Effects texts={texts} levels={LEVELS} />
      </Fold>
      <Fold icon="hammer" title={t('Ships and offices')} open={decision === 'buy' || decision === 'ship-fleet'}>
        <Yard view={view} texts={texts} />
      </Fold>
      <Fold icon="scroll" title={t('Development cards')} open={decision === 'research'}>
        <Sale view={view} texts={texts} />
      </Fold>
      <Fold icon="flag" title={t('Nations')} open={NATIONS.has(decision)}>
        <Nations view={view} texts={texts} />
      </Fold>
      <Fold icon="deck" title={t('Tiles and supply')} open={false}>
        <Tiles view={view} texts={texts} />
      </Fold>
    </div>
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
    case 'load-counter':
      return tn('{name} asks for {n} bale; the fee is {fee}.', '{name} asks for {n} bales; the fee is {fee}.', number('count'), {
        name,
        fee: number('fee'),
      });
    case 'build-reply':
    case 'build-counter':
      return t('{name} asks to build in {port}; the fee is {fee}.', { name, port: word('port', 'port'), fee: number('fee') });
    case 'challenge':
      return t('{party} could challenge {name} {number}.', { party: word('party', 'party'), name, number: word('number', 'number') });
    case 'want':
      return `${word('port', 'port')}, ${word('field', 'field')}`;
    case 'tribute':
      return t('Pirates of {nest}: {n} pips; bales given: {given}', {
        nest: word('nest', 'nest'),
        n: view.nest[number('nest')] ?? 0,
        given: number('given'),
      });
    case 'unrest':
      return tn('{fleet} takes {n} token more.', '{fleet} takes {n} tokens more.', number('left'), { fleet: word('fleet', 'fleet') });
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

/* The wheels that matter: those up to the better of the two sides. */
function levelsOf(view: CoView, texts: Texts): number[] {
  const fleets = fleetsOf(view, texts);
  const levels = view.battle.side.map((side, i) => {
    const played = view.battle.strategy[i];
    const foreign = view.nation[wordsOf(texts, 'nation').indexOf(side ?? '')]?.level ?? 0;
    return Math.max(foreign, fleets.find(({ word }) => word === side)?.level ?? 0, played ? strategyOf(texts, played).level : 0);
  });
  return LEVELS.filter((level) => level <= Math.max(...levels));
}

function Battle({ view, texts }: { view: CoView; texts: Texts }): JSX.Element {
  const { node, tile, fort, fire } = view.battle;
  return (
    <section class="compagnie-battle" aria-label={t('Battle')}>
      <h3>
        <Icon name="swords" size={18} /> {node ? texts.label('node', node) : t('Battle')}
      </h3>
      <div class="compagnie-sides">
        <Side side={0} view={view} texts={texts} />
        <Side side={1} view={view} texts={texts} />
      </div>
      {fort && <p>{t('The fort of {name} fires {n}.', { name: texts.label('company', fort), n: fire })}</p>}
      {tile && <p>{texts.label('tile', tile)}</p>}
    </section>
  );
}

const isNation = (party: string, texts: Texts): party is Nation => wordsOf<string>(texts, 'nation').includes(party);

function Side({ side, view, texts }: { side: 0 | 1; view: CoView; texts: Texts }): JSX.Element {
  const { side: parties, strategy, hits, first, foreign } = view.battle;
  const party = parties[side] ?? '';
  const fleet = fleetsOf(view, texts).find(({ word }) => word === party);
  const seat = fleet?.seat ?? seatOf(texts, party.startsWith('fort-') ? (party.slice(5) as never) : null);
  const company = seat === undefined ? null : view.company[seat];
  const played = strategy[side];
  const revealed = strategy[0] !== null && strategy[1] !== null;
  return (
    <div class={`compagnie-side ${revealed && first === side ? 'first' : ''}`}>
      <strong>
        {seat !== undefined && <Colours seat={seat} letter={seatLetter(texts, seat)} />}
        {isNation(party, texts) && <NationMark nation={party} />}
        {texts.label('party', party)}
        {fleet && fleet.level > 0 && <span class="compagnie-level">+{fleet.level}</span>}
      </strong>
      {fleet ? (
        <span class="compagnie-shiplines">
          {fleet.ships.map((ship) => (
            <ShipLine key={ship.word} ship={ship} texts={texts} />
          ))}
        </span>
      ) : (
        seat === undefined && <span>{tn('{n} ship', '{n} ships', foreign)}</span>
      )}
      <Choice played={played ?? company?.chosen ?? null} secret={company?.has_chosen ?? false} texts={texts} />
      {revealed && first === side && <span class="quiet">{t('acts first')}</span>}
      {hits[side]! > 0 && <span class="compagnie-hits">{tn('deals {n} hit', 'deals {n} hits', hits[side]!)}</span>}
    </div>
  );
}

function Choice({ played, secret, texts }: { played: string | null; secret: boolean; texts: Texts }): JSX.Element | null {
  if (played) return <em title={t(texts.word('strategy', played)?.text ?? '')}>{texts.label('strategy', played)}</em>;
  return secret ? <span class="chip">{t('has chosen')}</span> : null;
}

