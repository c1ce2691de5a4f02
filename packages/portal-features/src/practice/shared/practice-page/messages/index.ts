import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the pages of an own practice: for an account that has none, and of a form that is saved as a whole. */
export const usePracticePageText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
