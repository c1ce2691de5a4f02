import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** What the team members do, and why; their names are data. */
export const useTeamText = createCatalogue<keyof typeof en>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
