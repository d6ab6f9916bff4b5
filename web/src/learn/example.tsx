/* A worked example for a chapter of the rules: the position as a picture, then what is done there, move by move, as the engine plays it. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { LessonState, LessonText, Moves } from '../engine/protocol';
import { schemaOf } from '../model/house';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Texts } from '../model/texts';
import { Icon } from '../boards/parts/icons';
import { headOf, lessonText, materialOf, speakOf } from './course';
import { LessonDriver } from './driver';
import { Picture } from './picture';
import { said } from './said';
import '../style/learn.css';

interface Line {
  says: LessonText[];
  move: Moves['moves'][number] | null; /* what is done then */
}

interface Course {
  file: string;
  texts: Texts;
  lines: Line[];
}

/* By the first right answer of each step. */
async function playOut(game: string, file: string): Promise<Course> {
  const driver = new LessonDriver(game, '', file);
  const schema = await schemaOf(game);
  const texts = new Texts(schema, driver.seats.map((_, i) => t(schema.seats[driver.seats.length]?.[i] ?? String(i + 1))));
  const lines: Line[] = [];
  let state: LessonState = (await driver.ask('lesson', { file })).lesson;
  while (state.action !== 'over') {
    if (state.waits) {
      state = (await driver.ask('others', {})).lesson;
      continue;
    }
    const move = state.action === 'read' ? null : ((await driver.moves(state.seat)).moves.find(({ text }) => text === state.wanted[0]) ?? null);
    lines.push({ says: state.say, move });
    if (state.action !== 'read' && !move) break;
    state = (move ? await driver.ask('answer', { seat: state.seat, move: move.text }) : await driver.ask('read', {})).lesson;
  }
  lines.push({ says: state.say, move: null });
  driver.close();
  return { file, texts, lines };
}

export function Example({ game, chapter }: { game: string; chapter: string }): JSX.Element | null {
  const course = useSignal<Course | null>(null);
  useEffect(() => {
    speakOf(game);
    void materialOf(game)
      .then(({ examples }) => playOut(game, examples[chapter]!))
      .then((found) => (course.value = found), () => undefined);
  }, [game, chapter]);
  if (!course.value) return null;
  const { file, texts, lines } = course.value;
  const { title } = headOf(chapter, file);
  return (
    <section class="example">
      <h4>{lessonText(title)}</h4>
      <Picture game={game} file={file} caption={lessonText(title)} />
      <ol>
        {lines.map(({ says, move }, i) => (
          <li key={i}>
            {says.map((one, k) => (
              <p key={k}>{said(one, texts)}</p>
            ))}
            {move && <p class="example-move">{texts.move(move)}</p>}
          </li>
        ))}
      </ol>
      <a class="button" href={address('learn', game, chapter)}>
        <Icon name="play" /> <span>{t('Play it yourself')}</span>
      </a>
    </section>
  );
}
