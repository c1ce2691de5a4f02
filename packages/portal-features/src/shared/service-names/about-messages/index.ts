import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What the kinds of session are that every provider can offer. */
export const useServiceAboutText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
