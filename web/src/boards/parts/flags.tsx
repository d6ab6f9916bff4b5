/* A player's colours: a colour, a pattern and a letter that always go together, so that none of them is needed alone. */
import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Schema } from '../../engine/protocol';
import type { Texts } from '../../model/texts';
import { coverOf } from '..';

export const seatColour = (seat: number) => `var(--seat-${seat % 5})`;

export type Hue = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange' | 'white';
const HUES = new Set<string>(['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white'] satisfies Hue[]);

/* The colours of the seats: a style for whatever shows them. A game that calls its seats by colours gets these; of others the cover may know. */
export function seatHues(schema: Schema, players: number, options: Record<string, number> = {}): Record<string, string> {
  const names = (schema.words[schema.captains] ?? []).map(({ word }) => word);
  const hues = names.every((name) => HUES.has(name)) ? names : (coverOf(schema.game)?.hues?.(players, options) ?? []);
  return Object.fromEntries(hues.flatMap((hue, seat) => [[`--seat-${seat}`, `var(--hue-${hue})`], [`--mark-${seat}`, `var(--mark-${hue})`]]));
}

/* The letter of a seat: the first of its name in the game where that tells them apart, else its number. */
export function seatLetter(texts: Texts, seat: number): string {
  const words = texts.schema.words[texts.schema.captains] ?? [];
  const letters = words.map(({ label }) => label[0]);
  return new Set(letters).size === letters.length ? (letters[seat] ?? '?') : String(seat + 1);
}

/* Of a table in chosen colours: whose pattern each seat has. */
export const SeatMarks = createContext<number[]>([]);

/* The reader's own seat, if exactly one person sits at this screen: what belongs to it is marked. */
export const OwnSeat = createContext<number | null>(null);

/* What flags and ships need to know of the table they are at. */
export const Seats = ({ marks = [], own, children }: { marks?: number[]; own: number | null; children: ComponentChildren }): JSX.Element => (
  <SeatMarks.Provider value={marks}>
    <OwnSeat.Provider value={own}>{children}</OwnSeat.Provider>
  </SeatMarks.Provider>
);

/* One pattern a colour: plain, horizontal bar, vertical bar, diagonal, chequers. On a field of 12 by 8. */
const MARKS = ['', 'M0 4H12', 'M4 0V8', 'M0 8L12 0', 'M0 2H6M6 6H12'];

export function FlagMark({ seat }: { seat: number }): JSX.Element {
  const mark = (useContext(SeatMarks)[seat] ?? seat) % 5;
  return <path d={MARKS[mark]} stroke={`var(--mark-${seat % 5})`} stroke-width={mark === 4 ? 4 : 2.4} fill="none" />;
}

/* In a drawing, 12 by 8. */
export function SeatFlag({ seat, letter }: { seat: number; letter?: string }): JSX.Element {
  return (
    <>
      <rect width="12" height="8" fill={seatColour(seat)} class="ship-flag" />
      <FlagMark seat={seat} />
      {letter && (
        <text x="6" y="6.600" text-anchor="middle" class="ship-letter">
          {letter}
        </text>
      )}
    </>
  );
}

/* A flag as a small picture for lists. */
export function Flag({ seat, letter }: { seat: number; letter: string }): JSX.Element {
  return (
    <svg class="flag" viewBox="-1 -1 22 16" width="33" height="24" aria-hidden="true">
      <g transform="scale(1.667 1.75)">
        <rect width="12" height="8" rx="1" fill={seatColour(seat)} />
        <FlagMark seat={seat} />
      </g>
      <rect width="20" height="14" rx="1.6" fill="none" stroke="var(--ink)" stroke-width=".9" />
      <text x="10" y="11" text-anchor="middle" class="flag-letter">
        {letter}
      </text>
    </svg>
  );
}
