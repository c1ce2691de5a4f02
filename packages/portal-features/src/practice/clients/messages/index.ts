import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the clients screen. */
export const useClientsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
