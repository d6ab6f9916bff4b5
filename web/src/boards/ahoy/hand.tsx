/* The reader's own faction board: dice to place, slots, the Market beside it, crew, plans, cargo, the Smugglers' rewards and pledges. */
import type { JSX } from 'preact';
import { CardBack } from '../parts/card';
import { Icon, type IconName } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { accepted, berthIcon, crewBehind, crewIndex, crewOf, DAMAGED, factionOf, flagshipOf, damageOf, isSmuggler, poolDice, slotFits, slotsAsked, slotsOf, type AhoyView, type SlotFacts, type SlotHeld } from './facts';
import { FigureDrawing } from './craft';
import { Market } from './market';
import { CrewPicture, GoodPicture, PlanPicture } from './pictures';
import { Pledges, RewardGrid } from './rewards';

export function Hand(props: SeatProps<AhoyView>): JSX.Element {
  const { view, texts, seat } = props;
  const faction = factionOf(view, seat);
  return (
    <div class="hand ahoy-hand">
      <section class="ahoy-own" aria-label={texts.label('faction', faction)}>
        <Pool {...props} />
        <Slots {...props} />
      </section>
      {isSmuggler(faction) && (
        <section class="ahoy-rewards" aria-label={t('Rewards')}>
          <h3 data-about={`${t('Rewards')}\n${t('A delivery moves the white marker one field, to one that is framed, and brings what stands there. The black marker stands where the white one was.')}`}>{t('Rewards')}</h3>
          <RewardGrid {...props} />
          <Pledges {...props} />
        </section>
      )}
      <Market market={view.market} texts={texts} />
      <Company {...props} />
    </div>
  );
}

/* Crew, plans and cargo, small: the Market stays in sight however many they are. */
function Company({ view, texts, seat }: SeatProps<AhoyView>): JSX.Element | null {
  const { crew, hand, cargo } = view.captain[seat]!;
  if (crew.length + hand.length + cargo.length === 0) return null;
  return (
    <div class="ahoy-company">
      {cargo.map((good) => (
        <GoodCard key={good} good={good} texts={texts} />
      ))}
      {hand.map((plan, i) => (plan ? <PlanCard key={plan} plan={plan} seat={seat} texts={texts} /> : <CardBack key={i} count={1} label={t('Plans in hand')} motif="fist" />))}
      {crew.map((card) => (
        <CrewCard key={card} card={card} content={view.card_slot[crewIndex(texts, card)] ?? 0} texts={texts} />
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
  const slots = [...slotsOf(view, texts, seat), ...crew];
  const fitting = new Set(slots.filter(({ content }) => slotFits(view, content)).map(({ slot }) => slot.berth));
  return (
    <div class="ahoy-slots">
      {slots.map(({ slot, content }, i) => (
        <Slot key={i} slot={slot} content={content} live={asked && (slotFits(view, content) || !fitting.has(slot.berth))} texts={texts} />
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

interface Small {
  id: string;
  title: string;
  text: string;
  drawing: JSX.Element;
  slot?: number; /* what lies in the slot that it has */
}

/* A card in small: what has no room on it is told when it is pointed at. */
function SmallCard({ id, title, text, drawing, slot }: Small): JSX.Element {
  return (
    <Thing id={id} html class="ahoy-small" about={[title, text]}>
      {drawing}
      <div>
        <p class="card-title">{title}</p>
        <p class="ahoy-does">{text}</p>
      </div>
      {slot !== undefined && (
        <span class="ahoy-slot-box">
          <Content content={slot} icon="dice" />
          {slot !== 0 && <span class="unseen">{slot === DAMAGED ? t('damaged') : slot}</span>}
        </span>
      )}
    </Thing>
  );
}

function CrewCard({ card, content, texts }: { card: string; content: number; texts: Texts }): JSX.Element {
  const slot = crewOf(texts, card)?.ability === 'slot';
  return <SmallCard id={`${slot ? 'berth' : 'crew'}:${card}`} title={texts.label('crew', card)} text={t(texts.word('crew', card)?.text ?? '')} drawing={<CrewPicture card={card} texts={texts} />} slot={slot || content !== 0 ? content : undefined} />;
}

function PlanCard({ plan, seat, texts }: { plan: string; seat: number; texts: Texts }): JSX.Element {
  return <SmallCard id={`plan:${plan}`} title={texts.label('plan', plan)} text={t(texts.word('plan', plan)?.text ?? '')} drawing={<PlanPicture plan={plan} seat={seat} texts={texts} />} />;
}

function GoodCard({ good, texts }: { good: string; texts: Texts }): JSX.Element {
  const goal = crewOf(texts, crewBehind(texts, good))?.deliver ?? '';
  return <SmallCard id={`good:${good}`} title={texts.label('good', good)} text={t('Deliver to: {suit}', { suit: texts.label('suit', goal) })} drawing={<GoodPicture good={good} texts={texts} />} />;
}
