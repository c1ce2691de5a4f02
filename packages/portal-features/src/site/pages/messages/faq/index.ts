import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page of questions and answers. */
export const useFaqText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
