/* Abilities as signs: a number, an icon, whereto; battle abilities behind crossed swords, those of the end behind an hourglass. */
import type { JSX } from 'preact';
import type { IconName } from '../parts/icons';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { abilityOf, isOption, type AbilityFacts, type Line } from './facts';
import { Painted, PaintedIcon } from './paint';

export type Sign = { icon: IconName; soft?: boolean } | { text: string };

const ICONS: Record<string, IconName> = {
  sail: 'sail', cannon: 'cannon', helm: 'helm', draw: 'cards', copy: 'fork', sweep: 'island', rake: 'damage', cargo: 'barrel', coin: 'coin', place: 'cube', 'place-far': 'cube',
  'place-despite-fort': 'cube', produce: 'crate', build: 'stronghold', 'build-free': 'stronghold', basic: 'hold', advanced: 'hold', exchange: 'hold', repair: 'hammer', flag: 'flag',
  level: 'star', box: 'deck', strength: 'crown', throw: 'cube', drawfire: 'cards', 'push-damage': 'current', push: 'current',
  'end-cargo': 'barrel', 'end-islands': 'island', 'end-helm': 'helm', 'end-coins': 'coin',
};

const PLACES: Record<string, IconName[]> = { dock: ['harbour'], ship: ['ship'], any: ['harbour', 'ship'], chest: ['chest'], harbour: ['harbour'] };
const BATTLE = new Set(['strength', 'throw', 'drawfire', 'push-damage', 'push', 'sacrifice', 'win']);
const PRICED = new Set(['basic', 'advanced', 'exchange', 'repair']);
const MARKS: Record<string, string> = { advanced: '+', exchange: '↑', sweep: '4', 'place-despite-fort': '!', 'build-free': '0' };

const soft = (icon: IconName): Sign => ({ icon, soft: true });

const goods = (n: number, icon: IconName): Sign[] => (n > 0 ? [{ text: String(n) }, { icon }] : []);

/* What a victory brings, and what it spares. */
const prize = ({ amount: n = 0, per, cargo = 0, damage = 0, spare = 0 }: AbilityFacts): Sign[] => [
  soft('swords'),
  soft('crown'),
  { text: '→' },
  ...goods(n, 'coin'),
  ...(per ? [{ text: n ? '+1' : '1' }, { icon: 'coin' as const }, { text: '×' }, soft(ICONS[per] ?? 'star')] : []),
  ...goods(cargo, 'barrel'),
  ...goods(damage, 'damage'),
  ...(spare ? [{ text: `−${spare}` }, { icon: 'damage' as const }] : []),
];

const sacrifice = ({ amount: n = 0, damage = 0 }: AbilityFacts): Sign[] => [soft('swords'), soft('cube'), { text: '→' }, ...goods(damage, 'damage'), ...goods(n, 'coin')];

export function signsOf(texts: Texts, ability: string): Sign[] {
  const facts = abilityOf(texts, ability);
  const { op, amount: n = 0, at, per, cargo, coins, rows } = facts;
  if (op === 'win') return prize(facts);
  if (op === 'sacrifice') return sacrifice(facts);
  const icon: Sign = { icon: ICONS[op] ?? 'star' };
  const count: Sign[] = n && !PRICED.has(op) && !op.startsWith('end') ? [{ text: String(n) }] : [];
  const priced = PRICED.has(op);
  const payer = priced && at !== 'harbour' ? at : undefined; /* where the price comes from, if not from ship and dock */
  const price: Sign[] = priced && n ? [{ text: String(n) }, soft('barrel'), ...(payer ? (PLACES[payer] ?? []).map(soft) : []), ...(coins ? [{ text: String(coins) }, soft('coin')] : []), { text: '→' }] : [];
  return [
    ...(BATTLE.has(op) ? [soft('swords')] : op.startsWith('end') ? [soft('hourglass')] : []),
    ...count,
    ...price,
    icon,
    ...(MARKS[op] ? [{ text: MARKS[op]! }] : []),
    ...(rows ? [{ text: `»${rows.join('/')}` }] : []),
    ...(op === 'push-damage' ? [{ text: '→' }, soft('damage')] : []),
    ...(op === 'end-coins' ? [{ text: n < 0 ? `−${-n}` : `+${n}` }] : []),
    ...(cargo ? [{ text: '+' }, soft('barrel')] : []),
    ...(coins && !priced ? [{ text: '+' }, soft('coin')] : []),
    ...(per ? [{ text: '×' }, soft(ICONS[per] ?? 'star')] : []),
    ...(at && !payer ? (PLACES[at] ?? []).map(soft) : []),
  ];
}

