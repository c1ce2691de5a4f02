import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

export type SessionEndMessage = keyof typeof en;

/**
 * Texts of the end of a session. They come with the code: after a sleep there may be no network yet to fetch them over.
 */
export const useSessionEndText = createCatalogue<SessionEndMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default', eager: true }),
);
