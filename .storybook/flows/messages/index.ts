import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the stage that flows are shown on. */
export const useFlowText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
