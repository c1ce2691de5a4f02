import { getClient } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** One client of the provider (CALL-17). */
export function useClientRecord(id: string): Read<ResponseOf<typeof getClient>> {
  return useOperation(getClient, { params: { id } });
}
