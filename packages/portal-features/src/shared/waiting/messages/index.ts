import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of what waits for a connection. */
export const useWaitingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
