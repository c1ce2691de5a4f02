import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the platform’s settings and of the audit log. */
export const useAdminSettingsText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
