/* Along the bottom edge: the reader's own fleets with their holds, what lies ashore and the development cards; before them the strategy
 * wheels, while they matter. */
import type { JSX } from 'preact';
import type { Card as CardWord } from '../../generated/compagnie';
import { Picture } from '../parts/card';
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
import { levelsAsked, Wheels } from './wheels';

/* So few ships lie side by side as cards; more of them in a row for each fleet. */
const FEW = 4;

export function Hand(props: SeatProps<CoView>): JSX.Element {
  const { view, texts, seat, asked, decision } = props;
  const own = fleetsOf(view, texts).filter((fleet) => fleet.seat === seat);
  const isFighting = ({ word }: Fleet) => view.battle.side.some((party) => party === word);
  const fleets = [...own.filter(isFighting), ...own.filter((fleet) => !isFighting(fleet))];
  const { cards, fresh } = view.company[seat]!;
  const holdings = holdingsOf(view, texts, companyOf(texts, seat));
  const levels = levelsAsked(view, texts, seat, asked === seat ? decision : undefined);
  const roomy = fleets.reduce((sum, { ships }) => sum + ships.length, 0) <= FEW && fleets.length <= 2;
  return (
    <div class="hand compagnie-hand">
      {levels.length > 0 && (
        <section class="compagnie-wheelboard" aria-label={t('Strategies')}>
          <h3>{t('Strategies')}</h3>
          <Wheels view={view} texts={texts} levels={levels} />
        </section>
      )}
      {fleets.length === 0 ? (
        <p class="empty-hand">
          <Icon name="ship" size={28} />
          {t('You have no ships.')}
        </p>
      ) : (
        <div class={`compagnie-squadrons ${roomy ? 'roomy' : ''}`}>
          {fleets.map((fleet) => (
            <FleetPanel key={fleet.word} fleet={fleet} steps={stepsOf(view, texts, fleet)} played={isPlayed(view, fleet)} texts={texts} />
          ))}
        </div>
      )}
      {holdings.length > 0 && (
        <section class="compagnie-ashore" aria-label={t('Ashore')}>
          <h3>{t('Ashore')}</h3>
          <Holdings holdings={holdings} texts={texts} />
        </section>
      )}
      {cards.length > 0 && (
        <div class={`compagnie-deeds ${cards.length > FEW ? 'many' : ''}`}>
          {cards.map((card) => (
            <OwnCard key={card} card={card} fresh={card === fresh} texts={texts} />
          ))}
        </div>
      )}
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
          <ShipPanel key={ship.word} ship={ship} seat={fleet.seat} node={fleet.node} texts={texts} />
        ))}
      </div>
    </section>
  );
}

/* Who has a card has met what it asks for, which its text begins with. */
const worksAs = (text: string) => text.slice(text.indexOf('. ') + 1).trim();

function OwnCard({ card, fresh, texts }: { card: CardWord; fresh: boolean; texts: Texts }): JSX.Element {
  const { points } = cardOf(texts, card);
  return (
    <Thing id={`card:${card}`} html class={`compagnie-offer compagnie-deed ${fresh ? 'fresh' : ''}`} quiet>
      <Picture>{pictureOf(card)}</Picture>
      <span class="compagnie-words">
        <span class="compagnie-offername">
          {texts.label('card', card)}
          <span class="compagnie-need">
            <Icon name="star" size={13} />
            <span class="unseen">{t('Points')}</span> {points}
          </span>
        </span>
        <span class="compagnie-small">{[fresh ? t('from the next turn on') : '', worksAs(t(texts.word('card', card)?.text ?? ''))].filter(Boolean).join(': ')}</span>
      </span>
    </Thing>
  );
}
