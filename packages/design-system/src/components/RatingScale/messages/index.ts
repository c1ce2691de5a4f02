import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What rating scales say by themselves. */
export const useRatingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
