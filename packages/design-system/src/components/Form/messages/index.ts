import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What a form says by itself, in one piece or in steps. */
export const useFormText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
