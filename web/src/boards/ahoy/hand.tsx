/* The reader's own faction board: dice to place, slots, the Market beside it, crew, plans, cargo, the Smugglers' rewards and pledges. */
import type { JSX } from 'preact';
import { Card, CardBack } from '../parts/card';
import { Icon, type IconName } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { accepted, berthIcon, crewBehind, crewIndex, crewOf, DAMAGED, factionOf, flagshipOf, damageOf, isSmuggler, poolDice, slotFits, slotsAsked, slotsOf, type AhoyView, type SlotFacts, type SlotHeld } from './facts';
import { FigureDrawing } from './craft';
import { Market } from './market';
import { crewIcon, CrewPicture, goodIcon, GoodPicture, PlanPicture } from './pictures';
import { Pledges, RewardGrid } from './rewards';

export function Hand(props: SeatProps<AhoyView>): JSX.Element {
  const { view, texts, seat } = props;
  const captain = view.captain[seat]!;
  const faction = factionOf(view, seat);
  return (
    <div class="hand ahoy-hand">
      <section class="ahoy-own" aria-label={texts.label('faction', faction)}>
        <Pool {...props} />
        <Slots {...props} />
      </section>
      {isSmuggler(faction) && (
        <section class="ahoy-rewards" aria-label={t('Rewards')}>
          <RewardGrid {...props} />
          <Pledges {...props} />
        </section>
      )}
      <Market market={view.market} texts={texts} />
      {captain.crew.map((card) => (
        <CrewCard key={card} card={card} content={view.card_slot[crewIndex(texts, card)] ?? 0} texts={texts} />
      ))}
      {captain.hand.map((plan, i) => (plan ? <PlanCard key={plan} plan={plan} seat={seat} texts={texts} /> : <CardBack key={i} count={1} label={t('Plans in hand')} motif="fist" />))}
      {captain.cargo.map((good) => (
        <GoodCard key={good} good={good} texts={texts} />
      ))}
    </div>
  );
}

function Pool({ view, texts, seat }: SeatProps<AhoyView>): JSX.Element {
  const dice = poolDice(view.captain[seat]!.pool);
  const flagship = flagshipOf(factionOf(view, seat));
  return (
    <div class="ahoy-pool">
      <svg class="ahoy-flagship" viewBox="-34 -52 72 60" aria-hidden="true">
        <FigureDrawing word={flagship} seat={seat} scale={1} texts={texts} damage={damageOf(view, flagship)} />
      </svg>
      {dice.length === 0 && <span class="quiet">{t('No dice left')}</span>}
      {dice.map((value, i) => (
        <Thing key={`${value} ${i}`} id={`die:${value}`} label={t('Die showing {n}', { n: value })} about={[t('Die showing {n}', { n: value }), t('Choose it, then a free slot that takes it: the slot says what is done.')]} html quiet>
          <svg viewBox="0 0 24 24" width="38" height="38" aria-hidden="true">
            <Die value={value} />
          </svg>
        </Thing>
      ))}
    </div>
  );
}

/* The slots of a faction's board, of the Union's ships that are at sea, and of the crew where its cards do not lie beside. */
export function Slots({ view, texts, seat, crew = [] }: SeatProps<AhoyView> & { crew?: SlotHeld[] }): JSX.Element {
  const asked = slotsAsked(view, texts) === seat;
  return (
    <div class="ahoy-slots">
      {[...slotsOf(view, texts, seat), ...crew].map(({ slot, content }, i) => (
        <Slot key={i} slot={slot} content={content} live={asked && slotFits(view, content)} texts={texts} />
      ))}
    </div>
  );
}

function Slot({ slot, content, live, texts }: { slot: SlotFacts; content: number; live: boolean; texts: Texts }): JSX.Element {
  const name = texts.label('berth', slot.berth);
  return (
    <Thing id={live ? `berth:${slot.berth}` : ''} label={`${name}${content === DAMAGED ? `, ${t('damaged')}` : content ? `, ${content}` : ''}`} html class={`ahoy-slot ${slot.dashed ? 'dashed' : ''}`} quiet>
      <span class="ahoy-slot-box" aria-hidden="true">
        <Content content={content} hint={accepted(slot.accepts)} icon={berthIcon(slot.berth)} />
      </span>
      <span class="ahoy-slot-name" aria-hidden="true">
        {name}
      </span>
    </Thing>
  );
}

/* What lies in a slot; a free one shows its action and the values it takes. */
function Content({ content, hint = '', icon }: { content: number; hint?: string; icon: IconName }): JSX.Element {
  if (content === DAMAGED) return <Icon name="damage" size={30} />;
  if (content === 0)
    return (
      <span class="ahoy-free">
        <Icon name={icon} size={hint ? 22 : 26} />
        <b>{hint}</b>
      </span>
    );
  return (
    <svg viewBox="0 0 24 24" width="34" height="34">
      <Die value={content} />
    </svg>
  );
}

function CrewCard({ card, content, texts }: { card: string; content: number; texts: Texts }): JSX.Element {
  const word = texts.word('crew', card);
  const slot = crewOf(texts, card)?.ability === 'slot';
  return (
    <div class="ahoy-crew">
      <Card face={{ id: `${slot ? 'berth' : 'crew'}:${card}`, title: texts.label('crew', card), kind: t('Crew'), emblem: crewIcon(card), drawing: <CrewPicture card={card} texts={texts} />, text: t(word?.text ?? '') }} />
      {(slot || content !== 0) && (
        <Thing id={slot ? '' : `berth:${card}`} label={content ? String(content) : ''} html class="ahoy-slot-box" quiet>
          <Content content={content} icon="dice" />
        </Thing>
      )}
    </div>
  );
}

function PlanCard({ plan, seat, texts }: { plan: string; seat: number; texts: Texts }): JSX.Element {
  return <Card face={{ id: `plan:${plan}`, title: texts.label('plan', plan), kind: t('Plan'), emblem: 'scroll', drawing: <PlanPicture plan={plan} seat={seat} texts={texts} />, text: t(texts.word('plan', plan)?.text ?? '') }} />;
}

function GoodCard({ good, texts }: { good: string; texts: Texts }): JSX.Element {
  const goal = crewOf(texts, crewBehind(texts, good))?.deliver ?? '';
  return (
    <Card
      face={{
        id: `good:${good}`,
        title: texts.label('good', good),
        kind: t('Cargo'),
        emblem: goodIcon(good),
        drawing: <GoodPicture good={good} texts={texts} />,
        text: t('Deliver to: {suit}', { suit: texts.label('suit', goal) }),
      }}
    />
  );
}
