/* The page of a table: before the game who comes, then the game itself. */
import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Schema } from '../engine/protocol';
import { allColours, coloursOf, painted } from '../model/colours';
import type { Game } from '../model/game';
import { bots, gameInfo, schemaOf } from '../model/house';
import { t, tn } from '../model/i18n';
import { Flag, seatColour, seatHues, SeatMarks } from '../boards/parts/flags';
import { Icon } from '../boards/parts/icons';
import { ColourChoice } from '../ui/colours';
import { botTitle } from '../ui/players';
import { Button, More } from '../ui/parts';
import { CommonTools, RulesTool, Table, Undo } from '../ui/table';
import { Talk, TalkOrLog } from './chat';
import { Clock, clockText } from './clock';
import { End } from './end';
import { seatTitle } from './lay';
import { me } from './me';
import { TableMenu } from './menu';
import { Notices } from './notices';
import { Link, Page } from './parts';
import { isOver, type Chair, type Info } from './protocol';
import type { Room } from './room';
import { Newcomer } from './who';

export function TablePage({ room }: { room: Room }): JSX.Element {
  const game = room.game.value;
  return (
    <>
      {game ? <Playing room={room} game={game} key={game.eyes.value} /> : <Gathering room={room} />}
      <p class="unseen" role="status" aria-live="polite" translate={false}>
        {room.announced.value}
      </p>
    </>
  );
}

/* ---- The game ---- */

function Playing({ room, game }: { room: Room; game: Game }): JSX.Element {
  const info = room.table.info.value!;
  return (
    <Table
      game={game}
      company={{
        tools: (
          <>
            {room.table.seat.value !== null && <Undo game={game} />}
            <TableMenu room={room} />
            <RulesTool game={game.game} />
            <More>
              <CommonTools />
            </More>
          </>
        ),
        notices: <Notices room={room} />,
        hold: info.state === 'paused',
        talk: (log) => <TalkOrLog room={room} game={game} log={log} />,
        unread: room.unread.value,
        badge: (seat) => <Badge room={room} game={game} seat={seat} />,
        end: <End room={room} />,
      }}
    />
  );
}

/* Whether a player is there, and the time left. */
function Badge({ room, game, seat }: { room: Room; game: Game; seat: number }): JSX.Element {
  const info = room.table.info.value!;
  const clocks = room.table.clocks.value;
  const chair = info.seats[seat]!;
  const asked = game.next.value?.next === seat && info.state === 'running';
  return (
    <p class="badge">
      <Presence chair={chair} />
      {info.practice && chair.user && <span>{t('practice')}</span>}
      {clocks && !isOver(info) && chair.user && !chair.bot && <Clock info={info} clocks={clocks} seat={seat} asked={asked} />}
    </p>
  );
}

function Presence({ chair }: { chair: Chair }): JSX.Element {
  const [state, words] = presence(chair);
  return (
    <span class={`presence ${state}`}>
      <span class="presence-dot" aria-hidden="true" />
      {words}
    </span>
  );
}

function presence({ user, bot, away, here }: Chair): [string, string] {
  if (bot) return ['bot', botTitle(bot)];
  if (away) return ['bot', t('away, a bot plays')];
  if (!user) return ['free', t('free')];
  return here ? ['here', t('here')] : ['gone', t('not here')];
}

/* ---- Before the game ---- */

function Gathering({ room }: { room: Room }): JSX.Element {
  const info = room.table.info.value!;
  const schema = useSignal<Schema | null>(null);
  const wanted = useSignal<string | null>(null); /* the colour for the seat that the reader will take */
  useEffect(() => void schemaOf(info.game).then((found) => (schema.value = found)), [info.game]);
  if (info.state !== 'open') return <Page title={t(gameInfo(info.game)?.title ?? info.game)} busy />;
  const seated = room.table.seat.value !== null;
  const look = schema.value && painted(schema.value, info.seats.map(({ colour }) => colour ?? null));
  return (
    <SeatMarks.Provider value={look?.marks ?? []}>
      <Page title={t(gameInfo(info.game)?.title ?? info.game)}>
        <Notices room={room} />
        {!me.value?.user && <Newcomer />}
        <div class="lobby" style={look ? seatHues(look, info.players, info.options) : undefined}>
          <section class="online-panel" aria-labelledby="seats">
            <h2 id="seats">{t('Who plays')}</h2>
            <p class="quiet">{t('The game begins as soon as every seat is taken.')}</p>
            <ol class="chairs">
              {info.seats.map((chair, seat) => (
                <Seat key={seat} room={room} info={info} chair={chair} seat={seat} title={seatTitle(look, info.players, seat)} wanted={wanted.value} />
              ))}
            </ol>
            {look && (seated || me.value?.user) && <OwnColour room={room} info={info} schema={schema.value!} wanted={wanted.value} onChange={(colour) => (wanted.value = colour)} />}
            {seated && <Button icon="back" label={t('Leave seat')} onClick={() => void room.act('leave', {})} />}
            <h3>{t('Invite someone')}</h3>
            <p class="quiet">{info.listed ? t('Anyone can find this table in the lobby; the link leads straight here.') : t('Only people with this link can find the table.')}</p>
            <Link table={info.table} />
            <Terms info={info} schema={schema.value} />
          </section>
          <section class="online-panel talk-panel" aria-label={t('Chat')}>
            <Talk room={room} />
          </section>
        </div>
      </Page>
    </SeatMarks.Provider>
  );
}

