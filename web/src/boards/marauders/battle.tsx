/* Fights: a battle with both ships face to face, and the raid of a merchant. */
import type { JSX } from 'preact';
import { seatLetter } from '../parts/flags';
import { Icon } from '../parts/icons';
import { Figures } from '../parts/pieces';
import { Ship } from '../parts/ships';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { capital, factsOf, flagOf, LOCATIONS, most, seatOf, SKILLS } from './facts';
import type { CargoFacts, MaraudersView, PersonFacts, ShipFacts } from './facts';
import { CargoTile } from './cargo';
import { Dice, rollInWords } from './dice';
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

function Side({ side, view, texts }: { side: number; view: MaraudersView; texts: Texts }): JSX.Element {
  const { battle, hits } = view;
  const word = battle.side[side] ?? '';
  const seat = seatOf(texts, word);
  const captain = view.captain[seat];
  const ship = captain ? captain.ship : battle.ship;
  const [dice, shot] = [half(battle.dice, side), half(battle.shot, side)];
  const declared = battle.declared[side];
  const pending = hits.victim === word ? hits.pending : undefined;
  return (
    <div class={`marauders-side ${battle.winner === side ? 'ahead' : ''}`}>
      <strong>{captain ? <span translate={false}>{texts.name(seat)}</span> : capital(texts.label('side', word))}</strong>
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
        <OwnLocations captain={captain} texts={texts} hits={pending} />
      ) : (
        <Locations values={battle.npc} full={(name) => factsOf<ShipFacts>(texts, 'ship', battle.ship)[name] ?? 0} texts={texts} hits={pending} />
      )}
      <Dice counts={dice} texts={texts} />
      {dice.some(Boolean) && <span class="marauders-roll">{rollInWords(dice)}</span>}
      {shot.some(Boolean) && (
        <div class="marauders-row" title={t('Location dice')}>
          <Icon name="target" size={16} />
          <span class="unseen">{t('Location dice')}</span>
          <Dice counts={shot} texts={texts} />
        </div>
      )}
      {battle.hits[side]! > 0 && <span class="marauders-hit">{t('Hits scored: {n}', { n: battle.hits[side]! })}</span>}
    </div>
  );
}

/* The dice of contests and of crew battles. */
function SideSkills({ word, master, view, texts }: { word: string; master: string | null; view: MaraudersView; texts: Texts }): JSX.Element | null {
  const npc = view.npc[wordsOf(texts, 'npc').indexOf(word)];
  const facts = master ? factsOf<PersonFacts>(texts, 'master', master) : factsOf<PersonFacts>(texts, 'commander', npc?.top ?? null);
  if (facts.seamanship === undefined) return null;
  const fighting = SKILLS.filter(({ name }) => name === 'seamanship' || name === 'leadership');
  return <Figures items={fighting.map(({ name, icon }) => ({ icon, label: texts.label('skill', name), value: facts[name] ?? 0 }))} />;
}

/* What was announced in this window: cards stay face down until they are played. */
function Named({ view, texts }: { view: MaraudersView; texts: Texts }): JSX.Element | null {
  const named = view.captain.flatMap(({ named: thing }, seat) => (thing !== 'nothing' ? [{ seat, thing }] : []));
  if (named.length === 0) return null;
  return (
    <ul class="marauders-named">
      {named.map(({ seat, thing }) => (
        <li key={seat}>
          <Icon name="cards" size={14} /> <span translate={false}>{texts.name(seat)}</span>: {texts.label('thing', thing)}
        </li>
      ))}
    </ul>
  );
}

/* The cards of a raid: what they pay, how many let the prey escape, where they hit. Before it the token that was found. */
export function Raid({ view, texts, asked, decision }: Props): JSX.Element {
  const seat = asked ?? seatOf(texts, view.active);
  const captain = view.captain[seat];
  const facts = view.table.map((card) => factsOf<CargoFacts>(texts, 'cargo', card));
  const gold = facts.reduce((sum, { plunder = 0 }) => sum + plunder, 0);
  const escapes = facts.filter(({ escape }) => escape).length;
  const hits = LOCATIONS.map(({ name }) => facts.filter(({ hit }) => hit === name).length);
  return (
    <section class="marauders-battle" aria-label={t('Raid')}>
      <h3>
        <Icon name="sail" size={18} /> {t('Raid of a merchant')}
        {view.raid.nation && <NationMark nation={view.raid.nation} label={texts.label('nation', view.raid.nation)} size={24} />}
      </h3>
      {view.table.length > 0 && (
        <div class="marauders-tiles">
          {view.table.map((card) => (
            <CargoTile key={card} card={card} texts={texts} />
          ))}
        </div>
      )}
      <dl class="marauders-tally" hidden={decision === 'merchant'}>
        <Tally label={t('Gold so far')} value={view.raid.gold || gold} />
        <Tally label={t('Escapes / Manoeuvrability')} value={`${escapes} / ${captain ? most(texts, captain, 'manoeuvre') : '–'}`} />
        <Tally label={t('Successes')} value={view.raid.successes} />
      </dl>
      {captain && decision !== 'raid-cargo' && <OwnLocations captain={captain} texts={texts} hits={hits} />}
    </section>
  );
}

const Tally = ({ label, value }: { label: string; value: number | string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
