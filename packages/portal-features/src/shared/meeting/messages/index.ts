import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the fields of a meeting that a provider plans: a group, a broadcast. */
export const useMeetingText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
