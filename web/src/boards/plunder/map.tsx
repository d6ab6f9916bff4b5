/* The map of plunder: cards laid side by side on the sea, north up, Tortuga in the middle; ships and fleets on them. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../parts/chart';
import { Figure, Thing } from '../parts/thing';
import { IconPath } from '../parts/icons';
import { Ship } from '../parts/ships';
import { seatLetter } from '../parts/flags';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { CELL, CoastCell, demandsOf, PortCell, SeaCell, Small } from './cells';
import { besides, enemiesOf, factsOf, fleetsAt, GOODS, hullOf, laidCards, marketOn, nextStop, readerOf, seatOf, shipName, shipOf, silhouette, strengthOf, villageOn, type Captain, type Laid, type Place, type PlunderView } from './facts';

/* The engine's north is up, the drawing's y goes down. */
const middle = ({ x, y }: Place) => ({ x: x * CELL, y: -y * CELL });
const key = ({ x, y }: Place) => `${x},${y}`;

/* The free places beside cards of the map, where something could be laid. */
function ring(laid: Laid[], around = laid): Place[] {
  const taken = new Set(laid.map(key));
  const free = around.flatMap(besides).filter((place) => !taken.has(key(place)));
  return [...new Map(free.map((place) => [key(place), place])).values()];
}

/* The cards, and while somebody sails the free places beside that ship. */
function boxAround(laid: Laid[], free: Place[]): Box {
  const places = [...laid.map((place) => ({ ...place, reach: 0.8 })), ...free.map((place) => ({ ...place, reach: 0.52 }))];
  const west = Math.min(...places.map(({ x, reach }) => x - reach));
  const east = Math.max(...places.map(({ x, reach }) => x + reach));
  const south = Math.min(...places.map(({ y, reach }) => y - reach));
  const north = Math.max(...places.map(({ y, reach }) => y + reach));
  return { x: west * CELL, y: -north * CELL, width: (east - west) * CELL, height: (north - south) * CELL };
}

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x && outer.y <= inner.y && outer.x + outer.width >= inner.x + inner.width && outer.y + outer.height >= inner.y + inner.height;

/* The sight stays as it is while all that must be seen fits into it; a much smaller map, of another moment, is looked at anew. */
function useSteady(needed: Box): Box {
  const kept = useRef(needed);
  const { width, height } = kept.current;
  if (!holds(kept.current, needed) || width * height > 2.5 * needed.width * needed.height) kept.current = needed;
  return kept.current;
}

/* On a small screen a grown map is looked at from near, around the ship of the one who looks. */
function focusOn(view: PlunderView, laid: Laid[]): Box | null {
  const cell = laid.find(({ card }) => card === view.captain[view.viewer ?? -1]?.at);
  if (!cell || laid.length < 8 || !matchMedia('(max-width: 48rem)').matches) return null;
  const { x, y } = middle(cell);
  return { x: x - CELL * 1.6, y: y - CELL * 1.6, width: CELL * 3.2, height: CELL * 3.2 };
}

export function SeaMap({ view, texts, decision }: BoardProps<PlunderView>): JSX.Element {
  const laid = useMemo(() => laidCards(view, texts), [view, texts]);
  const sailing = laid.filter(({ card }) => decision === 'sail' && card === view.captain[seatOf(texts, view.active)]?.at);
  const box = useSteady(boxAround(laid, ring(laid, sailing)));
  return (
    <Chart box={box} focus={focusOn(view, laid)} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={0} y={0} reach={CELL * 14} />
      {ring(laid).map((place) => (
        <Empty key={key(place)} place={place} />
      ))}
      <g data-about={`${t('North is up')}\n${t('The arrows on Open Sea are currents: they carry Treasure Fleets, not captains.')}`}>
        <circle cx={box.x + 21} cy={box.y + box.height - 22} r="18" fill="transparent" />
        <CompassRose x={box.x + 21} y={box.y + box.height - 22} size={20} />
      </g>
      {laid.map((cell) => (
        <Cell key={cell.card} cell={cell} view={view} texts={texts} />
      ))}
      {laid.map((cell) => (
        <Fleets key={cell.card} at={cell} laid={laid} view={view} texts={texts} />
      ))}
      {view.captain.map((_, seat) => (
        <CaptainShip key={seat} seat={seat} view={view} texts={texts} laid={laid} />
      ))}
    </Chart>
  );
}

