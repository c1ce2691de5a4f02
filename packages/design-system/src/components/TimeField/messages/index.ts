import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What a time field says by itself. */
export const useTimeFieldText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
