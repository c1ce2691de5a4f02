import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type AccessMessage = keyof typeof en;

/** Texts of the access feature. */
export const useAccessText = createCatalogue<AccessMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
