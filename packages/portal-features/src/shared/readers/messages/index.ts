import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/**
 * Who reads what a person writes, answers and books, fact by fact: the one source for every page that says so (SEC-8).
 */
export const useReadersText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
