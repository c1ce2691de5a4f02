import { generateReport } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Generates a report and keeps it in the list (CALL-40). */
export function useGenerateReport() {
  return useAction(generateReport);
}
