import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a conflict on the provider’s own calendar. */
export const useOverlapText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
