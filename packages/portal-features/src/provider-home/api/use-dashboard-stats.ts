import { getDashboardStats } from '@sakina/platform/contract';
import type { DashboardStats } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the figures of the provider's home (CALL-37). */
export function useDashboardStats(): Read<DashboardStats> {
  return useOperation(getDashboardStats, {});
}
