/* In port: the list of activities, the market with its prices and who wants what, the shipyard; and goods that lie there to be taken. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { isShip, Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { capital, factsOf, LOCATIONS, manoeuvrability, modIcon, says, weaponIcon, type Captain, type MaraudersView, type ShipFacts, type ZoneFacts } from './facts';
import { CargoTile, Demands, goodOf, Wanted } from './cargo';

type Props = BoardProps<MaraudersView>;

/* Each comes once in a Port action; bits of `turn.activities`. Selling comes first, so that its gold can be spent. */
const ACTIVITIES = ['sell-goods', 'buy-goods', 'shipyard', 'recruit', 'rumour', 'mission', 'deposit'];

export function Checklist({ view, texts, asked }: Props): JSX.Element {
  const aboard = view.captain[asked ?? -1]?.cargo.length ?? 0;
  const label = (word: string) => {
    const index = texts.schema.verbs.findIndex((verb) => verb.word === word);
    return texts.heading(index);
  };
  return (
    <section class="marauders-aside" aria-label={t('Port action')}>
      <h3>{t('Port action')}</h3>
      <ul class="marauders-checklist">
        {ACTIVITIES.map((word, bit) => {
          const done = (view.turn.activities >> bit) & 1;
          const late = word === ACTIVITIES[0] && !done && view.turn.activities > 0 && aboard > 0;
          return (
            <li key={word} class={done || late ? 'done' : ''}>
              <i>{done ? <Icon name="check" size={12} /> : null}</i>
              {label(word)}
              {done ? <span class="unseen"> {t('(done)')}</span> : late ? <span> {t('(too late)')}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface MarketProps {
  view: MaraudersView;
  texts: Texts;
  captain: Captain;
  panel?: boolean;
}

/* On a wide screen it lies at the bottom edge beside the hold (`panel`), on a phone below the moves. */
export function Market({ panel, ...rest }: MarketProps): JSX.Element {
  const { captain, texts } = rest;
  const cards = captain.offer.filter((card) => card !== null);
  const goods = wordsOf(texts, 'good').filter((good) => cards.some((card) => goodOf(texts, card) === good));
  return (
    <section class={panel ? 'marauders-panel marauders-market' : 'marauders-aside marauders-offers'} aria-label={t('Market')}>
      <h3>
        {t('Market')} <span class="quiet">{t('where it is in demand, and how many borders away')}</span>
      </h3>
      <div class="marauders-stalls">
        {goods.map((good) => (
          <Stall key={good} good={good} cards={cards.filter((card) => goodOf(texts, card) === good)} {...rest} />
        ))}
      </div>
    </section>
  );
}

/* The cards of one good: the more of them were laid out, the less they cost. */
function Stall({ good, cards, captain, view, texts }: MarketProps & { good: string; cards: string[] }): JSX.Element {
  const { goods: prices = [] } = factsOf<ZoneFacts>(texts, 'zone', captain.zone);
  const bought = captain.fresh[wordsOf(texts, 'good').indexOf(good)]?.length ?? 0;
  const printed = prices[Math.min(prices.length, cards.length + bought) - 1] ?? 0;
  return (
    <div class="marauders-offer">
      <div class="marauders-tiles">
        {cards.map((card) => (
          <CargoTile key={card} card={card} texts={texts} price={Math.max(1, printed - view.market.cheaper)} />
        ))}
      </div>
      <Wanted good={good} view={view} texts={texts} from={captain.zone ?? ''} />
    </div>
  );
}

/* What is aboard and who wants it: the demand of this port first. */
export function Sale({ view, texts, captain }: Props & { captain: Captain }): JSX.Element {
  const here = view.demand[wordsOf(texts, 'zone').indexOf(captain.zone ?? '')];
  return (
    <section class="marauders-aside" aria-label={t('Sale')}>
      <h3>{here ? t('In demand: {good}', { good: texts.label('good', here) }) : t('Sale')}</h3>
      <Demands cards={captain.cargo.filter((card) => card !== null)} from={captain.zone ?? ''} view={view} texts={texts} />
    </section>
  );
}

interface GoodsProps {
  title: string;
  cards: string[];
  texts: Texts;
  children?: ComponentChildren;
}

/* Goods to be taken: found, captured, or a beaten captain's. */
export function Goods({ title, cards, texts, children }: GoodsProps): JSX.Element {
  return (
    <section class="marauders-aside" aria-label={title}>
      <h3>{title}</h3>
      {children}
      <div class="marauders-tiles">
        {cards.map((card) => (
          <CargoTile key={card} card={card} texts={texts} />
        ))}
      </div>
    </section>
  );
}

interface ShipsProps {
  types: string[];
  zone: string | null; /* where they are sold */
  texts: Texts;
}

/* Ship types side by side, to choose one. */
export function Ships({ types, zone, texts }: ShipsProps): JSX.Element {
  const { ships: prices = {} } = factsOf<ZoneFacts>(texts, 'zone', zone);
  const price = t('Price without trading in the old ship');
  return (
    <section class="marauders-aside" aria-label={t('Ships')}>
      <table class="marauders-ships">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('Ship')}</span>
            </th>
            {LOCATIONS.map(({ name, icon }) => (
              <th scope="col" key={name} data-about={texts.label('location', name)}>
                <Icon name={icon} size={15} />
                <span class="unseen">{texts.label('location', name)}</span>
              </th>
            ))}
            <th scope="col" data-about={manoeuvrability()}>
              <Icon name="wind" size={15} />
              <span class="unseen">{t('Manoeuvrability')}</span>
            </th>
            {zone && (
              <th scope="col" data-about={price}>
                <Icon name="coin" size={15} />
                <span class="unseen">{price}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => {
            const facts = factsOf<ShipFacts>(texts, 'ship', type);
            return (
              <tr key={type} data-about={says(texts, 'ship', type)}>
                <th scope="row">
                  <Thing id={`ship:${type}`} html class="marauders-type" quiet>
                    <svg viewBox="-28 -40 56 46" width="40" height="33" aria-hidden="true">
                      {isShip(type) && <Ship type={type} />}
                    </svg>
                    {capital(texts.label('ship', type))}
                  </Thing>
                </th>
                {LOCATIONS.map(({ name }) => (
                  <td key={name}>{facts[name]}</td>
                ))}
                <td>{facts.manoeuvre}</td>
                {zone && <td>{prices[type] ?? facts.price ?? '–'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {zone && <p class="quiet">{price}</p>}
    </section>
  );
}

/* What the yard sells for a ship: special weapons, of which those aboard are marked, and its modification. */
export function Wares({ view, captain, texts }: { view: MaraudersView; captain: Captain; texts: Texts }): JSX.Element {
  const mod = view.mod_shown[wordsOf(texts, 'zone').indexOf(captain.zone ?? '')];
  return (
    <ul class="marauders-wares">
      {wordsOf(texts, 'weapon').map((weapon) => (
        <li key={weapon}>
          <Weapon kind="weapon" weapon={weapon} captain={captain} texts={texts} /> {says(texts, 'weapon', weapon)}
        </li>
      ))}
      {mod && says(texts, 'modification', mod) && (
        <li>
          <span class="marauders-fitting">
            <Icon name={modIcon(mod)} size={14} /> {texts.label('modification', mod)}
          </span>{' '}
          {says(texts, 'modification', mod)}
        </li>
      )}
    </ul>
  );
}

interface WeaponProps {
  kind: 'weapon' | 'ammunition';
  weapon: string;
  captain: Captain;
  texts: Texts;
}

const Weapon = ({ kind, weapon, captain, texts }: WeaponProps) => (
  <Thing id={`${kind}:${weapon}`} html class="marauders-fitting" quiet>
    <Icon name={weaponIcon(weapon)} size={14} /> {texts.label('weapon', weapon)}
    {(captain.weapons as string[]).includes(weapon) && <Icon name="check" size={12} />}
  </Thing>
);

/* Special weapons to be loaded; those aboard are marked. */
export const Weapons = ({ kind, captain, texts }: Omit<WeaponProps, 'weapon'>) => (
  <ul class="marauders-fittings">
    {wordsOf(texts, 'weapon').map((weapon) => (
      <li key={weapon} data-about={says(texts, 'weapon', weapon)}>
        <Weapon kind={kind} weapon={weapon} captain={captain} texts={texts} />
      </li>
    ))}
  </ul>
);
