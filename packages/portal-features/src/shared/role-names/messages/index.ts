import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** The name of a role in the reader’s language (ROLE-2). */
export const useRoleName = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
