/* What lies in a zone: its name and feature, the port with its tokens, a merchant, missions, and what the reader is after there. */
import type { JSX } from 'preact';
import { IconPath, isIcon, type IconName } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Zone } from '../../generated/marauders';
import type { Texts } from '../../model/texts';
import { capital, factsOf, modIcon, placesLeft, says, type EventFacts, type MaraudersView, type MissionFacts, type RumourFacts, type ZoneFacts } from './facts';
import { SPOTS, type Point } from './geography';
import { NationFlag } from '../parts/nations';
import { wordsOf } from '../parts/printed';

export const HARBOUR = 22;
const TOKEN = 23;
const PITCH = TOKEN + 2;

/* What a zone is known for, by a sign; the words are a look away. */
const FEATURES: Partial<Record<Zone, IconName>> = {
  havana: 'coin', nassau: 'crate', tortuga: 'skull', 'port-royal': 'crew', 'old-providence': 'cannon', 'petit-goave': 'hammer',
  cartagena: 'target', 'santo-domingo': 'cards', curacao: 'ship', 'san-juan': 'coin', caracas: 'crate', 'st-maarten': 'chest',
  'basse-terre': 'eye', 'st-john': 'hammer', bridgetown: 'warning', trinidad: 'fog',
};

interface Token {
  id?: string; /* the thing it is */
  kind: string;
  icon: IconName;
  label: string;
}

const indexOf = (texts: Texts, zone: string) => wordsOf(texts, 'zone').indexOf(zone);

const reader = (view: MaraudersView) => view.captain[view.viewer ?? -1];

const FACE_DOWN = 'face-down';
const TO_COME = 'to-come';

/* What a port wants, and what its yard has. */
function portTokens(zone: Zone, view: MaraudersView, texts: Texts): Token[] {
  const index = indexOf(texts, zone);
  const [good, mod] = [view.demand[index], view.mod_shown[index] as string | null | undefined];
  const tokens: Token[] = [];
  if (good) tokens.push({ kind: 'demand', icon: isIcon(good) ? good : 'crate', label: t('In demand: {good}. Sold here a card brings 6 gold instead of 3; three at once bring a glory point.', { good: texts.label('good', good) }) });
  if (mod === FACE_DOWN || mod === TO_COME) tokens.push({ kind: 'hidden', icon: 'help', label: t('A modification for ships, face down. It is turned up by whoever first takes a Port action here, and then on sale in the shipyard.') });
  else if (mod) tokens.push({ kind: 'mod', icon: modIcon(mod), label: t('Modification: {name}', { name: texts.label('modification', mod) }) });
  return tokens;
}

/* A card by its name and what it does. */
const inWords = (title: string, kind: string, card: string, texts: Texts) => `${title}: ${texts.label(kind, card)}. ${says(texts, kind, card)}`;

const missionTokens = (zone: Zone, view: MaraudersView, texts: Texts): Token[] =>
  view.open_mission.flatMap((card) =>
    card && factsOf<MissionFacts>(texts, 'mission', card).port === zone
      ? [{ id: `mission:${card}`, kind: 'mission', icon: 'scroll' as const, label: inWords(t('Mission'), 'mission', card, texts) }]
      : [],
  );

/* Where the reader's rumours and mission lead. */
function ownTokens(zone: Zone, view: MaraudersView, texts: Texts): Token[] {
  const own = reader(view);
  const tokens: Token[] = [];
  for (const card of own?.rumours ?? []) {
    const { port, zone: sea } = factsOf<RumourFacts>(texts, 'rumour', card);
    if (card && (port ?? sea) === zone)
      tokens.push({ id: port ? `rumour:${card}` : `aim:${card}`, kind: 'own', icon: 'star', label: inWords(t('Your rumour'), 'rumour', card, texts) });
  }
  if (own?.mission && placesLeft(texts, own).includes(zone)) {
    const id = own.zone === zone && !own.in_port ? 'aim:spy' : `mission:${own.mission}`; /* one scouts where one is */
    tokens.push({ id, kind: 'own', icon: 'flag', label: inWords(t('Your mission'), 'mission', own.mission, texts) });
  }
  return tokens;
}

function eventTokens(zone: Zone, { event }: MaraudersView, texts: Texts): Token[] {
  if (!event || !factsOf<EventFacts>(texts, 'event', event).zones?.includes(zone)) return [];
  return [{ kind: 'event', icon: event.endsWith('storm') ? 'storm' : 'skull', label: `${texts.label('event', event)}: ${says(texts, 'event', event)}` }];
}

/* The tokens of a port and the marks of a zone, in the order they are laid. */
const tokensOf = (zone: Zone, view: MaraudersView, texts: Texts): Token[] =>
  [portTokens, missionTokens, ownTokens, eventTokens].flatMap((some) => some(zone, view, texts));

