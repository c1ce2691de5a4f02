import { getAdminUser } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** One person as administrators may see them: no clinical text. */
export function useAdminUser(id: string) {
  return useOperation(getAdminUser, { params: { id } });
}
