/* The places, each with its bar, and the table of what brought how much. */
import type { JSX } from 'preact';
import type { Desk } from '../../model/desk';
import { ranked, type Standing } from '../../model/ending';
import type { Source } from '../../model/finish';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { Flag, seatColour, seatLetter } from '../../boards/parts/flags';
import { You } from '../parts';
import { Bar, Swatch } from './bars';

export function Places({ desk, sources }: { desk: Desk; sources: Source[] }): JSX.Element {
  const result = desk.result.value!;
  return (
    <table class="scores finish-places">
      <thead>
        <tr>
          <th scope="col">{t('Place')}</th>
          <th scope="col">{t('Player')}</th>
          <th scope="col">{t('Score')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked(result).map((standing) => (
          <Place key={standing.seat} desk={desk} standing={standing} sources={sources} />
        ))}
      </tbody>
    </table>
  );
}

function Place({ desk, standing: { seat, place, score }, sources }: { desk: Desk; standing: Standing; sources: Source[] }): JSX.Element {
  const texts = desk.texts.value;
  const own = desk.own === seat;
  return (
    <tr class={own ? 'own' : ''} style={{ '--seat': seatColour(seat) }}>
      <td class="place">{place}</td>
      <td>
        <span class="finish-name">
          <Flag seat={seat} letter={seatLetter(texts, seat)} />
          <span class="player-name" translate={false}>
            {texts.name(seat)}
          </span>
          {own && <You />}
        </span>
        {sources.length > 0 && <Bar sources={sources} seat={seat} seats={desk.seats.value.length} label={inWords(sources, seat, texts)} />}
      </td>
      <td class="points">{score}</td>
    </tr>
  );
}

const inWords = (sources: Source[], seat: number, texts: Texts) =>
  sources
    .filter(({ points }) => points[seat] !== 0)
    .map(({ word, points }) => `${nameOf(word, texts)}: ${points[seat]}`)
    .join(', ');

export const nameOf = (word: string, texts: Texts) => texts.label(texts.schema.sources!, word);

/* A column for each seat, in the order of their places; the sums are the scores. */
export function Sources({ desk, sources }: { desk: Desk; sources: Source[] }): JSX.Element {
  const texts = desk.texts.value;
  const seats = ranked(desk.result.value!);
  return (
    <table class="finish-sources">
      <caption>{t('Where the points came from')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t('Where the points came from')}</span>
          </th>
          {seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <Flag seat={seat} letter={seatLetter(texts, seat)} />
              <span class="unseen" translate={false}>
                {texts.name(seat)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.word}>
            <th scope="row">
              <span class="finish-source">
                <Swatch source={source} /> {nameOf(source.word, texts)}
              </span>
            </th>
            {seats.map(({ seat }) => (
              <td key={seat}>{source.points[seat] || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Score')}</th>
          {seats.map(({ seat, score }) => (
            <td key={seat}>{score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
