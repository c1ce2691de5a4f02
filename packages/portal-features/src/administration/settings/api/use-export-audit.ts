import { exportAuditEntries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Fetches the entries that fit as rows for a file; the log keeps who took them and why. */
export function useExportAudit() {
  return useAction(exportAuditEntries);
}
