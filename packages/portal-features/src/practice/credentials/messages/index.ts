import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a provider’s credentials. */
export const useCredentialsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
