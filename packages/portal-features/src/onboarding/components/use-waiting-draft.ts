import type { OnboardingPersona } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useState } from 'react';

/**
 * Whether questions that somebody began lie sealed and wait for them. They are only looked at, never changed.
 * @param persona Whose questions.
 */
export function useWaitingDraft(persona: OnboardingPersona): boolean {
  const [isThere, setThere] = useState(false);
  useDraft(`onboarding:${persona}`, { isOpenToVisitors: true, value: null, onRestore: () => setThere(true) });
  return isThere;
}
