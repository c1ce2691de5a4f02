import { listContentReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the reader has told moderators of, with what came of it (CLOUD-104). */
export function useReports() {
  return useOperation(listContentReports, {});
}
