import { listSteps } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the steps of a programme that are done; nothing is asked while the person is not in it (CLOUD-125). */
export function useStepsDone(programmeId: string | null) {
  return useOperation(listSteps, programmeId === null ? null : { params: { id: programmeId } });
}
