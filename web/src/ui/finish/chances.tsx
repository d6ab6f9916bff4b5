/* How the game went: everybody's chance over the moves, where it turned, and the reader's best moment. */
import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { percent } from '../../model/advice';
import type { Analysis } from '../../model/analysis';
import type { Desk } from '../../model/desk';
import { bestMoment, deedOf, isOwn, turningPoint, worstMoment } from '../../model/finish';
import { t } from '../../model/i18n';
import type { Swing } from '../../model/swing';
import { Icon, type IconName } from '../../boards/parts/icons';
import { Curve, type Told } from '../swing';

export function Chances({ desk, analysis, onGo }: { desk: Desk; analysis: Analysis; onGo: (at: number) => void }): JSX.Element {
  const running = analysis.state.value === 'running';
  const done = analysis.state.value === 'done';
  const lines = analysis.lines.value;
  const turn = done ? turningPoint(lines) : null;
  const own = (find: typeof bestMoment) => (done && desk.own !== null ? find(lines, desk.own, isOwn(desk.story.value)) : null);
  const [best, worst] = [own(bestMoment), own(worstMoment)];
  const total = desk.moves.value;
  const told = useMemo<Told>(() => ({ at: signal(total), total: signal(total), texts: desk.texts, to: async (at) => onGo(at) }), [total]);
  return (
    <section class="finish-chances" aria-labelledby="finish-chances" aria-busy={running}>
      <h3 id="finish-chances">{t('How it went')}</h3>
      <Curve lines={lines} turns={turn ? [turn] : []} replay={told} />
      <div role="status">
        {running && (
          <label class="finish-progress">
            <span>{t('A bot goes through the game once more…')}</span>
            <progress value={analysis.done.value} max={Math.max(1, analysis.total.value)} />
          </label>
        )}
        {best && <Moment icon="crown" swing={best} words={bestText(desk, best)} onGo={onGo} />}
        {worst && <Moment icon="lamp" swing={worst} words={worstText(desk, worst)} onGo={onGo} />}
        {turn && turn.from.at !== best?.from.at && turn.from.at !== worst?.from.at && <Moment icon="turn" swing={turn} words={turnText(desk, turn)} onGo={onGo} />}
        {done && !turn && <p class="quiet">{t('There was no great turn in this game.')}</p>}
        {analysis.state.value === 'stopped' && <p class="quiet">{t('The chances could not be worked out here.')}</p>}
      </div>
    </section>
  );
}

/* A click shows the position it came from. */
const Moment = ({ icon, swing, words, onGo }: { icon: IconName; swing: Swing; words: string; onGo: (at: number) => void }): JSX.Element => (
  <button type="button" class="finish-moment" onClick={() => onGo(swing.from.at)}>
    <Icon name={icon} />
    <span>{words}</span>
    <Icon name="forward" size={16} />
  </button>
);

/* What both sentences tell: the number of the move, who chose what, and the chances before and after. */
function particulars(desk: Desk, swing: Swing) {
  const texts = desk.texts.value;
  const deed = deedOf(desk.story.value, swing);
  return {
    seat: deed?.event.seat ?? null,
    values: {
      at: (deed?.at ?? swing.from.at) + 1,
      move: deed ? texts.verb(deed.event.verb!, (deed.event.args ?? []).map(String)) : '…',
      name: deed ? texts.name(deed.event.seat) : '',
      who: texts.name(swing.seat),
      from: percent(swing.from.chance),
      to: percent(swing.to.chance),
    },
  };
}

const bestText = (desk: Desk, swing: Swing) => t('Your best moment, move {at}: “{move}”. Your chance rose from {from} to {to}.', particulars(desk, swing).values);
const worstText = (desk: Desk, swing: Swing) => t('Your costliest choice, move {at}: “{move}”. Your chance fell from {from} to {to}.', particulars(desk, swing).values);

function turnText(desk: Desk, swing: Swing): string {
  const { seat, values } = particulars(desk, swing);
  if (swing.seat !== desk.own) return t('The turning point, move {at}: {name} chose “{move}”. The chance of {who} went from {from} to {to}.', values);
  return seat === desk.own
    ? t('The turning point, move {at}: “{move}”. Your chance went from {from} to {to}.', values)
    : t('The turning point, move {at}: {name} chose “{move}”. Your chance went from {from} to {to}.', values);
}
