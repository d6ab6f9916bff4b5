/* What lies beside the board: a port's prices in full, ships and offices, cards on sale, nations, tiles. */
import type { JSX } from 'preact';
import type { Card, Function, Good, Nation, Port, Tile, Type } from '../../generated/compagnie';
import { Picture } from '../parts/card';
import { Icon } from '../parts/icons';
import { NamedIcon } from '../parts/pieces';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { cardOf, isMet, marketsOf, nodeOf, silhouette, tileOf, typeOf, type CoView, type TileFacts } from './facts';
import { pictureOf } from './pictures';
import { BaleMark, PostPath } from './pieces';

interface Props {
  view: CoView;
  texts: Texts;
}

/* A port: what it buys, or, to whoever loads there, where its good can be sold. */
export function PortPanel({ port, view, texts, loading }: Props & { port: Port; loading: boolean }): JSX.Element {
  const good = nodeOf(texts, port).good!;
  const goods = wordsOf<Good>(texts, 'good');
  return (
    <section class="compagnie-market" aria-label={texts.label('port', port)}>
      <h3>
        {texts.label('port', port)} <BaleMark good={good} label={texts.label('good', good)} />
        <span class="quiet">{t('{n} in the supply', { n: view.supply[goods.indexOf(good)] ?? 0 })}</span>
      </h3>
      {loading ? <Markets good={good} from={port} texts={texts} /> : <Prices port={port} texts={texts} />}
    </section>
  );
}

