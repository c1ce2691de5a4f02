import { listCheckIns } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the check-ins between two dates `YYYY-MM-DD`, both included (CLOUD-130). */
export function useCheckIns(from: string, to: string) {
  return useOperation(listCheckIns, { query: { from, to } });
}
