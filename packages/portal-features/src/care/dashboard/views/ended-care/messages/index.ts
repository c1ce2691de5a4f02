import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What the home says of care that has ended. */
export const useEndedCareText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
