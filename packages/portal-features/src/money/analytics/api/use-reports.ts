import { listReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the reports generated so far, the newest first (CLOUD-434). */
export function useReports() {
  return useOperation(listReports, {});
}
