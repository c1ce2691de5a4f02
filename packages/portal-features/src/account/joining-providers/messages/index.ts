import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** A text of this feature. */
export type JoiningMessage = keyof typeof en;

/** Texts of joining as a provider: onboarding questions and application. */
export const useJoiningText = createCatalogue<JoiningMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
