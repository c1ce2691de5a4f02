import { removeReport } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Deletes a generated report (CLOUD-436). */
export function useRemoveReport() {
  return useAction(removeReport);
}
