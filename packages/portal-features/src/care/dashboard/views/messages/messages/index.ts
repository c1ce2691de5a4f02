import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the messages with one's providers. */
export const useMessagesText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
