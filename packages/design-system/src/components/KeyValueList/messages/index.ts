import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The name of a missing value; part of the code, since a list must not wait for one word. */
export const useNotGivenText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
