import { respondToWaitlist } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Accepts what was offered, declines it, or leaves a waitlist (CLOUD-119). */
export function useRespondToWaitlist() {
  return useAction(respondToWaitlist);
}
