import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type TermsKey = keyof typeof en;

/** The text of the terms of use. */
export const useTermsText = createCatalogue<TermsKey>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
