import { listOpenSlots, listWaitlist, offerWaitlistTime } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [listWaitlist, listOpenSlots];

/** Offers a time to someone who waits (CLOUD-118). */
export function useOfferTime(): Action<typeof offerWaitlistTime> {
  return useAction(offerWaitlistTime, { invalidates });
}
