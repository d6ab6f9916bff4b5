/* The lessons of a game, and what else there is to read. */
import type { ComponentChildren, JSX } from 'preact';
import { gameInfo, games } from '../model/house';
import { t, tn } from '../model/i18n';
import { address } from '../model/route';
import { pictureOf } from '../boards';
import { Icon, type IconName } from '../boards/parts/icons';
import { bookmarkOf, isDone, lessonText, type Head } from './course';

export const PageHead = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <header class="page-head">
    <a class="bar-home" href={address()} aria-label={t('All games')}>
      <Icon name="anchor" />
    </a>
    <h1>{title}</h1>
    {children}
  </header>
);

const Way = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <a class="button" href={to}>
    <Icon name={icon} /> <span>{label}</span>
  </a>
);

/* What there is to read about a game. */
export const Reading = ({ game }: { game: string }) => (
  <div class="buttons">
    <Way to={address('guide', game)} icon="scroll" label={t('In five minutes')} />
    <Way to={address('rules', game)} icon="book" label={t('All rules')} />
    <Way to={address('new', game)} icon="players" label={t('Set up a game')} />
  </div>
);

export function CoursePage({ game, heads }: { game: string; heads: Head[] }): JSX.Element {
  const done = heads.filter(({ name }) => isDone(game, name)).length;
  const next = heads.find(({ name }) => !isDone(game, name));
  return (
    <main class="page course">
      <PageHead title={t('Learn {game}', { game: t(gameInfo(game)?.title ?? game) })} />
      <p class="quiet">{tn('{done} of {n} lesson done', '{done} of {n} lessons done', heads.length, { done })}</p>
      <ol class="lessons">
        {heads.map((head) => (
          <Row key={head.name} game={game} head={head} next={head === next} />
        ))}
      </ol>
      <Reading game={game} />
    </main>
  );
}

function Row({ game, head, next }: { game: string; head: Head; next: boolean }): JSX.Element {
  const done = isDone(game, head.name);
  const left = bookmarkOf(game, head.name);
  const state = left ? t('Go on') : done ? t('Again') : t('Begin');
  return (
    <li class={`lesson-row ${done ? 'done' : ''}`}>
      <a href={address('learn', game, head.name)}>
        <span class="lesson-mark">{done && <Icon name="check" />}</span>
        <span class="lesson-words">
          <strong>{lessonText(head.title)}</strong>
          <span class="quiet">{lessonText(head.about)}</span>
        </span>
        <span class={`button ${next ? 'primary' : ''}`}>{state}</span>
      </a>
    </li>
  );
}

/* All games that can be learnt. */
export const CoursesPage = () => (
  <main class="page course">
    <PageHead title={t('Learn to play')} />
    <ul class="courses">
      {games.value.map(({ id, title, summary }) => {
        const Picture = pictureOf(id);
        return (
          <li key={id}>
            <a href={address('learn', id)}>
              <span class="cover-picture">{Picture && <Picture />}</span>
              <strong>{t(title)}</strong>
              <span class="quiet">{t(summary)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </main>
);
