import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of booking a series. */
export const useSeriesText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
