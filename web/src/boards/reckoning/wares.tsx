/* The card that lies on a tile: an upgrade to buy or a merchant ship. Name, what it does, where it is sleeved, what it costs. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { fitted } from '../parts/printed';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { abilityOf, cardOf, MERCHANTS, type CardFacts, type Line } from './facts';
import { Painted } from './paint';
import { AbilityDrawing, lineLabel, subjectOf } from './signs';

export const CARD = { x: 3, y: 3, width: 83, height: 122 };

const SLOTS = ['top', 'middle', 'bottom'];
const BAND = 33;
const ROOM = 12; /* letters in a line of a card's title */
export const PART = { translate: 'no' as unknown as boolean }; /* half a name is not to be translated; the whole is in the label */

/* In one line or two, parted at a space or behind a hyphen. */
export function inLines(name: string, room: number): string[] {
  const parts = name.split(/(?<= |-)/);
  if (name.length <= room || parts.length === 1) return [name];
  const cut = Math.max(1, parts.findIndex((_, i) => parts.slice(0, i + 1).join('').trim().length > room));
  return [parts.slice(0, cut).join('').trim(), parts.slice(cut).join('')];
}

const Swords = () => (
  <g transform={`translate(26 ${CARD.height - 25})`} class="reckoning-swords">
    <rect width="24" height="22" rx="4" />
    <g transform="translate(3.500 2.500) scale(.7)">
      <IconPath name="swords" />
    </g>
  </g>
);

/* `here`: the active ship lies at the tile, so that a merchant ship can be attacked. */
export function CardOnTile({ card, texts, here }: { card: string; texts: Texts; here: boolean }): JSX.Element {
  const facts = cardOf(texts, card);
  const merchant = facts.kind === 'merchant';
  const name = texts.label('card', card);
  const label = [name, lineLabel(texts, facts), t('cost {n}', { n: facts.cost ?? 0 }), texts.label('row', facts.slot)].join(', ');
  return (
    <Thing id={`card:${card}`} label={label} class={`reckoning-card ${merchant ? 'merchant' : subjectOf(abilityOf(texts, facts.abilities[0] ?? '').op ?? '')}`} quiet>
      <rect width={CARD.width} height={CARD.height} rx="5" class="reckoning-paper" />
      <path d={`M.5 ${BAND}V5.500a5 5 0 0 1 5-5h${CARD.width - 11}a5 5 0 0 1 5 5V${BAND}Z`} class="reckoning-band" />
      {inLines(name, ROOM).map((line, i, all) => (
        <text key={i} x={CARD.width / 2} y={(all.length > 1 ? 14 : 21) + i * 13} text-anchor="middle" class="reckoning-title" style={fitted(line, 12.5, CARD.width - 5)} {...PART}>
          {line}
        </text>
      ))}
      {merchant && (
        <g transform={`translate(${CARD.width / 2 - 1} 71)`}>
          <Ship type={MERCHANTS[facts.row - 1] ?? 'flute'} scale={0.85} />
        </g>
      )}
      <Effects facts={facts} merchant={merchant} texts={texts} />
      <Foot facts={facts} />
      {merchant && (here ? <Thing id="battle:encounter" label={t('Attack the {0}', { 0: name })} class="reckoning-attack" quiet><Swords /></Thing> : <Swords />)}
    </Thing>
  );
}

/* One line an ability, unless they exclude each other. */
function Effects({ facts, merchant, texts }: { facts: CardFacts; merchant: boolean; texts: Texts }): JSX.Element {
  const rows: Line[] = merchant || facts.or ? [facts] : facts.abilities.map((ability) => ({ abilities: [ability] }));
  const first = merchant ? 84 : 64 - (rows.length - 1) * 12;
  return (
    <>
      {rows.map((line, i) => (
        <g key={i} transform={`translate(${CARD.width / 2} ${first + i * 24})`}>
          <AbilityDrawing line={line} texts={texts} large={!merchant} />
        </g>
      ))}
    </>
  );
}

/* The slot as three bars, and the price in barrels. */
function Foot({ facts }: { facts: CardFacts }): JSX.Element {
  return (
    <g transform={`translate(0 ${CARD.height - 23})`}>
      <path d={`M6 0H${CARD.width - 6}`} class="reckoning-rule" />
      <g transform="translate(7 4.500)">
        {SLOTS.map((slot, i) => (
          <rect key={slot} y={i * 5} width="14" height="3.800" rx="1" class={`reckoning-slot ${slot === facts.slot ? 'on' : ''}`} />
        ))}
      </g>
      <text x={CARD.width - 23} y="16.500" text-anchor="end" class="reckoning-price">
        {facts.cost ?? 0}
      </text>
      <g transform={`translate(${CARD.width - 22} 3) scale(.72)`}>
        <Painted name="barrel" />
      </g>
    </g>
  );
}
