import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What the signature field says by itself. */
export const useSignatureText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
