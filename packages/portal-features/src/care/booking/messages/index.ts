import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of booking and of moving a session. */
export const useBookingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
