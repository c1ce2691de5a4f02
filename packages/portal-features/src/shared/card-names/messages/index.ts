import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What a card is called. */
export const useCardText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
