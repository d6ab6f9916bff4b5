/* Laying a table: which game, for whom, with which clock. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Schema } from '../engine/protocol';
import { coloursOf, painted } from '../model/colours';
import { bots, gameInfo, games, schemaOf } from '../model/house';
import { t } from '../model/i18n';
import { go } from '../model/route';
import { seatColour, seatHues } from '../boards/parts/flags';
import { ColourChoice } from '../ui/colours';
import { OptionField, PlayerCount } from '../ui/newgame';
import { me } from './me';
import { Field, Form } from './parts';
import type { ClockKind } from './protocol';
import { lay } from './room';

/* What the game calls a seat, once that is known. */
export const seatTitle = (schema: Schema | null, players: number, seat: number) =>
  schema ? t(schema.seats[players]?.[seat] ?? '') : t('Seat {n}', { n: seat + 1 });

type Pace = 'none' | 'live' | 'days';
const OWN = 'me'; /* in a list of seats: the reader's own */

export function Lay(): JSX.Element {
  const game = useSignal(games.value[0]?.id ?? '');
  const seats = useSignal<string[]>([OWN, '']); /* a bot's id, or '': for somebody to come */
  const options = useSignal<Record<string, number>>({});
  const schema = useSignal<Schema | null>(null);
  const pace = useSignal<Pace>('none');
  const [minutes, more, days] = [useSignal('20'), useSignal('15'), useSignal('3')];
  const listed = useSignal(false);
  const colour = useSignal<string | null>(null); /* the reader's own; null: the usual one of the seat */
  const info = gameInfo(game.value)!;

  useEffect(() => {
    let current = true;
    schema.value = colour.value = null;
    options.value = {};
    setCount(Math.min(info.most_players, Math.max(info.least_players, seats.value.length)));
    void schemaOf(game.value).then((found) => current && (schema.value = found));
    return () => {
      current = false;
    };
  }, [game.value]);

  const setCount = (count: number) => {
    const own = Math.min(Math.max(0, seats.value.indexOf(OWN)), count - 1);
    seats.value = Array.from({ length: count }, (_, i) => (i === own ? OWN : seats.value[i] === OWN ? '' : (seats.value[i] ?? '')));
  };
  /* Whoever takes the reader's seat leaves him the one that becomes free. */
  const setSeat = (seat: number, who: string) =>
    (seats.value = seats.value.map((old, i) => (i === seat ? who : who === OWN && old === OWN ? seats.value[seat]! : old)));
  const clock = (): ClockKind =>
    pace.value === 'live' ? { live: Math.round(Number(minutes.value) * 60), more: Number(more.value) } : pace.value === 'days' ? { days: Number(days.value) } : null;
  const send = async () => {
    const table = await lay(
      { game: game.value, players: seats.value.length, options: options.value, bots: seats.value.map((who) => (who === OWN || who === '' ? null : who)), clock: clock(), listed: listed.value },
      seats.value.indexOf(OWN),
      colour.value,
    );
    go('table', table);
  };
  const words = coloursOf(schema.value);
  const look = schema.value && painted(schema.value, seats.value.map((who) => (who === OWN ? colour.value : null)));
  const own = words.findIndex(({ word }) => word === look?.words[look.captains]?.[seats.value.indexOf(OWN)]?.word);
  return (
    <section class="online-panel lay" aria-labelledby="lay">
      <Form label={t('Create table')} icon="sail" onSubmit={send}>
        <h2 id="lay">{t('New table')}</h2>
        <label class="field">
          <span>{t('Game')}</span>
          <select value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
            {games.value.map(({ id, title }) => (
              <option key={id} value={id}>
                {t(title)}
              </option>
            ))}
          </select>
        </label>
        <PlayerCount info={info} count={seats.value.length} onChange={setCount} />
        <ol class="lay-seats" style={look ? seatHues(look, seats.value.length, options.value) : undefined}>
          {seats.value.map((who, seat) => (
            <li key={seat} style={{ '--seat': seatColour(seat) }}>
              <label class="field">
                <span>{seatTitle(look, seats.value.length, seat)}</span>
                <select aria-label={t('Who plays as player {n}', { n: seat + 1 })} value={who} disabled={who === OWN} onChange={(event) => setSeat(seat, event.currentTarget.value)}>
                  <option value={OWN} translate={false}>
                    {me.value?.name}
                  </option>
                  <option value="">{t('Open seat')}</option>
                  {bots.value.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {t('Bot: {level}', { level: t(title) })}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ol>
        {words.length > 0 && (
          <div class="own-colour">
            <span>{t('Your colour')}</span>
            <ColourChoice name="own-colour" legend={t('Your colour')} colours={words} value={own} onChange={(which) => (colour.value = words[which]!.word)} />
          </div>
        )}
        <label class="field">
          <span>{t('Clock')}</span>
          <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as Pace)}>
            <option value="none">{t('No clock')}</option>
            <option value="live">{t('Minutes per game')}</option>
            <option value="days">{t('Days per move')}</option>
          </select>
        </label>
        {pace.value === 'live' && (
          <>
            <Field label={t('Minutes per player')} type="number" min={1} max={1440} value={minutes.value} onInput={(value) => (minutes.value = value)} required />
            <Field label={t('Extra seconds per move')} type="number" min={0} max={3600} value={more.value} onInput={(value) => (more.value = value)} required />
          </>
        )}
        {pace.value === 'days' && <Field label={t('Days per move')} type="number" min={1} max={30} value={days.value} onInput={(value) => (days.value = value)} required />}
        <label class="field">
          <span>{t('List this table in the lobby')}</span>
          <input type="checkbox" checked={listed.value} onChange={(event) => (listed.value = event.currentTarget.checked)} />
        </label>
        {schema.value && schema.value.options.length > 0 && (
          <details>
            <summary>{t('Options')}</summary>
            {schema.value.options.map((option) => (
              <OptionField key={option.name} option={option} value={options.value[option.name] ?? option.usual} onChange={(value) => (options.value = { ...options.value, [option.name]: value })} />
            ))}
          </details>
        )}
      </Form>
    </section>
  );
}
