import { getGroupRecord } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads attendance and notes of a meeting (CLOUD-480). */
export function useGroupRecord(id: string) {
  return useOperation(getGroupRecord, { params: { id } });
}
