export { CardEntryError } from './card-entry.ts';
export type {
  CardElement,
  CardEntry,
  CardEntryFailure,
  CardEntryOptions,
  CardEntryState,
  CardEntryTexts,
  CardField,
  CardProblem,
  CardToken,
} from './card-entry.ts';
