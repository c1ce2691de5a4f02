import { joinWaitlist } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Puts the reader on a waitlist. */
export function useJoinWaitlist() {
  return useAction(joinWaitlist);
}
