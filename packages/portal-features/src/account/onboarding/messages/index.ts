import { createCatalogue } from '@sakina/design-system';
import type en from './en.json';

/** A text of this feature. */
export type OnboardingMessage = keyof typeof en;

/** Texts of joining as a patient: invitation, sign-up, and onboarding questions. */
export const useOnboardingText = createCatalogue<OnboardingMessage>(
  import.meta.glob('./*.json', { query: '?catalogue', import: 'default' }),
);
