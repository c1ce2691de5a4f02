import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of paying for a booking, loaded with that step. */
export const usePaymentText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
