import { createCatalogue } from '../../../foundations/messages/catalogue.ts';
import type en from './en.json';

/**
 * What the month calendar, the agenda and the week schedule say by themselves; no page pays for it before it shows one.
 */
export const useCalendarText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
