/* What everybody may know of a player: captain, ship, bounties, how many cards; never the gold. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { seatColour } from '../parts/flags';
import { Figures, NamedIcon } from '../parts/pieces';
import { Portrait } from '../parts/portrait';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { bountiesAsked, factsOf, isPirate, LOCATIONS, modIcon, most, NATIONS, progressOf, says, seatWord, weaponIcon } from './facts';
import type { Captain, MaraudersView, PersonFacts } from './facts';
import { NationMark } from '../parts/nations';
import { faceOf } from './faces';

export function Mat({ view, texts, seat, asked, decision }: SeatProps<MaraudersView>): JSX.Element {
  const captain = view.captain[seat]!;
  const target = view.options.target ?? 10;
  const ability = captain.captain ? `${texts.label('master', captain.captain)}: ${says(texts, 'master', captain.captain)}` : '';
  return (
    <div class="marauders-mat">
      <Thing id={`captain:${seatWord(texts, seat)}`} label={ability} html class="marauders-person" quiet>
        <Person captain={captain} seat={seat} first={view.first === seatWord(texts, seat)} texts={texts} />
      </Thing>
      <progress
        class="marauders-goal"
        max={target}
        value={Math.min(captain.track, target)}
        aria-label={tn('{n} glory point of {target}', '{n} glory points of {target}', captain.track, { target })}
      />
      {captain.ship && <Hull captain={captain} seat={seat} texts={texts} />}
      <Figures
        items={[
          { icon: 'crate', label: t('Cargo cards'), value: captain.cargo.length },
          { icon: 'cards', label: t('Glory cards'), value: captain.glory.length },
          { icon: 'star', label: t('Rumours'), value: captain.rumours.length },
          ...(captain.shown_stash >= 0 ? shownGold(captain) : []),
        ]}
      />
      <Bounties captain={captain} texts={texts} live={bountiesAsked(view, texts, decision, asked) === seat} />
      <Papers captain={captain} texts={texts} />
    </div>
  );
}

/* At the end of the game. */
const shownGold = ({ shown_gold, shown_stash }: Captain) => [
  { icon: 'coin' as const, label: t('Gold aboard'), value: shown_gold },
  { icon: 'chest' as const, label: t('Stash'), value: shown_stash },
];

function Person({ captain, seat, first, texts }: { captain: Captain; seat: number; first: boolean; texts: Texts }): JSX.Element {
  const { nation, home } = factsOf<PersonFacts>(texts, 'master', captain.captain);
  const next = captain.successor ?? captain.dealt;
  if (!captain.captain) return <span class="quiet">{next ? t('Next captain: {name}', { name: texts.label('master', next) }) : t('no captain')}</span>;
  return (
    <>
      <Portrait seed={captain.captain} features={faceOf(captain.captain)} tint={seatColour(seat)} size={40} />
      {nation && <NationMark nation={nation} label={`${texts.label('nation', nation)}, ${texts.label('zone', home ?? '')}`} size={18} />}
      <span class="marauders-person-name" data-about={says(texts, 'master', captain.captain)}>
        {texts.label('master', captain.captain)}
      </span>
      {first && <NamedIcon icon="hourglass" label={t('Start player')} size={13} />}
    </>
  );
}

