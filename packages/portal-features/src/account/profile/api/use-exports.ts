import { listDataExports } from '@sakina/platform/contract';
import type { DataExport } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** How often it is asked whether a copy is ready, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/** Reads the copies of their data that the person has asked for; again and again while one is being prepared. */
export function useExports(): Read<{ items: DataExport[] }> {
  return useOperation(
    listDataExports,
    {},
    { refreshMs: (data) => (data?.items.some(({ status }) => status === 'PREPARING') ? ASK_AGAIN_MS : 0) },
  );
}
