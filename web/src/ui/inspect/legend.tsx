/* The legend: all that is drawn on the table now, each with its picture, its name and what it means. It is read off the table itself. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Desk } from '../../model/desk';
import { N_, t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { Clause, Dialog, overlay } from '../parts';
import { explain, EXPLAINED, type Explained } from './explain';
import { drawingOf, Picture } from './picture';
import './inspect.css';

interface Entry {
  said: Explained;
  drawing: SVGGraphicsElement | null;
}

const AREAS: [string, string][] = [
  ['.board', N_('The table')],
  ['.aside', N_('The question')],
  ['.hand-pane', N_('Hand')],
  ['.players-pane', N_('Players')],
];

/* Steps of a track differ in their number only. */
const nameOf = (title: string) => title.replace(/\d+/g, '').toLowerCase();
const isSaid = (line: string) => /\p{L}/u.test(line);

/* Each name once, where it was met first. */
function entriesIn(area: string, texts: Texts, met: Set<string>): Entry[] {
  return [...document.querySelectorAll<HTMLElement>(`${area} :is(${EXPLAINED})`)].flatMap((element) => {
    const said = explain(element, texts);
    const name = nameOf(said.title);
    if (!isSaid(name) || met.has(name)) return [];
    met.add(name);
    return { said, drawing: drawingOf(element) };
  });
}

function sections(texts: Texts): { title: string; entries: Entry[] }[] {
  const met = new Set<string>();
  return AREAS.map(([area, title]) => ({ title, entries: entriesIn(area, texts, met) })).filter(({ entries }) => entries.length > 0);
}

export function Legend({ desk }: { desk: Desk }): JSX.Element {
  const all = useMemo(() => sections(desk.texts.value), [desk.view.value, desk.texts.value]);
  return (
    <Dialog title={t('Legend')} wide onClose={() => (overlay.value = null)}>
      <p class="quiet">{t('All that is on the table now. The mouse, a long press or the key I tells the same at its place.')}</p>
      {all.map(({ title, entries }) => (
        <section key={title} class="legend">
          <h3>{t(title)}</h3>
          <ul>
            {entries.map((entry) => (
              <Row key={entry.said.title} game={desk.game} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

function Row({ game, said: { title, kind, lines, figures, clause }, drawing }: Entry & { game: string }): JSX.Element {
  return (
    <li>
      <span class="legend-picture">{drawing && <Picture of={drawing} />}</span>
      <div class="inspect-words">
        <p class="inspect-title">{title}</p>
        {kind && <p class="inspect-kind">{kind}</p>}
        {lines.filter(isSaid).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {figures.length > 0 && <p>{figures.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>}
        <Clause game={game} clause={clause} />
      </div>
    </li>
  );
}
