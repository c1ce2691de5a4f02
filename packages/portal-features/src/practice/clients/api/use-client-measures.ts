import { listMeasures } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The latest hundred questionnaires of a client (CLOUD-48). */
export function useClientMeasures(id: string): Read<ResponseOf<typeof listMeasures>> {
  return useOperation(listMeasures, { params: { id }, query: { limit: 100 } });
}