/* The reader's own colour, among those that nobody else has chosen; before sitting down it is kept until then. */
function OwnColour({ room, info, schema, wanted, onChange }: { room: Room; info: Info; schema: Schema; wanted: string | null; onChange: (colour: string) => void }): JSX.Element | null {
  const words = coloursOf(schema);
  const seat = room.table.seat.value;
  const own = seat === null ? words.findIndex(({ word }) => word === wanted) : allColours(schema, info.seats.map(({ colour }) => colour ?? null))[seat]!;
  const isFree = (colour: number) => info.seats.every((chair, other) => other === seat || chair.colour !== words[colour]!.word);
  const choose = (colour: number) => (seat === null ? onChange(words[colour]!.word) : void room.act('colour', { colour: words[colour]!.word }));
  if (words.length === 0) return null;
  return (
    <div class="own-colour">
      <span>{t('Your colour')}</span>
      <ColourChoice name="own-colour" legend={t('Your colour')} colours={words} value={own} isFree={isFree} onChange={choose} />
    </div>
  );
}

function Seat({ room, info, chair, seat, title, wanted }: { room: Room; info: Info; chair: Chair; seat: number; title: string; wanted: string | null }): JSX.Element {
  const free = !chair.user && !chair.bot;
  const host = me.value?.user != null && info.host === me.value.user;
  const canJoin = free && me.value?.user != null && room.table.seat.value === null;
  return (
    <li style={{ '--seat': seatColour(seat) }}>
      <Flag seat={seat} letter={String(seat + 1)} />
      <span class="chair-name">
        {chair.name ? <strong translate={false}>{chair.name}</strong> : chair.bot ? <strong>{botTitle(chair.bot)}</strong> : <em>{t('free')}</em>}
        <span class="quiet">
          {title}
          {chair.user === info.host && chair.user !== null && ` · ${t('host')}`}
        </span>
      </span>
      {chair.user && <Presence chair={chair} />}
      {canJoin && <Button primary icon="sail" label={t('Sit here')} onClick={() => void room.join(seat, wanted)} />}
      {host && !chair.user && <BotChoice room={room} chair={chair} seat={seat} />}
    </li>
  );
}

const BotChoice = ({ room, chair, seat }: { room: Room; chair: Chair; seat: number }) => (
  <select aria-label={t('Who plays as player {n}', { n: seat + 1 })} value={chair.bot ?? ''} onChange={(event) => void room.act('seat', { seat, bot: event.currentTarget.value || null })}>
    <option value="">{t('Open seat')}</option>
    {bots.value.map(({ id, title }) => (
      <option key={id} value={id}>
        {t('Bot: {level}', { level: t(title) })}
      </option>
    ))}
  </select>
);

/* What was agreed on, and what the server has committed to. */
function Terms({ info, schema }: { info: Info; schema: Schema | null }): JSX.Element {
  const unusual = schema?.options.filter(({ name, usual }) => info.options[name] !== usual) ?? [];
  const line = (label: string, value: ComponentChildren) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <h3>{t('Table settings')}</h3>
      <dl class="terms">
        {line(t('Players'), tn('{n} player', '{n} players', info.players))}
        {line(t('Clock'), clockText(info.clock))}
        {unusual.map(({ name, label, least, most }) => line(t(label), least === 0 && most === 1 ? <Icon name={info.options[name] ? 'check' : 'close'} size={16} /> : info.options[name]))}
        {line(t('The dice are sealed'), <code translate={false}>{info.commit.slice(0, 16)}…</code>)}
      </dl>
      <p class="quiet">{t('The server has chosen its seed and shown its SHA-256. Your browser adds a secret of its own when you sit down, so everything can be checked after the game.')}</p>
    </>
  );
}
