/* A battle: the board to scale (a zone is as large as it is likely), the ship's side above it, the cubes where they fell; below, what
 * each side has. */
import type { JSX } from 'preact';
import { Icon, IconPath, type IconName } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Figure, Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { buildingOf, cardOf, question, seatOf, zoneOf, type ReckoningView } from './facts';
import { Cube } from './cubes';

const SIZE = { width: 240, depth: 150, ship: 20 };
const COLUMNS = 4;
const CUBE = 11;

interface Zone {
  zone: string;
  x: number;
  y: number;
  width: number;
  height: number;
  yields: string;
}

/* Rows are as deep, and zones as wide, as their chances say. */
function zonesOf(texts: Texts): Zone[] {
  const words = wordsOf(texts, 'zone').map((zone) => ({ zone, ...zoneOf(texts, zone) }));
  const sum = (list: { chance: number }[]) => list.reduce((all, { chance }) => all + chance, 0);
  const all = sum(words);
  return words.map(({ zone, yield: yields, chance }, i) => {
    const row = words.slice(i - (i % COLUMNS), i - (i % COLUMNS) + COLUMNS);
    const [share, before] = [sum(row), sum(words.slice(0, i - (i % COLUMNS)))];
    return {
      zone,
      yields,
      x: (sum(row.slice(0, i % COLUMNS)) / share) * SIZE.width,
      y: SIZE.ship + (before / all) * SIZE.depth,
      width: (chance / share) * SIZE.width,
      height: (share / all) * SIZE.depth,
    };
  });
}

const YIELDS: Record<string, { icons: IconName[]; text?: string }> = {
  strength: { icons: ['crown'] },
  'strength-2': { icons: ['crown'], text: '2' },
  cargo: { icons: ['barrel'] },
  coins: { icons: ['coin'], text: '2' },
  choice: { icons: ['barrel', 'coin'], text: '/' },
  both: { icons: ['barrel', 'coin'] },
  damage: { icons: ['damage'] },
  explosion: { icons: ['flame'] },
};

/* A cube is told as its zone and, times 16, its colour; behind the captains' colours comes black. */
const cubesOn = (view: ReckoningView) =>
  view.battle.board.cube.slice(0, view.battle.board.count).map((cube, i) => ({ id: i, zone: cube % 16, seat: cube >> 4 < 4 ? cube >> 4 : null }));

export function Battle(props: BoardProps<ReckoningView>): JSX.Element {
  const { view, texts } = props;
  return (
    <section class="reckoning-battle" aria-label={t('Battle')}>
      <h3>
        {texts.name(seatOf(texts, view.active))} <Icon name="swords" size={18} /> {foeName(view, texts)}
      </h3>
      {!question(view, 'plunder') && <BattleBoard view={view} texts={texts} />}
      <Sides view={view} texts={texts} />
      {view.battle.back && <p class="reckoning-note">{t(texts.word('card', view.battle.back)?.text ?? '')}</p>}
    </section>
  );
}

function foeName({ battle }: ReckoningView, texts: Texts): string {
  const foe = texts.name(seatOf(texts, battle.foe));
  if (battle.kind === 'encounter') return battle.back ? texts.label('card', battle.back) : '';
  return battle.kind === 'buildings' ? t('the buildings of {name}', { name: foe }) : foe;
}

