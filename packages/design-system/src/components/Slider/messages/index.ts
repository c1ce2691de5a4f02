import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What a slider says by itself. */
export const useSliderText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
