/* Since your last turn: a line for each of the others. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { GameEvent } from '../engine/protocol';
import type { Desk, Stage } from '../model/desk';
import { digest, type Line } from '../model/digest';
import { t } from '../model/i18n';
import type { Texts } from '../model/texts';
import { Flag, seatColour, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { ReplayMoment } from './log';
import { signOf } from './signs';
import '../style/digest.css';

const MOST = 4; /* the log has the rest */
const ROOMY = '(min-width: 48.01rem) and (min-height: 48.01rem)';

/* Where there is little room it opens at a press, and what was done to the reader stands on it. */
export function Digest({ desk, since }: { desk: Desk; since: number }): JSX.Element | null {
  const texts = desk.texts.value;
  const eyes = desk.eyes.value;
  const stage = desk.stage.value;
  const news = desk.story.value.filter(({ move }) => move > since);
  const ends = (event: GameEvent) => stage?.momentWith(event)?.told === event;
  const lines = since < 0 ? [] : digest(news, typeof eyes === 'number' ? eyes : null, texts, ends);
  if (lines.length === 0) return null;
  const worst = lines[0]!.suffered[0];
  return (
    <details class="digest" open={matchMedia(ROOMY).matches} key={since}>
      <summary>
        {t('Since your last turn')} {worst && <span class="digest-worst">{texts.event(worst)}</span>}
      </summary>
      <ul>
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

function Others({ line, texts, stage }: { line: Line; texts: Texts; stage: Stage | null }): JSX.Element {
  return (
    <li style={{ '--seat': seatColour(line.seat) }}>
      <Flag seat={line.seat} letter={seatLetter(texts, line.seat)} />
      <div>
        <strong translate={false}>{texts.name(line.seat)}</strong>
        <Events list={line.suffered.slice(0, MOST)} kind="suffered" texts={texts} stage={stage} />
        <Events list={line.came.slice(0, MOST)} kind="came" texts={texts} stage={stage} />
        {line.did.length > 0 && <Did line={line} />}
      </div>
    </li>
  );
}

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

/* Two lines of it, until it is pressed. */
function Did({ line }: { line: Line }): JSX.Element {
  const whole = useSignal(false);
  return (
    <button type="button" class="digest-did" aria-expanded={whole.value} onClick={() => (whole.value = !whole.value)}>
      {line.did.map(({ label, times }) => (times > 1 ? `${label} ×${times}` : label)).join(' · ')}
    </button>
  );
}
