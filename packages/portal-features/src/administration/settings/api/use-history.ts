import { listAuditEntries } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The newest changes of the settings, as the audit log keeps them. */
export function useHistory() {
  return useOperation(listAuditEntries, { query: { action: ['settings.changed'], outcome: 'DONE', limit: 20 } });
}
