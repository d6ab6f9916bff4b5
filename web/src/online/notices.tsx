/* What there is to know or to answer beside the question of the game. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../model/i18n';
import { Icon, type IconName } from '../boards/parts/icons';
import { Button } from '../ui/parts';
import { isOver, type Chair, type Entry, type Info, type Proposal } from './protocol';
import type { Room } from './room';
import { nameAt, proposed, reason, turnedBy } from './talk';
import { wire } from './wire';

function Notice({ icon, alarming, children }: { icon: IconName; alarming?: boolean; children: ComponentChildren }): JSX.Element {
  return (
    <div class={`notice ${alarming ? 'alarming' : ''}`} role="status">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

export function Notices({ room }: { room: Room }): JSX.Element {
  const info = room.table.info.value!;
  const refusal = room.table.refusal.value;
  return (
    <>
      <Connection />
      {refusal && (
        <Notice icon="warning" alarming>
          <p>{reason(refusal)}</p>
          <Button icon="close" label={t('Close')} onClick={() => (room.table.refusal.value = null)} />
        </Notice>
      )}
      {info.proposal && info.state === 'running' && <Answering room={room} info={info} proposal={info.proposal} />}
      <Standing room={room} info={info} />
    </>
  );
}

function Connection(): JSX.Element | null {
  const state = wire().state.value;
  if (state !== 'lost') return null;
  return (
    <Notice icon="storm" alarming>
      <p>{t('Connection lost. Reconnecting; nothing is lost: what you do now is sent once you are back online.')}</p>
      <Button icon="undo" label={t('Try now')} onClick={() => wire().connect()} />
    </Notice>
  );
}

/* A proposal: mine, or one to be answered. */
function Answering({ room, info, proposal }: { room: Room; info: Info; proposal: Proposal }): JSX.Element {
  const seat = room.table.seat.value;
  const name = nameAt(info, proposal.seat);
  const asked = ({ user, bot, away }: Chair) => user !== null && bot === null && (proposal.what !== 'pause' || !away);
  const missing = info.seats.flatMap((chair, i) => (asked(chair) && !proposal.agreed.includes(i) ? [nameAt(info, i)] : []));
  const what = proposed(proposal.what, { name, n: proposal.moves });
  const open = seat !== null && !proposal.agreed.includes(seat);
  return (
    <Notice icon="letter">
      <p>{what}</p>
      {!open && missing.length > 0 && <p class="quiet">{t('Waiting for: {names}', { names: missing.join(', ') })}</p>}
      {seat !== null && (
        <div class="buttons">
          {open && <Button primary icon="check" label={t('Agree')} onClick={() => void room.act('agree', {})} />}
          <Button icon="close" label={seat === proposal.seat ? t('Withdraw') : t('Decline')} onClick={() => void room.act('decline', {})} />
        </div>
      )}
    </Notice>
  );
}

/* Newer rules came to this game; nobody need go on with it. Whoever has read it can close it, and ask in the menu. */
function Turned({ room, info, entry, mine }: { room: Room; info: Info; entry: Entry; mine: boolean }): JSX.Element | null {
  if (room.heeded.value === entry.seq) return null;
  return (
    <Notice icon="book">
      <p>{turnedBy(entry)}</p>
      <div class="buttons">
        {mine && info.state === 'running' && <Button icon="flag" label={t('End without a result')} disabled={info.proposal !== null} onClick={() => void room.act('propose', { what: 'end' })} />}
        <Button icon="close" label={t('Close')} onClick={() => (room.heeded.value = entry.seq)} />
      </div>
    </Notice>
  );
}

/* How the reader stands to this table. */
function Standing({ room, info }: { room: Room; info: Info }): JSX.Element | null {
  const seat = room.table.seat.value;
  const own = seat === null ? null : info.seats[seat]!;
  const turned = room.table.turned;
  if (info.state === 'stuck') return <Notice icon="warning">{t('This game can no longer be read as it was written; please tell whoever runs this server.')}</Notice>;
  if (isOver(info) || info.state === 'open') return null;
  return (
    <>
      {turned && <Turned room={room} info={info} entry={turned} mine={own !== null} />}
      {info.state === 'paused' && (
        <Notice icon="pause">
          <p>{t('The game is paused.')}</p>
          {own && <Button primary icon="play" label={t('Go on')} onClick={() => void room.act('resume', {})} />}
        </Notice>
      )}
      {own?.bot && <Notice icon="bot">{t('You have given up; a bot has your seat.')}</Notice>}
      {own?.away && !own.bot && (
        <Notice icon="bot">
          <p>{t('A bot plays for you until you return.')}</p>
          <Button primary icon="sail" label={t('Return')} onClick={() => void room.act('return', {})} />
        </Notice>
      )}
      {!own && <Notice icon="eye">{t('You are watching. Hands stay hidden.')}</Notice>}
    </>
  );
}
