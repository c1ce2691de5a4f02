import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What is said of the second calendar; loaded where it is shown. */
export const useHijriText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
