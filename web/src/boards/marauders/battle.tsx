/* Fights: a battle with both ships face to face, and the raid of a merchant. */
import type { JSX } from 'preact';
import { seatLetter } from '../parts/flags';
import { Icon } from '../parts/icons';
import { Figures } from '../parts/pieces';
import { Portrait } from '../parts/portrait';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Nation } from '../../generated/marauders';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { capital, factsOf, flagOf, LOCATIONS, most, says, seatOf, SKILLS } from './facts';
import type { Captain, CargoFacts, MaraudersView, PersonFacts, ShipFacts, ZoneFacts } from './facts';
import { CargoTile } from './cargo';
import { AllAgain, Dice, rollInWords, successesOf } from './dice';
import { faceOf } from './faces';
import { Locations, OwnLocations } from './ship';
import { NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';

type Props = BoardProps<MaraudersView>;

const FACES = 5;
const CREW = LOCATIONS.findIndex(({ name }) => name === 'crew');
const half = (counts: readonly number[], side: number) => counts.slice(side * FACES, (side + 1) * FACES);

export function Battle({ view, texts }: Props): JSX.Element {
  const { battle } = view;
  const crews = battle.by_crew || view.stack.some(({ at }) => at === 'crew');
  return (
    <section class="marauders-battle" aria-label={t('Battle')}>
      <h3>
        <Icon name="swords" size={18} /> {crews ? t('Crew battle') : t('Battle')}
        {battle.round > 0 && !crews && <span class="quiet">{t('Round {n}', { n: battle.round })}</span>}
      </h3>
      <div class="marauders-sides">
        {[0, 1].map((side) => (
          <Side key={side} side={side} view={view} texts={texts} />
        ))}
      </div>
      <Named view={view} texts={texts} />
    </section>
  );
}

const SHOT = 3; /* of the modes of `card-target`: from here on a card is used on location dice */

/* A card is used on the dice of one side, and on location dice or on the others. */
function isAskedOf({ stack }: MaraudersView, side: number, shot: boolean): boolean {
  const frame = stack.at(-1);
  return frame?.at === 'card-target' && frame.side === side && Number(frame.mode) >= SHOT === shot;
}

function Side({ side, view, texts }: { side: number; view: MaraudersView; texts: Texts }): JSX.Element {
  const { battle, hits } = view;
  const word = battle.side[side] ?? '';
  const seat = seatOf(texts, word);
  const captain = view.captain[seat];
  const ship = captain ? captain.ship : battle.ship;
  const [dice, shot] = [half(battle.dice, side), half(battle.shot, side)];
  const declared = battle.declared[side];
  const struck = hits.victim === word;
  const pending = struck ? hits.pending : undefined;
  return (
    <div class={`marauders-side ${battle.winner === side ? 'ahead' : ''}`}>
      <strong class="marauders-row">
        {captain ? <span translate={false}>{texts.name(seat)}</span> : capital(texts.label('side', word))}
        {battle.winner === side && <span class="chip marauders-ahead">{t('ahead')}</span>}
      </strong>
      {ship && (
        <svg viewBox="-34 -52 68 60" class={`marauders-vessel ${captain ? '' : flagOf(word) === 'pirate' ? 'pirate' : 'navy'}`} aria-hidden="true">
          <g transform={side ? 'scale(-1 1)' : undefined}>
            <Ship type={ship} seat={captain ? seat : undefined} letter={captain && !side ? seatLetter(texts, seat) : undefined} />
          </g>
        </svg>
      )}
      <div class="marauders-row">
        <SideSkills word={word} master={captain?.captain ?? null} view={view} texts={texts} />
        {declared && <span class="chip">{texts.label('declaration', declared)}</span>}
      </div>
      {word === 'band' ? (
        <span>
          {texts.label('skill', 'leadership')} {battle.leadership} · {texts.label('location', 'crew')} {battle.npc[CREW]}
        </span>
      ) : captain ? (
        <OwnLocations captain={captain} texts={texts} hits={pending} live={struck} />
      ) : (
        <Locations values={battle.npc} full={(name) => factsOf<ShipFacts>(texts, 'ship', battle.ship)[name] ?? 0} texts={texts} hits={pending} live={struck} />
      )}
      {struck && hits.skulls > 0 && <span class="marauders-hit">{t('Skulls to place: {n}', { n: hits.skulls })}</span>}
      {dice.some(Boolean) && (
        <span class="marauders-roll" data-about={t('Skulls are successes. If both sides have as many, the pips decide: the dots on the other dice.')}>
          {rollInWords(dice)}
        </span>
      )}
      <Dice counts={dice} texts={texts} live={isAskedOf(view, side, false)} />
      {isAskedOf(view, side, false) && <AllAgain counts={dice} />}
      {shot.some(Boolean) && (
        <div class="marauders-row" data-about={t('Location dice')}>
          <Icon name="target" size={16} />
          <span class="unseen">{t('Location dice')}</span>
          <Dice counts={shot} texts={texts} live={isAskedOf(view, side, true)} />
        </div>
      )}
      {battle.hits[side]! > 0 && <span class="marauders-hit">{t('Hits scored: {n}', { n: battle.hits[side]! })}</span>}
    </div>
  );
}

/* The dice of contests and of crew battles. */
function SideSkills({ word, master, view, texts }: { word: string; master: string | null; view: MaraudersView; texts: Texts }): JSX.Element | null {
  const npc = view.npc[wordsOf(texts, 'npc').indexOf(word)];
  const who = master ?? npc?.top ?? '';
  const facts = factsOf<PersonFacts>(texts, master ? 'master' : 'commander', who);
  if (facts.seamanship === undefined) return null;
  const fighting = SKILLS.filter(({ name }) => name === 'seamanship' || name === 'leadership');
  return (
    <>
      <Portrait seed={who} features={faceOf(who)} size={40} />
      <Figures items={fighting.map(({ name, icon }) => ({ icon, label: texts.label('skill', name), value: facts[name] ?? 0 }))} />
    </>
  );
}

/* What was announced in this window: cards stay face down until they are played, but for their owner. */
export function Named({ view, texts }: { view: MaraudersView; texts: Texts }): JSX.Element | null {
  const named = view.captain.flatMap(({ named: thing, announced }, seat) => (thing !== 'nothing' ? [{ seat, thing, announced }] : []));
  if (named.length === 0) return null;
  return (
    <ul class="marauders-named" aria-label={t('Announced')}>
      {named.map(({ seat, thing, announced }) => (
        <li key={seat} data-about={announced ? says(texts, 'glory', announced) : undefined}>
          <Icon name="cards" size={14} /> <span translate={false}>{texts.name(seat)}</span>:{' '}
          {announced ? texts.label('glory', announced) : texts.label('thing', thing)}
        </li>
      ))}
    </ul>
  );
}

/* Do cards of a raid lie open? */
export const isLaid = ({ raid, table }: MaraudersView) => raid.nation !== null && table.length > 0;

/* The cards of a raid: what they pay, how many let the prey escape, where they hit. Before it the token that was found. For the raider they
 * lie at the bottom edge beside the ship (`panel`), on a phone above the moves. */
export function Raid({ view, texts, decision, asked, eyes, panel }: Props & { panel?: boolean }): JSX.Element {
  const captain = view.captain[seatOf(texts, view.active)]!;
  const facts = view.table.map((card) => factsOf<CargoFacts>(texts, 'cargo', card));
  const counted = view.raid.gold > 0 || view.hits.victim !== null; /* by the engine: nothing changes them any more */
  const hits = counted ? view.hits.pending : hitsOf(captain, facts);
  return (
    <section class={panel ? 'marauders-panel marauders-prey' : `marauders-battle marauders-raid ${isLaid(view) && asked === eyes ? 'laid' : ''}`} aria-label={t('Raid')}>
      <h3>
        <Icon name="sail" size={18} /> {t('Raid on a merchant')}
        {flagsOf(view, texts, captain, decision).map((nation) => (
          <Thing key={nation} id={`nation:${nation}`} html class="marauders-bounty" quiet>
            <NationMark nation={nation} label={texts.label('nation', nation)} size={24} />
          </Thing>
        ))}
      </h3>
      {isLaid(view) && (
        <div class="marauders-tiles">
          {view.table.map((card) => (
            <CargoTile key={card} card={card} texts={texts} />
          ))}
        </div>
      )}
      <div class="marauders-row">
        <dl class="marauders-tally" hidden={view.table.length === 0}>
          <Tally label={t('Gold so far')} value={view.raid.gold || goldOf(view, texts, captain, facts)} />
          {!counted && <Tally label={t('Escapes / Manoeuvrability')} value={`${escapesOf(texts, captain, facts)} / ${most(texts, captain, 'manoeuvre')}`} />}
          {!counted && <Tally label={t('Successes')} value={view.raid.successes || successesOf(view.roll.dice)} />}
        </dl>
        <Dice counts={view.roll.dice} texts={texts} />
      </div>
      {decision !== 'raid-cargo' && isLaid(view) && !panel && (
        <div>
          <span class="quiet">{t('Your ship')}</span>
          <OwnLocations captain={captain} texts={texts} hits={hits} live={view.hits.victim !== null} />
        </div>
      )}
    </section>
  );
}

/* The merchant's flag; before the attack those that it may fly. */
function flagsOf(view: MaraudersView, texts: Texts, { zone }: Captain, decision: string | undefined): Nation[] {
  const here = decision === 'merchant' ? factsOf<ZoneFacts>(texts, 'zone', zone).nation : undefined;
  return [...new Set([view.raid.nation, here])].filter((nation) => nation !== null && nation !== undefined);
}

/* Printed on the cards, on the zone, and on the captain. */
const goldOf = ({ raid }: MaraudersView, texts: Texts, { zone }: Captain, facts: Partial<CargoFacts>[]) =>
  facts.reduce((sum, { plunder = 0 }) => sum + plunder, factsOf<ZoneFacts>(texts, 'zone', zone).raids?.[raid.nation ?? ''] ?? 0);

const escapesOf = (texts: Texts, { captain }: Captain, facts: Partial<CargoFacts>[]) =>
  Math.max(0, facts.filter(({ escape }) => escape).length - (factsOf<PersonFacts>(texts, 'master', captain).uncounted_escapes ?? 0));

const HULL = 0; /* of the locations */

/* A location without points passes its hits on to the Hull (MM-15.7). */
function hitsOf({ value }: Captain, facts: Partial<CargoFacts>[]): number[] {
  const hits = LOCATIONS.map(() => 0);
  for (const { hit } of facts) {
    const at = LOCATIONS.findIndex(({ name }) => name === hit);
    if (at >= 0) hits[hits[at]! < value[at]! ? at : HULL]!++;
  }
  return hits;
}

const Tally = ({ label, value }: { label: string; value: number | string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
