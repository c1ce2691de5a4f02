import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of booking from the calendar. */
export const useCalendarText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
