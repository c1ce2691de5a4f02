import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of watching and leading broadcasts. */
export const useBroadcastsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
