import { generateReport, listReports } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listReports];

/** Generates a report and keeps it in the list (CALL-40). */
export function useGenerateReport() {
  return useAction(generateReport, { invalidates });
}
