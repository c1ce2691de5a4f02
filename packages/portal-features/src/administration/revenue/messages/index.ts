import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the platform’s revenue. */
export const useAdminRevenueText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
