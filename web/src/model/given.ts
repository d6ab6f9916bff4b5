/* Answers that are given for the reader, since there is one only. Asking him would tell him nothing; at a table with other people
 * the question itself keeps a secret, and is asked. */
import type { Move, Verb } from '../engine/protocol';

/* Of several the only one that is for something, as far as the game itself says what is not. */
export function soundAnswer(moves: Move[]): Move | null {
  const sound = moves.filter(({ vain }) => !vain);
  return sound.length === 1 && moves.length > 1 ? sound[0]! : null;
}

/* All of them come to the same: the one that stands for them. */
function alikeAnswer(moves: Move[]): Move | null {
  const standing = moves.filter(({ like }) => !like);
  return moves.length > 1 && standing.length === 1 ? standing[0]! : null;
}

/* The answer, or nothing. What is more than passing, as the end of a turn, is left to him as long as he can take something back. */
export function soleAnswer(moves: Move[], verbs: Verb[], undo: number): Move | null {
  const alike = alikeAnswer(moves);
  if (alike) return alike;
  const only = moves.length === 1 ? moves[0]! : null;
  return only && (undo === 0 || verbs[only.verb]!.word === 'pass') ? only : null;
}
