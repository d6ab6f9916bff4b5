/* Talk at the table: what people say, and what they did besides playing. */
import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../model/game';
import { t } from '../model/i18n';
import { seatColour } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { Button } from '../ui/parts';
import { pane } from '../ui/table';
import type { Entry, Info } from './protocol';
import type { Room } from './room';
import { isMuted, isMutedEntry, mute } from './talk';

const BYTES = 400;
const LINES = 1000; /* shown; a table may have many more */

/* The log and the talk share a place; a count tells what was said meanwhile. */
export function TalkOrLog({ room, game, log }: { room: Room; game: Game; log: ComponentChildren }): JSX.Element {
  const talking = useSignal(false);
  const read = useSignal(room.table.to);
  const place = useRef<HTMLDivElement>(null);
  const info = room.table.info.value!;
  const said = room.table.entries.value.filter((entry) => entry.kind === 'chat' && !isMutedEntry(entry, info));
  const last = said.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (talking.value && place.current?.offsetParent) read.value = last; /* a phone may show something else */
  }, [talking.value, last, pane.value]);
  const unread = said.filter(({ seq, seat }) => seq > read.value && seat !== room.table.seat.value).length;
  useEffect(() => {
    room.unread.value = unread;
  }, [unread]);
  return (
    <div class="talk-or-log" ref={place}>
      <div class="switch" role="tablist">
        <Tab label={t('Log')} on={!talking.value} onClick={() => (talking.value = false)} />
        <Tab label={t('Chat')} on={talking.value} count={unread} onClick={() => (talking.value = true)} />
      </div>
      <div class="switched" role="tabpanel">
        {talking.value ? <Talk room={room} /> : log}
        {talking.value && <LastMove game={game} />}
      </div>
    </div>
  );
}

/* Who cannot see the table hears its log; while that is covered, the last move. */
const LastMove = ({ game }: { game: Game }) => (
  <p class="unseen" role="status">
    {game.story.value.at(-1)?.events.map((event) => game.texts.value.event(event)).join(' ')}
  </p>
);

const Tab = ({ label, on, count = 0, onClick }: { label: string; on: boolean; count?: number; onClick: () => void }) => (
  <button type="button" role="tab" aria-selected={on} onClick={onClick}>
    {label} {count > 0 && <span class="count">{count}</span>}
  </button>
);

export function Talk({ room }: { room: Room }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const info = room.table.info.value!;
  const entries = room.table.entries.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);
  return (
    <div class="talk">
      <div class="talk-lines" ref={list} tabIndex={0} role="log" aria-live="off" aria-label={t('Chat')}>
        <ol>
          {entries.slice(-LINES).map((entry) => (
            <Line key={entry.seq} room={room} entry={entry} info={info} />
          ))}
        </ol>
      </div>
      {room.table.seat.value !== null && <Say room={room} />}
      <Hearing room={room} info={info} />
    </div>
  );
}

function Line({ room, entry, info }: { room: Room; entry: Entry; info: Info }): JSX.Element | null {
  if (entry.kind !== 'chat') return <li class="talk-event">{room.inWords(entry)}</li>;
  if (isMutedEntry(entry, info)) return null;
  return (
    <li class="talk-line" style={{ '--seat': seatColour(entry.seat ?? 0) }} translate={false}>
      <strong>{entry.name}</strong> {entry.text}
    </li>
  );
}

/* So many bytes at most: whole letters are cut off. */
export function cut(text: string): string {
  let short = text;
  while (new TextEncoder().encode(short).length > BYTES) short = [...short].slice(0, -1).join('');
  return short;
}

function Say({ room }: { room: Room }): JSX.Element {
  const text = useSignal('');
  const send = async (event: Event) => {
    event.preventDefault();
    const said = cut(text.value.trim());
    if (!said) return;
    text.value = '';
    if (!(await room.act('chat', { text: said }))) text.value = said;
  };
  return (
    <form class="say" onSubmit={(event) => void send(event)}>
      <input value={text.value} maxLength={BYTES} aria-label={t('Say something')} placeholder={t('Say something')} autocomplete="off" onInput={(event) => (text.value = event.currentTarget.value)} />
      <button type="submit" class="button icon-only" aria-label={t('Send')} title={t('Send')}>
        <Icon name="forward" />
      </button>
    </form>
  );
}

/* Each of the others can be muted, here and at every other table. */
function Hearing({ room, info }: { room: Room; info: Info }): JSX.Element | null {
  const others = info.seats.filter(({ user }, seat) => user !== null && seat !== room.table.seat.value);
  if (others.length === 0) return null;
  return (
    <details class="hearing">
      <summary>{t('Mute players')}</summary>
      {others.map(({ user, name }) => (
        <p key={user} class="field">
          <span translate={false}>{name}</span>
          <Button icon={isMuted(user) ? 'plus' : 'minus'} label={isMuted(user) ? t('Unmute') : t('Mute')} onClick={() => mute(user!, !isMuted(user))} />
        </p>
      ))}
    </details>
  );
}
