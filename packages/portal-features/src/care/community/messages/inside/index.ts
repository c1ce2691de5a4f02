import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of what lies behind the circles: posts, replies, writing, reports. */
export const useInsideText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
