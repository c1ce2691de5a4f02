import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the landing page. */
export const useLandingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