function Empty({ place }: { place: Place }): JSX.Element {
  const { x, y } = middle(place);
  return (
    <Thing id={`cell:${key(place)}`} label={t('Unknown waters')} about={[t('Unknown waters'), t('A captain who lies beside it can lay a Map card here.')]} class="plunder-empty" quiet>
      <rect x={x - CELL / 2 + 8} y={y - CELL / 2 + 8} width={CELL - 16} height={CELL - 16} rx="10" />
      <text x={x} y={y + 5} text-anchor="middle" class="water-name">
        {t('Unknown waters')}
      </text>
    </Thing>
  );
}

function Cell({ cell, view, texts }: { cell: Laid; view: PlunderView; texts: Texts }): JSX.Element {
  const { x, y } = middle(cell);
  const facts = factsOf(texts, cell.card);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing id={`cell:${key(cell)}`} label={describe(cell, view, texts)} about={[texts.label('card', cell.card), ...said(cell, view, texts)]} class={`plunder-cell ${facts.kind ?? ''}`} quiet>
        <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="8" class="plunder-square" />
      </Thing>
      {/* What is printed on the square lies over the button, and is no part of its name. */}
      <g aria-hidden="true" pointer-events="none">
        <Face cell={cell} view={view} texts={texts} />
        <g class="plunder-warning" transform="translate(0 -14)">
          <circle r="13" />
          <g transform="translate(-8.4 -9.4) scale(.7)">
            <IconPath name="warning" />
          </g>
        </g>
      </g>
    </g>
  );
}

/* What is drawn on a card, in words: for those who hear it, */
function describe(cell: Laid, view: PlunderView, texts: Texts): string {
  const words = strengthsOf(cell, view, texts);
  return words.length > 0 ? `${texts.label('card', cell.card)} (${words.join(', ')})` : texts.label('card', cell.card);
}

function strengthsOf({ card }: Laid, view: PlunderView, texts: Texts): string[] {
  const facts = factsOf(texts, card);
  const { cannons, crew } = portOf(view, texts, card);
  const port = [facts.nation ? texts.label('nation', facts.nation) : '', `${t('Cannons')} ${cannons}`, `${t('Garrison')} ${crew}`, `${t('Plunder cards')} ${facts.plunder}`];
  return facts.kind === 'port' ? port.filter(Boolean) : demandsOf(facts);
}

/* and a line each for those who point at it. */
function said(cell: Laid, view: PlunderView, texts: Texts): string[] {
  const { kind, nation, current } = factsOf(texts, cell.card);
  const village = villageOn(view, cell.card);
  const isEnemy = enemiesOf(view, readerOf(view, texts)).has(nation ?? '');
  return [
    strengthsOf(cell, view, texts).join(', '),
    isEnemy ? t('An Enemy: attack this Port when you lie here, or slip in with a card.') : '',
    village ? `${texts.label('card', village)}: ${t('Crew')} ${factsOf(texts, village).crew}` : '',
    ...pricesIn(texts, marketOn(view, texts, cell.card)),
    kind === 'sea' && current ? t('The current runs {direction}: a Treasure Fleet here goes that way at the end of the round.', { direction: texts.label('direction', current) }) : '',
    ...view.captain.flatMap(({ at }, seat) => (at === cell.card ? [t('{name} lies here.', { name: texts.name(seat) })] : [])),
  ].filter(Boolean);
}

/* "You pay: Sugar 2, Cotton 3." */
function pricesIn(texts: Texts, market: string | null): string[] {
  const { sells, buys } = factsOf(texts, market);
  const list = (prices: number[] = []) => GOODS.flatMap((good, i) => (prices[i] ? [`${texts.label('good', good)} ${prices[i]}`] : [])).join(', ');
  return sells ? [`${t('You pay')}: ${list(sells)}`, `${t('You get')}: ${list(buys)}`] : [];
}

/* PL-18.8: a Port is as strong as its walls and the fleets in it. */
function portOf(view: PlunderView, texts: Texts, card: string): { cannons: number; crew: number; silver: number } {
  const [{ cannons = 0, crew = 0 }, fleets] = [factsOf(texts, card), fleetsAt(view, texts, card)];
  return { cannons: cannons + (fleets?.cannons ?? 0), crew: crew + (fleets?.crew ?? 0), silver: fleets?.silver ?? 0 };
}

