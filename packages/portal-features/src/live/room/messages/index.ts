import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of starting, holding and ending a session. */
export const useSessionText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
