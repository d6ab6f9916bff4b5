/* The map of compagnie, from the American coast to Japan: regions, ways, sea fields, nests, the ports' plates, and the fleets. */
import type { JSX } from 'preact';
import type { Nest, Node, Port, Region } from '../../generated/compagnie';
import { Chart, CompassRose, Contours, Rhumbs, Sea, type Box } from '../parts/chart';
import { Die } from '../parts/pieces';
import { wordsOf } from '../parts/printed';
import { Figure, Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { BENDS, BESIDE, BOX, FANS, LAND, NUMBERS, PARALLELS, REGIONS, sheet, type Point } from './coast';
import { fleetsOf, nationAt, nodeOf, portAsked, reachOf, regionCode, type CoView, type Fleet } from './facts';
import { Beware, FleetPiece, NationPiece, nationLabel, useLive } from './pieces';
import { inRoom, Plate, quayOf } from './port';
import { Status, weather } from './status';

const at = (texts: Texts, node: string) => sheet(nodeOf(texts, node));

export function WorldMap(props: BoardProps<CoView>): JSX.Element {
  const { view, texts } = props;
  const fleets = fleetsOf(view, texts);
  const nodes = wordsOf<Node>(texts, 'node');
  const reach = reachOf(view, texts);
  return (
    <div class="compagnie-board">
      <Status view={view} texts={texts} />
      <Chart box={BOX} focus={focusOn(props, fleets)} label={t('The map')}>
        <Sea box={BOX} />
        <Regions view={view} texts={texts} />
        <Rhumbs x={560} y={590} reach={1400} />
        <Contours d={LAND} gap={4.5} />
        <g aria-hidden="true">
          <path d={LAND} class="compagnie-land" />
          <path d={LAND} fill="url(#hatch)" opacity=".35" />
          <path class="compagnie-parallels" d={PARALLELS.map((y) => `M-600 ${y}H1500`).join('')} />
        </g>
        <CompassRose x={22} y={556} size={36} />
        <Ways nodes={nodes} texts={texts} />
        {nodes.map((node) => (
          <Place key={node} node={node} view={view} texts={texts} steps={reach.get(node)} />
        ))}
        {nodes.flatMap((node) => berths(node, fleets.filter((fleet) => fleet.node === node), texts)).map((berth) => (
          <FleetFigure key={berth.fleet.word} {...berth} texts={texts} />
        ))}
        {[...reach].map(([node, steps]) => (
          <StepsAway key={node} {...at(texts, node)} steps={steps} name={texts.label('node', node)} />
        ))}
      </Chart>
    </div>
  );
}

/* A small screen looks at the battle, the port or the fleet that is asked about, or at all of one's own fleets; the rest is a drag away. */
function focusOn({ view, texts, eyes, asked }: BoardProps<CoView>, fleets: Fleet[]): Box | null {
  if (!matchMedia('(max-width: 68rem)').matches) return null;
  const port = portAsked(view, texts);
  if (view.battle.node) return around([at(texts, view.battle.node)], 130);
  if (port) return around([at(texts, port), quayOf(port, texts)], 105);
  const own = fleets.filter(({ seat }) => seat === (typeof eyes === 'number' ? eyes : asked));
  const number = view.stack.findLast((frame) => typeof frame.number === 'number')?.number;
  const played = own.filter((fleet) => fleet.number === wordsOf(texts, 'number')[Number(number)]);
  const points = (played.length > 0 && asked === own[0]?.seat ? played : own).map(({ node }) => at(texts, node));
  return points.length > 0 ? around(points, 150) : null;
}

function around(points: Point[], reach: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach * 0.8];
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach * 0.8 - y };
}

/* ---- The sea ---- */

const isRegion = (region: Region): region is Exclude<Region, 'none'> => region !== 'none';

function Regions({ view, texts }: { view: CoView; texts: Texts }): JSX.Element {
  const regions = wordsOf<Region>(texts, 'region').filter(isRegion);
  return (
    <>
      <g aria-hidden="true">
        {regions.map((region) => (
          <path key={region} d={REGIONS[region]} class={`compagnie-region ${region}`} />
        ))}
        {isRegion(view.storm) && <path d={REGIONS[view.storm]} class="compagnie-weather storm" data-about={weather.storm()} />}
        {isRegion(view.forecast) && <path d={REGIONS[view.forecast]} class="compagnie-weather forecast" data-about={weather.forecast()} />}
      </g>
      {regions.map((region) => (
        <RegionNumber key={region} region={region} view={view} texts={texts} />
      ))}
    </>
  );
}

