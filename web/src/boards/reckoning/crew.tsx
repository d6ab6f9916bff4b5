/* Crew cards: who it is, its level and the row of that level, three slots for upgrades, and what the next level brings. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { levelsOf, linesOf, portrait, ROWS, usedIn, type Crew } from './facts';
import { LineSigns } from './signs';

const LEVELS = 4;

/* `copied`: of a card in play, the row that its Understudy copies. */
export function CrewCard({ id, crew, texts, played, copied }: { id: string; crew: Crew; texts: Texts; played?: boolean; copied?: string | null }): JSX.Element {
  const [level, ...slots] = linesOf(texts, crew, copied);
  const next = levelsOf(texts, crew.crew)[crew.level];
  const used = (row: number) => (played ? usedIn(crew, row) : 0);
  return (
    <Thing id={id} html class={`card reckoning-crew ${played ? 'played' : ''}`}>
      <div class="card-face" data-figure={`face ${id}`} data-about={t(texts.word('crew', crew.crew)?.text ?? '')}>
        <header>
          <span class="card-title">{texts.label('crew', crew.crew)}</span>
          <Level level={crew.level} />
        </header>
        <svg class="card-emblem" viewBox="0 0 96 58" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <path d="M-60 51q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V99H-60Z" class="reckoning-sea" />
          <circle cx="48" cy="28" r="21" class="reckoning-face" />
          <g transform="translate(33 13)">
            <Icon name={portrait(crew.crew)} size={30} />
          </g>
        </svg>
        {slots.map((line, i) => (
          <p key={ROWS[i + 1]} class={`reckoning-row-bar ${line ? '' : 'empty'}`} data-about={crew.slots[i] ? texts.label('card', crew.slots[i]) : t('Empty slot: {slot}', { slot: texts.label('row', ROWS[i + 1]!) })}>
            {line && <LineSigns line={line} texts={texts} used={used(i + 1)} />}
          </p>
        ))}
        <p class="reckoning-row-bar level">{level && <LineSigns line={level} texts={texts} used={used(0)} />}</p>
        {next && (
          <p class="reckoning-row-bar next" data-about={t('Level {n}', { n: crew.level + 1 })}>
            <b>{crew.level + 1}</b>
            <LineSigns line={next} texts={texts} />
          </p>
        )}
      </div>
    </Thing>
  );
}

export function Level({ level }: { level: number }): JSX.Element {
  return (
    <span class="reckoning-level" role="img" aria-label={t('Level {n}', { n: level })}>
      {Array.from({ length: LEVELS }, (_, i) => (
        <i key={i} class={i < level ? 'on' : ''} />
      ))}
    </span>
  );
}

/* Crew cards as lines of text and signs. `copied` goes with cards in play: theirs are the marks of use as well. */
export function CrewList({ texts, crew, copied }: { texts: Texts; crew: Crew[]; copied?: string | null }): JSX.Element {
  return (
    <ul class="reckoning-crew-list">
      {crew.map((one) => (
        <li key={one.crew}>
          <span>
            {texts.label('crew', one.crew)} <b>{one.level}</b>
          </span>
          {linesOf(texts, one, copied).map((line, row) => line && <LineSigns key={row} line={line} texts={texts} used={copied === undefined ? 0 : usedIn(one, row)} />)}
        </li>
      ))}
    </ul>
  );
}
