/* The reader's own: captain, ship, cargo, and cards of glory, rumour and mission. */
import type { JSX } from 'preact';
import { Card, CardBack, type CardFace } from '../parts/card';
import { seatColour } from '../parts/flags';
import { Icon, type IconName } from '../parts/icons';
import { CardBust, Portrait } from '../parts/portrait';
import { isShip, Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Kind, Rumour } from '../../generated/marauders';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { bountiesAsked, capital, factsOf, goldPoints, LOCATIONS, manoeuvrability, most, progressOf, says, seatWord, SKILLS, STARTERS } from './facts';
import type { Captain, MaraudersView, MissionFacts, PersonFacts, RumourFacts, ShipFacts } from './facts';
import { isLaid, Raid } from './battle';
import { CargoTile, Demands } from './cargo';
import { faceOf } from './faces';
import { NationMark } from '../parts/nations';
import { Bounties } from './mats';
import { gloryPicture, missionPicture, rumourPicture } from './pictures';
import { Fittings, OwnLocations } from './ship';
import { Market } from './trade';

export function Hand(props: SeatProps<MaraudersView>): JSX.Element {
  const { view, texts, seat, asked, decision } = props;
  const captain = view.captain[seat]!;
  const buys = seat === asked && decision !== 'found-keep' && captain.offer.some((card) => card !== null);
  return (
    <div class="hand marauders-hand">
      {seat === asked && isLaid(view) && <Raid {...props} panel />}
      {buys && <Market view={view} captain={captain} texts={texts} panel />}
      <CaptainPanel captain={captain} view={view} seat={seat} texts={texts} />
      {captain.ship && <ShipPanel captain={captain} view={view} seat={seat} wanted={bountiesAsked(view, texts, decision, asked) === seat} texts={texts} />}
      {captain.ship && <Hold captain={captain} view={view} texts={texts} />}
      {seat === asked && decision?.endsWith('-ship') && STARTERS.map((ship) => <Card key={ship} face={hull(ship, texts)} />)}
      <Cards captain={captain} texts={texts} />
    </div>
  );
}

/* ---- The captain ---- */

function CaptainPanel({ captain, view, seat, texts }: { captain: Captain; view: MaraudersView; seat: number; texts: Texts }): JSX.Element {
  const who = captain.captain ?? captain.dealt ?? captain.successor;
  const facts = factsOf<PersonFacts>(texts, 'master', who);
  const home = facts.home ? t('Home port: {port}', { port: texts.label('zone', facts.home) }) : '';
  return (
    <section class="marauders-panel marauders-captain" aria-label={t('Captain')} tabIndex={0}>
      <h3>
        {who && <Portrait seed={who} features={faceOf(who)} tint={seatColour(seat)} size={56} />}
        {facts.nation && <NationMark nation={facts.nation} label={[texts.label('nation', facts.nation), home].join(', ')} size={22} />}
        {who ? texts.label('master', who) : t('no captain')}
      </h3>
      {who && (
        <>
          <p class="marauders-ability">{says(texts, 'master', who)}</p>
          <ul class="marauders-skills">
            {SKILLS.map(({ name, icon }) => (
              <li key={name} data-about={`${texts.label('skill', name)}. ${says(texts, 'skill', name)}`}>
                <Icon name={icon} size={16} />
                <b>{facts[name]}</b>{' '}
                <span>{texts.label('skill', name)}</span>
              </li>
            ))}
          </ul>
          <p class="quiet">{home}</p>
        </>
      )}
      <Purse captain={captain} />
      {texts.schema.words.captain?.[seat]?.word === view.active && view.round > 0 && <Actions turn={view.turn} />}
    </section>
  );
}

function Purse({ captain: { gold, stash, track } }: { captain: Captain }): JSX.Element {
  const own = gold >= 0; /* nobody else may know */
  const chest = goldPoints(stash, track);
  return (
    <div class="marauders-purse">
      {own && <Coins id="aboard" icon="coin" value={gold} label={t('aboard')} />}
      {own && <Coins id="stash" icon="chest" value={stash} label={t('in the stash')} />}
      <Coins
        id="points"
        icon="crown"
        value={track}
        label={own && chest > 0 ? t('on the track, {n} for gold', { n: chest }) : t('on the track')}
        title={t('Points on the Glory track, and for gold in the stash, which never counts for more than there are on the track')}
      />
    </div>
  );
}

interface CoinsProps {
  id: string;
  icon: IconName;
  value: number;
  label: string;
  title?: string;
}

const Coins = ({ id, icon, value, label, title }: CoinsProps) => (
  <Thing id={`purse:${id}`} html class="marauders-coins" about={title ? [title] : undefined} quiet>
    <Icon name={icon} size={16} />
    <b>{value}</b> {label}
  </Thing>
);

/* Three tokens for the actions, and a sail for each extra Move. */
function Actions({ turn: { actions, extra } }: { turn: MaraudersView['turn'] }): JSX.Element {
  const label = [t('Actions left: {n}', { n: actions }), ...(extra ? [t('extra Moves: {n}', { n: extra })] : [])].join(', ');
  return (
    <Thing id="turn:actions" label={label} html class="marauders-actions" quiet>
      <span aria-hidden="true">{t('Actions')}</span>
      {[0, 1, 2].map((i) => (
        <i key={i} class={i < actions ? 'full' : ''} />
      ))}
      {Array.from({ length: extra }, (_, i) => (
        <Icon key={i} name="sail" size={16} />
      ))}
    </Thing>
  );
}

/* ---- The ship and its hold ---- */

interface ShipPanelProps {
  captain: Captain;
  view: MaraudersView;
  seat: number;
  wanted: boolean; /* is it about the own bounties? */
  texts: Texts;
}

