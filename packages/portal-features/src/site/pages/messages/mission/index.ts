import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the page about the mission. */
export const useMissionText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
