/* The market: what is sold and bought here, where most is paid for what can be carried off, and the ships for sale. */
import { Fragment, type JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { factsOf, GOODS, laidCards, marketOn, roomOf, seatOf, sum, type Laid, type PlunderView } from './facts';

/* Where on the map most is paid for a good, and how many cards away that is; of equal prices the nearest. */
function bestPrice(view: PlunderView, texts: Texts, laid: Laid[], from: Laid | undefined, good: number) {
  const offers = laid.map((cell) => ({
    cell,
    price: factsOf(texts, marketOn(view, texts, cell.card)).buys?.[good] ?? 0,
    far: Math.abs(cell.x - (from?.x ?? 0)) + Math.abs(cell.y - (from?.y ?? 0)),
  }));
  return offers.sort((a, b) => b.price - a.price || a.far - b.far)[0];
}

export function Market({ place, now, view, texts }: BoardProps<PlunderView> & { place: string; now: boolean }): JSX.Element | null {
  const seat = seatOf(texts, view.active);
  const captain = view.captain[seat]!;
  const { sells = [], buys = [] } = factsOf(texts, place);
  const laid = laidCards(view, texts);
  const from = laid.find(({ card }) => card === captain.at);
  const plunder = sum(captain.plundered) > 0;
  return (
    <section class={`plunder-aside ${now ? 'plunder-now' : ''}`} aria-label={t('Market')}>
      <table class="plunder-market">
        <caption>
          {texts.label('card', place)}
          {!now && (
            <small>
              <Icon name="coin" size={16} /> {t('{n} silver', { n: captain.silver })} · {t('room to buy {n}', { n: roomOf(texts, captain, seat).own })}
            </small>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Good')}</th>
            <th scope="col">{t('you pay')}</th>
            <th scope="col">{t('you get')}</th>
            <th scope="col">{t('bought')}</th>
            {plunder && <th scope="col">{t('plundered')}</th>}
            <th scope="col">{t('supply')}</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good, i) => {
            const best = bestPrice(view, texts, laid, from, i);
            return (
              <Fragment key={good}>
                <tr>
                  <th scope="row">
                    <Thing id={`good:${good}`} html class="plunder-good" quiet>
                      <Icon name={good} /> {texts.label('good', good)}
                    </Thing>
                  </th>
                  <td>{sells[i] || '–'}</td>
                  <td>{buys[i] || '–'}</td>
                  <td>{captain.traded[i]}</td>
                  {plunder && <td>{captain.plundered[i]}</td>}
                  <td>{view.supply[i]}</td>
                </tr>
                {best && best.price > 0 && (sells[i] ?? 0) + (captain.traded[i] ?? 0) > 0 && (
                  <tr class="best">
                    <td colSpan={plunder ? 6 : 5}>
                      {best.far === 0 ? t('best price {n}, here', { n: best.price }) : t('best price {n}: {place}, {far} away', { n: best.price, place: texts.label('card', best.cell.card), far: best.far })}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <ForSale view={view} texts={texts} seat={seat} />
    </section>
  );
}

/* Ships of the hand and on offer with their price, also those too dear; the others' hands are closed and fall away. */
function ForSale({ view, texts, seat }: { view: PlunderView; texts: Texts; seat: number }): JSX.Element | null {
  const { hand, offer, at } = view.captain[seat]!;
  const ships = [...hand, offer].filter((card) => card !== null && factsOf(texts, card).kind === 'ship') as string[];
  if (ships.length === 0 || factsOf(texts, at).kind !== 'port') return null;
  return (
    <ul class="plunder-sale" aria-label={t('Ships for sale')}>
      {ships.map((ship) => (
        <li key={ship}>
          <Thing id={`card:${ship}`} html class="plunder-good" quiet>
            <Icon name="ship" /> {texts.label('card', ship)}
            <span class="plunder-price">{t('{n} silver', { n: factsOf(texts, ship).worth ?? 0 })}</span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}
