import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type HealthPrivacyKey = keyof typeof en;

/** The text of the notice on health information. */
export const useHealthPrivacyText = createCatalogue<HealthPrivacyKey>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
