import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the provider's invoices. */
export const useInvoicesText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
