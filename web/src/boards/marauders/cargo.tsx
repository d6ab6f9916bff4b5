/* A cargo card as a small tile: the good, its worth as plunder, what it does in a raid; and which ports want it. */
import type { JSX } from 'preact';
import { Icon, isIcon } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { Good } from './pictures';
import { distances, factsOf, locationIcon, type CargoFacts, type MaraudersView } from './facts';

export function CargoTile({ card, texts, price }: { card: string; texts: Texts; price?: number }): JSX.Element {
  const { good = '', plunder = 0, hit } = factsOf<CargoFacts>(texts, 'cargo', card);
  const name = texts.label('good', good);
  const effect = hit ? t('hit: {location}', { location: texts.label('location', hit) }) : t('escape');
  return (
    <Thing id={`cargo:${card}`} html class="marauders-cargo" quiet>
      <span class="marauders-good">
        <Good good={good} size={24} />
        <span>{name}</span>
      </span>
      <span class="marauders-cargo-marks">
        <span data-about={t('In a raid it pays {n} gold.', { n: plunder })}>
          <Icon name="chest" size={12} /> {plunder}
        </span>
        <span data-about={hit ? t('In a raid it hits your ship: {location}.', { location: texts.label('location', hit) }) : t('In a raid it helps the merchant escape.')} class={hit ? 'hit' : 'escape'}>
          <Icon name={hit ? locationIcon(hit) : 'wind'} size={13} />
          <span class="unseen">{effect}</span>
        </span>
        {price !== undefined && (
          <b data-about={t('Price: {n} gold', { n: price })}>
            {price}
            <Icon name="coin" size={13} />
          </b>
        )}
      </span>
    </Thing>
  );
}

/* ---- Who wants it ---- */

export const goodOf = (texts: Texts, card: string) => factsOf<CargoFacts>(texts, 'cargo', card).good ?? '';

/* Ports that want a good, the nearest first. */
function wanting(good: string, view: MaraudersView, texts: Texts, from: string): { zone: string; far: number }[] {
  const far = distances(texts, from);
  return wordsOf(texts, 'zone')
    .flatMap((zone, i) => (view.demand[i] === good ? [{ zone, far: far.get(zone) ?? 0 }] : []))
    .sort((a, b) => a.far - b.far);
}

export const Wanted = ({ good, view, texts, from }: { good: string; view: MaraudersView; texts: Texts; from: string }) => {
  const ports = wanting(good, view, texts, from);
  return (
    <p class="marauders-wanted">
      {ports.length === 0 ? t('not in demand anywhere') : ports.map(({ zone, far }) => (far === 0 ? t('{port} (here)', { port: texts.label('zone', zone) }) : `${texts.label('zone', zone)} ${far}`)).join(' · ')}
    </p>
  );
};

/* The goods among these cards, and where they are wanted. */
export function Demands({ cards, from, view, texts }: { cards: string[]; from: string; view: MaraudersView; texts: Texts }): JSX.Element {
  const goods = [...new Set(cards.map((card) => goodOf(texts, card)))];
  return (
    <ul class="marauders-demands" aria-label={t('where it is in demand, and how many borders away')}>
      {goods.length > 0 && <li class="quiet">{t('In demand in (borders away):')}</li>}
      {goods.map((good) => (
        <li key={good}>
          <Icon name={isIcon(good) ? good : 'crate'} size={15} />
          <span class="unseen">{texts.label('good', good)}</span>
          <Wanted good={good} view={view} texts={texts} from={from} />
        </li>
      ))}
    </ul>
  );
}
