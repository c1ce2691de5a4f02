import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of forms: what came back after leaving, and what two windows changed. */
export const useFormText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
