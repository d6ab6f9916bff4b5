/* Beside the moves: the battle that is fought, what is shared out or paid, tiles to choose from; else the state of the turn and the bank. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { buildingOf, extensionOf, question, roomOf, seatOf, shipFacts, type HullFacts, type ReckoningView } from './facts';
import { Aftermath, Battle, hasArena } from './battle';
import { BonusTile } from './hand';
import { Building } from './islands';
import { PaintedIcon } from './paint';

export function Aside(props: BoardProps<ReckoningView>): JSX.Element {
  const { view, texts, asked, decision } = props;
  return (
    <div class="reckoning-aside">
      <Ending view={view} texts={texts} />
      {view.battle.kind === 'peace' ? <Aftermath {...props} /> : !hasArena() && <Battle {...props} />}
      <Shares view={view} texts={texts} />
      {decision === 'bonus' && asked !== null && <Offer view={view} texts={texts} seat={asked} />}
      {!view.over && <Turn view={view} texts={texts} />}
      {decision === 'extend' && <Extensions view={view} texts={texts} />}
      {view.battle.kind === 'peace' && <Bank view={view} texts={texts} />}
    </div>
  );
}

/* Somebody has enough achievements: how many turns there are still to play. */
function Ending({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element | null {
  if (!view.ender || view.over) return null;
  const left = view.captain.filter(({ done }) => !done).length;
  return (
    <p class="reckoning-ending" role="status">
      <Icon name="hourglass" size={18} /> {t('{name} has triggered the end. Last turns left, including this one: {n}', { name: texts.name(seatOf(texts, view.ender)), n: left })}
    </p>
  );
}

/* ---- The turn ---- */

function Turn({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element | null {
  const seat = seatOf(texts, view.active);
  const captain = view.captain[seat];
  if (!captain) return null;
  const { track, deals } = shipFacts(texts, seat);
  const marks: { icon: IconName; text: string; done: boolean }[] = [
    { icon: 'sail', text: view.turn.set_sail ? t('Sails left: {n}', { n: captain.track }) : t('Sail not set'), done: view.turn.set_sail },
    { icon: 'compass', text: view.turn.explored ? t('Explored') : t('Nothing explored'), done: view.turn.explored },
    { icon: 'scroll', text: t('Cards bought or attacked: {n} of {most}', { n: view.turn.deals, most: deals }), done: view.turn.deals >= deals },
    ...(captain.pending ? [{ icon: 'star' as const, text: t('A level-up is available'), done: false }] : []),
  ];
  return (
    <section class="reckoning-turn" aria-label={t('This turn')}>
      <h3>
        {t('Round {n}', { n: view.round })} <span>{texts.name(seat)}</span>
      </h3>
      <p class="reckoning-wind" role="img" aria-label={t('Sails left: {n}', { n: captain.track })}>
        {Array.from({ length: track + 1 }, (_, i) => (
          <i key={i} class={i === captain.track ? 'on' : ''}>
            {i}
          </i>
        ))}
      </p>
      <ul>
        {marks.map(({ icon, text, done }) => (
          <li key={icon} class={done ? 'done' : ''}>
            <Icon name={icon} size={16} /> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bank({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element {
  return (
    <section class="reckoning-bank" aria-label={t('Bank')}>
      <h3>{t('Bank')}</h3>
      <div class="reckoning-wares">
        {wordsOf(texts, 'building').map((building, i) => (
          <Thing key={building} id={`building:${building}`} html class="reckoning-ware" quiet>
            <span data-about={t(texts.word('building', building)?.text ?? '')}>
              <svg viewBox="-12 -24 24 25" width="24" height="25" aria-hidden="true">
                <Building building={building} there />
              </svg>
              {texts.label('building', building)}
            </span>
            <span class="reckoning-cost">
              {buildingOf(texts, building).cost}
              <PaintedIcon name="barrel" size={16} />
            </span>
            <span class="quiet">{t('{n} left', { n: view.buildings[i] ?? 0 })}</span>
          </Thing>
        ))}
      </div>
      <p class="quiet" data-about={view.buried.map((card) => texts.label('card', card)).join(', ') || undefined}>
        {t('Black cubes: {n}', { n: view.black })} · {t('Extensions: {n}', { n: view.extensions.reduce((sum, n) => sum + n, 0) })} · {t('Buried cards: {n}', { n: view.buried.length })}
      </p>
    </section>
  );
}

/* ---- What a question is about ---- */

function Offer({ view, texts, seat }: { view: ReckoningView; texts: Texts; seat: number }): JSX.Element {
  const captain = view.captain[seat]!;
  return (
    <section class="reckoning-offer" aria-label={t('Bonus tiles')}>
      {captain.offer.map((bonus) => bonus && <BonusTile key={bonus} bonus={bonus} captain={captain} texts={texts} full />)}
    </section>
  );
}

const SYMBOLS: { name: 'hold' | 'sails' | 'cannons' | 'draws'; icon: IconName }[] = [
  { name: 'hold', icon: 'hold' },
  { name: 'sails', icon: 'sail' },
  { name: 'cannons', icon: 'cannon' },
  { name: 'draws', icon: 'cards' },
];

function Extensions({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element {
  return (
    <section class="reckoning-bank" aria-label={t('Ship extensions')}>
      <h3>{t('Ship extensions')}</h3>
      <div class="reckoning-wares">
        {wordsOf(texts, 'extension').map((extension, i) => {
          const facts: HullFacts = extensionOf(texts, extension);
          return (
            <Thing key={extension} id={`extension:${extension}`} html class={`reckoning-ware ${facts.advanced ? 'advanced' : ''}`} quiet>
              <span data-about={t(texts.word('extension', extension)?.text ?? '')}>{texts.label('extension', extension)}</span>
              <span class="reckoning-cost">
                {SYMBOLS.map(({ name, icon }) => (facts[name] ? <span key={name}>{facts[name]}<PaintedIcon name={icon} size={16} /></span> : null))}
              </span>
              <span class="quiet">{t('{n} left', { n: view.extensions[i] ?? 0 })}</span>
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

/* Plunder, loot and prices: the numbers that the question leaves open. What comes neither aboard nor ashore is told by each move. */
function Shares({ view, texts }: { view: ReckoningView; texts: Texts }): JSX.Element | null {
  const plunder = question(view, 'plunder');
  const loot = question(view, 'loot');
  const pay = question(view, 'pay');
  const goods = plunder ?? loot;
  if (pay) return <dl class="reckoning-shares">{Number(pay.price) > 0 ? <Share icon="barrel" label={t('The price, in cargo')} n={pay.price} /> : <Share icon="coin" label={t('The price, in coins')} n={pay.coins} />}</dl>;
  if (!goods) return null;
  const aboard = { coins: Number(goods.coins_aboard ?? 0), cargo: Number(goods.cargo_aboard ?? 0) };
  return (
    <dl class="reckoning-shares">
      <p>{loot ? t('Now: coins aboard; cargo takes the room that is left') : stages()[Number(goods.stage)]}</p>
      <Share icon="coin" label={t('Coins to share out')} n={goods.coins} />
      <Share icon="barrel" label={t('Cargo to share out')} n={goods.cargo} />
      {plunder && Number(plunder.choices) > 0 && <Share icon="help" label={t('Cargo or coins, still to be chosen')} n={plunder.choices} />}
      {aboard.coins > 0 && <Share icon="ship" label={t('Coins that come aboard')} n={aboard.coins} />}
      {aboard.cargo > 0 && <Share icon="ship" label={t('Cargo that comes aboard')} n={aboard.cargo} />}
      <Share icon="hold" label={t('Room aboard')} n={roomOf(texts, view.captain[Number(goods.seat)]!) - aboard.coins - aboard.cargo} />
    </dl>
  );
}

const stages = () => [t('Now: cargo or coins'), t('Now: coins aboard'), t('Now: coins onto the island'), t('Now: cargo aboard'), t('Now: cargo onto the island')];

const Share = ({ icon, label, n }: { icon: IconName; label: string; n: number | string | undefined }) => (
  <div>
    <dt>
      <Icon name={icon} size={16} /> {label}
    </dt>
    <dd>{n ?? 0}</dd>
  </div>
);
