/* The chart of marauders: sea zones with their borders, coasts, ports and what lies in them; the Glory track on the mainland. */
import type { JSX } from 'preact';
import { Chart, CompassRose, Contours, Rhumbs, Sea, type Box } from '../parts/chart';
import { SeatFlag, seatLetter } from '../parts/flags';
import { Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Zone } from '../../generated/marauders';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { compass, factsOf, type EventFacts, type MaraudersView, type ZoneFacts } from './facts';
import { BORDERS, halfway, LANDS, outline, RINGS, RIVERS, SHEET, SPOTS, type Border } from './geography';
import { contentsOf, Harbour, ZoneContent } from './zone';
import { Vessels } from './vessels';
import { Ending, InForce, Strip } from './strip';

const EDGE = 7;
const BOX: Box = { x: -EDGE, y: -EDGE, width: SHEET.width + 2 * EDGE, height: SHEET.height + 2 * EDGE };
const REACH = { x: 210, y: 175 }; /* of what a small screen shows around the reader's ship */

const ZONES = Object.keys(RINGS) as Zone[];

export function Board(props: BoardProps<MaraudersView>): JSX.Element {
  const { view, texts } = props;
  const stormy = factsOf<EventFacts>(texts, 'event', view.event).zones ?? [];
  return (
    <div class="marauders-board">
      <div>
        <Strip {...props} />
        <InForce {...props} />
        <Ending {...props} />
      </div>
      <Chart box={BOX} focus={focusOn(view)} label={t('The map')}>
        <Sea box={BOX} />
        <Rhumbs x={500} y={330} reach={1100} />
        {ZONES.map((zone) => (
          <Water key={zone} zone={zone} stormy={stormy.includes(zone)} view={view} texts={texts} />
        ))}
        <g aria-hidden="true" pointer-events="none">
          <Coasts />
          <path class="marauders-borders" d={BORDERS.map(({ points }) => `M${outline(points)}`).join('')} />
          {BORDERS.map((border) => (
            <Letters key={border.zones.join()} border={border} texts={texts} />
          ))}
          <CompassRose x={642} y={66} size={46} />
          <text x="806" y="52" text-anchor="middle" class="water-name marauders-ocean">
            {t('Atlantic Ocean')}
          </text>
          <rect class="marauders-frame" x={-EDGE + 2} y={-EDGE + 2} width={BOX.width - 4} height={BOX.height - 4} />
          <rect class="marauders-frame thin" width={SHEET.width} height={SHEET.height} />
        </g>
        <GloryTrack view={view} texts={texts} />
        {ZONES.map((zone) => (
          <Harbour key={zone} zone={zone} view={view} texts={texts} />
        ))}
        {ZONES.map((zone) => (
          <ZoneContent key={zone} zone={zone} view={view} texts={texts} />
        ))}
        <Vessels view={view} texts={texts} />
      </Chart>
    </div>
  );
}

/* A small screen looks at the reader's own ship, and the chart is a drag away. */
function focusOn(view: MaraudersView): Box | null {
  const zone = view.captain[view.viewer ?? -1]?.zone;
  if (!zone || !matchMedia('(max-width: 48rem)').matches) return null;
  const [x, y] = SPOTS[zone].port ?? SPOTS[zone].sea;
  const within = (middle: number, reach: number, whole: number) => Math.min(Math.max(middle - reach, 0), whole - 2 * reach);
  return { x: within(x, REACH.x, SHEET.width), y: within(y, REACH.y, SHEET.height), width: 2 * REACH.x, height: 2 * REACH.y };
}

function Water({ zone, stormy, view, texts }: { zone: Zone; stormy: boolean; view: MaraudersView; texts: Texts }): JSX.Element {
  return (
    <Thing id={`zone:${zone}`} label={contentsOf(zone, view, texts)} class={`marauders-zone ${stormy ? 'stormy' : ''}`} quiet>
      <path d={`M${outline(RINGS[zone])}Z`} />
    </Thing>
  );
}

function Coasts(): JSX.Element {
  return (
    <g>
      <Contours d={LANDS.join('')} steps={3} gap={6} />
      <path d={LANDS.join('')} class="marauders-land" filter="url(#coast)" />
      <path d={LANDS.join('')} fill="url(#hatch)" />
      <path d={RIVERS} class="marauders-rivers" />
    </g>
  );
}

const ASIDE = 9; /* from a border to its letter */

/* At both sides of a border the way across it: ships without players follow these letters. */
function Letters({ border: { zones, points }, texts }: { border: Border; texts: Texts }): JSX.Element {
  const { at, across } = halfway(points);
  const letter = (from: Zone, to: Zone) => {
    const { borders = {} } = factsOf<ZoneFacts>(texts, 'zone', from);
    return Object.keys(borders).find((way) => borders[way] === to) ?? '';
  };
  const [one, other] = zones;
  return (
    <g class="marauders-letters">
      {[letter(one, other), letter(other, one)].map((way, side) => {
        const turn = side ? -1 : 1; /* rings run clockwise: the first zone lies to the right */
        return (
          <text key={side} x={at[0] + across[0] * ASIDE * turn} y={at[1] + across[1] * ASIDE * turn + 3} text-anchor="middle">
            {compass(way)}
          </text>
        );
      })}
    </g>
  );
}

/* What a field of the track is. */
const trackField = (points: number, target: number): string =>
  points < target
    ? tn('{n} glory point. Points for gold are not marked here.', '{n} glory points. Points for gold are not marked here.', points)
    : t('{n} glory points: as soon as somebody has {target} with those for gold, the round is the last one.', { n: points, target });

const STEP = 30;
const FLAGS: [number, number][] = [[1.500, 9], [14.500, 9], [1.500, 19], [14.500, 19]];

/* On the mainland, where nobody sails. The flags of those who have as many points lie in the box, its number above them. */
function GloryTrack({ view, texts }: { view: MaraudersView; texts: Texts }): JSX.Element {
  const target = view.options.target ?? 10;
  const last = Math.max(target, ...view.captain.map(({ track }) => track));
  const step = Math.min(STEP, 450 / (last + 1));
  const label = view.captain.map(({ track }, seat) => tn('{name}: {n} glory point', '{name}: {n} glory points', track, { name: texts.name(seat) })).join(', ');
  return (
    <g transform="translate(458 586)" class="marauders-glory">
      <Thing id="track:glory" label={label} quiet>
        <text x="-8" y="20" text-anchor="end" class="marauders-glory-title">
          {t('Glory')}
        </text>
        {Array.from({ length: last + 1 }, (_, points) => {
          const here = view.captain.flatMap(({ track }, seat) => (track === points ? [seat] : []));
          return (
            <g key={points} transform={`translate(${points * step} 0)`} data-about={[trackField(points, target), ...here.map((seat) => texts.name(seat))].join('\n')}>
              <rect width={step - 2} height="30" rx="3" class={`space ${points >= target ? 'goal' : ''}`} />
              <text x={(step - 2) / 2} y={here.length ? 7.500 : 19} text-anchor="middle" class={here.length ? 'small' : ''}>
                {points}
              </text>
              {here.map((seat, i) => (
                <g key={seat} transform={`translate(${FLAGS[i]!.join(' ')})`}>
                  <g data-figure={`glory ${seat}`}>
                    <SeatFlag seat={seat} letter={seatLetter(texts, seat)} />
                  </g>
                </g>
              ))}
            </g>
          );
        })}
      </Thing>
    </g>
  );
}
