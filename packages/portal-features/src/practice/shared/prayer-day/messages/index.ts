import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the day’s prayers; apart, so that days without them do not load them (FAST-1). */
export const usePrayerDayText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
