/* What everybody may know of a player: Fame, gold, dice, damage, crew, cargo, supplies. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Die, Figures } from '../parts/pieces';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { boardOf, crewBehind, crewIndex, crewOf, DAMAGED, factionOf, FREE, isSmuggler, suitIcon, type AhoyView } from './facts';

/* The dice of a pool one by one: how many show 1 to 6. */
export const poolDice = (pool: number[]) => pool.flatMap((count, i) => Array.from({ length: count }, () => i + 1));

/* What is in the slots of the board, of the crew and of the Union's ships. */
function slotsOf(view: AhoyView, texts: Texts, seat: number): number[] {
  const faction = factionOf(view, seat);
  const captain = view.captain[seat]!;
  const board = captain.slot.slice(0, boardOf(texts, faction)?.slots.length ?? 0);
  const crew = captain.crew.map((card) => view.card_slot[crewIndex(texts, card)] ?? FREE);
  return [...board, ...crew, ...(faction === 'union' ? view.ship_slot : [])];
}

export function Mat({ view, texts, seat }: SeatProps<AhoyView>): JSX.Element {
  const captain = view.captain[seat]!;
  const faction = factionOf(view, seat);
  const goal = view.options.goal ?? 30;
  const dice = poolDice(captain.pool);
  const slots = slotsOf(view, texts, seat);
  const hurt = slots.filter((content) => content === DAMAGED).length;
  const placed = slots.filter((content) => content !== FREE && content !== DAMAGED).length;
  return (
    <div class="ahoy-mat">
      <p class="ahoy-faction">
        {texts.label('faction', faction) !== texts.name(seat) && texts.label('faction', faction)}
        {texts.schema.words.captain?.[seat]?.word === view.first_mate && <span class="chip">{t('First Mate')}</span>}
      </p>
      <progress class="ahoy-fame" max={goal} value={Math.min(captain.fame, goal)} aria-label={t('{n} Fame of {goal}', { n: captain.fame, goal })} />
      <p class="ahoy-dice" role="img" aria-label={t('Dice: {list}', { list: dice.join(' ') || '–' })}>
        {dice.map((value, i) => (
          <svg key={i} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <Die value={value} />
          </svg>
        ))}
      </p>
      <Figures
        items={[
          { icon: 'coin', label: t('Gold'), value: captain.gold },
          { icon: 'dice', label: t('Dice placed'), value: placed },
          ...(hurt ? [{ icon: 'damage' as const, label: t('Damage'), value: hurt, mark: true }] : []),
          ...(captain.aside ? [{ icon: 'dice' as const, label: t('Dice set aside'), value: captain.aside }] : []),
          ...supplies(view, faction, seat, texts),
        ]}
      />
      <Aboard view={view} texts={texts} seat={seat} />
    </div>
  );
}

const inSupply = (view: AhoyView, kind: string, texts: Texts) => (texts.schema.words.figure ?? []).filter(({ word }, i) => word.startsWith(kind) && !view.at[i]).length;

function supplies(view: AhoyView, faction: string, seat: number, texts: Texts) {
  if (faction === 'union')
    return [
      { icon: 'fist' as const, label: t('Ready Comrades'), value: view.ready },
      { icon: 'crate' as const, label: t('Comrades in supply'), value: view.comrades },
      { icon: 'scroll' as const, label: t('Plans in hand'), value: view.captain[seat]!.hand.length },
    ];
  if (faction === 'squadron')
    return [
      { icon: 'patrol' as const, label: t('Patrols in supply'), value: inSupply(view, 'patrol', texts) },
      { icon: 'stronghold' as const, label: t('Strongholds in supply'), value: inSupply(view, 'stronghold', texts) },
    ];
  const { left, right } = view.captain[seat]!;
  return [{ icon: 'letter' as const, label: t('Pledges, left and right'), value: `${left.length}/${right.length}` }];
}

function Aboard({ view, texts, seat }: { view: AhoyView; texts: Texts; seat: number }): JSX.Element | null {
  const { crew, cargo } = view.captain[seat]!;
  if (crew.length + cargo.length === 0) return null;
  return (
    <ul class="ahoy-aboard">
      {crew.map((card) => (
        <li key={card} class="chip" title={t(texts.word('crew', card)?.text ?? '')}>
          <Icon name="hat" size={14} /> {texts.label('crew', card)}
        </li>
      ))}
      {isSmuggler(factionOf(view, seat)) &&
        cargo.map((good) => {
          const goal = crewOf(texts, crewBehind(texts, good))?.deliver ?? '';
          return (
            <li key={good} class="chip" title={t('Deliver to: {suit}', { suit: texts.label('suit', goal) })}>
              <Icon name="crate" size={14} /> {texts.label('good', good)} <Icon name={suitIcon(goal)} size={14} />
            </li>
          );
        })}
    </ul>
  );
}
