import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type AnalyticsMessage = keyof typeof en;

/** Texts of the provider's analytics and reports. */
export const useAnalyticsText = createCatalogue<AnalyticsMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
