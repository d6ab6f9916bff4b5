/* A ship as a card: silhouette, wear up to its strength, hold. Large for its owner, small in lists. */
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Icon } from '../parts/icons';
import { NamedIcon } from '../parts/pieces';
import { Ship } from '../parts/ships';
import { PointingContext, Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { Good } from '../../generated/compagnie';
import { isSlow, marketsOf, silhouette, wearOf, type ShipCard } from './facts';
import { BaleMark } from './pieces';

/* One cell for each token that the ship bears before it is lost; behind the notch it is slow. */
export function Wear({ ship }: { ship: ShipCard }): JSX.Element {
  const { strength, threshold } = ship.printed;
  const { damage, mutiny } = ship;
  const label = t('damage {damage}, mutiny {mutiny}, lost at {strength}, slow from {threshold}', { damage, mutiny, strength, threshold });
  return (
    <span class="compagnie-wear" role="img" aria-label={label} data-about={label}>
      {Array.from({ length: strength }, (_, i) => (
        <span key={i} class={`${i < ship.damage ? 'damage' : i < wearOf(ship) ? 'mutiny' : ''} ${i === threshold ? 'notch' : ''}`} />
      ))}
    </span>
  );
}

export const SmallShip = ({ ship, seat }: { ship: ShipCard; seat?: number }) => (
  <svg viewBox="-27 -40 55 48" width="24" height="21" aria-hidden="true">
    <Ship type={silhouette(ship.type)} seat={seat} />
  </svg>
);

/* In a list: silhouette, wear, bales. */
export function ShipLine({ ship, texts }: { ship: ShipCard; texts: Texts }): JSX.Element {
  return (
    <span class="compagnie-shipline" data-about={texts.label('ship', ship.word)}>
      <span class="unseen">{texts.label('type', ship.type)}</span>
      <SmallShip ship={ship} />
      <Wear ship={ship} />
      <span class="compagnie-goods">
        {ship.cargo.map((good, i) => (
          <BaleMark key={i} good={good} label={texts.label('good', good)} size={12} />
        ))}
      </span>
    </span>
  );
}

/* A bale, and where it can be sold: a line for each port. */
const saleOf = (good: Good, node: string, texts: Texts) =>
  [
    texts.label('good', good),
    ...marketsOf(texts, good, node).map(({ port, price, steps }) => `${texts.label('port', port)}: ${tn('{n} ducat', '{n} ducats', price)}, ${tn('{n} step', '{n} steps', steps)}`),
  ].join('\n');

export function ShipPanel({ ship, seat, node, texts }: { ship: ShipCard; seat: number; node: string; texts: Texts }): JSX.Element {
  const { type, printed } = ship;
  const slow = isSlow(ship);
  return (
    <div class="compagnie-ship">
      <Thing id={`ship:${ship.word}`} html class="compagnie-shipcard" quiet>
        <svg viewBox="-30 -49 60 56" class="compagnie-shippicture" aria-hidden="true">
          <Ship type={silhouette(type)} seat={seat} scale={1} />
        </svg>
        <span class="compagnie-shipname">{texts.label('ship', ship.word)}</span>
        <span class="compagnie-shipfigures">
          <NamedIcon icon="sail" label={t('Speed at sea')} size={13} class={slow ? 'slow' : ''}>
            {slow ? t('slow') : printed.speed}
          </NamedIcon>
          <NamedIcon icon="cannon" label={t('Volley')} size={13}>
            {printed.volley}
          </NamedIcon>
        </span>
        <Wear ship={ship} />
      </Thing>
      <Aboard ship={ship} node={node} texts={texts} />
    </div>
  );
}

/* Bales and tokens have no name but their kind: they can be pointed at once their ship was. */
function Aboard({ ship, node, texts }: { ship: ShipCard; node: string; texts: Texts }): JSX.Element {
  const { state } = useContext(PointingContext);
  const chosen = state(`ship:${ship.word}`) === 'chosen';
  const id = (thing: string) => (chosen ? thing : `${ship.word} ${thing}`);
  const empty = Math.max(0, ship.printed.cargo - ship.cargo.length);
  return (
    <div class="compagnie-hold">
      {ship.cargo.map((good, i) => (
        <Thing key={i} id={id(`good:${good}`)} html class="compagnie-space-aboard" quiet>
          <BaleMark good={good} label={saleOf(good, node, texts)} size={22} />
        </Thing>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`empty ${i}`} class="compagnie-empty" role="img" aria-label={t('empty cargo space')} data-about={t('empty cargo space')} />
      ))}
      {(['damage', 'mutiny'] as const).map((token) =>
        ship[token] > 0 ? (
          <Thing key={token} id={id(`token:${token}`)} html class={`compagnie-token ${token}`} quiet>
            <Icon name={token === 'damage' ? 'damage' : 'fist'} size={14} />
            <span class="unseen">{texts.label('token', token)}</span> {ship[token]}
          </Thing>
        ) : null,
      )}
    </div>
  );
}
