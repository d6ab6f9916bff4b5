/* The first page: what there is to play, and what was begun. */
import type { JSX } from 'preact';
import { coverOf, pictureOf } from '../boards';
import { ChartPatterns, CompassRose, Rhumbs } from '../boards/parts/chart';
import { Icon } from '../boards/parts/icons';
import { Ship, type ShipType } from '../boards/parts/ships';
import type { GameInfo } from '../engine/protocol';
import { Engine, warmUp } from '../engine/engine';
import { gameInfo, games, schemaOf, usualBot } from '../model/house';
import { language, languages, N_, t, tn } from '../model/i18n';
import { tongue } from '../model/settings';
import { address, go } from '../model/route';
import { download, forget, fromFile, keep, newId, shelf, toFile, type Kept } from '../model/storage';
import { LocalDriver } from '../model/local';
import { Button, overlay, pickFile } from './parts';
import { openGame } from './app';
import { WayOnline } from './online';
import { useSignal } from '@preact/signals';

export function Home(): JSX.Element {
  return (
    <main class="page home">
      <HomeHead />
      {shelf.value.length > 0 && <Begun />}
      <section aria-labelledby="games" class="covers">
        <h2 id="games" class="unseen">
          {t('Games')}
        </h2>
        {games.value.length === 0 ? <Waiting /> : games.value.map((game) => <CoverCard key={game.id} game={game} />)}
      </section>
      {shelf.value.length === 0 && <Begun />}
    </main>
  );
}

function HomeHead(): JSX.Element {
  return (
    <header class="home-head">
      <svg class="home-chart" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <ChartPatterns />
        <rect width="1200" height="260" fill="var(--water)" />
        <rect width="1200" height="260" fill="url(#waves)" />
        <Rhumbs x={850} y={146} reach={1400} />
        <path class="home-depth" d="M-20 210C180 150 300 240 470 205S760 130 900 190 1120 240 1230 190V280H-20Z" />
        <path class="home-depth" d="M-20 236C200 190 320 256 480 232S760 180 910 222 1120 256 1230 226V280H-20Z" />
        <g filter="url(#coast)">
          <path class="home-land" d="M1010 120q20-30 60-24t70-18 90-8v150q-40 12-70-6t-60-10-50-24-50-18-10-38z" />
        </g>
        <CompassRose x={850} y={146} size={56} />
        <g class="home-fleet">
          <g transform="translate(668 200)">
            <Ship type="man-o-war" scale={1.7} />
          </g>
          <g transform="translate(762 168)">
            <Ship type="sloop" scale={1} />
          </g>
          <g transform="translate(590 164)">
            <Ship type="flute" scale={0.9} />
          </g>
        </g>
      </svg>
      <div class="home-words">
        <h1 translate={false}>Roadstead</h1>
        <p>{t('Board games of the sea, by their full rules: against bots, with friends at one screen, offline too.')}</p>
        <WayOnline />
      </div>
      <div class="home-tools">
        <label class="language">
          <Icon name="globe" />
          <span class="unseen">{t('Language')}</span>
          <select value={language.value} onChange={(event) => (tongue.value = event.currentTarget.value)}>
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code} lang={code} translate={false}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button icon="settings" label={t('Settings')} small onClick={() => (overlay.value = { kind: 'settings' })} />
        <Button icon="help" label={t('Help')} small onClick={() => (overlay.value = { kind: 'help' })} />
      </div>
    </header>
  );
}

const Waiting = () => (
  <>
    <div class="cover skeleton" />
    <div class="cover skeleton" />
  </>
);

/* A game that has no cover yet gets a sea with one of our ships on it. */
function PlainPicture({ id }: { id: string }): JSX.Element {
  const types: ShipType[] = ['galleon', 'frigate', 'flute', 'packet', 'brig', 'man-o-war'];
  const type = types[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % types.length]!;
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="var(--water)" />
      <Rhumbs x={70} y={56} reach={420} />
      <path class="home-depth" d="M-10 140C60 110 120 160 190 136S280 110 330 130V190H-10Z" />
      <g transform="translate(190 138)">
        <Ship type={type} scale={2.4} />
      </g>
      <CompassRose x={70} y={56} size={34} />
    </svg>
  );
}

const WEIGHTS = [N_('easy to begin'), N_('learned in a game'), N_('takes several games to learn')];

