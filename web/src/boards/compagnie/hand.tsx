/* Along the bottom edge: the reader's own fleets, ship by ship, with their holds; behind them what lies ashore, the development cards
 * and the strategy wheels. */
import type { JSX } from 'preact';
import type { Card as CardWord } from '../../generated/compagnie';
import { Card } from '../parts/card';
import { seatLetter } from '../parts/flags';
import { Icon } from '../parts/icons';
import { NamedIcon } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { cardOf, companyOf, fleetsOf, holdingsOf, stepsOf, type CoView, type Fleet } from './facts';
import { Holdings, Steps } from './mats';
import { Colours, useLive } from './pieces';
import { pictureOf } from './pictures';
import { ShipPanel } from './ships';
import { LEVELS, Wheels } from './wheels';

export function Hand(props: SeatProps<CoView>): JSX.Element {
  const { view, texts, seat } = props;
  const fleets = fleetsOf(view, texts).filter((fleet) => fleet.seat === seat);
  const company = view.company[seat]!;
  const holdings = holdingsOf(view, texts, companyOf(texts, seat));
  return (
    <div class="hand compagnie-hand">
      {fleets.length === 0 && (
        <p class="empty-hand">
          <Icon name="ship" size={28} />
          {t('You have no ships.')}
        </p>
      )}
      {fleets.map((fleet) => (
        <FleetPanel key={fleet.word} fleet={fleet} steps={stepsOf(view, texts, fleet)} played={isPlayed(view, fleet)} texts={texts} />
      ))}
      {holdings.length > 0 && (
        <section class="compagnie-ashore" aria-label={t('Ashore')}>
          <h3>{t('Ashore')}</h3>
          <Holdings holdings={holdings} texts={texts} />
        </section>
      )}
      {company.cards.map((card) => (
        <div key={card} class={`compagnie-owned ${card === company.fresh ? 'fresh' : ''}`}>
          <OwnCard card={card} fresh={card === company.fresh} texts={texts} />
        </div>
      ))}
      <section class="compagnie-wheelboard" aria-label={t('Strategies')}>
        <h3>{t('Strategies')}</h3>
        <Wheels view={view} texts={texts} levels={LEVELS} />
      </section>
    </div>
  );
}

const isPlayed = (view: CoView, { word, number }: Fleet) =>
  view.active !== null && word.startsWith(`${view.active}-`) && view.turn.played.includes(number);

interface FleetProps {
  fleet: Fleet;
  steps: number;
  played: boolean;
  texts: Texts;
}

function FleetPanel({ fleet, steps, played, texts }: FleetProps): JSX.Element {
  const id = useLive(`fleet:${fleet.word}`, `number:${fleet.number}`);
  return (
    <section class="compagnie-fleet" aria-label={texts.label('fleet', fleet.word)}>
      <Thing id={id} html class="compagnie-fleethead" quiet>
        <Colours seat={fleet.seat} letter={seatLetter(texts, fleet.seat)} wide={20} />
        <b>{texts.label('number', fleet.number)}</b>
        {fleet.level > 0 && <span class="compagnie-level">+{fleet.level}</span>}
        <span class="compagnie-where">{texts.label('node', fleet.node)}</span>
        <Steps n={steps} />
        {played && <NamedIcon icon="check" label={t('played this turn')} size={15} />}
      </Thing>
      <div class="compagnie-ships">
        {fleet.ships.map((ship) => (
          <ShipPanel key={ship.word} ship={ship} seat={fleet.seat} texts={texts} />
        ))}
      </div>
    </section>
  );
}

function OwnCard({ card, fresh, texts }: { card: CardWord; fresh: boolean; texts: Texts }): JSX.Element {
  const { level, points } = cardOf(texts, card);
  return (
    <Card
      face={{
        id: `card:${card}`,
        title: texts.label('card', card),
        kind: [t('Level {n}', { n: level }), fresh ? t('from the next turn on') : ''].filter(Boolean).join(' · '),
        emblem: 'scroll',
        picture: pictureOf(card),
        tint: 'var(--brass-bright)',
        value: points,
        text: t(texts.word('card', card)?.text ?? ''),
      }}
    />
  );
}
