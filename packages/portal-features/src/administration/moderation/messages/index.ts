import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** Texts of the moderators’ queue and its cases. */
export const useAdminModerationText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
