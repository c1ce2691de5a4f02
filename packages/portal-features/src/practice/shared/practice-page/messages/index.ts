import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the pages of an own practice, for an account that has none. */
export const usePracticePageText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
