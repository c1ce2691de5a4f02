import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts that the screens of the administration share. */
export const useAdminText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