function RegionNumber({ region, view, texts }: { region: Exclude<Region, 'none'>; view: CoView; texts: Texts }): JSX.Element {
  const [x, y] = NUMBERS[region];
  const storm = region === view.forecast ? t('a storm is forecast: up to 3 damage for each ship') : '';
  return (
    <Thing id={`region:${region}`} label={[`${regionCode(texts, region)} ${texts.label('region', region)}`, storm].filter(Boolean).join('; ')} quiet>
      <text x={x} y={y} text-anchor="middle" class="compagnie-number">
        {regionCode(texts, region)}
      </text>
    </Thing>
  );
}

function Ways({ nodes, texts }: { nodes: Node[]; texts: Texts }): JSX.Element {
  const ways = nodes.flatMap((from) =>
    nodeOf(texts, from).links.filter((to) => from < to).map((to) => {
      const [a, b] = [at(texts, from), at(texts, to)];
      const bend = BENDS[`${from} ${to}`];
      return bend ? `M${a.x} ${a.y}Q${bend.join(' ')} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }),
  );
  return <path class="compagnie-ways" d={ways.join('')} aria-hidden="true" />;
}

/* ---- Places ---- */

function Place({ node, view, texts, steps }: { node: Node; view: CoView; texts: Texts; steps: number | undefined }): JSX.Element {
  const { kind } = nodeOf(texts, node);
  if (kind === 'port') return <Plate port={node as Port} at={at(texts, node)} view={view} texts={texts} />;
  return kind === 'nest' ? <NestPlace nest={node as Nest} view={view} texts={texts} /> : <SeaField node={node} view={view} texts={texts} steps={steps} />;
}

/* How many steps away a place is that the fleet can still reach. */
function StepsAway({ x, y, steps, name }: Point & { steps: number; name: string }): JSX.Element {
  return (
    <g transform={`translate(${x - 10} ${y - 10})`} class="compagnie-away" role="img" aria-label={`${name}: ${tn('{n} step', '{n} steps', steps)}`}>
      <circle r="6.500" />
      <text y="3.300" text-anchor="middle" aria-hidden="true">
        {steps}
      </text>
    </g>
  );
}

const TURNS = {
  left: { x: -15, y: 4, anchor: 'end' },
  right: { x: 15, y: 4, anchor: 'start' },
  above: { x: 0, y: -18, anchor: 'middle' },
  below: { x: 0, y: 21.5, anchor: 'middle' },
  aslant: { x: 26, y: 21.5, anchor: 'end' },
  askew: { x: -17, y: 21.5, anchor: 'start' },
};

/* Names that would run under a plate. */
const ROOM: Partial<Record<Node, number>> = { 'north-sea': 57 };

function Name({ node, name, land = false }: { node: Node; name: string; land?: boolean }): JSX.Element {
  const { x, y, anchor } = TURNS[BESIDE[node] ?? 'below'];
  const kind = land ? 'port-name' : 'water-name';
  return (
    <text x={x} y={y} text-anchor={anchor} class={`${kind} compagnie-name`} {...inRoom(name, 11.5, 9.5, ROOM[node] ?? 89)} aria-hidden="true">
      {name}
    </text>
  );
}

function SeaField({ node, view, texts, steps }: { node: Node; view: CoView; texts: Texts; steps: number | undefined }): JSX.Element {
  const { x, y } = at(texts, node);
  const { storm, pirates, region } = nodeOf(texts, node);
  const nest = pirates === undefined ? -1 : wordsOf<string>(texts, 'nest').indexOf(pirates);
  const pips = view.nest[nest] ?? 0;
  const label = [
    texts.label('node', node),
    steps ? tn('{n} step away for the fleet that sails', '{n} steps away for the fleet that sails', steps) : '',
    texts.label('region', region),
    storm ? t('storm icon: a storm here costs each ship 1 damage more') : t('no storm icon'),
    pirates ? tn('pirates of {nest}: {n} pip', 'pirates of {nest}: {n} pips', pips, { nest: texts.label('nest', pirates) }) : t('no pirates'),
    region === view.forecast ? t('a storm is forecast: up to 3 damage for each ship') : '',
  ].filter(Boolean).join('; ');
  return (
    <g transform={`translate(${x} ${y})`} data-place={node}>
      <Thing id={`node:${node}`} label={label} class={`compagnie-sea ${pips > 0 ? 'hunted' : ''}`} quiet>
        <circle r="11" class="compagnie-field" />
        {storm && <Sign icon="cloud" x={pirates ? -4.6 : 0} size={pirates ? 0.36 : 0.52} />}
        {pirates && <Sign icon="flag" nest={pirates} x={storm ? 5 : 0} size={storm ? 0.4 : 0.52} />}
        <Beware x={15} y={4} />
        {pips > 0 && (
          <text x="14" y="-5" text-anchor="middle" class="compagnie-pips">
            {pips}
          </text>
        )}
      </Thing>
      <Name node={node} name={texts.label('node', node)} />
    </g>
  );
}

const SIGNS = { cloud: 'M7 18a4.500 4.500 0 0 1 0-9 5.500 5.500 0 0 1 10.500-1A5 5 0 0 1 17.500 18Z', flag: 'M6 22V3M6 4H20L16.500 9.500 20 15H6Z' };

/* What is printed on a sea field: a cloud, a black flag bordered in the colour of its nest. */
function Sign({ icon, nest, x, size }: { icon: 'cloud' | 'flag'; nest?: string; x: number; size: number }): JSX.Element {
  return (
    <g transform={`translate(${x} 0) scale(${size}) translate(-12 -12)`} class={`compagnie-sign ${icon} ${nest ?? ''}`}>
      <path d={SIGNS[icon]} />
    </g>
  );
}

function NestPlace({ nest, view, texts }: { nest: Nest; view: CoView; texts: Texts }): JSX.Element {
  const { x, y } = at(texts, nest);
  const name = texts.label('nest', nest);
  const pips = view.nest[wordsOf<Nest>(texts, 'nest').indexOf(nest)] ?? 0;
  const nation = nationAt(view, texts, nest);
  const label = `${name}: ${tn('{n} pip', '{n} pips', pips)}. ${t(texts.word('nest', nest)?.text ?? '')}`;
  return (
    <g transform={`translate(${x} ${y})`} data-place={nest}>
      <Thing id={`node:${nest}`} label={label} class="compagnie-nest" quiet>
        <path d="M0-16L16 0 0 16-16 0Z" class="compagnie-field" />
        <Die value={pips} x={-8.5} y={-8.5} size={17} class={`compagnie-die ${nest}`} />
        <Beware x={16} y={9} />
      </Thing>
      {pips === 0 && (
        <text y="4" text-anchor="middle" class="compagnie-nil" aria-hidden="true">
          0
        </text>
      )}
      <Name node={nest} name={name} land />
      {nation && (
        <Thing id={`nation:${nation.word}`} label={nationLabel(nation, texts)} quiet>
          <g transform="translate(14 -24)">
            <NationPiece nation={nation.word} pips={nation.pips} level={nation.level} damage={nation.damage} />
          </g>
        </Thing>
      )}
    </g>
  );
}

/* ---- Fleets ---- */

interface Berth extends Point {
  fleet: Fleet;
  scale: number;
}

/* Where the fleets of one place lie: side by side above a sea field, along the quay of a port. Many lie closer and are smaller. */
function berths(node: Node, fleets: Fleet[], texts: Texts): Berth[] {
  const many = fleets.length;
  if (many === 0) return [];
  const { kind } = nodeOf(texts, node);
  const port = kind === 'port';
  const { x, y } = at(texts, node);
  const middle = port ? quayOf(node as Port, texts) : { x, y: y - (kind === 'nest' ? 28 : 24) };
  const pitch = Math.min(31, (port ? 124 : 90) / many);
  const scale = Math.max(0.6, Math.min(1, pitch / 26));
  const lean = ((FANS[node] ?? 0) * (many - 1)) / 2;
  return fleets.map((fleet, i) => ({ fleet, scale, x: middle.x + (i - (many - 1) / 2 + lean) * pitch, y: middle.y }));
}

function FleetFigure({ fleet, scale, x, y, texts }: Berth & { texts: Texts }): JSX.Element {
  const id = useLive(`fleet:${fleet.word}`, `party:${fleet.word}`);
  const ships = fleet.ships.map(({ type, cargo, ...ship }) => {
    const wear = ship.damage + ship.mutiny;
    const goods = cargo.map((good) => texts.label('good', good));
    return [texts.label('type', type), wear ? `−${wear}` : '', ...goods].filter(Boolean).join(' ');
  });
  const level = fleet.level > 0 ? ` +${fleet.level}` : '';
  const label = `${texts.name(fleet.seat)} ${texts.label('number', fleet.number)}${level}: ${ships.join('; ')}`;
  return (
    <Figure id={`fleet ${fleet.word}`} x={x} y={y}>
      <g pointer-events="none">
        <FleetPiece fleet={fleet} texts={texts} scale={scale} />
      </g>
      <Thing id={id} label={label} class="compagnie-berth" quiet>
        <rect x={-15 * scale} y={-29 * scale} width={30 * scale} height={43 * scale} rx="5" />
      </Thing>
    </Figure>
  );
}
