import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the way from gross to net; apart, so that screens without sums do not load them (FAST-1). */
export const useNetText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
