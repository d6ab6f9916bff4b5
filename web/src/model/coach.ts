/* The coach: looks at each question with the reader, and says so when the chosen move gave something away. */
import { signal } from '@preact/signals';
import type { Hint, Move, Moves } from '../engine/protocol';
import { suggest, think, type Candidate } from './advice';
import type { Game } from './game';

export interface Judgement {
  at: number; /* the move that was made, */
  chosen: Move;
  best: Candidate; /* what was better, */
  lead: number; /* and by how much, in per mille of a win */
}

const SUSPECT = 20; /* per mille: less is not looked at again */
const BLUNDER = 50; /* less is not spoken of */

export class Coach {
  readonly judgement = signal<Judgement | null>(null);
  private hint: Hint | null = null; /* of the question that is asked */
  private asked: Moves | null = null;

  constructor(private readonly game: Game) {
    game.watcher = (offered, move) => void this.judge(offered, move);
  }

  /* Thinks while the reader does. Whoever answers at once is not judged. */
  async look(offered: Moves): Promise<void> {
    if (this.asked === offered) return;
    this.asked = offered;
    this.hint = null;
    if (offered.moves.length < 2) return;
    const hint = await think((iterations) => this.game.adviser.hint!(offered.seat, iterations)).catch(() => null);
    if (this.asked === offered) this.hint = hint;
  }

  /* Asked before the move is made: the adviser still has the position before it. A first doubt is tried again on other luck. */
  private async judge(offered: Moves, move: string): Promise<void> {
    const { hint } = this;
    const at = this.game.moves.peek();
    this.judgement.value = null;
    const best = hint && this.asked === offered ? suggest(hint, offered.moves).best[0] : undefined;
    const chosen = offered.moves.find(({ text }) => text === move);
    const seen = hint?.candidates.find((one) => one.move === move);
    if (!best || !chosen || best.move === move || (seen && best.chance - seen.chance < SUSPECT)) return;
    const { lead = 0 } = await this.game.adviser.hint!(offered.seat, hint!.iterations, move).catch(() => ({ lead: 0 }));
    if (lead >= BLUNDER) this.judgement.value = { at, chosen, best, lead };
  }

  /* Can the move that is spoken of still be taken back? */
  get mayTakeBack(): boolean {
    const judged = this.judgement.value;
    return judged !== null && this.game.undoable > 0 && this.game.moves.value === judged.at + 1;
  }

  close(): void {
    this.game.watcher = null;
  }
}
