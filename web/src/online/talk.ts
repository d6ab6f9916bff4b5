/* What people did and said at a table, in words. */
import { N_, t } from '../model/i18n';
import { kept } from '../model/settings';
import { capital } from '../model/texts';
import type { Entry, Info, Proposal, Refused } from './protocol';

/* People whose words this reader does not want to read. */
export const muted = kept<string[]>('muted', []);

export const isMuted = (user: string | null) => user !== null && muted.value.includes(user);

export const isMutedEntry = ({ kind, seat }: Entry, info: Info) => kind === 'chat' && seat !== null && isMuted(info.seats[seat]?.user ?? null);

export function mute(user: string, quiet: boolean): void {
  muted.value = [...muted.value.filter((one) => one !== user), ...(quiet ? [user] : [])];
}

export const nameAt = (info: Info, seat: number | null) => (seat === null ? '' : (info.seats[seat]?.name ?? t('Seat {n}', { n: seat + 1 })));

export function proposed(what: Proposal['what'], values: { name: string; n: number }): string {
  if (what === 'pause') return t('{name} asks for a pause.', values);
  return what === 'end' ? t('{name} asks to end this game without a result.', values) : t('{name} asks to go back to move {n}.', values);
}

/* What newer rules did to a game. */
export function turnedBy({ how, move, clauses }: Entry): string {
  const values = { clauses: (clauses ?? []).join(', '), n: move ?? 0 };
  if (how === 'shortened') return t('The rules have changed since this game began ({clauses}). Its last moves are no longer possible; it continues from move {n}.', values);
  return t('The rules have changed since this game began ({clauses}). It continues from the position it had.', values);
}

/* One entry as a line. Before the game a seat that is left is free; afterwards a bot plays on. */
export function told(entry: Entry, info: Info, entries: Entry[]): string {
  const name = entry.name ?? nameAt(info, entry.seat);
  const values = { name, n: (entry.move ?? entry.seat ?? 0) + (entry.move === undefined ? 1 : 0) };
  switch (entry.kind) {
    case 'chat':
      return `${name}: ${entry.text}`;
    case 'join':
      return t('{name} sits down.', values);
    case 'leave':
      return entries.some(({ kind, seq }) => kind === 'start' && seq < entry.seq) ? t('{name} has left; a bot plays on.', values) : t('{name} leaves the seat.', values);
    case 'return':
      return t('{name} is back.', values);
    case 'concede':
      return t('{name} gives up.', values);
    case 'colour':
      return t('{name} plays {colour}.', { name, colour: t(capital(entry.colour ?? '')) });
    case 'bot':
      return entry.bot ? t('Seat {n} goes to a bot.', values) : t('Seat {n} is free again.', values);
    case 'start':
      return t('The game begins.');
    case 'move':
      return t('{name} ran out of time: the cautious move was made.', values);
    case 'undo':
      return t('{name} has taken a move back.', values);
    case 'takeback':
      return t('All agreed: the game goes on from move {n}.', values);
    case 'propose':
      return proposed(entry.what!, values);
    case 'agree':
      return t('{name} agrees.', values);
    case 'decline':
      return t('{name} declines.', values);
    case 'pause':
      return t('The game is paused.');
    case 'resume':
      return t('{name} ends the pause.', values);
    case 'rematch':
      return t('{name} has created the next table.', values);
    case 'rules':
      return turnedBy(entry);
    case 'end':
      return t('All agreed: the game is over without a result.');
  }
}

/* ---- Refusals ---- */

const reasons: Record<string, string> = {
  'no-user': N_('Please enter your name first.'),
  'not-yours': N_('Only the host or the player in that seat can do that.'),
  'no-table': N_('There is no such table.'),
  'no-seat': N_('No seat is free.'),
  taken: N_('This seat is taken.'),
  'not-asked': N_('It is not your turn.'),
  illegal: N_('This move is no longer possible.'),
  'game-over': N_('The game is over.'),
  'no-undo': N_('This cannot be taken back.'),
  'not-now': N_('That is not possible now.'),
  'too-much': N_('Too many requests; try again in a while.'),
  'too-many': N_('You have too many open or unfinished tables.'),
  stuck: N_('This game can no longer be read as it was written; please tell whoever runs this server.'),
  'wrong-password': N_('Name and password do not match.'),
  'name-taken': N_('This name, or one that looks like it, is taken. Please choose another.'),
  'wrong-code': N_('The code is wrong, already used or too old.'),
  'second-factor': N_('The code from your second factor is needed too.'),
  'no-mail': N_('This server sends no email.'),
  'bad-request': N_('The server does not accept this.'),
};

/* Where the server says more than its code, in its own words. */
const sentences = [
  N_('A name has 1 to 40 bytes.'),
  N_('Somebody else plays this colour.'),
  N_('A name needs a letter or a digit.'),
  N_('A name is made of letters, digits, blanks and common punctuation; this one contains something else, perhaps invisible.'),
  N_('This name mixes alphabets whose letters look alike.'),
  N_('This name is reserved.'),
  N_('The password is wrong.'),
  N_('The old password is wrong.'),
  N_('A password has 8 to 128 bytes.'),
  N_('That is not an email address.'),
  N_('An email was sent just now; please wait a minute.'),
  N_('Too many wrong codes; try again in a quarter of an hour.'),
  N_('The code is wrong. Is your device\'s clock right?'),
  N_('Please start again: the secret is too old.'),
];

export function reason(problem: Error): string {
  if (sentences.includes(problem.message)) return t(problem.message);
  return t(reasons[(problem as Refused).code] ?? N_('The server cannot be reached. Try again in a moment.'));
}
