import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of why a session cannot be held; apart, so that clients’ screens do not load them (FAST-1). */
export const useHeldBackText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
