import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type AuthMessage = keyof typeof en;

/** Texts of the auth feature. */
export const useAuthText = createCatalogue<AuthMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
