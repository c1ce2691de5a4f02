import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type DeenyaMessage = keyof typeof en;

/** Texts of the guided companion. */
export const useDeenyaText = createCatalogue<DeenyaMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
