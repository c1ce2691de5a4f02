import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the administrators' overview. */
export const useAdminOverviewText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
