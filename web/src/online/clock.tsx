/* Clocks: how much time there is, and how much is left. */
import type { JSX } from 'preact';
import { language, t, tn } from '../model/i18n';
import { Icon } from '../boards/parts/icons';
import { useSeconds } from './parts';
import type { ClockKind, Clocks, Info } from './protocol';

export function clockText(clock: ClockKind): string {
  if (!clock) return t('no clock');
  if ('days' in clock) return tn('{n} day per move', '{n} days per move', clock.days);
  return t('{minutes} min + {more} s', { minutes: Math.round((clock.live / 60) * 10) / 10, more: clock.more });
}

const two = (n: number) => String(n).padStart(2, '0');

export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const HOUR = 3600e3;

/* Of a slow clock: the hour, as long as it is far away. */
function until(left: number): string {
  if (left < HOUR) return span(left);
  const style: Intl.DateTimeFormatOptions = { weekday: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(language.value === 'xx' ? 'en' : language.value, style).format(Date.now() + left);
}

/* What is left is what was left when the server spoke, less the time since then by this browser's clock: the two need not agree. */
export function timeLeft(clocks: Clocks & { heard: number }, seat: number, ticking: boolean, now: number): number {
  return clocks.left[seat]! - (ticking ? now - clocks.heard : 0);
}

const SHORT = 30000;

export function Clock({ info, clocks, seat, asked }: { info: Info; clocks: Clocks & { heard: number }; seat: number; asked: boolean }): JSX.Element | null {
  const now = useSeconds();
  const ticking = asked && clocks.deadline > 0;
  const slow = info.clock !== null && 'days' in info.clock;
  if (slow && !ticking) return null;
  const left = slow ? clocks.deadline - clocks.at - (now - clocks.heard) : timeLeft(clocks, seat, ticking, now);
  return (
    <span class={`clock ${ticking ? 'ticking' : ''} ${ticking && left < SHORT ? 'short' : ''}`} title={slow ? t('Time for this move') : t('Time left')} role="timer">
      <Icon name="clock" size={14} />
      <span class="unseen">{slow ? t('Time for this move') : t('Time left')} </span>
      <span translate={false}>{slow ? until(left) : span(left)}</span>
    </span>
  );
}
