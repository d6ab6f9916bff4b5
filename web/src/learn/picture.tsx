/* A picture of a position, drawn by the board of its game: for the guide and for examples. Nothing in it can be clicked. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BoardProps } from '../boards/board';
import { seatHues, Seats } from '../boards/parts/flags';
import { PointingContext, type Pointing } from '../boards/parts/thing';
import { painted } from '../model/colours';
import { schemaOf } from '../model/house';
import { t } from '../model/i18n';
import { calledIn, Texts } from '../model/texts';
import { useBoard } from '../ui/table';
import { sceneOf } from './driver';

interface Scene {
  props: BoardProps;
  point: string[];
  texts: Texts;
}

async function stage(game: string, file: string): Promise<Scene> {
  const { view, state, next, source } = await sceneOf(game, file);
  const { seats: scores } = await source.result();
  source.close();
  const schema = painted(await schemaOf(game), view.colours);
  const names = source.seats.map((_, i) => t(schema.seats[source.seats.length]?.[i] ?? String(i + 1)));
  const texts = new Texts(schema, names, calledIn(schema, view));
  const props = { view, texts, seats: source.seats, eyes: state.seat, asked: next.next, decision: next.decision, scores: scores.map(({ score }) => score), lately: [], recent: [] };
  return { props, point: state.point, texts };
}

const looking = (point: string[]): Pointing => ({ state: () => 'idle', hint: () => '', point: () => undefined, lit: (id) => point.includes(id), warned: () => false, describe: () => undefined });

export function Picture({ game, file, caption }: { game: string; file: string; caption: string }): JSX.Element {
  const board = useBoard(game);
  const scene = useSignal<Scene | null>(null);
  useEffect(() => void stage(game, file).then((found) => (scene.value = found), () => undefined), [game, file]);
  const shown = scene.value;
  return (
    <figure class="position" aria-label={caption}>
      <div class="position-board" inert>
        {board && shown && (
          <Seats marks={shown.texts.schema.marks} own={shown.props.eyes as number}>
            <PointingContext.Provider value={looking(shown.point)}>
              <div class="board" style={seatHues(shown.texts.schema, shown.props.seats.length, shown.props.view.options)}>
                <board.Board {...shown.props} />
              </div>
            </PointingContext.Provider>
          </Seats>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
