/* Since your last turn: a line for each of the others. */
import type { JSX } from 'preact';
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

export function Digest({ desk, since }: { desk: Desk; since: number }): JSX.Element | null {
  const texts = desk.texts.value;
  const eyes = desk.eyes.value;
  const news = desk.story.value.filter(({ move }) => move > since);
  const lines = since < 0 ? [] : digest(news, typeof eyes === 'number' ? eyes : null, texts);
  if (lines.length === 0) return null;
  return (
    <section class="digest" aria-label={t('Since your last turn')}>
      <h3>{t('Since your last turn')}</h3>
      <ul>
        {lines.map((line) => (
          <Others key={line.seat} line={line} texts={texts} stage={desk.stage.value} />
        ))}
      </ul>
    </section>
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
        <p class="digest-did">
          <strong translate={false}>{texts.name(line.seat)}</strong> {line.did.map(({ label, times }) => (times > 1 ? `${label} ×${times}` : label)).join(' · ')}
        </p>
        {line.suffered.slice(0, MOST).map((event, i, shown) => (
          <p class="digest-event" key={i}>
            <Icon name={signOf(event.kind)} size={16} />
            <span>{texts.event(event)}</span>
            {stage && leads(stage, shown, i) && <ReplayMoment stage={stage} event={event} />}
          </p>
        ))}
      </div>
    </li>
  );
}
