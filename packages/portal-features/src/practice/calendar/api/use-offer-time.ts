import { offerWaitlistTime } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Offers a time to someone who waits (CLOUD-118). */
export function useOfferTime(): Action<typeof offerWaitlistTime> {
  return useAction(offerWaitlistTime);
}
