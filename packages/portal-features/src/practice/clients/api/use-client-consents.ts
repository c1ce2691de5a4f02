import { listClientConsents } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** What a client has agreed to (CLOUD-202). */
export function useClientConsents(id: string): Read<ResponseOf<typeof listClientConsents>> {
  return useOperation(listClientConsents, { params: { id } });
}
