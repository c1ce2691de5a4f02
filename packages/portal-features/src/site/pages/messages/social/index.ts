import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page about the care fund and its partners. */
export const useSocialText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
