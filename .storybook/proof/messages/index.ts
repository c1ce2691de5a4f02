import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the pages that show what is proved, and where everything is. */
export const useProofText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