function Face({ cell, view, texts }: { cell: Laid; view: PlunderView; texts: Texts }): JSX.Element {
  const facts = factsOf(texts, cell.card);
  const name = texts.label('card', cell.card);
  if (facts.kind === 'sea') return <SeaCell name={name} facts={facts} />;
  if (facts.kind === 'port')
    return <PortCell name={name} facts={{ ...facts, ...portOf(view, texts, cell.card) }} n={cell.index} enemy={enemiesOf(view, readerOf(view, texts)).has(facts.nation ?? '')} />;
  const village = villageOn(view, cell.card);
  return <CoastCell name={name} facts={facts} n={cell.index} village={village ? { name: texts.label('card', village), facts: factsOf(texts, village) } : null} />;
}

/* All fleets on a card: galleons one behind the other, what they are together, and an arrow to where they go next. */
function Fleets({ at, laid, view, texts }: { at: Laid; laid: Laid[]; view: PlunderView; texts: Texts }): JSX.Element | null {
  const all = fleetsAt(view, texts, at.card);
  if (!all) return null;
  const here = view.fleet.filter((fleet) => fleet.at === at.card).map(({ card }) => card!);
  const next = nextStop(at, laid, texts);
  const isSea = factsOf(texts, at.card).kind === 'sea';
  const { x, y } = middle(at);
  const berth = isSea ? { x: x - 46, y: y + 46 } : { x: x - 8, y: y - 14 };
  const label = t('speed {speed}, cannons {cannons}, crew {crew}, silver {silver}', { ...all });
  return (
    <g>
      {[...here.entries()].reverse().map(([n, card]) => (
        <Figure key={card} id={`fleet ${card}`} x={berth.x + n * 13} y={berth.y - n * 10}>
          <Thing id={`card:${card}`} label={`${texts.label('card', card)}: ${label}`} quiet>
            <Ship type="galleon" scale={isSea ? 0.9 : 0.7} />
          </Thing>
        </Figure>
      ))}
      {isSea && (
        <g class="plunder-strength" transform={`translate(${x - 67} ${y - 67})`} aria-hidden="true" pointer-events="none">
          <Small icon="sail" x={0} value={all.speed} />
          <Small icon="cannon" x={32} value={all.cannons} />
          <Small icon="crew" x={0} y={17} value={all.crew} />
          <Small icon="coin" x={32} y={17} value={all.silver} />
        </g>
      )}
      {next && next !== at && <Onward from={middle(at)} to={middle(next)} label={t('Next: {place}', { place: texts.label('card', next.card) })} />}
    </g>
  );
}

/* A short arrow over the border between two cards. */
function Onward({ from, to, label }: { from: Place; to: Place; label: string }): JSX.Element {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`} class="plunder-onward" role="img" aria-label={label} data-about={label}>
      <path d="M-14-5H2V-11L15 0 2 11V5H-14Z" />
    </g>
  );
}

/* Where a ship lies among those on the same card, so that none hides another, nor a port's name, nor a current. */
const BERTHS = [-46, 46, -15, 16];

const shipSaid = (captain: Captain, seat: number, texts: Texts): string[] => [
  shipName(texts, captain.own),
  t('speed {speed}, cannons {cannons}, crew {crew}, silver {silver}', { ...strengthOf(texts, captain, seat), silver: captain.silver }),
  ...(captain.prize ? [`${t('Prize')}: ${texts.label('card', captain.prize)}`] : []),
];

function CaptainShip({ seat, view, texts, laid }: { seat: number; view: PlunderView; texts: Texts; laid: Laid[] }): JSX.Element | null {
  const captain = view.captain[seat]!;
  const cell = laid.find(({ card }) => card === captain.at);
  if (!cell) return null;
  const company = view.captain.filter(({ at }) => at === captain.at).length;
  const isSea = factsOf(texts, cell.card).kind === 'sea';
  const berth = { x: company === 1 && isSea ? 16 : BERTHS[seat]!, y: isSea ? 22 : -11 };
  const { x, y } = middle(cell);
  const word = texts.schema.words.captain?.[seat]?.word ?? '';
  return (
    <Figure id={`ship ${seat}`} x={x + berth.x} y={y + berth.y}>
      <Thing id={`target:${word}`} label={`${texts.name(seat)}: ${shipName(texts, captain.own)}`} about={shipSaid(captain, seat, texts)} quiet>
        <Ship type={silhouette(shipOf(texts, captain, seat))} seat={seat} letter={seatLetter(texts, seat)} scale={company > 2 || !isSea ? 0.9 : 1.25} />
        {captain.prize && (
          <g transform={`translate(${berth.x > 30 ? -28 : 30} 8)`}>
            <Ship type={silhouette(hullOf(texts, captain.prize))} scale={0.6} />
          </g>
        )}
      </Thing>
    </Figure>
  );
}
