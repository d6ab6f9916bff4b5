/* What everybody may know of a player: gold, dice, slots, damage, supplies, crew, cargo, rewards. The reader's own slots and rewards are in
 * his hand. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Die } from '../parts/pieces';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { Crowd, FigureDrawing } from './craft';
import { accepted, berthIcon, crewBehind, crewIndex, crewOf, DAMAGED, factionOf, FREE, isDie, isSmuggler, poolDice, slotsOf, type AhoyView, type SlotHeld } from './facts';
import { Back, crewIcon, goodIcon } from './pictures';
import { Pledges, RewardGrid } from './rewards';
import { Suit } from './suit';
import { Coin } from './terrain';

export function Mat(props: SeatProps<AhoyView>): JSX.Element {
  const { view, texts, seat, eyes } = props;
  const captain = view.captain[seat]!;
  const faction = factionOf(view, seat);
  const name = texts.schema.words.captain?.[seat]?.word;
  const dice = poolDice(captain.pool);
  return (
    <div class="ahoy-mat">
      <p class="ahoy-faction">
        {texts.label('faction', faction) !== texts.name(seat) && texts.label('faction', faction)}
        {name === view.first_mate && <span class="chip" data-about={`${t('First Mate')}\n${t('The First Mate has the first turn of the round.')}`}>{t('First Mate')}</span>}
        {name === view.active && !view.over && <span class="chip" data-about={`${t('Active')}\n${t('This player takes the turn now.')}`}>{t('Active')}</span>}
      </p>
      <p class="ahoy-dice" role="img" aria-label={t('Dice: {list}', { list: dice.join(' ') || '–' })}>
        {dice.map((value, i) => (
          <svg key={i} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <Die value={value} />
          </svg>
        ))}
      </p>
      <dl class="figures">
        {holdings(view, faction, seat, texts).map(({ picture, label, value }) => (
          <div key={label} data-about={label}>
            <dt>
              {picture}
              <span class="figure-name">{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {eyes !== seat && <Berths slots={slotsOf(view, texts, seat)} texts={texts} />}
      <Aboard view={view} texts={texts} seat={seat} />
      {isSmuggler(faction) && eyes !== seat && (
        <details class="ahoy-fold">
          <summary>{t('Rewards')}</summary>
          <RewardGrid {...props} />
          <Pledges {...props} />
        </details>
      )}
    </div>
  );
}

const held = (content: number) => (content === DAMAGED ? t('damaged') : content === FREE ? t('free') : String(content));

/* The slots in small, those of one action together. */
function Berths({ slots, texts }: { slots: SlotHeld[]; texts: Texts }): JSX.Element {
  const berths = [...new Set(slots.map(({ slot }) => slot.berth))];
  return (
    <div class="ahoy-berths">
      {berths.map((berth) => {
        const own = slots.filter(({ slot }) => slot.berth === berth);
        const about = `${texts.label('berth', berth)}: ${own.map(({ content }) => held(content)).join(', ')}`;
        return (
          <div key={berth} data-about={about}>
            <Thing id="" label={about} about={[about, texts.about(`berth:${berth}`)]} html class="ahoy-berth" quiet>
              <Icon name={berthIcon(berth)} size={14} />
              {own.map(({ slot, content }, i) => (
                <Box key={i} content={content} hint={accepted(slot.accepts)} dashed={!!slot.dashed} />
              ))}
            </Thing>
          </div>
        );
      })}
    </div>
  );
}

/* One slot in small: a die, damage, or free, with the value it needs if that is one alone. */
function Box({ content, hint = '', dashed = false }: { content: number; hint?: string; dashed?: boolean }): JSX.Element {
  return (
    <span class={`ahoy-box ${dashed ? 'dashed' : ''} ${content === DAMAGED ? 'damaged' : ''}`} aria-hidden="true">
      {content === DAMAGED ? (
        <Icon name="damage" size={13} />
      ) : isDie(content) ? (
        <svg viewBox="0 0 24 24" width="17" height="17">
          <Die value={content} />
        </svg>
      ) : (
        hint.length === 1 && hint
      )}
    </span>
  );
}

