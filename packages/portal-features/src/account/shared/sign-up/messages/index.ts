import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the sign-up. */
export const useSignUpText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
