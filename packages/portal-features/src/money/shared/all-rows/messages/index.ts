import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of a list of which a part is missing; with the code, for they are needed when nothing more can be loaded. */
export const usePartText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
