/* How the game went: everybody's chance over the moves, where it turned, and the reader's best moment. */
import type { JSX } from 'preact';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { percent } from '../../model/advice';
import type { Analysis } from '../../model/analysis';
import { isEnd } from '../../model/choice';
import type { Desk } from '../../model/desk';
import { bestMoment, deedOf, isOwn, turningPoint } from '../../model/finish';
import { t } from '../../model/i18n';
import type { Mistake } from '../../model/lessons';
import { costliest } from '../../model/mistakes';
import type { Swing } from '../../model/swing';
import { Icon, type IconName } from '../../boards/parts/icons';
import { Curve, type Told } from '../swing';

export function Chances({ desk, analysis, onGo, onLearn }: { desk: Desk; analysis: Analysis; onGo: (at: number) => void; onLearn: (at: number) => void }): JSX.Element {
  const running = analysis.state.value === 'running';
  const done = analysis.state.value === 'done';
  const lines = analysis.lines.value;
  const turn = done ? turningPoint(lines) : null;
  const best = done && analysis.own !== null ? bestMoment(lines, analysis.own, isOwn(desk.story.value, endsIn(desk))) : null;
  const worst = costliest(analysis.mistakes.value);
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
        {best && <Moment icon="crown" at={best.from.at} words={bestText(desk, best)} onGo={onGo} />}
        {worst && <Moment icon="lamp" at={worst.at} words={worstText(desk, worst)} onGo={onLearn} />}
        {done && !worst && analysis.own !== null && <p class="quiet">{t('The bot found no choice of yours that was clearly a mistake.')}</p>}
        {turn && turn.from.at !== best?.from.at && <Moment icon="turn" at={turn.from.at} words={turnText(desk, turn)} onGo={onGo} />}
        {done && !turn && <p class="quiet">{t('There was no great turn in this game.')}</p>}
        {analysis.state.value === 'stopped' && <p class="quiet">{t('The chances could not be worked out here.')}</p>}
      </div>
    </section>
  );
}

/* A click shows the position it came from. */
const Moment = ({ icon, at, words, onGo }: { icon: IconName; at: number; words: string; onGo: (at: number) => void }): JSX.Element => (
  <button type="button" class="finish-moment" onClick={() => onGo(at)}>
    <Icon name={icon} />
    <span>{words}</span>
    <Icon name="forward" size={16} />
  </button>
);

const endsIn = ({ schema }: Desk) => (verb: number) => isEnd(schema.verbs[verb]!.word);

/* What the sentences tell: the number of the move, who chose what, and the chances before and after. What came of a move is luck and the others' doing as
 * well, so they say no more than that it was after it. */
function particulars(desk: Desk, swing: Swing) {
  const texts = desk.texts.value;
  const deed = deedOf(desk.story.value, swing, endsIn(desk));
  return {
    at: (deed?.at ?? swing.from.at) + 1,
    move: deed ? texts.verb(deed.event.verb!, (deed.event.args ?? []).map(String)) : '…',
    name: deed ? texts.name(deed.event.seat) : '',
    who: texts.name(swing.seat),
    from: percent(swing.from.chance),
    to: percent(swing.to.chance),
  };
}

const bestText = (desk: Desk, swing: Swing) => t('Your best moment: after move {at}, “{move}”, your chance rose from {from} to {to}.', particulars(desk, swing));

const turnText = (desk: Desk, swing: Swing) =>
  !deedOf(desk.story.value, swing, endsIn(desk))
    ? t('The turning point: after move {at} the chance of {who} went from {from} to {to}.', particulars(desk, swing))
    : swing.seat === desk.own
    ? t('The turning point: after move {at}, “{move}” by {name}, your chance went from {from} to {to}.', particulars(desk, swing))
    : t('The turning point: after move {at}, “{move}” by {name}, the chance of {who} went from {from} to {to}.', particulars(desk, swing));

function worstText(desk: Desk, { at, event, better, lead }: Mistake): string {
  const texts = desk.texts.value;
  const told = (verb: number, args: (string | number)[] = []) => texts.verb(verb, args.map(String));
  return t('Your costliest choice, move {at}: “{move}”. “{better}” would have been better by {lead}.', { at: at + 1, move: told(event.verb!, event.args), better: told(better.verb, better.args), lead: percent(lead) });
}
