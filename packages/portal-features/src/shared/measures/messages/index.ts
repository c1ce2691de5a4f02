import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the questionnaires that are scored, word for word as they were published. */
export const useMeasureText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
