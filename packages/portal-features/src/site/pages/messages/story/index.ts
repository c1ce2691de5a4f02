import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page about the company's story. */
export const useStoryText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
