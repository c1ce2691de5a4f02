import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of seats in groups and of series among a person’s upcoming sessions. */
export const useLaterText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
