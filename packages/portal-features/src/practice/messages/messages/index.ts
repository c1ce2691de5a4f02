import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the provider’s messages. */
export const useProviderMessagesText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
