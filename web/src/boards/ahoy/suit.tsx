/* A suit of ahoy: its emblem in a ring of its colour. The name is said by whatever it stands beside. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icons';
import { suitIcon } from './facts';

export function Suit({ suit, size }: { suit: string; size: number }): JSX.Element {
  return (
    <span class={`ahoy-suit ${suit}`} aria-hidden="true">
      <Icon name={suitIcon(suit)} size={size} />
    </span>
  );
}
