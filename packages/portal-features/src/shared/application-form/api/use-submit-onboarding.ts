import { listOwnOnboarding, submitOnboarding } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listOwnOnboarding] };

/** Submits the answers of one persona (CLOUD-83). */
export function useSubmitOnboarding() {
  return useAction(submitOnboarding, options);
}
