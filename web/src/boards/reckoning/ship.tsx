/* The own ship: seen from the side, its four hull spaces with what lies in them, sails above those that give sails, damage; and the stores. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { NamedIcon } from '../parts/pieces';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import { capital, type Texts } from '../../model/texts';
import type { SeatProps } from '../board';
import { colourOf, extensionsOf, holdOf, hullOf, shipFacts, stowed, type Captain, type Goods, type HullSpace, type ReckoningView } from './facts';
import { PaintedIcon } from './paint';
import { Rigging, Waterline } from './rigging';

export function ShipBoard(props: SeatProps<ReckoningView>): JSX.Element {
  const { view, texts, seat } = props;
  const captain = view.captain[seat]!;
  const { track, sinks } = shipFacts(texts, seat);
  const hull = hullOf(texts, captain);
  const loads = stowed(hull, captain);
  const title = view.viewer === null || view.viewer === seat ? t('Own ship') : texts.name(seat);
  return (
    <section class="reckoning-board" aria-label={title}>
      <Heading {...props} title={title} />
      <div class="reckoning-vessel" data-about={vesselLines(captain, texts).join('\n')}>
        <Rigging hull={hull} pirate={captain.mode === 'pirate'} />
        <div class="reckoning-hull">
          {hull.map((space, i) => (
            <HullTile key={space.space} space={space} goods={loads[i]!} texts={texts} />
          ))}
        </div>
        <Waterline damage={captain.damage} sinks={sinks} />
      </div>
      <Stores captain={captain} texts={texts} />
      <div class="reckoning-gauges">
        <Pips icon="sail" label={t('Sails left: {n}', { n: captain.track })} n={captain.track} of={track} />
        <Pips icon="damage" label={t('Damage: {n}; a ship sinks at {most}', { n: captain.damage, most: sinks })} n={captain.damage} of={sinks} alarm />
      </div>
      <footer>
        {view.active === colourOf(texts, seat) && !view.over && <TurnMarks view={view} texts={texts} seat={seat} />}
        {captain.stow !== 'empty' && (
          <Thing id={`holds:${captain.stow}`} html class="reckoning-mode" quiet>
            {t('Shift the goods to other holds')}
          </Thing>
        )}
      </footer>
    </section>
  );
}

/* What the sails and the flag say. */
const vesselLines = ({ mode }: Captain, texts: Texts): string[] => [
  t('A sail that is furled does not count: the hold below it is loaded.'),
  `${capital(texts.label('mode', mode))}: ${t(texts.word('mode', mode)?.text ?? '')}`,
];

/* How full the ship is, its guns, its mode. Extensions beneath others keep counting. */
function Heading({ view, texts, seat, decision, title }: SeatProps<ReckoningView> & { title: string }): JSX.Element {
  const captain = view.captain[seat]!;
  const covered = extensionsOf(captain) - captain.hull.filter((extension) => extension !== null).length;
  return (
    <header>
      <h3>{title}</h3>
      <NamedIcon icon="hold" label={t('Goods aboard, and the room for them')} size={15}>
        {captain.cargo + captain.coins}/{holdOf(texts, captain)}
      </NamedIcon>
      <NamedIcon icon="cannon" label={t('Printed on the ship')} size={15}>
        {shipFacts(texts, seat).cannons}
      </NamedIcon>
      {covered > 0 && (
        <NamedIcon icon="deck" label={t('Covered extensions: {n}', { n: covered })} size={15}>
          {covered}
        </NamedIcon>
      )}
      {wordsOf(texts, 'mode').filter((mode) => decision === 'mode' || mode === captain.mode).map((mode) => (
        <Thing key={mode} id={`mode:${mode}`} html class={`reckoning-mode ${captain.mode === mode ? 'on' : ''}`} quiet>
          {texts.label('mode', mode)}
        </Thing>
      ))}
    </header>
  );
}

/* ---- Hull spaces ---- */

function HullTile({ space: { space, extension, facts, loaded }, goods, texts }: { space: HullSpace; goods: Goods; texts: Texts }): JSX.Element {
  const name = extension ? texts.label('extension', extension) : '';
  const about = facts.hold > 0 ? (loaded ? t('Loaded: its symbols do not count') : t('Hold of {n}, empty', { n: facts.hold })) : undefined;
  return (
    <Thing id={`hull:${space}`} html class={`reckoning-space-tile ${loaded ? 'loaded' : ''} ${extension ? 'extended' : facts.hold ? '' : 'bare'}`} quiet>
      <span class="reckoning-hull-name" data-about={extension ? t(texts.word('extension', extension)?.text ?? '') : undefined}>
        <b>{texts.label('hull', space)}</b> {name}
      </span>
      <span class="reckoning-crates" data-about={about}>
        <span class="unseen">{about}</span>
        {Array.from({ length: facts.hold }, (_, i) => (
          <i key={i}>{i < goods.cargo + goods.coins && <PaintedIcon name={i < goods.cargo ? 'barrel' : 'coin'} size={12} />}</i>
        ))}
      </span>
      <span class="reckoning-symbols" aria-hidden="true">
        {Array.from({ length: facts.cannons ?? 0 }, (_, i) => (
          <PaintedIcon key={i} name="cannon" size={17} />
        ))}
        {Array.from({ length: facts.draws ?? 0 }, (_, i) => (
          <PaintedIcon key={i} name="cards" size={15} />
        ))}
      </span>
    </Thing>
  );
}

/* ---- Stores and gauges ---- */

function Stores({ captain, texts }: { captain: Captain; texts: Texts }): JSX.Element {
  const stores: { icon: IconName; label: string; name: string; n: number | string }[] = [
    { icon: 'chest', label: t('Chest'), name: t('Chest'), n: captain.chest >= 0 ? captain.chest : '?' },
    { icon: 'harbour', label: t('Cargo on the dock'), name: t('Dock'), n: captain.dock },
    { icon: 'cube', label: t('Cubes left'), name: t('Cubes'), n: captain.supply },
  ];
  return (
    <div class="reckoning-stores">
      <Good good="cargo" icon="barrel" n={captain.cargo} texts={texts} />
      <Good good="coin" icon="coin" n={captain.coins} texts={texts} />
      {stores.map(({ icon, label, name, n }) => (
        <div key={icon} data-about={label}>
          <PaintedIcon name={icon} size={16} /> <b>{n}</b>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}

const Good = ({ good, icon, n, texts }: { good: string; icon: IconName; n: number; texts: Texts }) => (
  <Thing id={`goods:${good}`} html quiet>
    <PaintedIcon name={icon} size={16} /> <b>{n}</b>
    <span>{texts.label('goods', good)}</span>
  </Thing>
);

function Pips({ icon, label, n, of, alarm }: { icon: IconName; label: string; n: number; of: number; alarm?: boolean }): JSX.Element {
  return (
    <p class={`reckoning-pips ${alarm ? 'alarm' : ''}`} role="img" aria-label={label} data-about={label}>
      <PaintedIcon name={icon} size={16} />
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
