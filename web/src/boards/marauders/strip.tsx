/* Above the chart: who is at war, the six ships without players and their commanders, and how many merchants were taken. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { Bust } from '../parts/portrait';
import { Ship } from '../parts/ships';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { Texts } from '../../model/texts';
import type { BoardProps } from '../board';
import { capital, factsOf, flagOf, goldPoints, says, shipOfNpc, SKILLS, type EventFacts, type MaraudersView, type PersonFacts } from './facts';
import { NationFlag, NationMark } from '../parts/nations';
import { wordsOf } from '../parts/printed';
import { faceOf } from './faces';

/* Gold may double what the track shows (MM-1.10); the reader knows his own. */
const mostPoints = ({ track, gold, stash }: MaraudersView['captain'][number]) => track + (gold < 0 ? track : goldPoints(stash + gold, track));

/* Who could have enough already. */
export function Ending({ view, texts }: BoardProps<MaraudersView>): JSX.Element | null {
  const target = view.options.target ?? 10;
  const near = view.captain.flatMap((captain, seat) => (mostPoints(captain) >= target ? [texts.name(seat)] : []));
  if (view.over || (!view.final && near.length === 0)) return null;
  return (
    <p class={`marauders-ending ${view.final ? 'final' : ''}`} role="status">
      <Icon name="hourglass" size={16} />
      {view.final ? t('This is the last round.') : t('Could end the game soon with enough gold: {names}', { names: near.join(', ') })}
    </p>
  );
}

/* The event of the round, if it bears on turns: what it does, where nobody overlooks it. */
export function InForce({ view, texts }: BoardProps<MaraudersView>): JSX.Element | null {
  const { event } = view;
  if (view.over || !event || !factsOf<EventFacts>(texts, 'event', event).lasts) return null;
  return (
    <Thing id={`event:${event}`} html class="marauders-ending marauders-in-force" quiet>
      <b>{texts.label('event', event)}</b> <span>{says(texts, 'event', event)}</span>
    </Thing>
  );
}

export function Strip({ view, texts }: BoardProps<MaraudersView>): JSX.Element {
  return (
    <div class="marauders-strip" tabIndex={0} role="region" aria-label={t('War, commanders, merchants')}>
      <War view={view} texts={texts} />
      <ul class="marauders-commanders">
        {wordsOf(texts, 'npc').map((npc, i) => (
          <Commander key={npc} npc={npc} state={view.npc[i]!} war={view.war} texts={texts} />
        ))}
      </ul>
      <MerchantTrack view={view} texts={texts} />
    </div>
  );
}

function War({ view: { war }, texts }: { view: MaraudersView; texts: Texts }): JSX.Element {
  const nations = war.filter((nation) => nation !== null);
  return (
    <p class={`marauders-war ${nations.length ? 'on' : ''}`} data-about={nations.length ? `${t('At war')}\n${t('Captains of one nation may not enter ports of the other, and its naval ships hunt them.')}` : undefined}>
      <span>{nations.length ? t('At war') : t('Peace')}</span>
      {nations.map((nation) => (
        <NationMark key={nation} nation={nation} label={texts.label('nation', nation)} size={24} />
      ))}
    </p>
  );
}

type Npc = MaraudersView['npc'][number];

const surname = (name: string) => name.split(' ').at(-1) ?? name;
const bits = (set: number) => [0, 1, 2].filter((bit) => (set >> bit) & 1).length;

function Commander({ npc, state, war, texts }: { npc: string; state: Npc; war: MaraudersView['war']; texts: Texts }): JSX.Element {
  const { top, arriving, under } = state;
  const name = capital(texts.label('npc', npc));
  const facts = factsOf<PersonFacts>(texts, 'commander', top);
  const title = [
    name,
    top && texts.label('commander', top),
    bits(under) > 0 && t('cards below: {n}', { n: bits(under) }),
    arriving && t('arriving: {name}', { name: texts.label('commander', arriving) }),
  ].filter(Boolean).join(', ');
  return (
    <li class={top || arriving || under ? '' : 'absent'} data-about={title}>
      <Thing id={`aim:${npc}`} label={title} html class="marauders-commander" quiet>
        <svg viewBox="-26 -52 54 60" width="32" height="36" aria-hidden="true" class={`marauders-vessel ${flagOf(npc) === 'pirate' ? 'pirate' : 'navy'}`}>
          {top ? (
            <g transform="translate(-30 -46) scale(.82)">
              <Bust seed={top} features={faceOf(top)} />
            </g>
          ) : (
            <Ship type={shipOfNpc(npc, war)} />
          )}
          <g transform="translate(0 -52)">
            <NationFlag nation={flagOf(npc)} />
          </g>
          {bits(under) > 0 && (
            <text x="27" y="7" text-anchor="end" class="marauders-under">
              +{bits(under)}
            </text>
          )}
        </svg>
        <span class="marauders-commander-words" aria-hidden="true">
          <span class="marauders-commander-name" translate={false}>
            {top ? surname(texts.label('commander', top)) : arriving ? <i>{surname(texts.label('commander', arriving))}</i> : '–'}
          </span>
          {top && (
            <span class="marauders-commander-skills">
              {SKILLS.slice(0, 3).map(({ name: skill, icon }) => (
                <span key={skill} data-about={`${texts.label('skill', skill)}. ${says(texts, 'skill', skill)}`}>
                  <Icon name={icon} size={11} />
                  {facts[skill]}
                </span>
              ))}
            </span>
          )}
        </span>
      </Thing>
    </li>
  );
}

const MARK = 8; /* printed on the track: from here on merchants come back */

function MerchantTrack({ view, texts }: { view: MaraudersView; texts: Texts }): JSX.Element {
  const taken = view.afloat.reduce((sum, tokens) => sum + tokens, 0);
  const all = wordsOf(texts, 'zone').length;
  const label = t('Merchants on the track: {n} of {all}; at {mark} they come back', { n: taken, all, mark: MARK });
  return (
    <div class="marauders-merchants" role="img" aria-label={label} data-about={label}>
      <span aria-hidden="true">
        <Icon name="sail" size={14} /> {taken}/{all}
      </span>
      <span class="marauders-pips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} class={`${i < taken ? 'full' : ''} ${i + 1 === MARK ? 'mark' : ''}`} />
        ))}
      </span>
    </div>
  );
}
