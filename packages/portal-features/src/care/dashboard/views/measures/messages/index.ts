import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the questionnaires and their scores over time. */
export const useMeasuresText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
