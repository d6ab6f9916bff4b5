/* What a lesson says: a pattern in the reader's language, and the figures of the position in it. */
import type { Figure, LessonText } from '../engine/protocol';
import type { Texts } from '../model/texts';
import { lessonText } from './course';

const PART = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

const shown = (figure: Figure | undefined, texts: Texts) => (figure === undefined ? '' : typeof figure === 'number' ? String(figure) : texts.label(figure.kind, figure.word));

export function said({ text, figures }: LessonText, texts: Texts): string {
  return lessonText(text).replace(PART, (_, name: string, one: string | undefined, many: string | undefined) =>
    one === undefined ? shown(figures[name], texts) : figures[name] === 1 ? one : many!,
  );
}
