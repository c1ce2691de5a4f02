import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the large profile: introduction, times, reviews. */
export const useEnhancedText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
