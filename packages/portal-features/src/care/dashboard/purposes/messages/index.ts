import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts for those who are here for work; apart, so that clients do not load them (FAST-1). */
export const usePurposeText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
