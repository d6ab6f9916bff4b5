/* The table of any game, loaded when a game without a board of its own is opened. */
import { lazy } from '../lazy';

const parts = () => import('./parts');

export const Ledger = lazy(() => parts().then(({ Ledger }) => Ledger), <div class="skeleton" />);
export const GenericHand = lazy(() => parts().then(({ GenericHand }) => GenericHand));
export const SeatFields = lazy(() => parts().then(({ SeatFields }) => SeatFields));
