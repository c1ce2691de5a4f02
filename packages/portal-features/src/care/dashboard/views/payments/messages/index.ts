import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of what a person has paid, owes and got back. */
export const usePaymentsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
