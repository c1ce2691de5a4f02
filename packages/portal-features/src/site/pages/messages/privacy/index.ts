import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type PrivacyKey = keyof typeof en;

/** The text of the privacy policy. */
export const usePrivacyText = createCatalogue<PrivacyKey>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
