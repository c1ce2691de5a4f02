import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What the file drop says by itself. */
export const useFileText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