/* The ship and its state on one line. */
function Hull({ captain, seat, texts }: { captain: Captain; seat: number; texts: Texts }): JSX.Element {
  return (
    <div class="marauders-hull" data-about={texts.label('ship', captain.ship!)}>
      <svg viewBox="-28 -42 56 50" width="32" height="29" role="img" aria-label={texts.label('ship', captain.ship!)}>
        <Ship type={captain.ship!} seat={seat} />
      </svg>
      <ul>
        {LOCATIONS.map(({ name, icon }, i) => {
          const [value, full] = [captain.value[i] ?? 0, most(texts, captain, name)];
          return (
            <li key={name} class={value === 0 ? 'destroyed' : value < full ? 'damaged' : ''} data-about={`${texts.label('location', name)}: ${value}/${full}`}>
              <Icon name={icon} size={13} />
              <span class="unseen">{texts.label('location', name)} </span>
              {value}
              <small>/{full}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const bountyInWords = (points: number, nation: string) =>
  points
    ? tn('Bounty of {nation}: {n} point. Its ports are closed to this captain, the home port excepted, and naval ships search for this captain.', 'Bounty of {nation}: {n} points. Its ports are closed to this captain, the home port excepted, and naval ships search for this captain.', points, { nation })
    : t('No bounty of {nation}.', { nation });

interface BountiesProps {
  captain: Captain;
  texts: Texts;
  live: boolean; /* they may be pointed at */
  all?: boolean; /* those without points as well */
}

export function Bounties({ captain, texts, live, all }: BountiesProps): JSX.Element | null {
  const wanted = NATIONS.map((nation, i) => ({ nation, points: captain.bounty[i] ?? 0 })).filter(({ points }) => all || points > 0);
  if (wanted.length === 0) return null;
  return (
    <ul class={`marauders-bounties ${isPirate(captain) ? 'pirate' : ''}`} aria-label={t('Bounties')}>
      {isPirate(captain) && (
        <li>
          <span data-about={t('A pirate: at least one nation has a bounty on this captain. Naval ships search for pirates, and pirates of the game leave them alone.')}>
            <NationMark nation="pirate" size={18} />
            <span class="unseen">{t('a pirate')}</span>
          </span>
        </li>
      )}
      {wanted.map(({ nation, points }) => {
        const about = bountyInWords(points, texts.label('nation', nation));
        const bounty = (
          <>
            <NationMark nation={nation} size={18} />
            <span class="unseen">{texts.label('nation', nation)}</span> {points}
          </>
        );
        return (
          <li key={nation} class={points ? 'wanted' : ''}>
            {live ? <Thing id={`nation:${nation}`} label={about} html class="marauders-bounty" quiet>{bounty}</Thing> : <span class="marauders-bounty" data-about={about}>{bounty}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/* What lies open before a player: mission, papers, specialists, modifications, weapons. */
function Papers({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element | null {
  const { mission, documents, hired, mods, used_mods, weapons } = captain;
  const people = hired.filter((card) => card !== null);
  if (!mission && !documents && people.length + mods.length + weapons.length === 0) return null;
  return (
    <ul class="marauders-papers">
      {mission && (
        <li class="wide" data-about={says(texts, 'mission', mission)}>
          <Thing id={`mission:${mission}`} html quiet>
            <Icon name="scroll" size={14} /> {texts.label('mission', mission)} <small>{progressOf(texts, captain)}</small>
          </Thing>
        </li>
      )}
      {documents && (
        <li>
          <Icon name="letter" size={14} />{' '}
          <NationMark nation={documents} label={t('Forged Documents: {nation}', { nation: texts.label('nation', documents) })} size={18} />
        </li>
      )}
      {people.map((card) => (
        <Sign key={card} kind="glory" word={card} icon="person" person texts={texts} />
      ))}
      {mods.map((mod) => (
        <Sign key={mod} kind="modification" word={mod} icon={modIcon(mod)} used={used_mods.includes(mod)} texts={texts} />
      ))}
      {weapons.map((weapon) => (
        <Sign key={weapon} kind="weapon" word={weapon} icon={weaponIcon(weapon)} texts={texts} />
      ))}
    </ul>
  );
}

interface SignProps {
  kind: 'glory' | 'modification' | 'weapon';
  word: string;
  icon: IconName;
  used?: boolean;
  person?: boolean; /* a face in place of the icon */
  texts: Texts;
}

function Sign({ kind, word, icon, used, person, texts }: SignProps): JSX.Element {
  const name = texts.label(kind, word);
  return (
    <li data-about={`${name}: ${says(texts, kind, word)}`}>
      <Thing id={`${kind}:${word}`} label={name} html class={`marauders-sign ${kind} ${used ? 'used' : ''}`} quiet>
        {person ? <Portrait seed={word} features={faceOf(word)} size={28} /> : <Icon name={icon} size={14} />}
      </Thing>
    </li>
  );
}
