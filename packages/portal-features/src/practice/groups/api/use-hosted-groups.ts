import { listHostedGroupSessions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE = 60_000;

/**
 * Reads all meetings of the provider’s own groups with who comes (CLOUD-69), again every minute: seats are taken
 * meanwhile.
 */
export function useHostedGroups() {
  return useOperation(listHostedGroupSessions, { query: {} }, { refreshMs: MINUTE });
}
