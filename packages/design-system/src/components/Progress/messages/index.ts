import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The words of progress bars and meters. */
export const useProgressText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
