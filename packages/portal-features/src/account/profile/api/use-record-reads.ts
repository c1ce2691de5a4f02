import { listOwnRecordReads } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads which administrators have read the person's record (CLOUD-554). */
export function useRecordReads() {
  return useOperation(listOwnRecordReads, {});
}
