import { listReports, removeReport } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listReports];

/** Deletes a generated report (CLOUD-436). */
export function useRemoveReport() {
  return useAction(removeReport, { invalidates });
}
