import { getReport } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one report with its rows and its file, as they were when it was generated (CLOUD-435). */
export function useReport(id: string) {
  return useOperation(getReport, { params: { id } });
}