function BattleBoard({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element {
  const zones = zonesOf(texts);
  const cubes = cubesOn(view);
  return (
    <svg viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.ship + SIZE.depth + 2}`} class="reckoning-field" role="group" aria-label={t('Battle board')}>
      <path d={`M4 0H${SIZE.width - 4}L${SIZE.width} 4V${SIZE.ship - 3}H0V4Z`} class="ship-hull" />
      <path d={`M0 6H${SIZE.width}`} class="ship-detail" />
      {[30, 75, 120, 165, 210].map((x) => (
        <rect key={x} x={x - 5} y="9" width="10" height="7" class="reckoning-port" />
      ))}
      {zones.map((zone) => (
        <ZoneDrawing key={zone.zone} zone={zone} texts={texts} />
      ))}
      {cubes.map(({ id, zone, seat }) => {
        const at = berth(zones[zone]!, cubes.filter((other) => other.zone === zone && other.id < id).length);
        return (
          <Figure key={id} id={`cube ${id}`} x={at.x} y={at.y}>
            <g pointer-events="none">
              <Cube seat={seat} texts={texts} size={CUBE} />
            </g>
          </Figure>
        );
      })}
    </svg>
  );
}

/* Cubes of a zone lie in rows below its sign; where they are many, closer. */
function berth({ x, y, width, height }: Zone, n: number): { x: number; y: number } {
  const across = Math.max(1, Math.floor((width - 6) / (CUBE + 1.5)));
  const [row, column] = [Math.floor(n / across), n % across];
  const room = Math.max(1, Math.floor((height - 18) / (CUBE + 1.5)));
  return { x: x + 4 + column * (CUBE + 1.5) + Math.floor(row / room) * 3, y: y + 17 + (row % room) * (CUBE + 1.5) };
}

function ZoneDrawing({ zone: { zone, x, y, width, height, yields }, texts }: { zone: Zone; texts: Texts }): JSX.Element {
  const { icons, text } = YIELDS[yields] ?? { icons: [] };
  return (
    <Thing id={`zone:${zone}`} label={texts.label('zone', zone)} class={`reckoning-zone ${yields}`} quiet>
      <title>{t(texts.word('zone', zone)?.text ?? '')}</title>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="3" />
      <g transform={`translate(${x + 4} ${y + 3})`} class="reckoning-zone-sign">
        {icons.map((icon, i) => (
          <g key={icon} transform={`translate(${i * 18} 0) scale(.54)`}>
            <IconPath name={icon} />
          </g>
        ))}
        {text && (
          <text x={text === '/' ? 13.5 : 15} y="10">
            {text}
          </text>
        )}
      </g>
      <text x={x + width - 4} y={y + 10} text-anchor="end" class="reckoning-zone-name">
        {zone}
      </text>
    </Thing>
  );
}

/* ---- What each side has ---- */

/* Before the throw: what an encounter or buildings will throw. */
function waiting({ battle, cell }: ReckoningView, texts: Texts, side: number): number {
  if (side === 0) return 0;
  if (battle.back) return cardOf(texts, battle.back).cubes ?? 0;
  if (battle.kind !== 'buildings') return 0;
  return (cell[wordsOf(texts, 'space').indexOf(battle.at)]?.buildings ?? []).reduce((sum, building) => sum + (buildingOf(texts, building).cubes ?? 0), 0);
}

const WORTH: Record<string, number> = { strength: 1, 'strength-2': 2 };

function Sides({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element {
  const { battle } = view;
  const seats = [seatOf(texts, view.active), battle.kind === 'encounter' ? null : seatOf(texts, battle.foe)];
  const cubes = cubesOn(view);
  const zones = zonesOf(texts);
  const rows = seats.map((seat, side) => {
    const own = cubes.filter((cube) => cube.seat === seat);
    const fallen = own.reduce((sum, { zone }) => sum + (WORTH[zones[zone]!.yields] ?? 0), 0);
    return { seat, side, cubes: own.length || battle.taken[side] || waiting(view, texts, side), strength: fallen + (battle.strength[side] ?? 0), hurt: battle.hurt[side] ?? 0, coins: battle.coins[side] ?? 0, cargo: battle.cargo[side] ?? 0 };
  });
  const columns: { name: 'cubes' | 'strength' | 'hurt' | 'coins' | 'cargo'; icon: IconName; label: string }[] = [
    { name: 'cubes', icon: 'cube', label: t('Cubes') },
    { name: 'strength', icon: 'crown', label: t('Strength') },
    { name: 'hurt', icon: 'damage', label: t('Damage received') },
    { name: 'coins', icon: 'coin', label: t('Coins for a victory') },
    { name: 'cargo', icon: 'barrel', label: t('Cargo for a victory') },
  ];
  const best = Math.max(...rows.map(({ strength }) => strength));
  return (
    <table class="reckoning-sides">
      <thead>
        <tr>
          <td />
          {columns.map(({ icon, label }) => (
            <th key={label} scope="col" title={label}>
              <Icon name={icon} size={16} />
              <span class="unseen">{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.side}>
            <th scope="row">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <Cube seat={row.seat} texts={texts} size={16} />
              </svg>
              {row.seat === null ? foeName(view, texts) : texts.name(row.seat)}
            </th>
            {columns.map(({ name }) => (
              <td key={name} class={name === 'strength' && row.strength === best ? 'ahead' : ''}>
                {row[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
