import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts that the legal pages share. */
export const useLegalText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
