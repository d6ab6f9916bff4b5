/* Since your last turn: what came to the reader, and a line for each of the others. */
import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { GameEvent } from '../engine/protocol';
import type { Desk, Stage } from '../model/desk';
import { digest, type Line } from '../model/digest';
import { t } from '../model/i18n';
import type { Texts } from '../model/texts';
import { loadedBoard } from '../boards';
import { Flag, seatColour, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { ReplayMoment } from './log';
import { signOf } from './signs';
import '../style/digest.css';

const MOST = 6; /* the log has the rest */
const ROOMY = '(min-width: 48.01rem) and (min-height: 48.01rem)';

const NOTHING: ReturnType<typeof digest> = { suffered: [], lines: [] };

/* Where there is little room it opens at a press, and what came to the reader stands on it, or else what happened first. */
export function Digest({ desk, since }: { desk: Desk; since: number }): JSX.Element | null {
  const texts = desk.texts.value;
  const eyes = desk.eyes.value;
  const stage = desk.stage.value;
  const news = desk.story.value.filter(({ move }) => move > since);
  const ends = (event: GameEvent) => {
    const moment = stage?.momentWith(event);
    return moment?.told === event && moment.episode.audience !== 'reader';
  };
  const { suffered, lines } = since < 0 ? NOTHING : digest(news, typeof eyes === 'number' ? eyes : null, texts, { isTelling: ends, dull: loadedBoard(desk.game)?.dull ?? [] });
  if (lines.length + suffered.length === 0) return null;
  const first = suffered[0] ?? lines.flatMap(({ came }) => came)[0];
  return (
    <details class="digest" open={matchMedia(ROOMY).matches} key={since}>
      <summary>
        {t('Since your last turn')} <span class="digest-first">{first ? texts.event(first) : lines.flatMap(({ did }) => did)[0]?.label}</span>
      </summary>
      <ul>
        {suffered.length > 0 && (
          <Who seat={eyes as number} texts={texts}>
            <Events list={suffered.slice(0, MOST)} kind="suffered" texts={texts} stage={stage} />
          </Who>
        )}
        {lines.map((line) => (
          <Others key={line.seat} line={line} texts={texts} stage={stage} />
        ))}
      </ul>
    </details>
  );
}

/* Of the events of a moment one leads to it: the first that is told here. */
const leads = (stage: Stage, events: GameEvent[], at: number) => {
  const moment = stage.momentWith(events[at]!);
  return moment !== null && events.findIndex((event) => stage.momentWith(event) === moment) === at;
};

const Who = ({ seat, texts, children }: { seat: number; texts: Texts; children: ComponentChildren }) => (
  <li style={{ '--seat': seatColour(seat) }}>
    <Flag seat={seat} letter={seatLetter(texts, seat)} />
    <div>
      <strong translate={false}>{texts.name(seat)}</strong>
      {children}
    </div>
  </li>
);

const Others = ({ line, texts, stage }: { line: Line; texts: Texts; stage: Stage | null }) => (
  <Who seat={line.seat} texts={texts}>
    <Events list={line.came.slice(0, MOST)} kind="came" texts={texts} stage={stage} />
    {line.did.length > 0 && <Did line={line} />}
  </Who>
);

function Events({ list, kind, texts, stage }: { list: GameEvent[]; kind: string; texts: Texts; stage: Stage | null }): JSX.Element {
  return (
    <>
      {list.map((event, i) => (
        <p class={`digest-event ${kind}`} key={i}>
          <Icon name={signOf(event.kind)} size={16} />
          <span>{texts.event(event)}</span>
          {stage && leads(stage, list, i) && <ReplayMoment stage={stage} event={event} />}
        </p>
      ))}
    </>
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/* As many lines as there is room for, until it is pressed. */
function Did({ line }: { line: Line }): JSX.Element {
  const whole = useSignal(false);
  return (
    <button type="button" class="digest-did" aria-expanded={whole.value} onClick={() => (whole.value = !whole.value)}>
      {line.did.map(({ label, times }) => sentence(times > 1 ? `${label} ×${times}` : label)).join(' ')}
    </button>
  );
}
