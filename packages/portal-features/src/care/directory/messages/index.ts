import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the directory and of a provider's page. */
export const useDirectoryText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
