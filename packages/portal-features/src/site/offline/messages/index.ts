import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts for times without a connection. */
export const useOfflineText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
