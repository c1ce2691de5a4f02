import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page about what it is for, and what it holds to. */
export const useMissionText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
