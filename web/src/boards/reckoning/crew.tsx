/* Crew cards: who it is, its level and the row of that level, three slots for upgrades, and what the next level brings. */
import type { JSX } from 'preact';
import { Bust } from '../parts/portrait';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { Crew as CrewName } from '../../generated/reckoning';
import { faceOf } from './faces';
import { levelsOf, linesOf, portrait, ROWS, usedIn, type Crew, type Line } from './facts';
import { PaintedIcon } from './paint';
import { lineLabel, LineSigns } from './signs';

const LEVELS = 4;

/* `copied`: of a card in play, the row that its Understudy copies. */
export function CrewCard({ id, crew, texts, played, copied }: { id: string; crew: Crew; texts: Texts; played?: boolean; copied?: string | null }): JSX.Element {
  const [level, ...slots] = linesOf(texts, crew, copied);
  const next = levelsOf(texts, crew.crew)[crew.level];
  const used = (row: number) => (played ? usedIn(crew, row) : 0);
  return (
    <Thing id={id} html class={`card reckoning-crew ${played ? 'played' : ''}`} about={crewLines(crew, texts, copied)}>
      <div class="card-face" data-figure={`face ${id}`}>
        <span class="reckoning-crew-name">{texts.label('crew', crew.crew)}</span>
        <Likeness crew={crew} />
        {level && (
          <div class="reckoning-row-bar level">
            <LineSigns line={level} texts={texts} used={used(0)} size={18} mute />
            <span class="reckoning-words" aria-hidden="true">{lineLabel(texts, level)}</span>
          </div>
        )}
        {slots.map((line, i) => line && (
          <p key={ROWS[i + 1]} class="reckoning-row-bar">
            <LineSigns line={line} texts={texts} used={used(i + 1)} mute />
          </p>
        ))}
        <EmptySlots slots={slots} texts={texts} />
        {next && (
          <p class="reckoning-row-bar next">
            <b>{crew.level + 1}</b>
            <LineSigns line={next} texts={texts} size={14} mute />
          </p>
        )}
      </div>
    </Thing>
  );
}

/* The card in words: its row, what is sleeved, and what the next level has. */
export function crewLines(crew: Crew, texts: Texts, copied?: string | null): string[] {
  const [level, ...slots] = linesOf(texts, crew, copied);
  const next = levelsOf(texts, crew.crew)[crew.level];
  const row = (name: string, line: Line) => `${name}: ${lineLabel(texts, line)}`;
  return [
    ...(level ? [row(t('Level {n}', { n: crew.level }), level)] : []),
    ...slots.flatMap((line, i) => (line ? [row(`${texts.label('card', crew.slots[i]!)} (${texts.label('row', ROWS[i + 1]!)})`, line)] : [])),
    ...(next ? [row(t('Next, level {n}', { n: crew.level + 1 }), next)] : []),
  ];
}

/* The face, the sign of the trade, and the level. */
const Likeness = ({ crew: { crew, level } }: { crew: Crew }) => (
  <div class="reckoning-likeness">
    <svg viewBox="4 0 56 62" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Bust seed={crew} features={faceOf(crew as CrewName)} />
    </svg>
    <span class="reckoning-trade">
      <PaintedIcon name={portrait(crew)} size={18} />
    </span>
    <Level level={level} />
  </div>
);

function EmptySlots({ slots, texts }: { slots: (Line | null)[]; texts: Texts }): JSX.Element | null {
  if (slots.every((line) => line)) return null;
  return (
    <p class="reckoning-slots">
      {slots.map((line, i) => !line && <i key={i} data-about={t('Empty slot: {slot}', { slot: texts.label('row', ROWS[i + 1]!) })} />)}
    </p>
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
