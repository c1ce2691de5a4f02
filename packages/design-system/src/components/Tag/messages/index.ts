import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The words of a list of tags. */
export const useTagText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
