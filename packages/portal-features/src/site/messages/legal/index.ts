import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What the legal pages say alike. */
export const useLegalText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
