import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What a consent is called, its states and its text, for both sides. */
export const useConsentText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
