import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the help that a page offers to someone in a crisis. */
export const useCrisisText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
