import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts that several features share: what failed, and what to do. */
export const useSharedText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
