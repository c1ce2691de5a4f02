import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the administrators' list of people. */
export const useAdminUsersText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
