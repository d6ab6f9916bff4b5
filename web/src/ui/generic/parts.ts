/* What is loaded with the generic table. */
import '../../style/generic.css';

export { Ledger } from './ledger';
export { GenericHand, SeatFields } from './seat';
