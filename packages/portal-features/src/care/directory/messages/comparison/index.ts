import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of providers side by side; loaded with the comparison. */
export const useComparisonText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
