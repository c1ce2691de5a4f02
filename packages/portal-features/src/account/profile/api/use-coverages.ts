import { listCoverages } from '@sakina/platform/contract';
import type { Coverage } from '@sakina/platform/contract';
import { useUser, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the insurances that the person has stated. */
export function useCoverages(): Read<{ items: Coverage[] }> {
  const user = useUser();
  return useOperation(listCoverages, user ? { params: { id: user.id } } : null);
}
