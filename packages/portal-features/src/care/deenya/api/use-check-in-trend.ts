import { getCheckInTrend } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the check-ins summed up by weeks, the last eight of them (CLOUD-131). */
export function useCheckInTrend(timeZone: string) {
  return useOperation(getCheckInTrend, { query: { timeZone, weeks: 8 } });
}
