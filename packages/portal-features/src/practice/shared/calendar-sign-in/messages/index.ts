import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/**
 * Texts about an outside calendar whose sign-in expired; apart, so that practices without one do not load them
 * (FAST-1).
 */
export const useCalendarSignInText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
