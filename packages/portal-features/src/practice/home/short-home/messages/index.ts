import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the short home; apart, so that the portal does not load them (FAST-1). */
export const useShortHomeText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
