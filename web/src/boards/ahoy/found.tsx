/* A region that was found and is being laid: its four turns beside the moves. */
import type { JSX } from 'preact';
import { Thing } from '../parts/thing';
import type { Texts } from '../../model/texts';
import { SPACE } from './spots';
import { Tile } from './tile';

export const TURNS = [0, 1, 2, 3];

export function FoundTile({ tile, texts }: { tile: string; texts: Texts }): JSX.Element {
  return (
    <section class="ahoy-found" aria-label={texts.label('tile', tile)}>
      <h3>{texts.label('tile', tile)}</h3>
      {TURNS.map((turned) => (
        <Thing key={turned} id={`turned:${turned}`} html quiet>
          <svg viewBox={`-2 -2 ${2 * SPACE + 4} ${2 * SPACE + 4}`} aria-hidden="true">
            <Tile tile={tile} turned={turned} x={0} y={0} texts={texts} />
          </svg>
          <p>{texts.label('turned', String(turned))}</p>
        </Thing>
      ))}
    </section>
  );
}