const inSupply = (view: AhoyView, kind: string, texts: Texts) => (texts.schema.words.figure ?? []).filter(({ word }, i) => word.startsWith(kind) && !view.at[i]).length;

interface Holding {
  picture: JSX.Element;
  label: string;
  value: number | string;
}

const Drawn = ({ children }: { children: JSX.Element }) => (
  <svg class="ahoy-drawn" viewBox="-24 -40 48 46" aria-hidden="true">
    {children}
  </svg>
);

/* What a player has, as the thing it is. */
function holdings(view: AhoyView, faction: string, seat: number, texts: Texts): Holding[] {
  const captain = view.captain[seat]!;
  const figure = (word: string) => <Drawn><FigureDrawing word={word} seat={seat} scale={1.150} texts={texts} /></Drawn>;
  const people = (count: number) => <Drawn><g transform="translate(0 -18) scale(2)"><Crowd seat={seat} count={count} /></g></Drawn>;
  const gold = { picture: <Drawn><g transform="translate(0 -17) scale(2.200)"><Coin x={0} y={0} /></g></Drawn>, label: t('Gold'), value: captain.gold };
  const aside = captain.aside ? [{ picture: <Icon name="dice" />, label: t('Dice set aside'), value: captain.aside }] : [];
  if (faction === 'union')
    return [
      gold,
      ...aside,
      { picture: people(1), label: t('Ready Comrades'), value: view.ready },
      { picture: people(3), label: t('Comrades in supply'), value: view.comrades },
      { picture: <Back icon="fist" />, label: t('Plans in hand'), value: captain.hand.length },
    ];
  if (faction === 'squadron')
    return [
      gold,
      ...aside,
      { picture: figure('patrol'), label: t('Patrols in supply'), value: inSupply(view, 'patrol', texts) },
      { picture: figure('stronghold'), label: t('Strongholds in supply'), value: inSupply(view, 'stronghold', texts) },
    ];
  return [gold, ...aside, { picture: <Icon name="letter" />, label: t('Pledges'), value: captain.left.length + captain.right.length }];
}

/* Crew and cargo; a tap tells what they do and where they go. */
function Aboard({ view, texts, seat }: { view: AhoyView; texts: Texts; seat: number }): JSX.Element | null {
  const { crew, cargo } = view.captain[seat]!;
  if (crew.length + cargo.length === 0) return null;
  return (
    <ul class="ahoy-aboard">
      {crew.map((card) => {
        const content = view.card_slot[crewIndex(texts, card)] ?? FREE;
        const slot = content !== FREE || crewOf(texts, card)?.ability === 'slot';
        const name = `${texts.label('crew', card)}${slot ? `: ${held(content)}` : ''}`;
        return (
          <li key={card} class="chip" data-about={`${name}. ${t(texts.word('crew', card)?.text ?? '')}`}>
            <Thing id={`crew:${card}`} label={name} html quiet>
              <Icon name={crewIcon(card)} size={14} /> <span aria-hidden="true">{texts.label('crew', card)}</span>
              {slot && <Box content={content} />}
            </Thing>
          </li>
        );
      })}
      {cargo.map((good) => {
        const goal = crewOf(texts, crewBehind(texts, good))?.deliver ?? '';
        const about = `${texts.label('good', good)}: ${t('Deliver to: {suit}', { suit: texts.label('suit', goal) })}`;
        return (
          <li key={good} class="chip" data-about={about}>
            <Thing id={`good:${good}`} label={about} html quiet>
              <Icon name={goodIcon(good)} size={14} /> <span aria-hidden="true">{texts.label('good', good)}</span> <Suit suit={goal} size={14} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
