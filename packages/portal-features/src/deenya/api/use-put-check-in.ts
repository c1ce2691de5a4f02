import { getCheckInTrend, listCheckIns, putCheckIn } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listCheckIns, getCheckInTrend] };

/** Says how today is (CLOUD-129). */
export function usePutCheckIn() {
  return useAction(putCheckIn, options);
}
