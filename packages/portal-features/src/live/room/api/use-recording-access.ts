import { listRecordingAccess } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ResponseOf } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';

/** Who played a recording or read its transcript (CLOUD-570). */
export function useRecordingAccess(id: string): Read<ResponseOf<typeof listRecordingAccess>> {
  return useOperation(listRecordingAccess, { params: { id } });
}
