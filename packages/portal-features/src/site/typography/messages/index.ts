import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the type specimen page. */
export const useTypographyText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
