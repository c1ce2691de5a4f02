import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** A text of this feature. */
export type OnboardingMessage = keyof typeof en;

/** Texts of coming in: invitation, sign-up, and the first answers of those who look for help. */
export const useOnboardingText = createCatalogue<OnboardingMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
