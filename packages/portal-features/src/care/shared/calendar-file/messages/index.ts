import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the calendar file of a session or a seat. */
export const useCalendarFileText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