/* The whole zone in words. */
export function contentsOf(zone: Zone, view: MaraudersView, texts: Texts): string {
  const { nation } = factsOf<ZoneFacts>(texts, 'zone', zone);
  const merchant = view.merchants.includes(zone) ? [t('a merchant')] : [];
  const ships = [
    ...view.captain.flatMap(({ zone: at }, seat) => (at === zone ? [texts.name(seat)] : [])),
    ...view.npc.flatMap(({ zone: at }, i) => (at === zone ? [texts.label('npc', wordsOf(texts, 'npc')[i] ?? '')] : [])),
  ];
  const tokens = tokensOf(zone, view, texts).map(({ label }) => label);
  return [capital(texts.label('zone', zone)), ...(nation ? [texts.label('nation', nation)] : []), ...tokens, ...merchant, ...ships].join(', ');
}

export function ZoneContent({ zone, view, texts }: { zone: Zone; view: MaraudersView; texts: Texts }): JSX.Element {
  const { name, port, row, columns = 3, merchant } = SPOTS[zone];
  const icon = FEATURES[zone];
  return (
    <g>
      <g class="marauders-name" data-about={says(texts, 'zone', zone)} transform={`translate(${name[0]} ${name[1]})`}>
        {icon && (
          <g transform="translate(0 -12) scale(.6)" class="marauders-feature">
            <IconPath name={icon} />
          </g>
        )}
        <text x={icon ? 17 : 0} class={port ? 'port-name' : 'water-name'}>
          {capital(texts.label('zone', zone))}
        </text>
      </g>
      {tokensOf(zone, view, texts).map((token, i) => (
        <TokenSquare key={`${token.kind} ${i}`} token={token} at={tokenAt(row ?? [name[0], name[1] + 8], columns, i)} />
      ))}
      {view.merchants.includes(zone) && <Merchant at={merchant} id={reader(view)?.zone === zone ? 'aim:merchant' : undefined} />}
      {view.merchants.includes(zone) && zone === 'cartagena' && reader(view)?.zone === zone && <SpanishMerchant at={merchant} />}
    </g>
  );
}

const ownHome = (view: MaraudersView, texts: Texts) => factsOf<{ home: string }>(texts, 'master', reader(view)?.captain ?? null).home;

const tokenAt = ([x, y]: Point, columns: number, i: number): Point => [x + (i % columns) * PITCH, y + Math.floor(i / columns) * PITCH];

/* A basin with a quay; the nation's flag flies over it, and the reader's home port has a brass ring. */
export function Harbour({ zone, view, texts }: { zone: Zone; view: MaraudersView; texts: Texts }): JSX.Element | null {
  const { port } = SPOTS[zone];
  const { nation } = factsOf<ZoneFacts>(texts, 'zone', zone);
  const home = ownHome(view, texts) === zone;
  if (!port || !nation) return null;
  return (
    <g transform={`translate(${port.join(' ')})`} class={`marauders-harbour ${home ? 'home' : ''}`} aria-hidden="true">
      <circle r={HARBOUR} class={`marauders-basin ${nation}`} />
      <circle r={HARBOUR - 4} class="marauders-quay" />
      <g transform={`translate(-11 ${-HARBOUR - 9})`}>
        <NationFlag nation={nation} />
      </g>
    </g>
  );
}

function TokenSquare({ token: { id, kind, icon, label }, at: [x, y] }: { token: Token; at: Point }): JSX.Element {
  const drawing = (
    <g class={`marauders-token ${kind}`} data-about={id ? undefined : label}>
      <rect width={TOKEN} height={TOKEN} rx="4" />
      <g transform="translate(2.500 2.500) scale(.75)">
        <IconPath name={icon} />
      </g>
    </g>
  );
  return <g transform={`translate(${x} ${y})`}>{id ? <Thing id={id} label={label}>{drawing}</Thing> : drawing}</g>;
}

/* Off Cartagena one may look for it as a Spanish one: a flag at the token. */
const SpanishMerchant = ({ at: [x, y] }: { at: Point }) => (
  <g transform={`translate(${x - 11} ${y - 29})`}>
    <Thing id="aim:spanish-merchant" label={t('a Spanish merchant')} quiet>
      <NationFlag nation="spain" />
    </Thing>
  </g>
);

const prize = () => t('A merchant: scout for it here, then raid it for gold and cargo.');

/* Only the merchant in the reader's own zone is one to scout for. */
function Merchant({ at: [x, y], id }: { at: Point; id: string | undefined }): JSX.Element {
  const drawing = (
    <g class="marauders-merchant" data-about={id ? undefined : prize()}>
      <circle r="12" />
      <g transform="translate(-8.500 -9) scale(.7)">
        <IconPath name="sail" />
      </g>
    </g>
  );
  return <g transform={`translate(${x} ${y})`}>{id ? <Thing id={id} label={prize()} quiet>{drawing}</Thing> : drawing}</g>;
}
