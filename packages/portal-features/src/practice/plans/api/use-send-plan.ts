import { sendPlanVersion } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Sends a plan to its client to agree to (CLOUD-263). */
export function useSendPlan(): Action<typeof sendPlanVersion> {
  return useAction(sendPlanVersion);
}