/* What an ability is about, for the colour of its card. */
const SUBJECTS: Record<string, string> = {
  sail: 'sailing', helm: 'sailing', sweep: 'sailing', cannon: 'fighting', rake: 'fighting', flag: 'fighting', cargo: 'trading', coin: 'trading', produce: 'trading', place: 'settling', 'place-far': 'settling',
  'place-despite-fort': 'settling', build: 'settling', 'build-free': 'settling',
};

export const subjectOf = (op: string) => (BATTLE.has(op) ? 'fighting' : (SUBJECTS[op] ?? 'mending'));

/* One of the two is used: this, or what stands before it. */
const isAlternative = (line: Line, i: number) => i > 0 && isOption(line, i) && isOption(line, i - 1);

export const lineLabel = (texts: Texts, line: Line) =>
  line.abilities.map((ability, i) => (isAlternative(line, i) ? t('or {ability}', { ability: texts.label('ability', ability) }) : texts.label('ability', ability))).join('; ');

/* A row of abilities in HTML; used ones carry a mark, options stand apart by a stroke. */
export function LineSigns({ line, texts, used = 0, size = 16, mute }: { line: Line; texts: Texts; used?: number; size?: number; mute?: boolean /* what it stands on explains it */ }): JSX.Element {
  return (
    <span class="reckoning-line" data-about={mute ? undefined : lineLabel(texts, line)}>
      <span class="unseen">{lineLabel(texts, line)}</span>
      {line.abilities.map((ability, i) => (
        <span key={ability} class={`reckoning-ability ${used >> i & 1 ? 'used' : ''}`} aria-hidden="true">
          {isAlternative(line, i) && <i />}
          {signsOf(texts, ability).map((sign, k) => ('icon' in sign ? <PaintedIcon key={k} name={sign.icon} size={sign.soft ? size - 3 : size} /> : <b key={k}>{sign.text}</b>))}
        </span>
      ))}
    </span>
  );
}

const WIDTH = { icon: 16, soft: 13, letter: 7, arrow: 13 };

const widthOf = (sign: Sign) => ('icon' in sign ? (sign.soft ? WIDTH.soft : WIDTH.icon) : sign.text === '→' ? WIDTH.arrow : WIDTH.letter * sign.text.length + 1);

const ROOM = 77; /* on a card */

/* Abilities side by side in a drawing, their middle at x = 0, on the line y = 0. */
export function AbilityDrawing({ line, texts, large }: { line: Line; texts: Texts; large?: boolean }): JSX.Element {
  const signs = line.abilities.flatMap((ability, i): Sign[] => [...(i > 0 ? [{ text: isAlternative(line, i) ? '/' : ' ' }] : []), ...signsOf(texts, ability)]);
  const widths = signs.map(widthOf);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const start = -all / 2;
  return (
    <g class="reckoning-signs" transform={`scale(${Math.min(large ? 1.35 : 1.05, ROOM / all).toFixed(2)})`}>
      {signs.map((sign, i) => {
        const x = start + widths.slice(0, i).reduce((sum, width) => sum + width, 0);
        if ('text' in sign) return <text key={i} x={x} y="4.500">{sign.text}</text>;
        return (
          <g key={i} transform={`translate(${x} ${sign.soft ? -6 : -7.5}) scale(${sign.soft ? 0.52 : 0.63})`}>
            <Painted name={sign.icon} />
          </g>
        );
      })}
    </g>
  );
}
