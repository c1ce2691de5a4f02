import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of what is in the way on a calendar. */
export const useClashText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
