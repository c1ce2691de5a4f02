import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the person’s own plans. */
export const usePlanText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