function Prices({ port, texts }: { port: Port; texts: Texts }): JSX.Element {
  const { prices = [] } = nodeOf(texts, port);
  return (
    <ul>
      {wordsOf<Good>(texts, 'good').map((good, i) =>
        prices[i] ? (
          <li key={good}>
            <BaleMark good={good} /> {texts.label('good', good)} <b>{prices[i]}</b>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Markets({ good, from, texts }: { good: Good; from: Port; texts: Texts }): JSX.Element {
  return (
    <>
      <p>{t('Where to sell {good}: ducats for a bale, and steps from here', { good: texts.label('good', good) })}</p>
      <ul>
        {marketsOf(texts, good, from).map(({ port, price, steps }) => (
          <li key={port}>
            {texts.label('port', port)} <b>{price}</b> <span class="quiet">{tn('{n} step', '{n} steps', steps)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/* The four types of ship with what is printed on them and how many are left, and the three offices. */
export function Yard({ view, texts }: Props): JSX.Element {
  const ships = wordsOf(texts, 'ship');
  const isOf = (type: Type, ship: number) => texts.word('ship', ships[ship]!)?.facts?.type === type;
  const left = (type: Type) => view.ship.filter(({ fleet }, i) => fleet === null && isOf(type, i)).length;
  return (
    <div class="compagnie-yard">
      {wordsOf<Type>(texts, 'type').map((type) => (
        <Thing key={type} id={`type:${type}`} html class="compagnie-offer" quiet>
          <svg viewBox="-30 -42 60 50" width="40" height="34" aria-hidden="true">
            <Ship type={silhouette(type)} />
          </svg>
          <span class="compagnie-words" data-about={t(texts.word('type', type)?.text ?? '')}>
            <span class="compagnie-offername">
              {texts.label('type', type)} <span class="quiet">×{left(type)}</span>
            </span>
            <TypeFigures type={type} texts={texts} />
          </span>
          <Cost n={typeOf(texts, type).cost} />
        </Thing>
      ))}
      {wordsOf<Function>(texts, 'function').map((post) => (
        <Thing key={post} id={`function:${post}`} html class="compagnie-offer" quiet>
          <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <PostPath post={post} />
          </svg>
          <span class="compagnie-words">
            <span class="compagnie-offername">{texts.label('function', post)}</span>
            <span class="compagnie-small">{t(texts.word('function', post)?.text ?? '')}</span>
          </span>
        </Thing>
      ))}
    </div>
  );
}

function TypeFigures({ type, texts }: { type: Type; texts: Texts }): JSX.Element {
  const { strength, threshold, cargo, speed, volley, insured, points } = typeOf(texts, type);
  const figures = [
    { icon: 'shield' as const, label: t('Strength, and the wear from which it is slow'), value: `${strength}/${threshold}` },
    { icon: 'hold' as const, label: t('Cargo spaces'), value: cargo },
    { icon: 'sail' as const, label: t('Speed at sea'), value: speed },
    { icon: 'cannon' as const, label: t('Volley'), value: volley },
    { icon: 'wreck' as const, label: t('Insured value'), value: insured },
    { icon: 'star' as const, label: t('Points'), value: points },
  ];
  return (
    <span class="compagnie-figures">
      {figures.map(({ icon, label, value }) => (
        <NamedIcon key={label} icon={icon} label={label} size={13}>
          {value}
        </NamedIcon>
      ))}
    </span>
  );
}

const Cost = ({ n }: { n: number }) => (
  <span class="compagnie-cost" data-about={t('Ducats')}>
    {n}
    <Icon name="coin" size={15} />
  </span>
);

export function Sale({ view, texts }: Props): JSX.Element {
  const cards = wordsOf<Card>(texts, 'card').flatMap((card, i) => (view.sale[i] ? [{ card, left: view.sale[i] }] : []));
  return (
    <div class="compagnie-yard">
      {cards.length === 0 && <p class="quiet">{t('No card is on sale.')}</p>}
      {cards.map(({ card, left }) => {
        const { cost, points } = cardOf(texts, card);
        return (
          <Thing key={card} id={`card:${card}`} html class="compagnie-offer" quiet>
            <Picture>{pictureOf(card)}</Picture>
            <span class="compagnie-words">
              <span class="compagnie-offername">
                {texts.label('card', card)} <span class="quiet">×{left}</span>
                <span class="compagnie-figures">
                  <span data-about={t('Points')}>
                    <Icon name="star" size={13} /> {points}
                  </span>
                </span>
              </span>
              <span class="compagnie-small">{t(texts.word('card', card)?.text ?? '')}</span>
              <Requirement card={card} view={view} texts={texts} />
            </span>
            <Cost n={cost} />
          </Thing>
        );
      })}
    </div>
  );
}

/* For the company that looks: can it have the card, apart from the ducats? */
function Requirement({ card, view, texts }: Props & { card: Card }): JSX.Element | null {
  const company = typeof view.viewer === 'number' ? view.company[view.viewer] : undefined;
  if (!company || company.cards.includes(card)) return null;
  const met = isMet(view, texts, view.viewer as number, card);
  return (
    <span class={`compagnie-need ${met ? 'met' : 'unmet'}`}>
      <Icon name={met ? 'check' : 'close'} size={13} /> {met ? t('requirement met') : t('requirement not met')}
    </span>
  );
}

export function Nations({ view, texts }: Props): JSX.Element {
  return (
    <div class="compagnie-yard">
      {wordsOf<Nation>(texts, 'nation').map((nation, i) => {
        const { node, pips, level, damage, controller, allies } = view.nation[i]!;
        const state = [
          tn('{n} pip', '{n} pips', pips),
          `+${level}`,
          damage ? t('damage {n}', { n: damage }) : '',
          controller ? t('controlled by {name}', { name: texts.label('company', controller) }) : '',
          ...allies.map((ally) => t('allied with {name}', { name: texts.label('company', ally) })),
        ].filter(Boolean);
        return (
          <Thing key={nation} id={`nation:${nation}`} html class="compagnie-offer" quiet>
            <NationMark nation={nation} />
            <span class="compagnie-words">
              <span class="compagnie-offername">
                {texts.label('nation', nation)} {node && <span class="quiet">{texts.label('node', node)}</span>}
              </span>
              {node && <span>{state.join(' · ')}</span>}
              <span class="compagnie-small">{t(texts.word('nation', nation)?.text ?? '')}</span>
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

const STACKS: TileFacts['kind'][] = ['region', 'storm', 'pirates', 'refill', 'mutiny', 'ambush'];

/* The open discards of every stack, and the bales in the box. */
export function Tiles({ view, texts }: Props): JSX.Element {
  const names = {
    region: t('Storm regions'),
    storm: t('Storm strengths'),
    pirates: t('Pirates'),
    refill: t('Refills'),
    mutiny: t('Mutiny'),
    ambush: t('Pirate strategies'),
  };
  const stillIn = new Set<string>(view.tiles);
  const tiles = wordsOf<Tile>(texts, 'tile');
  return (
    <dl class="compagnie-tiles">
      {STACKS.map((kind) => {
        const stack = tiles.filter((tile) => tileOf(texts, tile).kind === kind);
        const turned = stack.filter((tile) => !stillIn.has(tile));
        return (
          <div key={kind}>
            <dt>
              {names[kind]} <span class="quiet">{t('{n} of {all} turned', { n: turned.length, all: stack.length })}</span>
            </dt>
            <dd>{turned.map((tile) => texts.label('tile', tile)).join(' · ')}</dd>
          </div>
        );
      })}
      <div>
        <dt>{t('Bales in the supply')}</dt>
        <dd class="compagnie-supply">
          {wordsOf<Good>(texts, 'good').map((good, i) => (
            <span key={good}>
              <BaleMark good={good} label={texts.label('good', good)} /> {view.supply[i]}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
