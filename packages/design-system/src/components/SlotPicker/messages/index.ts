import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What the choice of a time says beyond days and times. */
export const useSlotPickerText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
