import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What a money field says by itself. */
export const useMoneyFieldText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
