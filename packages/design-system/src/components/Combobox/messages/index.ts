import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What Combobox and MultiSelect say by themselves. */
export const useChoiceText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
