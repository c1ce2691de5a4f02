import { listContentReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the provider has told moderators of (CLOUD-104), to say at a review how that stands. */
export function useOwnReports() {
  return useOperation(listContentReports, {});
}
