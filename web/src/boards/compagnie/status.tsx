/* Above the map: the calendar with its years and scorings, the storm and its forecast. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import { calendarOf, regionCode, type CoView } from './facts';

export function Status({ view, texts }: { view: CoView; texts: Texts }): JSX.Element {
  return (
    <div class="compagnie-status">
      <Calendar view={view} texts={texts} />
      <Weather kind="storm" region={view.storm} label={t('Storm')} texts={texts} />
      <Weather kind="forecast" region={view.forecast} label={t('Forecast')} texts={texts} />
    </div>
  );
}

function Calendar({ view, texts }: { view: CoView; texts: Texts }): JSX.Element {
  const { rounds = 0, scorings = [], calendars, year, years } = calendarOf(view, texts);
  return (
    <div class="compagnie-calendar">
      <span class="compagnie-part" data-about={t('Calendar {n} of {all}', { n: view.calendar, all: calendars })}>
        {view.calendar}/{calendars}
      </span>
      <ol>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => {
          const now = round === view.round;
          const sure = round === rounds && (!view.scored || view.calendar === calendars);
          const scoring = sure ? t('a scoring follows') : scorings.includes(round) && !view.scored ? t('a scoring may follow') : '';
          const name = year + years * (view.calendar - 1) + round - 1;
          const label = [t('Round {n}', { n: round }), name, scoring].filter(Boolean).join(', ');
          return (
            <li key={round} class={now ? 'now' : round < view.round ? 'past' : ''} aria-current={now ? 'step' : undefined} data-about={label}>
              <span class="compagnie-year">{name}</span>
              <span class="compagnie-round" aria-hidden="true">
                {round}
              </span>
              {scoring && <Icon name="star" size={11} />}
              {scoring && <span class="unseen">{scoring}</span>}
            </li>
          );
        })}
      </ol>
      {view.scored && <span class="compagnie-scored" data-about={t('This calendar has had its interim scoring.')}>{t('scored')}</span>}
    </div>
  );
}

interface WeatherProps {
  kind: 'storm' | 'forecast';
  region: string;
  label: string;
  texts: Texts;
}

export const weather = {
  storm: () => t('The storm of this round struck here.'),
  forecast: () => t('The storm of the next round strikes here: up to 3 damage for each ship, on a storm icon up to 4.'),
};

/* The forecast is looked out for: on a small screen the sign alone tells the two apart. */
function Weather({ kind, region, label, texts }: WeatherProps): JSX.Element | null {
  if (region === 'none') return null;
  return (
    <span class={`compagnie-sky ${kind}`} data-about={`${label}: ${regionCode(texts, region)} ${texts.label('region', region)}. ${weather[kind]()}`}>
      <Icon name={kind === 'storm' ? 'storm' : 'eye'} size={16} />
      <span class="compagnie-skyword">{label}</span>
      <b>{regionCode(texts, region)}</b>
      <span class="compagnie-skyname">{texts.label('region', region)}</span>
    </span>
  );
}
