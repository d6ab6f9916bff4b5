/* The column of players: flag, name, score, whose turn; what everybody may know. */
import type { ComponentChildren, JSX } from 'preact';
import type { BoardModule, BoardProps } from '../boards/board';
import type { Desk } from '../model/desk';
import { t } from '../model/i18n';
import { bots } from '../model/house';
import { Flag, seatColour, seatLetter } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { Boundary } from './boundary';
import { SeatFields } from './generic';
import { You } from './parts';

interface PlayersProps {
  desk: Desk;
  board: BoardModule | null | undefined;
  props: BoardProps;
  thinking: number | null;
  badge?: (seat: number) => ComponentChildren; /* what else there is to say of a seat: whether its player is there, the time left */
}

export function Players({ desk, board, props, thinking, badge }: PlayersProps): JSX.Element {
  return (
    <ol class="players">
      {desk.seats.value.map((_, seat) => (
        <Player key={seat} desk={desk} board={board} props={props} seat={seat} thinking={thinking === seat} badge={badge?.(seat)} />
      ))}
    </ol>
  );
}

function Player({ desk, board, props, seat, thinking, badge }: Omit<PlayersProps, 'thinking' | 'badge'> & { seat: number; thinking: boolean; badge: ComponentChildren }): JSX.Element {
  const { texts, asked, view } = props;
  const score = desk.result.value?.seats[seat];
  const bot = desk.seats.value[seat]?.bot;
  const Summary = board?.Player;
  const fields = board === undefined ? null : <SeatFields view={view} texts={texts} seat={seat} />; /* not before it is known to be needed */
  return (
    <li class={`player ${asked === seat ? 'asked' : ''} ${desk.eyes.value === seat ? 'own' : ''}`} style={{ '--seat': seatColour(seat) }} aria-current={asked === seat ? 'true' : undefined}>
      <header data-told data-about={[texts.name(seat), ...(bot ? [botTitle(bot)] : []), ...(score ? [`${t('Score')}: ${score.score}`, ...Object.entries(score.sources ?? {}).map(([word, n]) => `${texts.label(texts.schema.sources!, word)}: ${n}`)] : []), ...(asked === seat ? [texts.prompt(props.decision)] : [])].join('\n')}>
        <Flag seat={seat} letter={seatLetter(texts, seat)} />
        <span class="player-name" translate={false}>
          {texts.name(seat)}
        </span>
        {desk.own === seat && <You />}
        {bot && (
          <span class="player-bot">
            <Icon name="bot" size={16} />
            <span class="unseen">{botTitle(bot)}</span>
          </span>
        )}
        {score && (
          <span class="player-score">
            <span class="unseen">{t('Score')} </span>
            {score.score}
          </span>
        )}
      </header>
      {badge}
      {thinking && <div class="thinking-bar" role="progressbar" aria-label={t('{name} is thinking', { name: texts.name(seat) })} />}
      <Boundary fallback={fields}>{Summary ? <Summary {...props} seat={seat} /> : fields}</Boundary>
    </li>
  );
}

export const botTitle = (id: string) => t(bots.value.find((bot) => bot.id === id)?.title ?? id);
