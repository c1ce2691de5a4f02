import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Names of the kinds of session that every provider can offer. */
export const useServiceNameText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
