import { listMeasures } from '@sakina/platform/contract';
import { useUser, useOperation } from '@sakina/platform/react';

/** Reads the questionnaires that wait for an answer (CLOUD-48). */
export function useOpenMeasures() {
  const user = useUser();
  return useOperation(listMeasures, user && { params: { id: user.id }, query: { status: 'ASSIGNED', limit: 100 } });
}
