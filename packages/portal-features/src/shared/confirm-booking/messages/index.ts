import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the button that confirms a booking. */
export const useConfirmBookingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