function CoverCard({ game }: { game: GameInfo }): JSX.Element {
  const cover = coverOf(game.id);
  const Picture = pictureOf(game.id);
  const busy = useSignal(false);
  /* A newcomer plays seat by seat against bots, with nothing to fill in. */
  const playNow = async () => {
    busy.value = true;
    const bot = usualBot(game.id);
    const players = Math.min(game.most_players, Math.max(game.least_players, 3));
    const seats = Array.from({ length: players }, (_, i) => ({ name: '', bot: i === 0 ? null : bot }));
    await openGame(LocalDriver.begin({ game: game.id, seats }));
  };
  return (
    <article class="cover" onPointerMove={() => warmUp(game.id)}>
      <div class="cover-picture">{Picture ? <Picture /> : <PlainPicture id={game.id} />}</div>
      <div class="cover-words">
        <div class="cover-title">
          <h3>{t(game.title)}</h3>
          <a class="button icon-only" href={address('guide', game.id)} aria-label={t('{game} in five minutes', { game: t(game.title) })} title={t('In five minutes')}>
            <Icon name="scroll" />
          </a>
          <a class="button icon-only" href={address('rules', game.id)} aria-label={t('Rules of {game}', { game: t(game.title) })} title={t('Rules')}>
            <Icon name="book" />
          </a>
        </div>
        <p class="cover-facts">
          <span>
            <Icon name="players" size={16} /> {t('{least} to {most} players', { least: game.least_players, most: game.most_players })}
          </span>
          {cover && (
            <>
              <span title={t('With two bots; a first game takes longer.')}>
                <Icon name="clock" size={16} /> {t('{least} to {most} minutes', { least: cover.minutes[0], most: cover.minutes[1] })}
              </span>
              <span>
                <Icon name="book" size={16} /> {t(WEIGHTS[cover.weight - 1]!)}
              </span>
            </>
          )}
        </p>
        <p>{t(game.summary)}</p>
        {cover && <p class="cover-like">{t(cover.like)}</p>}
        <div class="buttons">
          <Button primary icon="play" label={t('Play now')} disabled={busy.value} onClick={() => void playNow()} />
          <a class="button" href={address('learn', game.id)}>
            <Icon name="compass" /> <span>{t('Learn')}</span>
          </a>
          <a class="button" href={address('new', game.id)}>
            <Icon name="players" /> <span>{t('Set up a game')}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

/* ---- Games that were begun ---- */

async function bringIn(text: string): Promise<void> {
  const { file, seats } = fromFile(text);
  const engine = new Engine(/^game (\w+)$/m.exec(file)?.[1] ?? '');
  try {
    const { game, moves, over } = await engine.ask('restore', { file });
    const { state } = await engine.ask('state', {});
    await schemaOf(game);
    const id = newId();
    keep({ id, game, file, moves, over, changed: Date.now(), seats: seats ?? Array.from({ length: state.players }, () => ({ name: '', bot: null })) });
    go('play', id);
  } catch (problem) {
    alert(`${t('This file cannot be read as a game.')}\n${(problem as Error).message}`);
  } finally {
    engine.stop();
  }
}

/* The last game that goes on stands first, the others below it. */
function Begun(): JSX.Element {
  const last = shelf.value.find(({ over }) => !over);
  return (
    <section class="begun" aria-labelledby="begun">
      <header>
        <h2 id="begun">{t('Your games')}</h2>
        <Button icon="load" label={t('Open a game file')} onClick={() => pickFile((text) => void bringIn(text))} />
      </header>
      {shelf.value.length === 0 ? (
        <p class="quiet">{t('No games yet. Press “Play now” and you are at sea; every move is kept in this browser.')}</p>
      ) : (
        <>
          {last && <Continue kept={last} />}
          <Shelf games={shelf.value.filter((kept) => kept !== last)} />
        </>
      )}
    </section>
  );
}

const FEW = 3;

/* So that the games there are to play stay near the top. */
function Shelf({ games }: { games: Kept[] }): JSX.Element | null {
  const list = (some: Kept[]) => (
    <ul>
      {some.map((kept) => (
        <BegunGame key={kept.id} kept={kept} />
      ))}
    </ul>
  );
  return (
    <>
      {games.length > 0 && list(games.slice(0, FEW))}
      {games.length > FEW && (
        <details class="begun-more">
          <summary>{tn('{n} more game', '{n} more games', games.length - FEW)}</summary>
          {list(games.slice(FEW))}
        </details>
      )}
    </>
  );
}

/* As it is written where the reader is: a Briton's English is not an American's. */
const dateOf = (time: number) => {
  const locale = navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? (language.value in languages ? language.value : 'en');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
};

const About = ({ kept }: { kept: Kept }) => (
  <>
    <strong>{t(gameInfo(kept.game)?.title ?? kept.game)}</strong>{' '}
    <span class="quiet">
      {tn('{n} player', '{n} players', kept.seats.length)} · {tn('{n} move', '{n} moves', kept.moves)} · <span translate={false}>{dateOf(kept.changed)}</span>
      {kept.over && ` · ${t('over')}`}
    </span>
  </>
);

function Continue({ kept }: { kept: Kept }): JSX.Element {
  const Picture = pictureOf(kept.game);
  return (
    <div class="continue">
      <div class="cover-picture">{Picture ? <Picture /> : <PlainPicture id={kept.game} />}</div>
      <p>
        <About kept={kept} />
      </p>
      <a class="button primary" href={address('play', kept.id)}>
        <Icon name="play" /> <span>{t('Continue')}</span>
      </a>
      <BegunTools kept={kept} />
    </div>
  );
}

function BegunGame({ kept }: { kept: Kept }): JSX.Element {
  return (
    <li>
      <a href={kept.over ? address('replay', kept.id, 0) : address('play', kept.id)}>
        <About kept={kept} />
      </a>
      <BegunTools kept={kept} />
    </li>
  );
}

const BegunTools = ({ kept }: { kept: Kept }) => (
  <span class="begun-tools">
    <Button icon="save" label={t('Save as a file')} small onClick={() => download(`${kept.game}-${kept.id}.game`, toFile(kept))} />
    <Button icon="first" label={t('Replay')} small onClick={() => go('replay', kept.id, 0)} />
    <Button icon="bin" label={t('Delete this game')} small onClick={() => confirm(t('Delete this game?')) && forget(kept.id)} />
  </span>
);
