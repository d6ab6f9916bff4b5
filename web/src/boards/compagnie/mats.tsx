/* What everybody may know of a company: ducats, place in the order, fleets, what it has ashore, cards, nations. */
import type { ComponentProps, JSX } from 'preact';
import type { Nation } from '../../generated/compagnie';
import { Icon } from '../parts/icons';
import { NationMark } from '../parts/nations';
import { Figures, NamedIcon } from '../parts/pieces';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { calendarOf, companyOf, fleetsOf, holdingsOf, stepsOf, type CoView, type Fleet, type Holding } from './facts';
import { PostPath } from './pieces';
import { ShipLine } from './ships';

export function Mat({ view, texts, seat, scores }: SeatProps<CoView>): JSX.Element {
  const company = companyOf(texts, seat);
  const { ducats, losses, kept, budget, points, cards, fresh } = view.company[seat]!;
  return (
    <Thing id={`company:${company}`} html class="compagnie-mat" quiet>
      <Figures
        items={[
          { icon: 'clock', label: t('Place in the turn order'), value: view.order.indexOf(company) + 1 },
          { icon: 'coin', label: t('Ducats'), value: ducats },
          ...behind(view, texts, seat, scores),
          ...(points ? [{ icon: 'star' as const, label: t('Points at the last scoring'), value: points }] : []),
          ...(losses ? [{ icon: 'wreck' as const, label: t('Loss tokens'), value: losses }] : []),
          ...(kept ? [{ icon: 'shield' as const, label: t('Kept experience: tokens of fleets that were lost, 1 point each'), name: t('Kept experience'), value: kept }] : []),
          ...(budget ? [{ icon: 'dice' as const, label: t('Pips to place'), value: budget }] : []),
        ]}
      />
      <ul class="compagnie-fleets">
        {fleetsOf(view, texts).filter((fleet) => fleet.seat === seat).map((fleet) => (
          <FleetLine key={fleet.word} fleet={fleet} steps={stepsOf(view, texts, fleet)} texts={texts} />
        ))}
      </ul>
      <Holdings holdings={holdingsOf(view, texts, company)} texts={texts} />
      <p class="compagnie-cards">
        {cards.length > 0 && <Icon name="scroll" size={14} />}
        {cards.map((card) => (
          <span key={card} class={card === fresh ? 'fresh' : ''} data-about={t(texts.word('card', card)?.text ?? '')}>
            {texts.label('card', card)}
          </span>
        ))}
      </p>
      <Friends view={view} texts={texts} company={company} />
    </Thing>
  );
}

/* The deficit to the leader if points were counted now, and, where a scoring still sends nations, the pips that it would give. */
function behind(view: CoView, texts: Texts, seat: number, scores: number[]): ComponentProps<typeof Figures>['items'] {
  const deficit = Math.max(...scores) - (scores[seat] ?? 0);
  if (view.over || scores.length === 0 || deficit <= 0) return [];
  const { calendars, points_per_pip: step } = calendarOf(view, texts);
  const points = { icon: 'flag' as const, label: t('Points behind the leader'), value: deficit };
  if (view.calendar === calendars && view.scored) return [points];
  return [points, { icon: 'dice', label: t('Pips for nations: one for every {n} points behind the leader, to spend at the next interim scoring', { n: step }), name: t('Pips for nations'), value: Math.floor(deficit / step) }];
}

/* How far a fleet could sail now. */
export const Steps = ({ n }: { n: number }) => (
  <NamedIcon icon="sail" label={t('Steps it could make now')} size={13} class="compagnie-steps">
    {n}
  </NamedIcon>
);

function FleetLine({ fleet, steps, texts }: { fleet: Fleet; steps: number; texts: Texts }): JSX.Element {
  return (
    <li>
      <span class="compagnie-fleetname">
        <b>{texts.label('number', fleet.number)}</b>
        {fleet.level > 0 && <span class="compagnie-level">+{fleet.level}</span>}
        <span class="compagnie-where">{texts.label('node', fleet.node)}</span>
        <Steps n={steps} />
      </span>
      <span class="compagnie-shiplines">
        {fleet.ships.map((ship) => (
          <ShipLine key={ship.word} ship={ship} texts={texts} />
        ))}
      </span>
    </li>
  );
}

/* Warehouses, administrators and forts, by port. */
export function Holdings({ holdings, texts }: { holdings: Holding[]; texts: Texts }): JSX.Element | null {
  if (holdings.length === 0) return null;
  return (
    <ul class="compagnie-holdings">
      {holdings.map(({ port, warehouses, function: post, fort }) => (
        <li key={port}>
          <span>{texts.label('port', port)}</span>
          {warehouses > 0 && (
            <NamedIcon icon="home" label={t('Warehouses')} size={14}>
              {warehouses}
            </NamedIcon>
          )}
          {post && (
            <span data-about={texts.label('function', post)}>
              <svg class="icon" viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
                <PostPath post={post} />
              </svg>
              <span class="unseen">{texts.label('function', post)}</span>
            </span>
          )}
          {fort && <NamedIcon icon="stronghold" label={t('Fort')} size={15} />}
        </li>
      ))}
    </ul>
  );
}

/* What a nation is and where it lies, for whoever points at its flag. */
function friend(nation: Nation, view: CoView, texts: Texts): string {
  const { node } = view.nation[wordsOf<Nation>(texts, 'nation').indexOf(nation)]!;
  const name = [texts.label('nation', nation), node ? texts.label('node', node) : ''].filter(Boolean).join(', ');
  return `${name}. ${t('A port with a nation is open to its allies alone.')} ${t(texts.word('nation', nation)?.text ?? '')}`;
}

/* Nations that the company controls, and those it is allied with. */
function Friends({ view, texts, company }: { view: CoView; texts: Texts; company: string }): JSX.Element | null {
  const ours = wordsOf<Nation>(texts, 'nation').flatMap((nation, i) => {
    const { controller, allies } = view.nation[i]!;
    const role = controller === company ? t('Control') : allies.some((ally) => ally === company) ? t('Alliance') : '';
    return role ? [{ nation, role }] : [];
  });
  if (ours.length === 0) return null;
  return (
    <ul class="compagnie-friends">
      {ours.map(({ nation, role }) => (
        <li key={nation}>
          {role} <NationMark nation={nation} label={friend(nation, view, texts)} />
        </li>
      ))}
    </ul>
  );
}
