import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a provider's day. */
export const useTodayText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
