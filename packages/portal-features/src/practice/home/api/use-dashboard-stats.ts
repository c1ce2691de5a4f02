import { getDashboardStats } from '@sakina/platform/contract';
import type { DashboardStats } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the figures of the provider's home (CALL-37); today is the reader's day, as in the list beside them. */
export function useDashboardStats(): Read<DashboardStats> {
  const { timeZone } = useClock();
  return useOperation(getDashboardStats, { query: { timeZone } });
}
