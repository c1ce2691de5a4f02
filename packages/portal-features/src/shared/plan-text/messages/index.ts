import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of plans; apart, so that screens without a refused feature do not load them (FAST-1). */
export const usePlanMessages = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
