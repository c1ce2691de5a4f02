import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of times at night. */
export const useNightCatalogue = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
