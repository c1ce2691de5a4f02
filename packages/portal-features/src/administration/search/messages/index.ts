import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the search over everything and of the keys. */
export const useAdminSearchText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
