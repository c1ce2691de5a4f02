import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts that both sides of a conversation read. */
export const useThreadText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
