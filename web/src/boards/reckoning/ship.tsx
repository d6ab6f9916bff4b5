/* The own ship board: four hull spaces with their holds, what lies in them, sails to go, damage, mode. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { NamedIcon } from '../parts/pieces';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { colourOf, extensionsOf, holdOf, hullOf, shipFacts, type Captain, type HullFacts, type HullSpace, type ReckoningView } from './facts';

export function ShipBoard({ view, texts, seat, decision }: SeatProps<ReckoningView>): JSX.Element {
  const captain = view.captain[seat]!;
  const { cannons, track, sinks } = shipFacts(texts, seat);
  const title = view.viewer === null || view.viewer === seat ? t('Own ship') : texts.name(seat);
  return (
    <section class="reckoning-board" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <NamedIcon icon="cannon" label={t('Printed on the ship')} size={15}>
          {cannons}
        </NamedIcon>
        {wordsOf(texts, 'mode').filter((mode) => decision === 'mode' || mode === captain.mode).map((mode) => (
          <Thing key={mode} id={`mode:${mode}`} html class={`reckoning-mode ${captain.mode === mode ? 'on' : ''}`} quiet>
            {texts.label('mode', mode)}
          </Thing>
        ))}
      </header>
      <div class="reckoning-hull">
        {hullOf(texts, captain).map((space) => (
          <HullTile key={space.space} space={space} texts={texts} />
        ))}
      </div>
      <Holds captain={captain} texts={texts} />
      <div class="reckoning-stock-row">
        <Good good="cargo" icon="barrel" n={captain.cargo} texts={texts} />
        <Good good="coin" icon="coin" n={captain.coins} texts={texts} />
        <NamedIcon icon="chest" label={t('Chest')} size={16} class="quiet">
          {captain.chest >= 0 ? captain.chest : '?'}
        </NamedIcon>
        <NamedIcon icon="harbour" label={t('Cargo on the dock')} size={16} class="quiet">
          {captain.dock}
        </NamedIcon>
        <NamedIcon icon="cube" label={t('Cubes left')} size={16} class="quiet">
          {captain.supply}
        </NamedIcon>
      </div>
      <Pips icon="sail" label={t('Sails left: {n}', { n: captain.track })} n={captain.track} of={track} />
      <Pips icon="damage" label={t('Damage: {n}; a ship sinks at {most}', { n: captain.damage, most: sinks })} n={captain.damage} of={sinks} alarm />
      {view.active === colourOf(texts, seat) && !view.over && <TurnMarks view={view} texts={texts} seat={seat} />}
    </section>
  );
}

const SYMBOLS: { name: 'sails' | 'cannons' | 'draws'; icon: IconName }[] = [
  { name: 'sails', icon: 'sail' },
  { name: 'cannons', icon: 'cannon' },
  { name: 'draws', icon: 'cards' },
];

const symbolsOn = (facts: HullFacts) => SYMBOLS.flatMap(({ name, icon }) => Array.from({ length: facts[name] ?? 0 }, () => icon));

function HullTile({ space: { space, extension, facts, loaded }, texts }: { space: HullSpace; texts: Texts }): JSX.Element {
  const name = extension ? texts.label('extension', extension) : '';
  return (
    <Thing id={`hull:${space}`} html class={`reckoning-space-tile ${loaded ? 'loaded' : ''} ${extension ? 'extended' : ''}`} quiet>
      <span class="reckoning-hull-name" data-about={extension ? t(texts.word('extension', extension)?.text ?? '') : undefined}>
        <b>{texts.label('hull', space)}</b> {name}
      </span>
      <span class="reckoning-hold">
        {facts.hold > 0 && (
          <NamedIcon icon="hold" label={loaded ? t('Loaded: its symbols do not count') : t('Hold of {n}, empty', { n: facts.hold })} size={15}>
            {facts.hold}
          </NamedIcon>
        )}
        <span class="reckoning-symbols">
          {symbolsOn(facts).map((icon, i) => (
            <Icon key={i} name={icon} size={16} />
          ))}
        </span>
      </span>
    </Thing>
  );
}

const Good = ({ good, icon, n, texts }: { good: string; icon: IconName; n: number; texts: Texts }) => (
  <Thing id={`goods:${good}`} html class="reckoning-good" quiet>
    <Icon name={icon} size={18} /> <b>{n}</b> <span class="unseen">{texts.label('goods', good)}</span>
  </Thing>
);

function Pips({ icon, label, n, of, alarm }: { icon: IconName; label: string; n: number; of: number; alarm?: boolean }): JSX.Element {
  return (
    <p class={`reckoning-pips ${alarm ? 'alarm' : ''}`} role="img" aria-label={label} data-about={label}>
      <Icon name={icon} size={15} />
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < n ? 'on' : ''} />
      ))}
      <b>{n}</b>
    </p>
  );
}

/* What was done of all that may be done once or twice in a turn. */
function TurnMarks({ view, texts, seat }: { view: ReckoningView; texts: Texts; seat: number }): JSX.Element {
  const { deals } = shipFacts(texts, seat);
  const marks: { icon: IconName; label: string; text?: string; done: boolean }[] = [
    { icon: 'sail', label: view.turn.set_sail ? t('Sail set') : t('Sail not set'), done: view.turn.set_sail },
    { icon: 'compass', label: view.turn.explored ? t('Explored') : t('Nothing explored'), done: view.turn.explored },
    { icon: 'scroll', label: t('Cards bought or attacked: {n} of {most}', { n: view.turn.deals, most: deals }), text: `${view.turn.deals}/${deals}`, done: view.turn.deals >= deals },
    ...(view.captain[seat]!.pending ? [{ icon: 'star' as const, label: t('A level-up is available'), done: false }] : []),
  ];
  return (
    <ul class="reckoning-marks" aria-label={t('This turn')}>
      {marks.map(({ icon, label, text, done }) => (
        <li key={icon} class={done ? 'done' : ''} data-about={label}>
          <Icon name={icon} size={16} /> <span class="unseen">{label}</span>
          {text ?? (done && <Icon name="check" size={14} />)}
        </li>
      ))}
    </ul>
  );
}

/* How full the ship is, and whether it can be stowed anew. Extensions beneath others keep counting. */
function Holds({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element {
  const covered = extensionsOf(captain) - captain.hull.filter((extension) => extension !== null).length;
  return (
    <div class="reckoning-stock-row">
      <NamedIcon icon="hold" label={t('Goods aboard, and the room for them')} size={16}>
        {captain.cargo + captain.coins}/{holdOf(texts, captain)}
      </NamedIcon>
      {covered > 0 && <span class="quiet">{t('Covered extensions: {n}', { n: covered })}</span>}
      {captain.stow !== 'empty' && (
        <Thing id={`holds:${captain.stow}`} html class="reckoning-mode" quiet>
          {t('Stow the goods anew')}
        </Thing>
      )}
    </div>
  );
}
