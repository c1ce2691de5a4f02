import type { OnboardingPersona } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useState } from 'react';

/**
 * Whether the user or visitor has an encrypted draft of a persona's questions. The draft is read, never changed.
 * @param persona The persona of the questions.
 */
export function useWaitingDraft(persona: OnboardingPersona): boolean {
  const [isThere, setThere] = useState(false);
  useDraft(`onboarding:${persona}`, { isOpenToVisitors: true, value: null, onRestore: () => setThere(true) });
  return isThere;
}
