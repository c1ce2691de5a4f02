import { completeStep } from '@sakina/platform/contract';
import { useQueuedAction } from '@sakina/platform/react';

/** Says that a step is done, with its reflection (CLOUD-127); without a connection it waits (SEC-17). */
export function useCompleteStep() {
  return useQueuedAction(completeStep);
}
