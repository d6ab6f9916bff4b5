/* The map of plunder: cards laid side by side on the sea, north up, Tortuga in the middle; ships and fleets on them. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Chart, CompassRose, Rhumbs, Sea, type Box } from '../parts/chart';
import { Figure, Thing } from '../parts/thing';
import { Ship } from '../parts/ships';
import { seatLetter } from '../parts/flags';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { CELL, CoastCell, PortCell, SeaCell } from './cells';
import { factsOf, shipName, shipOf, silhouette, type PlunderView } from './facts';

interface Place {
  x: number;
  y: number;
}

interface Laid extends Place {
  card: string;
  index: number;
}

/* Cards of the map with where they lie; the engine's north is up, the drawing's y goes down. */
function laidCards(view: PlunderView, texts: Texts): Laid[] {
  const order = texts.schema.words['map-card'] ?? [];
  return view.laid.map((card) => {
    const index = order.findIndex(({ word }) => word === card);
    return { card, index, ...view.place[index]! };
  });
}

const middle = ({ x, y }: Place) => ({ x: x * CELL, y: -y * CELL });
const key = ({ x, y }: Place) => `${x},${y}`;

/* The free places beside the map, where something could be laid. */
function ring(laid: Laid[]): Place[] {
  const taken = new Set(laid.map(key));
  const free = new Map<string, Place>();
  for (const { x, y } of laid)
    for (const place of [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }])
      if (!taken.has(key(place))) free.set(key(place), place);
  return [...free.values()];
}

function boxAround(laid: Laid[]): Box {
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left - 0.8) * CELL, y: (-high - 0.8) * CELL, width: (right - left + 1.6) * CELL, height: (high - low + 1.6) * CELL };
}

/* On a small screen a grown map is looked at from near, around the ship of the one who looks. */
function focusOn(view: PlunderView, laid: Laid[]): Box | null {
  const cell = laid.find(({ card }) => card === view.captain[view.viewer ?? -1]?.at);
  if (!cell || laid.length < 8 || !matchMedia('(max-width: 48rem)').matches) return null;
  const { x, y } = middle(cell);
  return { x: x - CELL * 1.6, y: y - CELL * 1.6, width: CELL * 3.2, height: CELL * 3.2 };
}

export function SeaMap({ view, texts }: BoardProps<PlunderView>): JSX.Element {
  const laid = useMemo(() => laidCards(view, texts), [view, texts]);
  const box = boxAround(laid);
  return (
    <Chart box={box} focus={focusOn(view, laid)} label={t('The map')}>
      <Sea box={box} />
      <Rhumbs x={0} y={0} reach={CELL * 14} />
      <CompassRose x={box.x + 21} y={box.y + box.height - 22} size={20} />
      {ring(laid).map((place) => (
        <Empty key={key(place)} place={place} />
      ))}
      {laid.map((cell) => (
        <Cell key={cell.card} cell={cell} view={view} texts={texts} />
      ))}
      {view.fleet.map(({ card, at }, i) => card && at && <Fleet key={card} card={card} at={laid.find((cell) => cell.card === at)} n={view.fleet.slice(0, i).filter((other) => other.at === at).length} texts={texts} />)}
      {view.captain.map((_, seat) => (
        <CaptainShip key={seat} seat={seat} view={view} texts={texts} laid={laid} />
      ))}
    </Chart>
  );
}

function Empty({ place }: { place: Place }): JSX.Element {
  const { x, y } = middle(place);
  return (
    <Thing id={`cell:${key(place)}`} label={t('Unknown waters')} class="plunder-empty" quiet>
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
  const name = texts.label('card', cell.card);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Thing id={`cell:${key(cell)}`} label={name} class={`plunder-cell ${facts.kind ?? ''}`} quiet>
        <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="8" class="plunder-square" />
      </Thing>
      {/* What is printed on the square lies over the button, and is no part of its name. */}
      <g aria-hidden="true" pointer-events="none">
        <Face cell={cell} view={view} texts={texts} />
      </g>
    </g>
  );
}

function Face({ cell, view, texts }: { cell: Laid; view: PlunderView; texts: Texts }): JSX.Element {
  const facts = factsOf(texts, cell.card);
  const name = texts.label('card', cell.card);
  if (facts.kind === 'sea') return <SeaCell name={name} facts={facts} />;
  if (facts.kind === 'port') return <PortCell name={name} facts={facts} n={cell.index} enemy={isEnemy(view, facts.nation)} />;
  return <CoastCell name={name} facts={facts} n={cell.index} village={villageOn(view, cell.card, texts)} texts={texts} />;
}

/* Marked for the one whose turn it is, or who looks. */
function isEnemy(view: PlunderView, nation: string | undefined): boolean {
  const captain = view.captain[view.viewer ?? -1];
  return Boolean(nation && captain?.deed.some((enemy) => enemy === nation));
}

const NATIVES = ['river-traders', 'war-canoes'];

function villageOn(view: PlunderView, card: string, texts: Texts) {
  const index = view.native_at.findIndex((at) => at === card);
  return index < 0 ? null : { card: NATIVES[index]!, facts: factsOf(texts, NATIVES[index]!) };
}

/* `n`: how many fleets lie on the same card before it. */
function Fleet({ card, at, n, texts }: { card: string; at: Laid | undefined; n: number; texts: Texts }): JSX.Element | null {
  if (!at) return null;
  const { x, y } = middle(at);
  const { speed, cannons, crew } = factsOf(texts, card);
  return (
    <Figure id={`fleet ${card}`} x={x - 44 + n * 50} y={y - 26}>
      <g role="img" aria-label={`${texts.label('card', card)}: ${speed}, ${cannons}, ${crew}`}>
        <Ship type="galleon" scale={0.95} />
        <text y="16" text-anchor="middle" class="plunder-strength">
          {speed} · {cannons} · {crew}
        </text>
      </g>
    </Figure>
  );
}

/* Where a ship lies among those on the same card, so that none hides another nor a port's name. */
const BERTHS = [-46, 46, -15, 16].map((x) => ({ x, y: 2 }));

function CaptainShip({ seat, view, texts, laid }: { seat: number; view: PlunderView; texts: Texts; laid: Laid[] }): JSX.Element | null {
  const captain = view.captain[seat]!;
  const cell = laid.find(({ card }) => card === captain.at);
  if (!cell || captain.lost) return null;
  const company = view.captain.filter(({ at, lost }) => at === captain.at && !lost).length;
  const berth = company === 1 && factsOf(texts, cell.card).kind === 'sea' ? { x: 16, y: 22 } : BERTHS[seat]!;
  const { x, y } = middle(cell);
  const word = texts.schema.words.captain?.[seat]?.word ?? '';
  return (
    <Figure id={`ship ${seat}`} x={x + berth.x} y={y + berth.y}>
      <Thing id={`target:${word}`} label={`${texts.name(seat)}: ${shipName(texts, captain.own)}`} quiet>
        <Ship type={silhouette(shipOf(texts, captain, seat))} seat={seat} letter={seatLetter(texts, seat)} scale={company > 2 ? 0.9 : 1.25} />
        {captain.prize && (
          <g transform="translate(30 8)">
            <Ship type={silhouette(factsOf(texts, captain.prize))} scale={0.6} />
          </g>
        )}
      </Thing>
    </Figure>
  );
}
