import { getFeatures, getPlatformSettings, listAuditEntries, updatePlatformSettings } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getFeatures, getPlatformSettings, listAuditEntries];

/** Changes settings, with a reason; a stale version is refused. */
export function useUpdateSettings() {
  return useAction(updatePlatformSettings, { invalidates });
}
