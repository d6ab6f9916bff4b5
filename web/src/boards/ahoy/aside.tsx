/* Beside the moves: a region to be laid, the battle that is being fought, Fame, the state of the round, the Market for who has no board of his own. */
import type { JSX } from 'preact';
import { Die } from '../parts/pieces';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps, SeatProps } from '../board';
import { crewSlots, figureName, figureOf, foundTile, ownerOf, seatOfFaction, slotsAsked, type AhoyView } from './facts';
import { FameTrack } from './fame';
import { FoundTile } from './found';
import { Slots } from './hand';
import { Market } from './market';
import { Back } from './pictures';
import { Day } from './round';

export function Aside(props: BoardProps<AhoyView>): JSX.Element {
  const { view, texts } = props;
  const found = foundTile(view, texts);
  const affairs = (
    <>
      <FameTrack {...props} />
      <Status view={view} texts={texts} />
      {typeof props.eyes !== 'number' && <Market market={view.market} texts={texts} />}
    </>
  );
  return (
    <>
      {found && <FoundTile tile={found} texts={texts} />}
      {view.stack.at(-1)?.at === 'deal' && <Victim {...props} seat={slotsAsked(view, texts)} />}
      {view.battle.attacker ? (
        <>
          <Battle {...props} />
          {/* A battle comes before the moves: they stay in sight if the rest is folded. */}
          <details class="ahoy-fold">
            <summary>{t('Round {n}', { n: view.round })}</summary>
            {affairs}
          </details>
        </>
      ) : (
        affairs
      )}
    </>
  );
}

function Status({ view, texts }: { view: AhoyView; texts: Texts }): JSX.Element {
  return (
    <p class="ahoy-status">
      <span>
        <Day view={view} texts={texts} /> {t('Round {n}', { n: view.round })}
      </span>
      <span>{t('{name}: dice to place {n}', { name: texts.label('captain', view.active ?? ''), n: view.quota_left })}</span>
      {view.stack.at(-1)?.at === 'value' && <span>{t('the die shows {n}', { n: Number(view.stack.at(-1)?.die) })}</span>}
      {view.stack.at(-1)?.at === 'step' && <span>{t('steps left {n}', { n: Number(view.stack.at(-2)?.budget ?? 0) })}</span>}
      {view.lifted > 0 && <span>{t('Comrades on the way {n}', { n: view.lifted })}</span>}
      <span data-about={t('Regions that can still be found')}>{t('tiles {n}', { n: view.stack_tiles.length - 1 /* one never comes */ })}</span>
      <span data-about={t('Cards still to come to the Market')}>
        <Back icon="helm" /> {t('deck {n}', { n: view.deck.length })}
      </span>
      <span data-about={t('Gold that nobody owns: when it is gone, none can be gained')}>{t('gold left {n}', { n: view.gold })}</span>
      {view.played.length > 0 && <span class="ahoy-played">{t('plans played: {list}', { list: view.played.map((plan) => texts.label('plan', plan)).join(', ') })}</span>}
    </p>
  );
}

/* Whoever is damaged: the slots that the dealer chooses from. */
function Victim(props: SeatProps<AhoyView>): JSX.Element {
  const { view, texts, seat } = props;
  return (
    <section class="ahoy-victim" aria-label={texts.name(seat)}>
      <h3>{texts.name(seat)}</h3>
      <Slots {...props} crew={crewSlots(view, texts, seat)} />
    </section>
  );
}

interface Bonus {
  name: string;
  add: number;
}

/* What a side adds to its roll, by name: the figure, its crew, what was fired and played. */
function bonuses(view: AhoyView, texts: Texts, figure: string, side: number): Bonus[] {
  const crew = view.captain[seatOfFaction(view, ownerOf(figure))]?.crew ?? [];
  return [
    { name: figureName(texts, figure), add: figureOf(texts, figure)?.strength ?? 0 },
    { name: texts.label('crew', 'fighters'), add: crew.includes('fighters') ? 1 : 0 },
    { name: t('fire and plans'), add: view.battle.bonus[side] ?? 0 },
  ].filter(({ add }) => add > 0);
}

/* Two dice together show more than a die can. */
function Rolled({ value }: { value: number }): JSX.Element {
  if (value > 6) return <b>{value}</b>;
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label={String(value)}>
      <Die value={value} />
    </svg>
  );
}

function Battle({ view, texts }: BoardProps<AhoyView>): JSX.Element {
  const { attacker, defender } = view.battle;
  return (
    <section class="ahoy-battle" aria-label={t('Battle')}>
      {[attacker, defender].map((figure, side) => figure && <Side key={side} side={side} figure={figure} view={view} texts={texts} />)}
    </section>
  );
}

function Side({ side, figure, view, texts }: { side: number; figure: string; view: AhoyView; texts: Texts }): JSX.Element {
  const die = view.battle.die[side] ?? 0;
  const parts = bonuses(view, texts, figure, side);
  const bonus = parts.reduce((sum, { add }) => sum + add, 0);
  const weapon = view.battle.weapon === 1 && ownerOf(figure) === 'union'; /* the plan is the Union's */
  return (
    <div class="ahoy-side">
      <span class="quiet">{side ? t('Defence') : t('Attack')}</span>
      <strong>{figureName(texts, figure)}</strong>
      <span class="ahoy-sum">
        {die > 0 && <Rolled value={die} />}
        {bonus > 0 && `+${bonus}`}
        {die > 0 && ` = ${die + bonus}`}
      </span>
      {parts.map(({ name, add }) => (
        <span key={name} class="quiet">
          {name} +{add}
        </span>
      ))}
      {weapon && <span class="quiet">{t('{plan}: two dice', { plan: texts.label('plan', 'secret-weapon') })}</span>}
    </div>
  );
}
