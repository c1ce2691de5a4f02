import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of superbills and estimates, as provider and client read and print them. */
export const usePapersText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
