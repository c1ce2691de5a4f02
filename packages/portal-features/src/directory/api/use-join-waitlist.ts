import { joinWaitlist, listWaitlist } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listWaitlist];

/** Puts the reader on a waitlist. */
export function useJoinWaitlist() {
  return useAction(joinWaitlist, { invalidates });
}
