import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the question before a session at night; apart from the marks, which are in a first load (FAST-1). */
export const useNightQuestionText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
