import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a person’s places on waitlists. */
export const useWaitlistText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
