import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page about what the product is and is not. */
export const useAboutText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
