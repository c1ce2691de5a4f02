import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the help beside a field; apart, so that the pages that name the crisis lines do not load them (FAST-1). */
export const useBesideText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
