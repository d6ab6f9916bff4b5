/* What the coach says of the last move. Loaded when somebody wants a coach. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent, reasons } from '../model/advice';
import { Coach } from '../model/coach';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { coach as setting } from '../model/settings';
import { Icon } from '../boards/parts/icons';
import { Button } from './parts';
import '../style/advice.css';

export function CoachNote({ game }: { game: Game }): JSX.Element | null {
  const coach = useMemo(() => new Coach(game), [game]);
  const offered = game.offered.value;
  useEffect(() => () => coach.close(), [coach]);
  useEffect(() => {
    if (!offered) return;
    void coach.look(offered);
    if (setting.value === 'always') game.hinted.value = true;
  }, [offered]);
  const judged = coach.judgement.value;
  if (!judged) return null;
  const texts = game.texts.value;
  const { gains } = reasons({ best: [judged.best], more: [] }, texts).of(judged.best);
  const back = async () => {
    coach.judgement.value = null;
    await game.undo();
  };
  return (
    <section class="hint coach" role="status" aria-label={t('Coach')}>
      <p>
        <Icon name="lamp" size={16} /> {t('“{chosen}” gave away about {share}. Better was: {best}.', { chosen: texts.move(judged.chosen), share: percent(judged.lead), best: texts.move(judged.best.legal) })} {gains.join(' ')}
      </p>
      <div class="buttons">
        {coach.mayTakeBack && <Button icon="undo" label={t('Take it back')} onClick={() => void back()} />}
        <Button icon="close" label={t('Close')} onClick={() => (coach.judgement.value = null)} />
      </div>
    </section>
  );
}
