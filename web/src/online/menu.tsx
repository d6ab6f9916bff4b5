/* What can be done about a table besides playing. */
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { Icon } from '../boards/parts/icons';
import { Button, Dialog } from '../ui/parts';
import { Calls } from './calls';
import { Link } from './parts';
import type { Room } from './room';

export function TableMenu({ room }: { room: Room }): JSX.Element {
  const open = useSignal(false);
  return (
    <>
      <Button icon="players" label={t('This table')} small onClick={() => (open.value = true)} />
      {open.value && <Menu room={room} onClose={() => (open.value = false)} />}
    </>
  );
}

function Menu({ room, onClose }: { room: Room; onClose: () => void }): JSX.Element {
  const info = room.table.info.value!;
  const seat = room.table.seat.value;
  const own = seat === null ? null : info.seats[seat]!;
  const plays = own !== null && info.state === 'running' && !own.bot;
  const does = (what: () => Promise<boolean>) => () => {
    onClose();
    void what();
  };
  return (
    <Dialog title={t('This table')} onClose={onClose}>
      {plays && (
        <>
          <h3>{t('Ask the others')}</h3>
          <div class="buttons">
            <Button icon="undo" label={t('Take back my last move')} disabled={info.proposal !== null} onClick={does(() => room.act('propose', { what: 'takeback' }))} />
            <Button icon="pause" label={t('Pause')} disabled={info.proposal !== null} onClick={does(() => room.act('propose', { what: 'pause' }))} />
            {room.table.turned && <Button icon="flag" label={t('End without a result')} disabled={info.proposal !== null} onClick={does(() => room.act('propose', { what: 'end' }))} />}
          </div>
          <h3>{t('Leave')}</h3>
          <div class="buttons">
            {own.away ? (
              <Button icon="sail" label={t('Return')} onClick={does(() => room.act('return', {}))} />
            ) : (
              <Button icon="bot" label={t('Let a bot play for me')} onClick={does(() => room.act('leave', {}))} />
            )}
            <Concede concede={does(() => room.act('concede', {}))} />
          </div>
        </>
      )}
      {info.practice && <p>{t('This is a practice game: moves were taken back with nobody there to agree. Winning it proves nothing.')}</p>}
      <h3>{t('Link to this table')}</h3>
      <Link table={room.id} />
      {own && <Calls />}
      <h3>{t('The dice are sealed')}</h3>
      <p class="quiet">{t('The SHA-256 of the seed, shown before the first move:')}</p>
      <code class="commit" translate={false}>
        {info.commit}
      </code>
      <a class="button" href={address('online')}>
        <Icon name="home" /> <span>{t('To the lobby')}</span>
      </a>
    </Dialog>
  );
}

/* Giving up takes two presses. */
function Concede({ concede }: { concede: () => void }): JSX.Element {
  const sure = useSignal(false);
  if (!sure.value) return <Button icon="flag" label={t('Give up')} onClick={() => (sure.value = true)} />;
  return (
    <button type="button" class="button alarming" onClick={concede}>
      <Icon name="flag" /> <span>{t('Yes, give up')}</span>
    </button>
  );
}
