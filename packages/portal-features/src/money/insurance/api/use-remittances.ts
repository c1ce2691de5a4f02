import { listRemittances } from '@sakina/platform/contract';
import type { RemittanceStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** What insurers paid, the newest first, up to a hundred (CLOUD-522). */
export function useRemittances(status: RemittanceStatus) {
  return useOperation(listRemittances, { query: { status, limit: 100 } });
}
