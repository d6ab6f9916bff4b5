/* The dice of the game: 1 to 4, and two skulls, which are successes. Positions count them by face. */
import type { JSX } from 'preact';
import { IconPath } from '../parts/icons';
import { Die } from '../parts/pieces';
import { wordsOf } from '../parts/printed';
import { Thing } from '../parts/thing';
import { t, tn } from '../../model/i18n';
import type { Texts } from '../../model/texts';

const SKULL = 4;

export const successesOf = (counts: readonly number[]) => counts[SKULL] ?? 0;
export const pipsOf = (counts: readonly number[]) => counts.slice(0, SKULL).reduce((sum, many, i) => sum + many * (i + 1), 0);

function Face({ face }: { face: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      {face < SKULL ? (
        <Die value={face + 1} />
      ) : (
        <g class="die marauders-skull">
          <rect x="1.500" y="1.500" width="21" height="21" rx="4.500" />
          <g transform="translate(3.600 3.200) scale(.7)">
            <IconPath name="skull" />
          </g>
        </g>
      )}
    </svg>
  );
}

/* Skulls first; each die can be pointed at where one is to be picked. */
export function Dice({ counts, texts, live = true }: { counts: readonly number[]; texts: Texts; live?: boolean }): JSX.Element | null {
  const faces = [SKULL, 3, 2, 1, 0].flatMap((face) => Array.from({ length: counts[face] ?? 0 }, () => face));
  const words = wordsOf(texts, 'face');
  if (faces.length === 0) return null;
  return (
    <div class="marauders-dice" role="group" aria-label={t('Dice: {list}', { list: faces.map((face) => texts.label('face', words[face] ?? '')).join(' ') })}>
      {faces.map((face, i) =>
        live ? (
          <Thing key={i} id={`face:${words[face]}`} html class="marauders-die" quiet>
            <Face face={face} />
          </Thing>
        ) : (
          <div key={i} class="marauders-die">
            <Face face={face} />
          </div>
        ),
      )}
    </div>
  );
}

const failuresOf = (counts: readonly number[]) => counts.slice(0, SKULL).reduce((sum, many) => sum + many, 0);

/* What is usually rolled again, by one press: the own failed dice, or the enemy's skulls. */
export const AllAgain = ({ counts }: { counts: readonly number[] }) => (
  <>
    <Again id="dice:failed">{tn('Roll the {n} failed die again', 'Roll the {n} failed dice again', failuresOf(counts))}</Again>
    <Again id="dice:skulls">{tn('Roll the {n} skull again', 'Roll the {n} skulls again', successesOf(counts))}</Again>
  </>
);

const Again = ({ id, children }: { id: string; children: string }) => (
  <Thing id={id} html class="marauders-again" quiet>
    {children}
  </Thing>
);

export const rollInWords = (counts: readonly number[]) =>
  `${tn('{n} success', '{n} successes', successesOf(counts))} · ${tn('{n} pip', '{n} pips', pipsOf(counts))}`;
