import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of what a person has been told of. */
export const useNotificationsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
