import { getDashboardStats } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads how much waits for the provider (CALL-37). */
export function useFigures() {
  return useOperation(getDashboardStats, {});
}
