/* What belongs to the pending decision: the encounter that is met, the fight and its numbers, the market. */
import type { JSX } from 'preact';
import { Card } from '../parts/card';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { factsOf, GOODS, shipOf, STRENGTHS, type Facts, type PlunderView } from './facts';
import { cardFace } from './mats';

export function Aside(props: BoardProps<PlunderView>): JSX.Element | null {
  const { view, texts, decision } = props;
  if (view.fight.foe !== 'none') return <Fight {...props} />;
  if (decision === 'trade') return <Market {...props} />;
  if (view.pending) return <Encounter card={view.pending} texts={texts} />;
  return <Status view={view} texts={texts} />;
}

function Encounter({ card, texts }: { card: string; texts: Texts }): JSX.Element {
  return (
    <section class="plunder-aside" aria-label={t('Encounter')}>
      <h3>{t('Encounter')}</h3>
      <Card face={cardFace(card, texts)} />
    </section>
  );
}

/* Both sides, number by number. */
function Fight({ view, texts }: BoardProps<PlunderView>): JSX.Element {
  const { fight } = view;
  const seat = texts.schema.words.captain?.findIndex(({ word }) => word === fight.attacker) ?? -1;
  const other = texts.schema.words.captain?.findIndex(({ word }) => word === fight.defender) ?? -1;
  const mine = sideOf(view, texts, seat);
  const theirs: Facts = other >= 0 ? sideOf(view, texts, other) : fight;
  const foe = fight.ship ? texts.label('card', fight.ship) : other >= 0 ? texts.name(other) : t(texts.label('foe', fight.foe));
  return (
    <section class="plunder-aside" aria-label={t('Fight')}>
      <table class="plunder-fight">
        <caption>
          {texts.name(seat)} <Icon name="swords" /> {foe}
        </caption>
        <tbody>
          {STRENGTHS.map(({ name, icon, label }) => (
            <tr key={name}>
              <th scope="row">
                <Icon name={icon} /> {t(label)}
              </th>
              <td class={(mine[name] ?? 0) >= (theirs[name] ?? 0) ? 'ahead' : ''}>{mine[name]}</td>
              <td class={(mine[name] ?? 0) < (theirs[name] ?? 0) ? 'ahead' : ''}>{theirs[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/* As printed on ship and mate. */
function sideOf(view: PlunderView, texts: Texts, seat: number): Facts {
  const captain = view.captain[seat];
  if (!captain) return {};
  const [ship, mate] = [shipOf(texts, captain, seat), factsOf(texts, captain.mate)];
  return { speed: (ship.speed ?? 0) + (mate.speed ?? 0), cannons: (ship.cannons ?? 0) + (mate.cannons ?? 0), crew: (ship.crew ?? 0) + (mate.crew ?? 0) };
}

function Market({ view, texts, asked }: BoardProps<PlunderView>): JSX.Element | null {
  const captain = view.captain[asked ?? -1];
  if (!captain) return null;
  const village = view.native_at.findIndex((at) => at === captain.at);
  const place = factsOf(texts, captain.at).sells ? captain.at : village >= 0 ? ['river-traders', 'war-canoes'][village]! : captain.at;
  const { sells = [], buys = [] } = factsOf(texts, place);
  return (
    <section class="plunder-aside" aria-label={t('Market')}>
      <table class="plunder-market">
        <caption>{texts.label('card', place)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Good')}</th>
            <th scope="col">{t('sells')}</th>
            <th scope="col">{t('buys')}</th>
            <th scope="col">{t('aboard')}</th>
            <th scope="col">{t('supply')}</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good, i) => (
            <tr key={good}>
              <th scope="row">
                <Thing id={`good:${good}`} html class="plunder-good" quiet>
                  <Icon name={good} /> {texts.label('good', good)}
                </Thing>
              </th>
              <td>{sells[i] || '–'}</td>
              <td>{buys[i] || '–'}</td>
              <td>{(captain.traded[i] ?? 0) + (captain.plundered[i] ?? 0)}</td>
              <td>{view.supply[i]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/* Round, deck, wars: what a glance should find when nothing else is at stake. */
function Status({ view, texts }: { view: PlunderView; texts: Texts }): JSX.Element {
  const wars = view.war.filter(({ a, b }) => a && b);
  return (
    <p class="plunder-status">
      <span>{t('Round {n}', { n: view.round })}</span>
      <span>
        <Icon name="deck" size={16} /> {t('deck {n}', { n: view.deck.length })}
      </span>
      <span>{t('discards {n}', { n: view.discard.length })}</span>
      {wars.map(({ a, b }) => (
        <span key={`${a} ${b}`} class="plunder-war">
          <Icon name="swords" size={16} /> {texts.label('nation', a!)} – {texts.label('nation', b!)}
        </span>
      ))}
    </p>
  );
}