function ShipPanel({ captain, view: { hits }, seat, wanted, texts }: ShipPanelProps): JSX.Element {
  return (
    <section class="marauders-panel marauders-own-ship" aria-label={t('Own ship')}>
      <h3>
        {capital(texts.label('ship', captain.ship!))}
        <span class="marauders-manoeuvre" data-about={manoeuvrability()}>
          <Icon name="wind" size={15} /> <span class="unseen">{t('Manoeuvrability')} </span>
          {most(texts, captain, 'manoeuvre')}
        </span>
      </h3>
      <div class="marauders-sketch">
        <svg viewBox="-32 -50 64 58" aria-hidden="true">
          <Ship type={captain.ship!} seat={seat} />
        </svg>
        <OwnLocations captain={captain} texts={texts} live={hits.victim === null || hits.victim === seatWord(texts, seat)} />
      </div>
      <Fittings captain={captain} texts={texts} />
      <Bounties captain={captain} texts={texts} live={wanted} all />
    </section>
  );
}

const HOLD = 1; /* of the locations */
const PORT_ROOM = 6; /* cards in port, whatever the ship */

function Hold({ captain, view, texts }: { captain: Captain; view: MaraudersView; texts: Texts }): JSX.Element {
  const cards = captain.cargo.filter((card) => card !== null).sort();
  const closed = captain.cargo.length - cards.length;
  const atSea = captain.value[HOLD]! + (captain.captain === 'avezaath' ? 1 : 0);
  const room = captain.in_port ? PORT_ROOM : atSea;
  return (
    <section class="marauders-panel marauders-hold" aria-label={t('Cargo')}>
      <h3>
        {t('Cargo')}
        <span class="quiet" data-about={captain.in_port ? t('In port a captain may hold 6 cards; at sea no more than the Cargo hold has points ({n}).', { n: atSea }) : t('At sea a captain holds no more cards than the Cargo hold has points.')}>
          {captain.cargo.length}/{room}
          {captain.in_port && ` · ${t('at sea {n}', { n: atSea })}`}
        </span>
      </h3>
      {captain.cargo.length === 0 && <p class="quiet">{t('The hold is empty.')}</p>}
      <div class="marauders-tiles">
        {cards.map((card) => (
          <CargoTile key={card} card={card} texts={texts} />
        ))}
        {closed > 0 && <p>{tn('{n} card face down', '{n} cards face down', closed)}</p>}
      </div>
      {captain.zone && <Demands cards={cards} from={captain.zone} view={view} texts={texts} />}
    </section>
  );
}

/* ---- Cards ---- */

/* A ship to begin with. */
const hull = (ship: string, texts: Texts): CardFace => ({
  id: `ship:${ship}`,
  title: capital(texts.label('ship', ship)),
  emblem: 'ship',
  ship: isShip(ship) ? ship : undefined,
  figures: [
    ...LOCATIONS.map(({ name, icon }) => ({ icon, label: texts.label('location', name), value: factsOf<ShipFacts>(texts, 'ship', ship)[name] ?? 0 })),
    { icon: 'wind', label: t('Manoeuvrability'), value: factsOf<ShipFacts>(texts, 'ship', ship).manoeuvre ?? 0 },
  ],
  text: says(texts, 'ship', ship),
});

const glory = (card: string, texts: Texts, kind: string): CardFace => {
  const { port, specialist, kind: effect } = factsOf<{ port: string; specialist: string; kind: Kind }>(texts, 'glory', card);
  return {
    id: `glory:${card}`,
    title: texts.label('glory', card),
    kind: specialist && kind === t('Glory') ? t('Hire in {port}', { port: texts.label('zone', port ?? '') }) : kind,
    emblem: specialist ? 'person' : 'star',
    picture: specialist ? <CardBust seed={card} features={faceOf(card)} /> : effect && gloryPicture(effect),
    tint: 'var(--brass-bright)',
    text: says(texts, 'glory', card),
  };
};

function rumour(card: Rumour, texts: Texts): CardFace {
  const { port } = factsOf<RumourFacts>(texts, 'rumour', card);
  return {
    id: `rumour:${card}`,
    title: texts.label('rumour', card),
    kind: port ? t('Rumour, in port') : t('Rumour, at sea'),
    emblem: port ? 'port' : 'wave',
    picture: rumourPicture(card),
    tint: 'var(--hue-blue)',
    text: says(texts, 'rumour', card),
  };
}

function mission(captain: Captain, texts: Texts): CardFace {
  const card = captain.mission!;
  const { places = [] } = factsOf<MissionFacts>(texts, 'mission', card);
  return {
    id: `mission:${card}`,
    title: texts.label('mission', card),
    kind: [t('Mission'), progressOf(texts, captain)].filter(Boolean).join(': '),
    emblem: places.length ? 'map' : 'scroll',
    picture: missionPicture(card),
    tint: 'var(--hue-green)',
    text: says(texts, 'mission', card),
  };
}

function Cards({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element {
  const open = captain.glory.filter((card) => card !== null);
  const rumours = captain.rumours.filter((card) => card !== null);
  const people = captain.hired.filter((card) => card !== null);
  const closed = captain.glory.length + captain.rumours.length - open.length - rumours.length;
  return (
    <>
      {captain.mission && <Card face={mission(captain, texts)} />}
      {rumours.map((card) => (
        <Card key={card} face={rumour(card, texts)} />
      ))}
      {open.map((card) => (
        <Card key={card} face={glory(card, texts, t('Glory'))} />
      ))}
      {people.map((card) => (
        <Card key={card} face={glory(card, texts, t('Hired'))} />
      ))}
      {closed > 0 && <CardBack count={closed} label={t('Cards in hand')} motif="star" />}
    </>
  );
}
