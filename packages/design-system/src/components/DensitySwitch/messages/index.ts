import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** The words of the choice of density. */
export const useDensityText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
