import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the contract's pages. */
export const useContractText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
