import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the consumer's home. */
export const useDashboardText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
