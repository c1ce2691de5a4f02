import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of sound and picture in a room. */
export const useStageText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
