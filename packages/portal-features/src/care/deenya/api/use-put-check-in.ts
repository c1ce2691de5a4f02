import { putCheckIn } from '@sakina/platform/contract';
import { useQueuedAction } from '@sakina/platform/react';

/** Says how today is (CLOUD-129); without a connection it waits, until the day is over (SEC-17). */
export function usePutCheckIn() {
  return useQueuedAction(putCheckIn);
}
