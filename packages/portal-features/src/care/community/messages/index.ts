import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the community. */
export const useCommunityText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
