import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a stretch of time. */
export const useWhenText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
