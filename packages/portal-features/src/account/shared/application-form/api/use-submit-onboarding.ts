import { submitOnboarding } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Submits the answers of one persona (CLOUD-83). */
export function useSubmitOnboarding() {
  return useAction(submitOnboarding);
}
