/* Setting up a game: who sits where, which options, which seed. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { GameInfo, Option, Schema, Word } from '../engine/protocol';
import { coloursOf, exchanged, painted } from '../model/colours';
import { bots, gameInfo, schemaOf, usualBot } from '../model/house';
import { t } from '../model/i18n';
import { address } from '../model/route';
import { LocalDriver } from '../model/local';
import type { Seat } from '../model/storage';
import { Icon } from '../boards/parts/icons';
import { seatColour, seatHues } from '../boards/parts/flags';
import { openGame } from './app';
import { ColourChoice } from './colours';

export function NewGame({ game }: { game: string }): JSX.Element | null {
  const info = gameInfo(game);
  const schema = useSignal<Schema | null>(null);
  const seats = useSignal<Seat[]>([]);
  const options = useSignal<Record<string, number>>({});
  const seed = useSignal('');
  const colours = useSignal<number[]>([]); /* of all seats the game can have */
  const busy = useSignal(false);

  useEffect(() => {
    void schemaOf(game).then((found) => {
      schema.value = found;
      colours.value = coloursOf(found).map((_, seat) => seat);
    });
  }, [game]);
  useEffect(() => {
    if (info) seats.value = Array.from({ length: Math.max(info.least_players, Math.min(3, info.most_players)) }, (_, i) => ({ name: '', bot: i === 0 ? null : usualBot(game) }));
  }, [info]);

  if (!info) return null;
  const setCount = (count: number) =>
    (seats.value = Array.from({ length: count }, (_, i) => seats.value[i] ?? { name: '', bot: usualBot(game) }));
  const change = (seat: number, to: Partial<Seat>) => (seats.value = seats.value.map((old, i) => (i === seat ? { ...old, ...to } : old)));
  const words = coloursOf(schema.value);
  const chosen = colours.value.map((colour) => words[colour]!.word);
  const look = schema.value && painted(schema.value, chosen);
  const begin = async () => {
    busy.value = true;
    await openGame(LocalDriver.begin({ game, seats: seats.value, options: options.value, seed: seed.value, colours: chosen.slice(0, seats.value.length) }));
  };
  return (
    <main class="page new-game">
      <header class="page-head">
        <a class="bar-home" href={address()} aria-label={t('All games')}>
          <Icon name="anchor" />
        </a>
        <h1>{t(info.title)}</h1>
      </header>
      <p>{t(info.summary)}</p>
      <form
        style={look ? seatHues(look, seats.value.length, options.value) : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <fieldset>
          <legend>{t('Players')}</legend>
          <PlayerCount info={info} count={seats.value.length} onChange={setCount} />
          <ol class="seat-rows">
            {seats.value.map((seat, i) => (
              <SeatRow key={i} seat={seat} index={i} called={t(look?.seats[seats.value.length]?.[i] ?? '')} onChange={(to) => change(i, to)}>
                {words.length > 0 && (
                  <SeatColour words={words} seat={i} value={colours.value[i]!} onChange={(colour) => (colours.value = exchanged(colours.value, i, colour))} />
                )}
              </SeatRow>
            ))}
          </ol>
          <p class="quiet">{t('Bots, from the easiest to the strongest: {levels}.', { levels: bots.value.map(({ title }) => t(title)).join(', ') })}</p>
        </fieldset>
        {schema.value && (
          <details class="fold">
            <summary>{t('Options')}</summary>
            {schema.value.options.map((option) => (
              <OptionField key={option.name} option={option} value={options.value[option.name] ?? option.usual} onChange={(value) => (options.value = { ...options.value, [option.name]: value })} />
            ))}
            <label class="field">
              <span>{t('Seed (the same seed brings the same luck)')}</span>
              <input value={seed.value} pattern="[A-Za-z0-9._\-]{1,64}" placeholder={t('chosen at random')} onInput={(event) => (seed.value = event.currentTarget.value)} />
            </label>
          </details>
        )}
        <button type="submit" class="button primary" disabled={busy.value}>
          <Icon name="sail" /> <span>{t('Set sail')}</span>
        </button>
      </form>
    </main>
  );
}

const SeatColour = ({ words, seat, value, onChange }: { words: Word[]; seat: number; value: number; onChange: (colour: number) => void }) => (
  <ColourChoice name={`colour-${seat}`} legend={t('Colour of player {n}', { n: seat + 1 })} colours={words} value={value} onChange={onChange} />
);

function SeatRow({ seat, index, called, onChange, children }: { seat: Seat; index: number; called: string; onChange: (to: Partial<Seat>) => void; children: ComponentChildren }): JSX.Element {
  return (
    <li style={{ '--seat': seatColour(index) }}>
      <label>
        <span class="unseen">{t('Name of player {n}', { n: index + 1 })}</span>
        <input value={seat.name} maxLength={24} placeholder={t(called)} onInput={(event) => onChange({ name: event.currentTarget.value })} />
      </label>
      <label>
        <span class="unseen">{t('Who plays as player {n}', { n: index + 1 })}</span>
        <select value={seat.bot ?? ''} onChange={(event) => onChange({ bot: event.currentTarget.value || null })}>
          <option value="">{t('A person at this screen')}</option>
          {bots.value.map(({ id, title }) => (
            <option key={id} value={id}>
              {t('Bot: {level}', { level: t(title) })}
            </option>
          ))}
        </select>
      </label>
      {children}
    </li>
  );
}

/* How many play: as many as the game is for. */
export function PlayerCount({ info, count, onChange }: { info: GameInfo; count: number; onChange: (count: number) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{t('How many players')}</span>
      <select value={count} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {Array.from({ length: info.most_players - info.least_players + 1 }, (_, i) => i + info.least_players).map((many) => (
          <option key={many} value={many}>
            {many}
          </option>
        ))}
      </select>
    </label>
  );
}

export function OptionField({ option, value, onChange }: { option: Option; value: number; onChange: (value: number) => void }): JSX.Element {
  const toggle = option.least === 0 && option.most === 1;
  return (
    <label class="field">
      <span>{t(option.label)}</span>
      {toggle ? (
        <input type="checkbox" checked={value === 1} onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)} />
      ) : (
        <input type="number" min={option.least} max={option.most} value={value} onInput={(event) => onChange(Number(event.currentTarget.value))} />
      )}
    </label>
  );
}
