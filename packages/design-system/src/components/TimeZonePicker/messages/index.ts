import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/** What the choice of a time zone says by itself. */
export const useTimeZonePickerText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
