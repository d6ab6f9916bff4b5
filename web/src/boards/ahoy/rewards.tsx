/* The Smugglers' reward grid with both markers, and their pledges. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../parts/icons';
import { Thing } from '../parts/thing';
import { t } from '../../model/i18n';
import type { SeatProps } from '../board';
import { nextCells, rewardAt, type AhoyView } from './facts';

const REWARD_ICONS: Record<string, IconName> = {
  start: 'anchor', fame1: 'star', fame2: 'star', fame3: 'star', gold1: 'coin', gold2: 'coin', fame4w: 'crown', pay5: 'pay', crew: 'hat', move2: 'sail', move2x: 'swords', tail: 'wind', tile: 'map', repair: 'hammer', repairf: 'hammer',
};

/* Where the white marker can go next is marked at all times: a delivery is thought of before it is made. */
export function RewardGrid({ view, texts, seat }: SeatProps<AhoyView>): JSX.Element {
  const captain = view.captain[seat]!;
  const next = nextCells(texts, captain);
  const about = (word: string) => [texts.label('grid', word), ...(next.includes(word) ? [t('within reach')] : []), ...(captain.white === word ? [t('White marker')] : []), ...(captain.black === word ? [t('Black marker')] : [])].join(', ');
  return (
    <div class="ahoy-grid">
      {texts.schema.words.grid?.map(({ word }) => (
        <div key={word} data-about={about(word)}>
          <Thing id={view.stack.at(-1)?.seat === seat ? `grid:${word}` : ''} label={about(word)} html class={`ahoy-reward ${rewardAt(texts, word).replace(/\d.*/, '')} ${next.includes(word) ? 'next' : ''}`} quiet>
            <Icon name={REWARD_ICONS[rewardAt(texts, word)] ?? 'star'} size={18} />
            <span aria-hidden="true">{/\d/.exec(rewardAt(texts, word))?.[0]}</span>
            {captain.white === word && <span class="ahoy-marker white" />}
            {captain.black === word && <span class="ahoy-marker black" />}
          </Thing>
        </div>
      ))}
    </div>
  );
}

/* How many cards a pile has is seen by all; which they are and whose the pile is, its owner sees until they are turned over at the end. */
export function Pledges({ view, texts, seat }: SeatProps<AhoyView>): JSX.Element {
  const captain = view.captain[seat]!;
  const known = captain.shown >= 0 ? captain.shown : captain.left_squadron;
  return (
    <p class="ahoy-piles" data-about={`${t('Pledges')}\n${t('At the end each card of a pile brings a Fame for every region of its suit that the side of the pile controls.')}`}>
      {t('Pledges')}
      {(['left', 'right'] as const).map((pile) => (
        <Thing key={pile} id={view.stack.at(-1)?.seat === seat ? `pile:${pile}` : ''} html class="ahoy-pile" quiet>
          {texts.label('pile', pile)}
          {known >= 0 && <>, {texts.label('faction', (known === 1) === (pile === 'left') ? 'squadron' : 'union')}</>}: {captain[pile].length}
          {captain[pile].some(Boolean) && <> ({captain[pile].map((good) => (good ? texts.label('good', good) : '?')).join(', ')})</>}
        </Thing>
      ))}
    </p>
  );
}
